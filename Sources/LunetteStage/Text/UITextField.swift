import Foundation

/// One line of text that is edited with the keyboard while the field is first responder.
/// Source: docs/rules/controllers.md 9 (order of the questions and notices) and 10
open class UITextField: UIControl, TextTouchable, UIKeyInput {
  open override class var isOpaqueAtFirst: Bool { false }
  open override var accessibilityNature: AccessibilityNature { spokenNature }
  open override var summary: ViewSummary {
    var summary = super.summary
    // A secure text is told as it is shown, in bullets.
    if hasText { summary.text = isSecureTextEntry ? shownString : text } else if !hasOtherThanText { summary.placeholder = placeholder }
    return summary
  }

  open override var intrinsicContentSize: CGSize { sizeThatFits(CGSize.zero) }
  override func baselines(in size: CGSize) -> TextBaselines {
    TextBaselines(font: font, share: contentVerticalAlignment.shareAbove, scale: simulation.screen.scale)
  }

  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    addGestureRecognizer(TextTouchRecognizer())
  }

  public enum BorderStyle: String, CaseIterable, Sendable { case none, line, bezel, roundedRect }
  /// When a view beside the text is shown.
  public enum ViewMode: String, CaseIterable, Sendable { case never, whileEditing, unlessEditing, always }
  /// Why editing ended. Source: Apple, UITextField.DidEndEditingReason
  public enum DidEndEditingReason: String, Sendable { case committed, cancelled }

  public weak var delegate: (any UITextFieldDelegate)?
  public private(set) lazy var editor = TextEditor(self)

  /// Never nil once it was set: an empty field has an empty text. Setting it calls no delegate; the caret goes to the end.
  public var text: String? {
    get { editor.string }
    set { editor.setText(AttributedText(newValue ?? "")) }
  }
  public var attributedText: AttributedText? {
    get {
      var text = AttributedText(editor.string, editorDefaults)
      for (range, attributes) in editor.text.runs(in: editor.text.wholeRange) { text.add(attributes, in: range) }
      return text
    }
    set {
      let first = newValue?.attributes(at: 0)?.attributes
      adoptsStyle = true
      if let new = first?.font { font = new }
      if let new = first?.foregroundColor { textColor = new }
      adoptsStyle = false
      editor.setText(newValue ?? AttributedText())
    }
  }
  /// True while the field takes over the font and the colour of an attributed text's first character: then their setters leave the text
  /// alone. Source: Apple, UITextField.attributedText
  private var adoptsStyle = false
  public var placeholder: String? {
    didSet {
      if attributedPlaceholder?.string != placeholder { attributedPlaceholder = nil }
      setNeedsLayout()
    }
  }
  /// Shown instead of `placeholder`, with its own attributes.
  public var attributedPlaceholder: AttributedText? {
    didSet {
      if let string = attributedPlaceholder?.string, placeholder != string { placeholder = string }
    }
  }
  /// The font of the whole text; `textColor` applies to the whole text in the same way.
  public var font = UIFont.systemFont(ofSize: UILabel.defaultFontSize) {
    didSet {
      applyToAllText(.font)
      invalidateIntrinsicContentSize()
    }
  }
  /// Whether the field follows the device's text size, when its font is a preferred font.
  public var adjustsFontForContentSizeCategory = false
  public var textColor = Simulation.look({ $0.system.colors.label }) { didSet { applyToAllText(.foregroundColor) } }
  public var textAlignment = NSTextAlignment.natural { didSet { looksDidChange() } }
  public var borderStyle = BorderStyle.none {
    didSet {
      looksDidChange()
      backgroundDidChange()
    }
  }
  /// Shown behind the text instead of a border; a rounded border hides it. Source: Apple, UITextField.background
  public var background: UIImage? { didSet { backgroundDidChange() } }
  /// Shown while the field is disabled, if there is a `background` too. Source: Apple, UITextField.disabledBackground
  public var disabledBackground: UIImage? { didSet { backgroundDidChange() } }
  open override var isEnabled: Bool { didSet { backgroundDidChange() } }
  /// The view of the background; nil until there is one.
  private(set) var backgroundView: UIImageView?
  public var adjustsFontSizeToFitWidth = false { didSet { looksDidChange() } }
  /// Units: points.
  public var minimumFontSize: CGFloat = 0
  public var allowsEditingTextAttributes = false
  /// Other attributes of the whole text, besides font and colour, from `defaultTextAttributes`.
  private(set) var moreDefaults = TextAttributes()
  /// The attributes of characters that have none of their own. Source: Apple, UITextField.defaultTextAttributes
  public var defaultTextAttributes: TextAttributes {
    get { editorDefaults }
    set {
      moreDefaults = newValue
      if let new = newValue.font { font = new }
      if let new = newValue.foregroundColor { textColor = new }
      if let style = newValue.paragraphStyle { textAlignment = style.alignment }
      looksDidChange()
    }
  }
  /// The attributes of text that is typed next; nil while the field isn't edited. Source: Apple, UITextField.typingAttributes
  public var typingAttributes: TextAttributes? {
    get {
      isEditing ? editor.typingAttributes ?? editor.text.attributes(at: editor.selection.lowerBound - 1)?.attributes ?? editorDefaults : nil
    }
    set { if isEditing { editor.typingAttributes = newValue } }
  }
  public var clearsOnBeginEditing = false
  public var clearsOnInsertion = false { didSet { if isEditing { editor.replacesAll = clearsOnInsertion } } }
  public var clearButtonMode = ViewMode.never { didSet { setNeedsLayout() } }
  public var leftView: UIView? { didSet { swap(oldValue, leftView) } }
  public var leftViewMode = ViewMode.never { didSet { setNeedsLayout() } }
  public var rightView: UIView? { didSet { swap(oldValue, rightView) } }
  public var rightViewMode = ViewMode.never { didSet { setNeedsLayout() } }
  public var traits = UITextInputTraits() { didSet { if isFirstResponder { simulation.keyboard.reload() } } }
  public var isSecureTextEntry: Bool {
    get { traits.isSecureTextEntry }
    set {
      if isEditing, newValue != isSecureTextEntry { editor.replacesAll = clearsOnInsertion || newValue && editor.text.length > 0 }
      traits.isSecureTextEntry = newValue
      looksDidChange()
    }
  }
  private var ownInputView: UIView?
  private var ownAccessoryView: UIView?
  open override var inputView: UIView? { ownInputView }
  open override var inputAccessoryView: UIView? { ownAccessoryView }
  open override var undoManager: UndoManager? { editor.history }
  public func setInputView(_ view: UIView?) { ownInputView = view }
  public func setInputAccessoryView(_ view: UIView?) { ownAccessoryView = view }

  public private(set) var isEditing = false
  /// Whether it is the field of a search bar.
  package var isFieldOfSearch = false
  /// How far the text is scrolled while the field is edited. Units: points.
  var textScroll: CGFloat {
    if isScrollDue { followCaret() }
    return knownScroll
  }
  var knownScroll: CGFloat = 0
  /// Whether the text or the caret has changed since `knownScroll` was found.
  var isScrollDue = false
  /// The line of text, its font (smaller than `font` where the text is shrunk to fit), and the room that it was shrunk to; 0 for no limit.
  var layoutCache: (layout: TextLayout, font: UIFont, room: CGFloat)?
  var isBeingDrawn = false
  /// What a script's overrides have answered in the last layout.
  var askedRects: [(method: String, bounds: CGRect, rect: CGRect)] = []
  private(set) lazy var clearButton = UITextFieldClearButton(self)

  open override var canBecomeFirstResponder: Bool { isEnabled }
  override var takesKeys: Bool { true }
  override var showsKeyboardItself: Bool { true }
  public var isEditable: Bool { isEnabled }

  // MARK: First responder. Source: docs/rules/controllers.md 9.1

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard window != nil else { return super.becomeFirstResponder() }
    guard isEnabled, delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else { return false }
    beginEditing()
    if isFirstResponder { simulation.keyboard.show(for: self) }
    if isFirstResponder, !isFieldOfSearch { scrollIntoSight() }
    return true
  }

  /// What an app has set for the keyboard counts: where the field stands outside of what the insets leave, it is scrolled there.
  /// Source: docs/rules/scrolling.md 5
  private func scrollIntoSight() {
    var ancestor = superview
    while let view = ancestor, !(view is UIScrollView) { ancestor = view.superview }
    guard let scrollView = ancestor as? UIScrollView, scrollView.isScrollEnabled else { return }
    let place = scrollView.convert(bounds, from: self)
    // Somebody may be scrolling already.
    let seen = CGRect(origin: scrollView.animatedOffsetTarget ?? scrollView.contentOffset, size: scrollView.bounds.size).inset(
      by: scrollView.adjustedContentInset)
    guard place.minY < seen.minY || place.maxY > seen.maxY else { return }
    // Of the least width, since an empty rectangle is nowhere.
    let upright = CGRect(x: scrollView.contentOffset.x, y: place.minY, width: 1, height: place.height)
    UIScrollView.Overridable.scrollRectToVisible(scrollView, upright, simulation.areAnimationsEnabled)
  }

  private func beginEditing() {
    isEditing = true
    editor.didBecomeFirstResponder()
    editor.replacesAll = clearsOnInsertion || (isSecureTextEntry && editor.text.length > 0)
    if clearsOnBeginEditing, editor.text.length > 0, delegate?.textFieldShouldClear(self) ?? true { text = "" }
    looksDidChange()
    sendActions(for: .editingDidBegin)
    delegate?.textFieldDidBeginEditing(self)
    post(Self.textDidBeginEditingNotification)
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard delegate?.textFieldShouldEndEditing(self) ?? true else { return false }
    // The delegate may have ended editing while it was asked.
    guard isFirstResponder else { return true }
    guard super.resignFirstResponder() else { return false }
    endEditing()
    return true
  }

  override func didLoseFirstResponder() {
    super.didLoseFirstResponder()
    endEditing()
  }

  /// The keyboard's notifications come before the notification that editing has ended. Source: docs/rules/controllers.md 18.5
  private func endEditing() {
    guard isEditing else { return }
    isEditing = false
    editor.unmarkText()
    simulation.menuController.ownerEndedEditing(self)
    looksDidChange()
    sendActions(for: .editingDidEnd)
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    post(Self.textDidEndEditingNotification)
  }

  // MARK: Keys

  public var inputTraits: UITextInputTraits { traits }
  public var hasText: Bool { editor.text.length > 0 }
  /// Whether something else stands before the text, so that no placeholder is shown.
  @_spi(Lunette) open var hasOtherThanText: Bool { false }
  public var textBeforeCaret: String { editor.textBeforeCaret }

  /// A line break alone is the return key; other line breaks become spaces, since a field has one line.
  public func insertText(_ string: String) {
    guard string != "\n" else { return pressReturn() }
    editor.insert(editorFitting(string))
  }

  public func deleteBackward() { if !deletesOtherThanText() { editor.deleteBackward() } }
  /// The delete key was pressed. - Returns: whether it has deleted what stands before the text
  @_spi(Lunette) open func deletesOtherThanText() -> Bool { false }

  /// The return key. If the delegate agrees, the field sends `editingDidEndOnExit` and `primaryActionTriggered`; if there is an action for
  /// the first of these, the field resigns afterwards. Source: docs/rules/controllers.md 10
  public func pressReturn() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    let endsEditing = hasActions(for: .editingDidEndOnExit)
    sendActions(for: .primaryActionTriggered)
    sendActions(for: .editingDidEndOnExit)
    if endsEditing, isFirstResponder { UIResponder.Overridable.resignFirstResponder(self) }
  }

  // MARK: What the editor asks and tells

  public var editorDefaults: TextAttributes { moreDefaults.merged(with: TextAttributes(font: font, foregroundColor: textColor)) }

  public func editorShouldChange(_ range: Range<Int>, to string: String) -> Bool {
    delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: string) ?? true
  }

  public func editorFitting(_ text: String) -> String {
    text.contains(where: \.isNewline) ? String(text.map { $0.isNewline ? " " : $0 }) : text
  }

  public func editorWillEdit(from position: Int, keeping tail: Int) {}
  public func editorTextIsStale() { layoutCache = nil }

  public func editorDidChangeText(byUser: Bool) {
    looksDidChange()
    if isFirstResponder { simulation.keyboard.updateShift() }
    guard byUser else { return }
    sendActions(for: .editingChanged)
    post(Self.textDidChangeNotification)
  }

  public func editorDidChangeSelection() {
    scrollToCaret()
    if saysEditing { setNeedsLayout() }
    simulation.menuController.selectionDidChange(self)
    simulation.keyboard.caretDidMove(in: self)
    delegate?.textFieldDidChangeSelection(self)
  }

  /// Sets an attribute for the whole text. Source: docs/rules/text.md 2, as for labels
  private func applyToAllText(_ key: TextAttributes.Key) {
    if adoptsStyle { return looksDidChange() }
    if editor.text.runs.contains(where: { $0.attributes.has(key) }) {
      editor.setAttributes { $0.remove(key, in: $0.wholeRange) }
    } else {
      looksDidChange()
    }
  }

  func looksDidChange() {
    layoutCache = nil
    scrollToCaret()
    setNeedsLayout()
  }

  private func post(_ name: Notification.Name) { simulation.notificationCenter.post(name: name, object: self) }

  public static let textDidBeginEditingNotification = Notification.Name("UITextFieldTextDidBeginEditingNotification")
  public static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
  public static let textDidEndEditingNotification = Notification.Name("UITextFieldTextDidEndEditingNotification")

  // MARK: Clear button

  /// The clear button was tapped: the delegate is asked whether to clear the text, not whether to replace characters.
  /// Source: docs/rules/controllers.md 10
  func clearButtonTapped() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    editor.clear()
    if !isFirstResponder { UIResponder.Overridable.becomeFirstResponder(self) }
  }

  func shows(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  private func backgroundDidChange() {
    let image = borderStyle == .roundedRect || background == nil ? nil : isEnabled ? background : disabledBackground ?? background
    guard image != nil || backgroundView != nil else { return }
    let view = backgroundView ?? UIImageView()
    if backgroundView == nil {
      backgroundView = view
      insertSubview(view, at: 0)
    }
    (view.image, view.isHidden) = (image, image == nil)
    setNeedsLayout()
    setNeedsDisplay()
  }

  private func swap(_ old: UIView?, _ new: UIView?) {
    if let old, old !== new, old.superview === self { old.removeFromSuperview() }
    setNeedsLayout()
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

  // MARK: Layout

  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    askRectsAgain()
    placeParts()
  }

  open override func draw(_ rect: CGRect) {
    super.draw(rect)
    drawLineByClass()
  }

  // MARK: Touches

  func takesTextTouch() -> Bool { isEnabled }
  func keepsTextTouch(_ touch: UITouch) -> Bool { true }
  func acceptsTextLift(of touch: UITouch) -> Bool { contains(touch, nil) }
  func tapLink(_ touch: UITouch) -> Bool { false }

  open override func content(in size: CGSize, at time: TimeInterval) -> ViewContent? { fieldContent(in: size, at: time) }
}

/// - Lua: Decides what a text field may do, and is told about changes by the user.
public protocol UITextFieldDelegate: AnyObject {
  /// Whether editing may begin; true if the method is missing.
  /// - Lua: textFieldShouldBeginEditing, else true
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Editing has begun: the field is first responder.
  /// - Lua: textFieldDidBeginEditing
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether editing may end; true if the method is missing.
  /// - Lua: textFieldShouldEndEditing, else true
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Editing has ended: the field is no longer first responder. The reason is "committed".
  /// - Lua: textFieldDidEndEditing(textField, reason: String), by hand, else textFieldDidEndEditing(textField)
  ///
  /// Called instead of the method without a reason, if it is implemented.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// The return key was pressed. Return whether the field may react to it; true if the method is missing.
  /// - Lua: textFieldShouldReturn, else true
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// Whether the field may be emptied, by the clear button or because editing begins; true if the method is missing.
  /// - Lua: textFieldShouldClear, by hand, else true
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// The caret or the selection has moved.
  /// - Lua: textFieldDidChangeSelection
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Whether a text may replace a range of the present text; true if the method is missing. range is { first, last }, from 1 in UTF-16 units; it has
  /// UIKit's location and length, too.
  /// - Lua: shouldChangeCharactersIn, else true
  ///
  /// - Parameter range: in UTF-16 units, from 0
  func textField(_ textField: UITextField, shouldChangeCharactersIn range: Range<Int>, replacementString string: String) -> Bool
  func textFieldDidEndEditing(_ textField: UITextField)
}

extension UITextFieldDelegate {
  public func textFieldDidEndEditing(_ textField: UITextField) {}
}
