import Foundation

/// A scroll view with text that can be edited; its content is as high as the text.
/// Source: docs/rules/controllers.md 11
open class UITextView: UIScrollView, TextTouchable, UIKeyInput {
  open override var accessibilityNature: AccessibilityNature { spokenNature }
  @_spi(Lunette) open override var accessibilityParts: [AccessibilityPart] { spokenLinks }
  open override var summary: ViewSummary {
    var summary = super.summary
    if text?.isEmpty == false { summary.text = text }
    return summary
  }

  public private(set) lazy var editor = TextEditor(self)
  /// The view that draws the text; as large as the content.
  private let canvas = UITextContainerView()
  private var layoutCache: LayoutCache?
  private struct LayoutCache {
    let width: CGFloat
    var layout: TextLayout
    /// Where the text begins that was edited since, and how many characters after it are as before; nil for none.
    var edited: (from: Int, tail: Int)?
    /// The text is being edited.
    var isWaiting = false
    /// The links in it, once somebody has asked for them.
    var links: [AccessibilityPart]?
  }

  /// What is known of the links in the text as it is laid out; nil for nothing yet.
  final var knownLinks: [AccessibilityPart]? {
    get { layoutCache?.links }
    set { layoutCache?.links = newValue }
  }

  public var text: String? {
    get { editor.string }
    set { editor.setText(AttributedText(newValue ?? "", editorDefaults)) }
  }
  public var attributedText: AttributedText? {
    get { editor.text }
    set {
      let first = newValue?.attributes(at: 0)?.attributes
      adoptsStyle = true
      if let new = first?.font { font = new }
      if let new = first?.foregroundColor { textColor = new }
      adoptsStyle = false
      editor.setText(newValue ?? AttributedText())
      editor.typingAttributes = first
    }
  }
  /// True while the view takes over the attributes of an attributed text's first character: then their setters leave the text alone.
  /// Source: docs/rules/text.md 2
  private var adoptsStyle = false
  /// The font of the whole text. In UIKit nil until it is set, with text in 12 pt.
  public var font = UIFont.systemFont(ofSize: UIFont.smallSystemFontSize) {
    didSet { if !adoptsStyle { editor.setAttributes { $0.add(TextAttributes(font: font), in: $0.wholeRange) } } }
  }
  /// Whether the text view follows the device's text size, when its font is a preferred font.
  public var adjustsFontForContentSizeCategory = false
  public var textColor = Simulation.look({ $0.system.colors.label }) {
    didSet { if !adoptsStyle { editor.setAttributes { $0.add(TextAttributes(foregroundColor: textColor), in: $0.wholeRange) } } }
  }
  public var textAlignment = NSTextAlignment.natural { didSet { textDidChange() } }
  public var isEditable = true {
    didSet {
      if isEditable != oldValue { editabilityDidChange() }
      if isEditable != oldValue, !dataDetectorTypes.isEmpty { textDidChange() }
    }
  }
  public var isSelectable = true
  public var allowsEditingTextAttributes = false
  public var clearsOnInsertion = false { didSet { if isFirstResponder { editor.replacesAll = clearsOnInsertion } } }
  public var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) { didSet { textDidChange() } }
  /// Space at either end of a line. Units: points. Source: Apple, NSTextContainer.lineFragmentPadding
  public var lineFragmentPadding: CGFloat = 5 { didSet { textDidChange() } }
  /// Limit of lines in the whole text; 0 for no limit. Source: Apple, NSTextContainer.maximumNumberOfLines
  public var maximumNumberOfLines = 0 { didSet { textDidChange() } }
  /// The break mode of the last line. Source: Apple, NSTextContainer.lineBreakMode
  public var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { textDidChange() } }
  /// The settings of the text's lines, as an object like UIKit's.
  public private(set) lazy var textContainer = NSTextContainer(self)
  /// Answers where characters stand.
  public private(set) lazy var layoutManager = NSLayoutManager(self)
  /// What is found and shown as links while the text isn't editable; see `+Links`.
  public var dataDetectorTypes: UIDataDetectorTypes = [] { didSet { if dataDetectorTypes != oldValue { textDidChange() } } }
  /// The looks of links; nil for the tint.
  public var linkTextAttributes: TextAttributes? { didSet { textDidChange() } }
  public var traits = UITextInputTraits() { didSet { if isFirstResponder { simulation.keyboard.reload() } } }
  public var isSecureTextEntry: Bool { false }
  private var ownInputView: UIView?
  private var ownAccessoryView: UIView?
  open override var inputView: UIView? { ownInputView }
  open override var inputAccessoryView: UIView? { ownAccessoryView }
  open override var undoManager: UndoManager? { editor.history }
  public func setInputView(_ view: UIView?) { ownInputView = view }
  public func setInputAccessoryView(_ view: UIView?) { ownAccessoryView = view }
  public var typingAttributes: TextAttributes {
    get { editor.typingAttributes ?? editor.text.attributes(at: editor.selection.lowerBound - 1)?.attributes ?? editorDefaults }
    set { editor.typingAttributes = newValue }
  }

  public private(set) var isEditing = false
  private var textDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }

  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    canvas.textView = self
    addSubview(canvas)
    alwaysBounceVertical = true
    addGestureRecognizer(TextTouchRecognizer())
    textDidChange()
  }

  // MARK: First responder

  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }
  override var takesKeys: Bool { isEditable }
  override var showsKeyboardItself: Bool { true }

  /// The keyboard appears first, then the delegate is told that editing has begun. Source: docs/rules/controllers.md 9.3
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder, isEditing || !isEditable { return true }
    guard window != nil else { return super.becomeFirstResponder() }
    guard UIResponder.Overridable.canBecomeFirstResponder(self), !isEditable || textDelegate?.textViewShouldBeginEditing(self) ?? true,
      isFirstResponder || super.becomeFirstResponder()
    else { return isFirstResponder }
    editor.didBecomeFirstResponder()
    if saysEditing { setNeedsLayout() }
    editor.replacesAll = clearsOnInsertion
    isEditing = isEditable
    simulation.keyboard.show(for: self)
    guard isEditing, isFirstResponder else { return isFirstResponder }
    textDelegate?.textViewDidBeginEditing(self)
    post(Self.textDidBeginEditingNotification)
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard !isEditing || textDelegate?.textViewShouldEndEditing(self) ?? true else { return false }
    guard isFirstResponder else { return true }
    guard super.resignFirstResponder() else { return false }
    endEditing()
    return true
  }

  override func didLoseFirstResponder() {
    super.didLoseFirstResponder()
    endEditing()
  }

  /// A text that is being edited and may no longer be edited ends its editing, without a question; the view stays first responder while
  /// its text can be selected. A text that becomes editable waits for a tap. Source: docs/rules/text.md 6
  private func editabilityDidChange() {
    guard isFirstResponder, !isEditable else { return }
    endEditing()
    guard isFirstResponder else { return }
    if UIResponder.Overridable.canBecomeFirstResponder(self) { simulation.keyboard.show(for: self) } else { super.resignFirstResponder() }
  }

  private func endEditing() {
    simulation.menuController.ownerEndedEditing(self)
    guard isEditing else { return }
    isEditing = false
    editor.unmarkText()
    textDelegate?.textViewDidEndEditing(self)
    post(Self.textDidEndEditingNotification)
  }

  // MARK: Keys

  public var inputTraits: UITextInputTraits { traits }
  public var hasText: Bool { editor.text.length > 0 }
  public var textBeforeCaret: String { editor.textBeforeCaret }
  public func insertText(_ string: String) { editor.insert(string) }
  public func deleteBackward() { editor.deleteBackward() }

  // MARK: What the editor asks and tells

  public var editorDefaults: TextAttributes { TextAttributes(font: font, foregroundColor: textColor) }

  public func editorShouldChange(_ range: Range<Int>, to string: String) -> Bool {
    textDelegate?.textView(self, shouldChangeTextIn: range, replacementText: string) ?? true
  }

  public func editorFitting(_ text: String) -> String { text }

  /// What is laid out stays for the lines above the edit, and for the paragraphs below it.
  public func editorWillEdit(from position: Int, keeping tail: Int) {
    guard layoutCache != nil else { return }
    let before = layoutCache?.edited ?? (position, tail)
    layoutCache?.edited = (min(before.from, position), min(before.tail, tail))
    layoutCache?.isWaiting = true
    layoutCache?.links = nil
    layoutCache?.layout.typeset.releaseString()
  }

  public func editorTextIsStale() {
    if layoutCache?.isWaiting == true { layoutCache?.isWaiting = false } else { layoutCache = nil }
  }

  public func editorDidChangeText(byUser: Bool) {
    sizeDidChange()
    if isFirstResponder { simulation.keyboard.updateShift() }
    guard byUser else { return }
    scrollRangeToVisible(editor.caret..<editor.caret)
    textDelegate?.textViewDidChange(self)
    post(Self.textDidChangeNotification)
  }

  public func editorDidChangeSelection() {
    if saysEditing { setNeedsLayout() }
    simulation.menuController.selectionDidChange(self)
    simulation.keyboard.caretDidMove(in: self)
    if isFirstResponder { scrollRangeToVisible(editor.caret..<editor.caret) }
    textDelegate?.textViewDidChangeSelection(self)
  }

  private func post(_ name: Notification.Name) { simulation.notificationCenter.post(name: name, object: self) }

  public static let textDidBeginEditingNotification = Notification.Name("UITextViewTextDidBeginEditingNotification")
  public static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
  public static let textDidEndEditingNotification = Notification.Name("UITextViewTextDidEndEditingNotification")

  // MARK: Layout

  /// Links are in the tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    layoutCache = nil
  }

  private func textDidChange() {
    layoutCache = nil
    sizeDidChange()
  }

  /// Nothing is laid out yet: code may change the text at many places before anybody asks for the result.
  private func sizeDidChange() {
    isContentSizeStale = true
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  private func makeLayout(_ width: CGFloat) -> TextLayout {
    var options = TextLayoutOptions(width: max(width - textContainerInset.left - textContainerInset.right, 1))
    // The natural side is that of the app; in one from left to right each paragraph stands where it begins to read. Source: docs/rules/accessibility.md 11
    (options.paragraphStyle.alignment, options.naturalSide) = (textAlignment, isMirrored ? .right : nil)
    (options.padding, options.hasWholeLines, options.maxLines) = (lineFragmentPadding, true, max(0, maximumNumberOfLines))
    if lineBreakMode != .byWordWrapping { options.lineBreakMode = lineBreakMode }
    return TextLayout(TypesetText(shownText, font: font), options)
  }

  /// The lines of the text at the present width.
  public var textLayout: TextLayoutBox { TextLayoutBox(layout: layout) }

  var layout: TextLayout {
    if let kept = layoutCache, kept.width == bounds.width, kept.layout.options.naturalSide == (isMirrored ? .right : nil), layoutFollowsEdits, let layoutCache {
      return layoutCache.layout
    }
    let layout = makeLayout(bounds.width)
    layoutCache = LayoutCache(width: bounds.width, layout: layout)
    return layout
  }

  /// Lays out what was edited since. Returns: false where all must be laid out again
  private var layoutFollowsEdits: Bool {
    guard let edited = layoutCache?.edited else { return true }
    let (text, font) = (shownText, font)
    layoutCache?.edited = nil
    return layoutCache?.layout.replace(from: edited.from, keeping: edited.tail, with: text, font: font) == true
  }

  package final var editorLayout: (layout: TextLayout, origin: CGPoint) {
    (layout, CGPoint(x: textContainerInset.left, y: textContainerInset.top))
  }

  /// An empty text is as high as one line.
  private func contentHeight(_ layout: TextLayout) -> CGFloat {
    textContainerInset.top + max(layout.height, layout.lines.isEmpty ? font.lineHeight.rounded() : 0) + textContainerInset.bottom
  }

  private var isContentSizeStale = false

  /// The size of the present text.
  open override var contentSize: CGSize {
    get {
      if isContentSizeStale { updateContentSize() }
      return super.contentSize
    }
    set {
      if isContentSizeStale { updateContentSize() }
      super.contentSize = newValue
    }
  }

  private func updateContentSize() {
    isContentSizeStale = false
    let size = CGSize(width: bounds.width, height: min(contentHeight(layout), Self.longestContent))
    if contentSize != size { contentSize = size }
    canvas.frame = CGRect(origin: .zero, size: CGSize(width: size.width, height: max(size.height, bounds.height)))
  }

  open override func layoutSubviews() {
    if isContentSizeStale || layoutCache?.width != bounds.width { updateContentSize() }
    super.layoutSubviews()
    askEditing(Overridable.caretRect, Overridable.selectionRects)
  }

  /// As high as the text at the given width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let limit = size.width > 0 && size.width < .greatestFiniteMagnitude ? size.width : CGFloat.infinity
    let layout = limit == bounds.width ? layout : makeLayout(limit)
    let width = layout.size.width + lineFragmentPadding + textContainerInset.left + textContainerInset.right
    return CGSize(width: min(width.rounded(.up), limit), height: contentHeight(layout))
  }

  /// The content's size if the view doesn't scroll; otherwise none. Source: Apple, UITextView.isScrollEnabled
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? CGSize(width: -1, height: -1) : sizeThatFits(CGSize(width: widthOnOffer ?? bounds.width, height: 0))
  }
  override var heightFollowsWidth: Bool { !isScrollEnabled }

  /// The lines begin below the inset, however high the view is.
  override func baselines(in size: CGSize) -> TextBaselines {
    let layout = size.width == bounds.width || size.width <= 0 ? self.layout : makeLayout(size.width)
    let lines = (layout.lines.first?.baseline ?? font.ascender, layout.lines.last?.baseline ?? font.ascender)
    return TextBaselines(lines: lines, blockHeight: layout.height, share: 0, top: textContainerInset.top)
  }

  // MARK: Places

  /// Space: content. One point wide; it is drawn two points wide.
  public func caretRect(for offset: Int) -> CGRect {
    let offset = min(max(offset, 0), editor.text.length)
    let font = caretFont(offset)
    let height = UITextField.caretHeight(font)
    let origin = CGPoint(x: textContainerInset.left, y: textContainerInset.top)
    let layout = layout
    let cluster = layout.typeset.cluster(utf16: offset)
    guard let number = layout.line(at: cluster) else {
      let width = bounds.width - textContainerInset.left - textContainerInset.right
      let side = sidedAlignment(textAlignment)
      let x = side == .center ? width / 2 : side == .right ? width - lineFragmentPadding : lineFragmentPadding
      return CGRect(x: origin.x + x, y: (origin.y + (font.lineHeight.rounded() - height) / 2).rounded(.down), width: 1, height: height)
    }
    let line = layout.lines[number]
    let top = line.baseline - font.ascender - (height - font.lineHeight) / 2
    return CGRect(x: origin.x + layout.caretX(cluster, on: line), y: (origin.y + top).rounded(.down), width: 1, height: height)
  }

  /// The font of a character that would be typed at a position: that of the character before, or at a paragraph's start of the one after.
  private func caretFont(_ offset: Int) -> UIFont {
    if offset == editor.caret, let typed = editor.typingAttributes?.font { return typed }
    let start = editor.boundary(before: offset)
    let follows = start == offset || editor.text.substring(start..<offset).allSatisfy(\.isNewline)
    let found = (follows ? editor.text.attributes(at: offset) : nil) ?? editor.text.attributes(at: start)
    return found?.attributes.font ?? font
  }

  /// One rectangle per line.
  public func selectionRects(for range: Range<Int>) -> [CGRect] {
    let range = range.clamped(to: editor.text.wholeRange)
    guard !range.isEmpty else { return [] }
    let layout = layout
    let (first, last) = (layout.typeset.cluster(utf16: range.lowerBound), layout.typeset.cluster(utf16: range.upperBound))
    guard let from = layout.line(at: first), let to = layout.line(at: last) else { return [] }
    return (from...to).compactMap { number in
      let line = layout.lines[number]
      let start = number == from ? layout.caretX(first, on: line) : line.indent
      let end = number == to ? layout.caretX(last, on: line) : line.indent + line.room
      guard end > start || number != to else { return nil }
      return CGRect(
        x: textContainerInset.left + min(start, end), y: textContainerInset.top + line.top, width: abs(end - start), height: line.height)
    }
  }

  public func closestPosition(to point: CGPoint) -> Int {
    let layout = layout
    guard point.x.isFinite, point.y.isFinite, let number = layout.line(atY: point.y - textContainerInset.top) else { return 0 }
    return layout.typeset.utf16Offset(layout.cluster(atX: point.x - textContainerInset.left, on: layout.lines[number]))
  }

  /// Scrolls as little as needed. Source: Apple, scrollRangeToVisible
  public func scrollRangeToVisible(_ range: Range<Int>) {
    guard isScrollEnabled, bounds.height > 0, bounds.height.isFinite, bounds.width.isFinite, bounds.minY.isFinite else { return }
    var rect = caretRect(for: range.lowerBound)
    if !range.isEmpty { rect = selectionRects(for: range).reduce(rect) { $0.union($1) } }
    let inset = adjustedContentInset
    let visible = bounds.height - inset.top - inset.bottom
    var top = contentOffset.y
    // At the start and the end of the text its insets are scrolled into view too.
    let (first, last) = (rect.minY - Self.caretRoom, rect.maxY + Self.caretRoom)
    if last > top + inset.top + visible { top = last - inset.top - visible }
    if first < top + inset.top { top = first - inset.top }
    let lowest = max(-inset.top, contentSize.height + inset.bottom - bounds.height)
    let target = min(max(top, -inset.top), lowest)
    if target != contentOffset.y { UIScrollView.Overridable.setContentOffset(self, CGPoint(x: contentOffset.x, y: target), false) }
  }

  /// Space that stays visible above and below the caret. Units: points. Ours: the text's own inset
  private static let caretRoom: CGFloat = 7

  /// The visible lines. Space: content.
  public var drawnText: PlacedText {
    let layout = layout
    guard !layout.lines.isEmpty, bounds.height.isFinite, bounds.minY.isFinite else { return PlacedText(bounds: canvas.bounds) }
    let first = layout.line(atY: bounds.minY - textContainerInset.top) ?? 0
    let last = layout.line(atY: bounds.maxY - textContainerInset.top) ?? 0
    let origin = CGPoint(x: textContainerInset.left, y: textContainerInset.top)
    return PlacedText(lines: layout.drawn(at: origin, color: textColor, lines: first..<max(first, last) + 1), bounds: canvas.bounds)
  }

  /// The index of the caret's line among the visible lines, and the number of characters before the caret on that line.
  public var caretPlace: (line: Int, column: Int) {
    let layout = layout
    let cluster = layout.typeset.cluster(utf16: editor.caret)
    guard let number = layout.line(at: cluster) else { return (0, 0) }
    let first = layout.line(atY: bounds.minY - textContainerInset.top) ?? 0
    return (number - first, cluster - layout.lines[number].clusters.lowerBound)
  }

  // MARK: Standard actions

  open override func responds(to action: String) -> Bool { TextActions.names.contains(action) || super.responds(to: action) }
  open override func canPerformAction(_ action: String, withSender sender: AnyObject?) -> Bool {
    TextActions.can(action, editor) ?? super.canPerformAction(action, withSender: sender)
  }
  @discardableResult
  open override func perform(_ action: String, sender: AnyObject?) -> Bool {
    TextActions.perform(action, editor) || super.perform(action, sender: sender)
  }

  // MARK: Touches

  func takesTextTouch() -> Bool { isSelectable || isEditable }
  /// A text that is only read leaves taps to superviews, except those on its links.
  func keepsTextTouch(_ touch: UITouch) -> Bool { isEditable || (isSelectable && link(at: touch.location(in: self)) != nil) }
  func acceptsTextLift(of touch: UITouch) -> Bool { !isDragging }
}

/// The settings of a text view's lines. Source: Apple, NSTextContainer
public final class NSTextContainer {
  public private(set) weak var textView: UITextView?

  init(_ textView: UITextView) { self.textView = textView }

  /// Units: points. Its height has no limit.
  public var size: CGSize {
    guard let view = textView else { return .zero }
    let inset = view.textContainerInset
    return CGSize(width: max(0, view.bounds.width - inset.left - inset.right), height: .greatestFiniteMagnitude)
  }
}

/// The lines of a text view, for code that counts them.
public struct TextLayoutBox {
  let layout: TextLayout
  public var lineCount: Int { layout.lines.count }
  public func text(ofLine number: Int) -> String { layout.lines.indices.contains(number) ? layout.text(of: layout.lines[number]) : "" }
}

/// Draws the text of a text view; touches pass through it to the text view.
public final class UITextContainerView: UIView {
  public internal(set) weak var textView: UITextView?

  override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public override func content(in size: CGSize, at time: TimeInterval) -> ViewContent? {
    guard let view = textView else { return nil }
    let drawn = view.drawnText
    let piece = drawn.lines.lazy.compactMap(\.pieces.first).first
    var text = ViewText(
      text: view.text ?? "", lines: drawn.lines.map(\.text), font: piece?.font ?? view.font, color: piece?.color ?? view.textColor,
      alignment: view.sidedAlignment(view.textAlignment), lineBreakMode: .byWordWrapping, drawn: drawn)
    var editing = ViewEditing(tint: view.tintColor)
    if view.isFirstResponder {
      editing.selection = view.shownSelectionRects
      if view.editor.selection.isEmpty, view.isEditable, view.editor.isCaretShown(at: time) {
        editing.caret = view.shownCaret
        (editing.caretLine, editing.caretColumn) = view.caretPlace
      }
    }
    text.editing = editing
    return ViewContent(role: ViewRole("textView"), text: text)
  }
}

/// - Lua: Decides what a text view may do, and is told about changes by the user.
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether editing may begin; true if the method is missing.
  /// - Lua: textViewShouldBeginEditing, else true
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Editing has begun: the text view is first responder, and the keyboard is on its way.
  /// - Lua: textViewDidBeginEditing
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Whether editing may end; true if the method is missing.
  /// - Lua: textViewShouldEndEditing, else true
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Editing has ended.
  /// - Lua: textViewDidEndEditing
  func textViewDidEndEditing(_ textView: UITextView)
  /// Whether a text may replace a range of the present text; true if the method is missing. range is { first, last }, from 1 in UTF-16 units; it has
  /// UIKit's location and length, too.
  /// - Lua: shouldChangeTextIn, else true
  ///
  /// - Parameter range: in UTF-16 units, from 0
  func textView(_ textView: UITextView, shouldChangeTextIn range: Range<Int>, replacementText text: String) -> Bool
  /// Whether a tap on a link opens its address; true if the method is missing. url is what the attribute link was given, a URL or a text, and a
  /// text for what is found. range is { first, last }, from 1 in UTF-16 units. interaction is what the finger asks for.
  /// - Lua: shouldInteractWith, else true
  ///
  /// - Parameter range: in UTF-16 units, from 0
  func textView(_ textView: UITextView, shouldInteractWith url: TextLink, in range: Range<Int>, interaction: UITextItemInteraction) -> Bool
  /// The user has changed the text.
  /// - Lua: textViewDidChange
  func textViewDidChange(_ textView: UITextView)
  /// The caret or the selection has moved.
  /// - Lua: textViewDidChangeSelection
  func textViewDidChangeSelection(_ textView: UITextView)
}
