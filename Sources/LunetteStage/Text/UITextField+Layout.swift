import Foundation

/// The frames of a text field's parts, and the visible part of its text.
/// Source: docs/rules/controllers.md 10
extension UITextField {
  // MARK: Rectangles. Each may be overridden

  /// The rectangle of the text now. A script's override that answers numbers which aren't finite is ignored.
  func shownTextRect(_ bounds: CGRect) -> CGRect {
    isEditing ? asked(Overridable.editingRect, bounds, editingRect) : asked(Overridable.textRect, bounds, textRect)
  }

  /// An override is asked in a layout, and its answer holds until the next one: drawing a frame must run no code of the app.
  private func asked(_ method: OverridableMethod<UITextField, CGRect, CGRect>, _ bounds: CGRect, _ own: (CGRect) -> CGRect) -> CGRect {
    if overrides == nil { return own(bounds) }
    let known = askedRects.first { $0.method == method.name && $0.bounds == bounds }
    if let known, !needsLayout || isBeingDrawn { return known.rect }
    // A field whose override of layoutSubviews leaves out the field's own has not been asked.
    if isBeingDrawn { return own(bounds) }
    let rect = method(self, bounds)
    let isFinite = rect.minX.isFinite && rect.minY.isFinite && rect.width.isFinite && rect.height.isFinite
    askedRects.append((method.name, bounds, isFinite ? rect : own(bounds)))
    return isFinite ? rect : own(bounds)
  }

  /// Called in each layout.
  func askRectsAgain() {
    guard overrides != nil else { return }
    askedRects = []
    _ = shownTextRect(bounds)
    askEditing(Overridable.caretRect, Overridable.selectionRects)
    if isPlaceholderShown { _ = asked(Overridable.placeholderRect, bounds, placeholderRect) }
    askLineAgain()
  }

  private func shownBorderRect(_ bounds: CGRect) -> CGRect { asked(Overridable.borderRect, bounds, borderRect) }
  private func shownLeftRect(_ bounds: CGRect) -> CGRect { asked(Overridable.leftViewRect, bounds, leftViewRect) }
  private func shownRightRect(_ bounds: CGRect) -> CGRect { asked(Overridable.rightViewRect, bounds, rightViewRect) }
  private func shownClearRect(_ bounds: CGRect) -> CGRect { asked(Overridable.clearButtonRect, bounds, clearButtonRect) }

  public func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// The rectangle of the text: inset from the border, between the views at either side.
  public func textRect(forBounds bounds: CGRect) -> CGRect {
    var rect = bounds.shrunk(dx: min(textInset, max(0, bounds.width / 2)), dy: 0)
    if leftView != nil, shows(leftViewMode) {
      let start = max(rect.minX, turned(shownLeftRect(bounds), in: bounds).maxX)
      rect = CGRect(x: start, y: rect.minY, width: max(0, rect.maxX - start), height: rect.height)
    }
    var right = rect.maxX
    if rightView != nil, shows(rightViewMode) { right = min(right, turned(shownRightRect(bounds), in: bounds).minX) }
    if showsClearButton { right = min(right, turned(shownClearRect(bounds), in: bounds).minX - Self.clearGap) }
    rect.size.width = max(0, right - rect.minX)
    return turned(rect, in: bounds)
  }

  /// From right to left everything stands on the other side.
  private func turned(_ rect: CGRect, in bounds: CGRect) -> CGRect {
    isMirrored ? CGRect(x: bounds.minX + bounds.maxX - rect.maxX, y: rect.minY, width: rect.width, height: rect.height) : rect
  }

  public func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  public func placeholderRect(forBounds bounds: CGRect) -> CGRect { shownTextRect(bounds) }
  public func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    let size = Self.clearSize
    return turned(
      CGRect(x: bounds.maxX - Self.clearGap - size, y: bounds.minY + ((bounds.height - size) / 2).rounded(.down), width: size, height: size), in: bounds)
  }
  public func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = leftView?.bounds.size ?? .zero
    return turned(
      CGRect(x: bounds.minX, y: bounds.minY + ((bounds.height - size.height) / 2).rounded(.down), width: size.width, height: size.height), in: bounds)
  }
  public func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = rightView?.bounds.size ?? .zero
    return turned(
      CGRect(
        x: bounds.maxX - size.width, y: bounds.minY + ((bounds.height - size.height) / 2).rounded(.down), width: size.width,
        height: size.height), in: bounds)
  }

  /// Inset from the left and right side. Units: points. Source: docs/rules/controllers.md 10 (rounded rectangle 7); the line's is assumed
  var textInset: CGFloat {
    switch borderStyle {
    case .none: 0
    case .line: 2
    case .bezel, .roundedRect: 7
    }
  }

  /// The right view, when it shows, takes the place of the clear button.
  var showsClearButton: Bool { shows(clearButtonMode) && editor.text.length > 0 && !(rightView != nil && shows(rightViewMode)) }

  // MARK: Sizes

  /// A rounded field is 30 high, or as high as the line and 9.5; a field without border is as high as its line. The width is that of the
  /// text, or of the placeholder. Source: docs/rules/controllers.md 10 (30); the rest is ours
  var fittingSize: CGSize {
    let scale = simulation.screen.scale
    let shown = editor.text.isEmpty ? simulation.shown(placeholder ?? "") : displayedText.string
    var width = TextLayout(TypesetText(AttributedText(shown), font: font), TextLayoutOptions()).size.width + 2 * textInset
    if let leftView, shows(leftViewMode) { width += leftView.bounds.width }
    if let rightView, shows(rightViewMode) {
      width += rightView.bounds.width
    } else if shows(clearButtonMode) {
      width += Self.clearSize + 2 * Self.clearGap
    }
    let line = font.lineHeight.roundedUpToPixel(scale: scale)
    let height = borderStyle == .none ? line : max(system.controls.fieldHeight, line + Self.borderedRoom)
    return CGSize(width: width.roundedUpToPixel(scale: scale), height: height)
  }

  func placeParts() {
    let border = shownBorderRect(bounds)
    backgroundView?.frame = border
    place(leftView, shows(leftViewMode)) { shownLeftRect(bounds) }
    place(rightView, shows(rightViewMode)) { shownRightRect(bounds) }
    if showsClearButton || clearButtonMode != .never {
      place(clearButton, showsClearButton) { shownClearRect(bounds) }
    }
    scrollToCaret()
  }

  private func place(_ view: UIView?, _ isShown: Bool, _ frame: () -> CGRect) {
    guard let view else { return }
    if isShown {
      view.frame = frame()
      if view.superview !== self { addSubview(view) }
    } else if view.superview === self {
      view.removeFromSuperview()
    }
  }

  // MARK: The line of text

  /// The text that is shown: bullets for a secure text.
  var displayedText: AttributedText {
    var own = moreDefaults
    (own.font, own.foregroundColor, own.paragraphStyle) = (nil, nil, nil)
    if isSecureTextEntry { return AttributedText(String(repeating: "•", count: editor.string.count), own) }
    guard !own.isEmpty else { return editor.text }
    var text = AttributedText(editor.string, own)
    for (range, attributes) in editor.text.runs(in: editor.text.wholeRange) { text.add(attributes, in: range) }
    return text
  }

  /// The top of a part of this height in a rectangle, by `contentVerticalAlignment`.
  private func top(of height: CGFloat, in rect: CGRect) -> CGFloat {
    switch contentVerticalAlignment {
    case .top: rect.minY
    case .bottom: rect.maxY - height
    default: rect.minY + (rect.height - height) / 2
    }
  }

  /// The shown text on one line, without a width limit. A secure text has one bullet, and so one cluster, for each character.
  var lineLayout: TextLayout {
    let room = adjustsFontSizeToFitWidth ? shownTextRect(bounds).width : 0
    if let layoutCache, layoutCache.room == room { return layoutCache.layout }
    var options = TextLayoutOptions(maxLines: 1, lineBreakMode: .byClipping)
    options.alignment = .left
    var font = shownFont
    var layout = TextLayout(TypesetText(displayedText, font: font), options)
    if adjustsFontSizeToFitWidth, room > 0 {
      while layout.size.width > room, font.pointSize - 0.5 >= max(minimumFontSize, 1), !HostWork.mustEnd("shrinking the font of a text field") {
        font = font.withSize(font.pointSize - 0.5)
        layout = TextLayout(TypesetText(displayedText, font: font), options)
      }
    }
    layoutCache = (layout, font, room)
    return layout
  }

  private var shownFont: UIFont { simulation.shown(font.pointSize <= Self.largestFont ? font : font.withSize(Self.largestFont)) }

  /// The index of the shown cluster for a position in the text.
  func cluster(at offset: Int) -> Int {
    guard isSecureTextEntry else { return lineLayout.typeset.cluster(utf16: offset) }
    return editor.text.substring(0..<offset).count
  }

  private func offset(ofCluster cluster: Int) -> Int {
    guard isSecureTextEntry else { return lineLayout.typeset.utf16Offset(cluster) }
    let string = editor.string
    return string.index(string.startIndex, offsetBy: cluster, limitedBy: string.endIndex)?.utf16Offset(in: string) ?? editor.text.length
  }

  private var lineWidth: CGFloat { lineLayout.lines.first.map { max($0.width, $0.widthWithSpaces) } ?? 0 }

  /// The left edge of the line in the field. A line that is wider than the field starts at the left edge, less the distance it is scrolled.
  var lineX: CGFloat { lineX(in: shownTextRect(bounds)) }

  private func lineX(in rect: CGRect) -> CGFloat {
    let free = rect.width - lineWidth
    guard free >= 0 else { return rect.minX - (isEditing ? textScroll : 0) }
    switch resolvedAlignment {
    case .left, .natural, .justified: return rect.minX
    case .center: return rect.minX + free / 2
    case .right: return rect.maxX - lineWidth
    }
  }

  private var resolvedAlignment: NSTextAlignment {
    if textAlignment == .natural, isMirrored { return .right }
    return textAlignment == .natural && lineLayout.lines.first.map({ $0.level % 2 == 1 }) ?? false ? .right : textAlignment
  }

  private func caretX(_ offset: Int) -> CGFloat {
    guard let line = lineLayout.lines.first else { return emptyCaretX - lineX }
    return lineLayout.caretX(cluster(at: offset), on: line)
  }

  /// The place of the caret in a field without text.
  private var emptyCaretX: CGFloat {
    let rect = shownTextRect(bounds)
    switch textAlignment == .natural && isMirrored ? .right : textAlignment {
    case .left, .natural, .justified: return rect.minX
    case .center: return rect.midX
    case .right: return rect.maxX
    }
  }

  /// Scrolls the text while it is edited, so that the caret is visible: when somebody next looks. Laying out the line for each of many keys
  /// would take the square of the text's length.
  func scrollToCaret() { isScrollDue = true }

  func followCaret() {
    isScrollDue = false
    guard isEditing else {
      knownScroll = 0
      return
    }
    let room = shownTextRect(bounds).width
    guard lineWidth > room, room > 0 else {
      knownScroll = 0
      return
    }
    let caret = caretX(editor.caret)
    let most = lineWidth + Self.caretWidth - room
    if caret < knownScroll { knownScroll = caret }
    if caret + Self.caretWidth > knownScroll + room { knownScroll = caret + Self.caretWidth - room }
    knownScroll = min(max(0, knownScroll), max(0, most))
  }

  // MARK: UITextInput's geometry

  /// One point wide; it is drawn two points wide. Source: docs/rules/controllers.md 10
  public func caretRect(for offset: Int) -> CGRect {
    let offset = min(max(offset, 0), editor.text.length)
    let rect = shownTextRect(bounds)
    let height = Self.caretHeight(font)
    let x = editor.text.isEmpty ? emptyCaretX : lineX + caretX(offset)
    let own = CGRect(x: x, y: top(of: height, in: rect).rounded(.down), width: 1, height: height)
    return own
  }

  /// 21.5 at 17 pt. Source: docs/rules/controllers.md 10; for other sizes one point more than the line, rounded up to halves (ours)
  static func caretHeight(_ font: UIFont) -> CGFloat { ((font.lineHeight + 1) * 2).rounded(.up) / 2 }

  public func selectionRects(for range: Range<Int>) -> [CGRect] {
    let range = range.clamped(to: editor.text.wholeRange)
    guard !range.isEmpty else { return [] }
    let (one, other) = (caretRect(for: range.lowerBound), caretRect(for: range.upperBound))
    return [CGRect(x: min(one.minX, other.minX), y: one.minY, width: abs(other.minX - one.minX), height: one.height)]
  }

  public func closestPosition(to point: CGPoint) -> Int {
    guard let line = lineLayout.lines.first, point.x.isFinite else { return 0 }
    return offset(ofCluster: lineLayout.cluster(atX: point.x - lineX, on: line))
  }

  package var editorLayout: (layout: TextLayout, origin: CGPoint) { (lineLayout, CGPoint(x: lineX, y: 0)) }

  // MARK: Drawing

  /// The text that is shown: bullets for a secure text.
  public var shownString: String { displayedText.string }
  /// The number of shown characters before the caret.
  public var charactersBeforeCaret: Int { cluster(at: editor.caret) }

  public var isPlaceholderShown: Bool { editor.text.isEmpty && !(placeholder ?? "").isEmpty && !hasOtherThanText }

  /// Where the line stands that is shown.
  var lineRect: CGRect { isPlaceholderShown ? asked(Overridable.placeholderRect, bounds, placeholderRect) : shownTextRect(bounds) }

  /// The line that is shown: the placeholder, the text scrolled to its caret, or the text cut at its end.
  public var drawnLine: PlacedText {
    guard let rect = ownLineRect(lineRect), rect.width > 0, rect.height.isFinite, rect.width.isFinite else { return PlacedText() }
    let color = isPlaceholderShown ? system.colors.placeholder : textColor
    var layout: TextLayout
    var x: CGFloat
    if isPlaceholderShown || (!isEditing && lineWidth > rect.width) {
      var options = TextLayoutOptions(width: rect.width, maxLines: 1, lineBreakMode: .byTruncatingTail)
      options.alignment = textAlignment == .natural && isMirrored ? .right : textAlignment
      let text = isPlaceholderShown ? simulation.shown(attributedPlaceholder ?? AttributedText(placeholder ?? "")) : displayedText
      // A text that doesn't fit in its smallest size is cut in that size.
      layout = TextLayout(TypesetText(text, font: isPlaceholderShown ? shownFont : layoutCache?.font ?? shownFont), options)
      x = rect.minX
    } else {
      (layout, x) = (lineLayout, lineX(in: rect))
    }
    let top = self.top(of: layout.height, in: rect).roundedToPixel(scale: simulation.screen.scale)
    return PlacedText(
      lines: layout.drawn(at: CGPoint(x: x, y: top), color: color), isClipped: lineWidth > rect.width || layout.height > rect.height + 0.5,
      bounds: CGRect(x: rect.minX, y: bounds.minY, width: rect.width, height: bounds.height))
  }

  /// The field's border, and its line with selection and caret.
  func fieldContent(in size: CGSize, at time: TimeInterval) -> ViewContent {
    isBeingDrawn = true
    defer { isBeingDrawn = false }
    let picture = showsBorder && !isLineOfClass ? Picture.drawn(in: size) { drawBorder(size, $0) } : nil
    let drawn = drawnLine
    let piece = drawn.lines.first?.pieces.first
    var text = ViewText(
      text: isPlaceholderShown ? placeholder ?? "" : shownString, lines: drawn.lines.map(\.text), font: piece?.font ?? font,
      color: piece?.color ?? textColor, alignment: sidedAlignment(textAlignment), lineBreakMode: .byTruncatingTail,
      inset: max(0, drawn.bounds.minX - bounds.minX), drawn: drawn)
    var editing = ViewEditing(tint: tintColor)
    (editing.isEditing, editing.isPlaceholder) = (isEditing, isPlaceholderShown)
    if isEditing {
      editing.caretColumn = charactersBeforeCaret
      editing.selection = shownSelectionRects.compactMap { $0.clipped(to: drawn.bounds) }
      if editor.selection.isEmpty, editor.isCaretShown(at: time) { editing.caret = shownCaret }
    }
    text.editing = editing
    let values: KeyValuePairs<String, ViewRole.Value> = ["placeholder": .flag(isPlaceholderShown), "editing": .flag(isEditing)]
    return ViewContent(role: ViewRole("field", values, form: .field), picture: picture, text: text)
  }

  /// A background stands in place of the other borders.
  var showsBorder: Bool { borderStyle != .none && backgroundView?.isHidden != false }

  func drawBorder(_ size: CGSize, _ context: CGContext) {
    let bounds = shownBorderRect(CGRect(origin: .zero, size: size))
    switch borderStyle {
    case .none: break
    case .line: context.outline(bounds.shrunk(dx: 0.5, dy: 0.5), system.colors.label, width: 1)
    case .bezel:
      context.fill(bounds.shrunk(dx: 0.5, dy: 0.5), backgroundColor ?? system.colors.field)
      context.outline(bounds.shrunk(dx: 0.5, dy: 0.5), .gray, width: 1)
    case .roundedRect:
      let edge = bounds.shrunk(dx: 0.25, dy: 0.25)
      context.fill(edge, radius: Self.borderRadius, backgroundColor ?? system.colors.field)
      context.outline(edge, radius: Self.borderRadius, system.colors.fieldEdge, width: 0.5)
    }
  }

  /// Units: points. Source: the rounded field of iOS 7
  private static let borderRadius: CGFloat = 5

  // Units: points.
  static let caretWidth: CGFloat = 2
  static let borderedRoom: CGFloat = 9.5
  /// Source: docs/rules/controllers.md 10 (19 x 19, 5 from the edge)
  static let clearSize: CGFloat = 19
  static let clearGap: CGFloat = 5
  /// Largest font size in which a line is drawn; a line would be higher than any screen, so it is only measured.
  private static let largestFont: CGFloat = 10_000
}

extension UITextField {
  public enum Overridable {
    private static func rect(
      _ name: String, _ doc: String, _ own: @escaping (UITextField) -> (CGRect) -> CGRect
    ) -> OverridableMethod<UITextField, CGRect, CGRect> {
      OverridableMethod(name, doc, "bounds") { (field: UITextField, bounds: CGRect) in own(field)(bounds) }
    }

    public static let closestPosition = OverridableMethod(
      "closestPosition", "The position nearest to a point of the field, within the range if one is given. Asked for where a finger puts the caret.", "point",
      "range?"
    ) { (field: UITextField, point: CGPoint, range: UITextRange?) in field.ownPosition(at: point, within: range) }
    public static let borderRect = rect("borderRect", "The rectangle of the border for these bounds.") { $0.borderRect(forBounds:) }
    public static let textRect = rect("textRect", "The rectangle of the text for these bounds.") { $0.textRect(forBounds:) }
    public static let editingRect = rect("editingRect", "The rectangle of the text for these bounds while it is edited.") {
      $0.editingRect(forBounds:)
    }
    public static let placeholderRect = rect("placeholderRect", "The rectangle of the placeholder for these bounds.") {
      $0.placeholderRect(forBounds:)
    }
    public static let clearButtonRect = rect("clearButtonRect", "The rectangle of the clear button for these bounds.") {
      $0.clearButtonRect(forBounds:)
    }
    public static let leftViewRect = rect("leftViewRect", "The rectangle of the left view for these bounds.") {
      $0.leftViewRect(forBounds:)
    }
    public static let caretRect = OverridableMethod(
      "caretRect", "The rectangle of a caret at a position, in coordinates of the field. An empty one shows none.", unit: .points, "position"
    ) { (field: UITextField, position: UITextPosition) in field.caretRect(for: position.offset) }
    public static let selectionRects = OverridableMethod(
      "selectionRects", "The rectangles of a range, in coordinates of the field.", unit: .points, "range"
    ) { (field: UITextField, range: UITextRange) in field.selectionRects(for: range.range) }
    public static let drawText = OverridableMethod(
      "drawText",
      "Draws the text in a rectangle while it isn't edited. An override may draw into the current context, and call super with another rectangle.", "rect"
    ) { (field: UITextField, rect: CGRect) in field.drawText(in: rect) }
    public static let drawPlaceholder = OverridableMethod(
      "drawPlaceholder",
      "Draws the placeholder in a rectangle. An override may draw into the current context, and call super with another rectangle.", "rect"
    ) { (field: UITextField, rect: CGRect) in field.drawPlaceholder(in: rect) }
    public static let rightViewRect = rect("rightViewRect", "The rectangle of the right view for these bounds.") {
      $0.rightViewRect(forBounds:)
    }
  }
}

/// The button that empties a field.
public final class UITextFieldClearButton: UIControl {
  private let label = UILabel()
  public override var accessibilityNature: AccessibilityNature { AccessibilityNature(.button, label: "Clear text", .button) }

  init(_ field: UITextField) {
    super.init(frame: .zero)
    accessibilityIdentifier = "Clear text"
    (label.text, label.textAlignment, label.textColor) = ("⊗", .center, .lightGray)
    addSubview(label)
    addAction(for: .touchUpInside) { [weak field] _, _ in field?.clearButtonTapped() }
  }

  @_spi(Lunette) public override var keepsSingleTaps: Bool { true }

  public override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }
}
