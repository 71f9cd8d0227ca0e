import Foundation

/// A view that shows text and takes no touches.
open class UILabel: UIView {
  open override class var isOpaqueAtFirst: Bool { false }
  open override var accessibilityNature: AccessibilityNature {
    text.flatMap { $0.isEmpty ? nil : AccessibilityNature(.staticText, label: $0, .staticText) } ?? AccessibilityNature()
  }
  open override var summary: ViewSummary { ViewSummary(text: text) }

  /// Setting it removes attributes; reading it gives the characters of the attributed text.
  public var text: String? {
    get { plain }
    set {
      assignments &+= 1
      guard newValue != plain || styled != nil else { return }
      (plain, styled, ofPlainCharacters) = (newValue, nil, nil)
      contentDidChange()
    }
  }
  /// Whether an attributed text was set.
  public var hasAttributes: Bool { styled != nil }
  private var plain: String?
  private var styled: AttributedText?
  /// How often the text was set, to the same or another text. Ours: tells a label that was left alone from one that got its text again
  public private(set) var assignments = 0

  /// The text with its attributes; a plain text has the label's font, colour and paragraph style.
  ///
  /// Setting it gives the label the font and colour of the text's first character, and the alignment and break mode of its first paragraph
  /// style. Source: docs/rules/text.md 2; Apple, UILabel.attributedText
  public var attributedText: AttributedText? {
    get {
      if let styled { return styled }
      guard let plain else { return nil }
      var style = NSParagraphStyle()
      (style.alignment, style.lineBreakMode) = (textAlignment, lineBreakMode)
      return AttributedText(plain, TextAttributes(font: font, foregroundColor: textColor, paragraphStyle: style))
    }
    set {
      assignments &+= 1
      (plain, styled) = (newValue?.string, newValue)
      adopt(newValue?.attributes(at: 0)?.attributes)
      contentDidChange()
    }
  }
  /// True while the label takes over an attributed text's style: then its setters don't change the text.
  private var adoptsStyle = false
  /// The font and the colour of those characters of an attributed text that have none: what the label had when it got the text.
  private var ofPlainCharacters: (font: UIFont, color: UIColor)?

  private func adopt(_ first: TextAttributes?) {
    ofPlainCharacters = styled == nil ? nil : (font, textColor)
    guard let first else { return }
    adoptsStyle = true
    if let new = first.font { font = new }
    if let new = first.foregroundColor { textColor = new }
    if let style = first.paragraphStyle { (textAlignment, lineBreakMode) = (style.alignment, style.lineBreakMode) }
    adoptsStyle = false
  }

  public var font = UIFont.systemFont(ofSize: UILabel.defaultFontSize) {
    didSet {
      if !adoptsStyle { ofPlainCharacters?.font = font }
      applyToAllText(TextAttributes(font: font))
      if font != oldValue { contentDidChange() }
    }
  }
  public var textColor = Simulation.look({ $0.system.colors.label }) {
    didSet {
      if !adoptsStyle { ofPlainCharacters?.color = textColor }
      applyToAllText(TextAttributes(foregroundColor: textColor))
      looksDidChange()
    }
  }
  /// The text colour while `isHighlighted`, as in a selected cell; nil keeps `textColor`.
  public var highlightedTextColor: UIColor? { didSet { looksDidChange() } }
  public var isHighlighted = false { didSet { looksDidChange() } }
  public var textAlignment = NSTextAlignment.natural {
    didSet {
      shown = nil
      applyToAllParagraphs { $0.alignment = textAlignment }
    }
  }
  public var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet {
      shown = nil
      applyToAllParagraphs { $0.lineBreakMode = lineBreakMode }
      if lineBreakMode != oldValue { layouts.removeAll() }
    }
  }
  /// 0 for as many lines as fit.
  public var numberOfLines = 1 {
    didSet {
      hasLinesOfTextSize = false
      if numberOfLines != oldValue { contentDidChange() }
    }
  }
  /// Whether it takes several lines because the text size is one of the largest, and nobody has said how many since.
  package final var hasLinesOfTextSize = false
  public var isEnabled = true { didSet { looksDidChange() } }
  /// The colour of the text's shadow; nil for no shadow. Source: docs/rules/text.md 4
  public var shadowColor: UIColor? { didSet { looksDidChange() } }
  public var shadowOffset = CGSize(width: 0, height: -1) { didSet { looksDidChange() } }
  /// Whether text of one line that doesn't fit is drawn smaller, down to `minimumScaleFactor`.
  public var adjustsFontSizeToFitWidth = false { didSet { shown = nil } }
  /// Smallest share of the font's size; 0 for any size. (Apple's page says that with 0 the size stays; in practice it doesn't:
  /// docs/rules/text.md 4.)
  public var minimumScaleFactor: CGFloat = 0 { didSet { shown = nil } }
  public var baselineAdjustment = UIBaselineAdjustment.alignBaselines { didSet { shown = nil } }
  /// Kept, without effect: letters aren't moved together.
  public var allowsDefaultTighteningForTruncation = false
  /// Width at which `intrinsicContentSize` breaks lines; 0 for no limit. Units: points.
  public var preferredMaxLayoutWidth: CGFloat = 0 { didSet { if preferredMaxLayoutWidth != oldValue { contentDidChange() } } }
  /// Whether the label follows the device's text size, when its font is a preferred font.
  public var adjustsFontForContentSizeCategory = false
  /// The cell whose text label this is; the cell lays its content out again when the label needs another size. The cell sets it to nil when
  /// it ends.
  @BackPointer package final var cell: UIView?

  /// The layouts for the last few options (width, number of lines), kept until the content changes.
  private var layouts: [(options: TextLayoutOptions, layout: TextLayout)] = [] { didSet { if layouts.isEmpty { (lineTexts, fit) = (nil, nil) } } }
  /// What `shownLines` has answered last, for a layout with these options.
  private var lineTexts: (options: TextLayoutOptions, texts: [String])?
  /// How many lines of a layout with these options fit into a height, as it was asked last.
  private var fit: (options: TextLayoutOptions, height: CGFloat, count: Int)?
  /// What the label showed last in bounds of a size, kept until something changes.
  private var shown: (size: CGSize, scale: CGFloat, content: ViewContent)?

  /// Whether it is the title of a button that shows nothing but it: underlined where the user wants to see the shapes of buttons.
  package final var isTitleWithShape = false { didSet { if isTitleWithShape != oldValue { contentDidChange() } } }
  /// The user's settings have changed how texts look.
  package final func settingsDidChange() { contentDidChange() }

  private func contentDidChange() {
    layouts.removeAll()
    shown = nil
    setNeedsLayout()
    cell?.setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  /// A label with an override that draws has to be drawn again.
  private func looksDidChange() {
    shown = nil
    if overrides != nil { setNeedsDisplay() }
  }

  /// A property that is set on a label with an attributed text applies to all of that text. Source: docs/rules/text.md 2
  private func applyToAllText(_ attributes: TextAttributes) {
    shown = nil
    guard !adoptsStyle, let text = styled else { return }
    styled?.add(attributes, in: text.wholeRange)
    layouts.removeAll()
  }

  private func applyToAllParagraphs(_ change: (inout NSParagraphStyle) -> Void) {
    guard !adoptsStyle, let text = styled else { return }
    for (range, attributes) in text.runs(in: text.wholeRange) {
      var style = attributes.paragraphStyle ?? .default
      change(&style)
      styled?.add(TextAttributes(paragraphStyle: style), in: range)
    }
    layouts.removeAll()
  }

  /// Units: points. Source: Apple, UILabel.font ("defaults to 17-point system font")
  public static let defaultFontSize: CGFloat = 17

  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  // MARK: Measuring. Source: docs/rules/text.md 3

  /// The text broken into lines. The last few results are kept, because a label is measured and drawn at two or three widths.
  private func layout(_ options: TextLayoutOptions) -> TextLayout {
    if let known = layouts.last(where: { $0.options == options }) { return known.layout }
    let typeset = layouts.first?.layout.typeset ?? newTypesetText
    let layout = TextLayout(typeset, options)
    if layouts.count == Self.keptLayouts { layouts.removeFirst() }
    layouts.append((options, layout))
    return layout
  }

  private var newTypesetText: TypesetText {
    let simulation = simulation
    if isTitleWithShape, simulation.isOn(.buttonShapesEnabled) {
      var text = styled.map { simulation.shown($0) } ?? AttributedText(shownText)
      var line = TextAttributes()
      line.underlineStyle = .single
      text.add(line, in: text.wholeRange)
      return TypesetText(text, font: simulation.shown(ofPlainCharacters?.font ?? font))
    }
    if let styled { return TypesetText(simulation.shown(styled), font: simulation.shown(ofPlainCharacters?.font ?? font)) }
    return TypesetText(shownText, font: simulation.shown(font))
  }

  /// The font in which they are shown: a heavier one where the user wants bold texts.
  package final var shownFont: UIFont { simulation.shown(font) }
  /// The characters as they are shown: in a pseudo-language not those of the text.
  package final var shownText: String { simulation.shown(plain ?? "") }

  private static let keptLayouts = 3

  private func options(width: CGFloat, maxLines: Int, mode: NSLineBreakMode? = nil) -> TextLayoutOptions {
    var options = TextLayoutOptions(width: width > 0 ? width : .infinity, maxLines: max(maxLines, 0), lineBreakMode: mode ?? lineBreakMode)
    // The natural side is that of the app, not that of the text. Source: Apple, NSTextAlignment.natural
    (options.paragraphStyle.alignment, options.naturalSide) = (textAlignment, isMirrored ? .right : .left)
    return options
  }

  /// The size of the first paragraph on one line. Not rounded.
  private var oneLineSize: CGSize {
    if styled == nil, plain != nil {
      let text = shownText
      if !text.utf8.contains(where: UILabel.mayBreakLine) {
        return CGSize(width: TextMetrics.width(of: text, font: simulation.shown(font)), height: font.lineHeight)
      }
    }
    let layout = layout(options(width: .infinity, maxLines: 1, mode: .byWordWrapping))
    guard let line = layout.lines.first else { return .zero }
    return CGSize(width: line.indent + line.widthWithSpaces, height: layout.height)
  }

  /// Whether the label may show more than one line and the text's own line breaks make more than one. Source: docs/rules/text.md 3
  private var hasSeveralParagraphs: Bool {
    guard numberOfLines != 1, let plain, plain.utf8.contains(where: UILabel.mayBreakLine) else { return false }
    return plain.contains(where: \.isNewline)
  }

  /// U+0085 begins with the byte C2, U+2028 and U+2029 with E2. Other text with these bytes only takes the slower way.
  private static func mayBreakLine(_ byte: UInt8) -> Bool { (0x09...0x0D).contains(byte) || byte == 0xE2 || byte == 0xC2 }

  private var isBlank: Bool { plain?.isEmpty ?? true }

  /// The text's size, rounded to pixels. One line is measured whole, whatever the limit and the break mode; several lines are measured as
  /// they are broken at the limit. The height has no limit.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard !isBlank else { return .zero }
    simulation.deeds.texts += 1
    let scale = simulation.screen.scale
    if let overrides, overrides.implements("textRect", on: self) {
      let width = numberOfLines == 1 || size.width <= 0 ? Self.noLimit : min(size.width, Self.noLimit)
      let bounds = CGRect(x: 0, y: 0, width: width, height: Self.noLimit)
      let own = Overridable.textRect(self, bounds, numberOfLines).size
      return CGSize(width: own.width.roundedUpToPixel(scale: scale), height: own.height.roundedUpToPixel(scale: scale))
    }
    let limit = size.width > 0 ? size.width : .infinity
    let measured = numberOfLines == 1 ? oneLineSize : layout(options(width: limit, maxLines: numberOfLines)).size
    let width = measured.width.roundedUpToPixel(scale: scale)
    return CGSize(width: numberOfLines == 1 ? width : min(width, limit), height: measured.height.roundedUpToPixel(scale: scale))
  }

  open override var intrinsicContentSize: CGSize {
    let limit = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : widthOnOffer ?? .infinity
    guard limit < .infinity, numberOfLines != 1 else {
      if overrides != nil || hasSeveralParagraphs { return sizeThatFits(.zero) }
      let size = oneLineSize
      let scale = simulation.screen.scale
      return isBlank ? .zero : CGSize(width: size.width.roundedUpToPixel(scale: scale), height: size.height.roundedUpToPixel(scale: scale))
    }
    return sizeThatFits(CGSize(width: limit, height: .greatestFiniteMagnitude))
  }

  override var heightFollowsWidth: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }
  override var baselineDistance: CGFloat? { font.lineHeight }

  /// The rectangle of the text: at the origin of `bounds`, as large as the text is there. Text that is higher than `bounds` gets their
  /// height, and begins as far above them as if it were centred. Source: docs/rules/text.md 3, 299 of 300 recorded labels
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
    guard !isBlank else { return CGRect(origin: bounds.origin, size: .zero) }
    let scale = simulation.screen.scale
    var size: CGSize
    if lines == 1, !lineBreakMode.truncates {
      size = oneLineSize
    } else {
      size = layout(options(width: bounds.width, maxLines: lines)).size
    }
    let height = size.height
    size.width = min(size.width.roundedUpToPixel(scale: scale), max(bounds.width, 0))
    size.height = height.roundedUpToPixel(scale: scale)
    var origin = bounds.origin
    if size.height > bounds.height, bounds.height > 0 {
      size.height = bounds.height
      origin.y = (bounds.origin.y - (height - bounds.height) / 2).roundedToPixel(scale: scale)
    }
    return CGRect(origin: origin, size: size)
  }

  // MARK: Drawing

  override func lookCopy() -> UIView? {
    let copy = UILabel()
    (copy.text, copy.font, copy.textColor, copy.textAlignment) = (text, font, textColor, textAlignment)
    (copy.lineBreakMode, copy.numberOfLines, copy.isEnabled) = (lineBreakMode, numberOfLines, isEnabled)
    (copy.adjustsFontSizeToFitWidth, copy.minimumScaleFactor) = (adjustsFontSizeToFitWidth, minimumScaleFactor)
    (copy.baselineAdjustment, copy.shadowColor, copy.shadowOffset) = (baselineAdjustment, shadowColor, shadowOffset)
    if hasAttributes { (copy.attributedText, copy.ofPlainCharacters) = (attributedText, ofPlainCharacters) }
    (copy.highlightedTextColor, copy.isHighlighted) = (highlightedTextColor, isHighlighted)
    return copy
  }

  /// The rectangle in which the text is drawn; nil for the whole bounds, null for no text. See `drawText`
  private var drawingRect: CGRect? { didSet { shown = nil } }
  /// Whether an override of `drawText` runs, and how many operations it had drawn before it called super; nil until it does.
  private var drawTextOverride: (isOn: Bool, drawnBefore: Int?) = (false, nil)

  /// Draws the text in a rectangle, with its lines centred in its height. A class made by a script may override it, call super with another
  /// rectangle, and draw into the current context before and after. Without the call of super no text is shown.
  /// Source: Apple, UILabel.drawText(in:)
  open func drawText(in rect: CGRect) {
    guard drawTextOverride.isOn else { return }
    drawingRect = rect
    drawTextOverride.drawnBefore = simulation.graphics.begun?.picture.operations.count ?? 0
  }

  open override func draw(_ rect: CGRect) {
    super.draw(rect)
    guard let overrides, overrides.implements("drawText", on: self) else { return }
    (drawingRect, drawTextOverride) = (.null, (true, nil))
    defer { drawTextOverride = (false, nil) }
    Overridable.drawText(self, bounds)
    // When the override draws only below the text, its drawing is the label's picture. When it also draws over the text, the text is
    // inserted into that picture.
    guard let before = drawTextOverride.drawnBefore, let context = simulation.graphics.begun, context.picture.operations.count > before
    else { return }
    let text = CGContext(bounds: bounds)
    text.draw(drawnText(in: bounds.size))
    context.insert(text.picture, at: before)
    drawingRect = .null
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if overrides != nil { setNeedsDisplay() }
  }

  /// The text as it is drawn in bounds of a size: lines broken at the width, as many as fit the height, centred in the height.
  public func drawnText(in size: CGSize) -> PlacedText {
    var rect = CGRect(origin: .zero, size: size)
    if let drawingRect {
      if drawingRect.isNull { return PlacedText() }
      rect = drawingRect
    }
    guard !isBlank, rect.width.isFinite, rect.height.isFinite else { return PlacedText() }
    let own = ofPlainCharacters?.color ?? textColor
    let color = isHighlighted ? highlightedTextColor ?? own : own
    let shown = isEnabled ? color : Self.disabledColor
    let override = !isEnabled ? shown : isHighlighted && highlightedTextColor != nil ? shown : nil
    let (layout, top) = placed(in: rect)
    var drawn = PlacedText(
      lines: layout.drawn(at: CGPoint(x: rect.minX, y: top), color: shown, override: override), bounds: rect)
    if let shadowColor {
      var shadow = NSShadow()
      (shadow.shadowColor, shadow.shadowOffset) = (shadowColor, shadowOffset)
      for line in drawn.lines.indices {
        for piece in drawn.lines[line].pieces.indices where drawn.lines[line].pieces[piece].shadow == nil {
          drawn.lines[line].pieces[piece].shadow = shadow
        }
      }
    }
    drawn.isClipped =
      layout.height > rect.height + Self.slack || drawn.lines.contains { $0.maxX - $0.minX > rect.width + Self.slack }
    return drawn
  }

  /// The lines that the label shows at its present size. They are made once for a layout.
  package var shownLines: [String] {
    let rect = drawingRect ?? bounds
    guard !isBlank, rect.width.isFinite, rect.height.isFinite else { return [] }
    let layout = placed(in: rect).0
    guard layout.lines.count > 1 else { return layout.lines.map(layout.text) }
    if let lineTexts, lineTexts.options == layout.options { return lineTexts.texts }
    let texts = layout.lines.map(layout.text)
    lineTexts = (layout.options, texts)
    return texts
  }

  /// The lines for a rectangle and the top of the first one.
  private func placed(in rect: CGRect) -> (TextLayout, CGFloat) {
    let scale = simulation.screen.scale
    func centered(_ height: CGFloat) -> CGFloat { rect.minY + ((rect.height - height) / 2).roundedToPixel(scale: scale) }
    if let small = shrunkLayout(rect.width) {
      let (full, height) = (font, small.height)
      switch baselineAdjustment {
      case .alignBaselines:
        return (small, rect.minY + (rect.height - full.lineHeight) / 2 + full.ascender - (small.lines.first?.baseline ?? 0))
      case .alignCenters: return (small, rect.minY + (rect.height - height) / 2)
      case .none: return (small, rect.minY + (rect.height - full.lineHeight) / 2)
      }
    }
    let whole = layout(options(width: max(rect.width, Self.leastWidth), maxLines: numberOfLines))
    let tolerance = Self.heightTolerance * (whole.lines.first?.height ?? 0)
    guard whole.height > rect.height + tolerance, whole.lines.count > 1 else { return (whole, centered(whole.height)) }
    let cut = layout(options(width: max(rect.width, Self.leastWidth), maxLines: max(1, countOfLines(in: whole, upTo: rect.height + tolerance))))
    return (cut, centered(cut.height))
  }

  private func countOfLines(in layout: TextLayout, upTo height: CGFloat) -> Int {
    if let fit, fit.height == height, fit.options == layout.options { return fit.count }
    let count = layout.lines.count { $0.top + $0.height <= height }
    fit = (layout.options, height, count)
    return count
  }

  /// The lines that the size shows, in its middle. A label without text has the place of one line.
  override func baselines(in size: CGSize) -> TextBaselines {
    guard !isBlank else { return TextBaselines(font: font, share: Self.centered, scale: simulation.screen.scale) }
    if let small = shrunkLayout(size.width), let line = small.lines.first {
      switch baselineAdjustment {
      case .alignBaselines: return TextBaselines(font: font, share: Self.centered, scale: simulation.screen.scale)
      case .alignCenters: return TextBaselines(lines: (line.baseline, line.baseline), blockHeight: small.height, share: Self.centered)
      case .none: return TextBaselines(lines: (line.baseline, line.baseline), blockHeight: font.lineHeight, share: Self.centered)
      }
    }
    let layout =
      size.width > 0 && size.height > 0
      ? placed(in: CGRect(origin: .zero, size: size)).0 : layout(options(width: 0, maxLines: numberOfLines))
    guard let first = layout.lines.first, let last = layout.lines.last else {
      return TextBaselines(font: font, share: Self.centered, scale: simulation.screen.scale)
    }
    return TextBaselines(
      lines: (first.baseline, last.baseline), blockHeight: layout.height.roundedUpToPixel(scale: simulation.screen.scale), share: Self.centered)
  }

  /// The share of the free height above the lines.
  private static let centered: CGFloat = 0.5

  /// A single line in the largest font size, in steps of half a point, in which it fits; nil when it fits as it is, or may not be shrunk.
  /// In the smallest size it is cut. Source: docs/rules/text.md 4; the step is ours
  private func shrunkLayout(_ width: CGFloat) -> TextLayout? {
    guard adjustsFontSizeToFitWidth, numberOfLines == 1, width > 0, oneLineSize.width > width + TextLayout.noise else { return nil }
    let least = max(minimumScaleFactor.isFinite ? min(max(minimumScaleFactor, 0), 1) : 1, Self.leastSize / font.pointSize)
    var size = font.pointSize
    var text = scaledText(1)
    while size > font.pointSize * least {
      if HostWork.mustEnd("shrinking the font of a label") { break }
      size = max((size * 2 - Self.sizeNoise).rounded(.down) / 2, font.pointSize * least)
      // A huge size is reduced in one step, as the width is about proportional to the size.
      if size > Self.hugeSize { size = max(size * min(1, 2 * width / max(oneLineSize.width, 1)), font.pointSize * least) }
      text = scaledText(size / font.pointSize)
      let whole = TextLayout(TypesetText(text, font: font), options(width: .infinity, maxLines: 1, mode: .byWordWrapping))
      if whole.lines.first.map({ $0.widthWithSpaces <= width + TextLayout.noise }) ?? true { break }
    }
    return TextLayout(TypesetText(text, font: font), options(width: width, maxLines: 1))
  }

  private func scaledText(_ factor: CGFloat) -> AttributedText {
    var text = styled.map { simulation.shown($0) } ?? AttributedText(shownText)
    for (range, attributes) in text.runs(in: text.wholeRange) {
      let old = simulation.shown(attributes.font ?? ofPlainCharacters?.font ?? font)
      text.add(TextAttributes(font: old.withSize(old.pointSize * factor)), in: range)
    }
    return text
  }

  /// How much higher than the bounds the text may be, since a label sized to its text is rounded to pixels. Units: lines. Ours.
  private static let heightTolerance: CGFloat = 0.05
  /// How much larger than its view a text may be without being cut off: the view's size may be rounded by a pixel. Units: points.
  private static let slack: CGFloat = 0.5
  /// Used as the width of a label without width, which breaks after every character. Units: points. Ours.
  private static let leastWidth: CGFloat = 1e-3
  /// A finite number that stands for no limit in computations. Units: points. Ours
  private static let noLimit: CGFloat = 1e9
  /// Smallest font size that text is shrunk to. Units: points. Ours.
  private static let leastSize: CGFloat = 1
  private static let hugeSize: CGFloat = 200
  private static let sizeNoise: CGFloat = 1e-9
  /// Source: a disabled label is drawn dimmed (Apple, UILabel.isEnabled); the grey is assumed
  private static let disabledColor = UIColor.lightGray

  // MARK: Look

  open override func content(in size: CGSize, at time: TimeInterval) -> ViewContent? {
    guard let text, !text.isEmpty else { return nil }
    let scale = simulation.screen.scale
    if let shown, shown.size == size, shown.scale == scale { return shown.content }
    let content = content(text, in: size)
    shown = (size, scale, content)
    return content
  }

  private func content(_ text: String, in size: CGSize) -> ViewContent {
    let drawn = drawnText(in: size)
    let first = drawn.lines.lazy.compactMap(\.pieces.first).first
    let color = isHighlighted ? highlightedTextColor ?? textColor : textColor
    return ViewContent(
      role: Self.role,
      text: ViewText(
        text: text, lines: drawn.lines.map(\.text), font: hasAttributes ? first?.font ?? font : font,
        color: hasAttributes ? first?.color ?? color : isEnabled ? color : Self.disabledColor, alignment: sidedAlignment(textAlignment),
        lineBreakMode: lineBreakMode, drawn: drawn))
  }

  private static let role = ViewRole("label")
}

extension UILabel {
  public enum Overridable {
    public static let drawText = OverridableMethod(
      "drawText",
      "Draws the text in a rectangle. An override may call super with another rectangle, and may draw into the current context.", "rect"
    ) { (label: UILabel, rect: CGRect) in label.drawText(in: rect) }
    public static let textRect = OverridableMethod(
      "textRect", "The rectangle that the text takes inside bounds with at most so many lines; 0 means any number.", unit: .points, "bounds",
      "numberOfLines"
    ) { (label: UILabel, bounds: CGRect, lines: Int) in label.textRect(forBounds: bounds, limitedToNumberOfLines: lines) }
  }
}
