import Foundation

/// What a view shows besides its layer's box and its subviews, in primitives that every form of a frame can draw: a picture, an image, a
/// text. It also has the view's role for those who read the screen.
///
/// A class with its own look overrides `UIView.content(in:at:)` in its own file; the painters know no classes.
/// ```swift
/// open override func content(in size: CGSize, at time: TimeInterval) -> ViewContent? {
///   ViewContent(
///     role: ViewRole("gauge", ["fraction": .number(fraction)], form: .track(fraction, line: "─", knob: "●")),
///     picture: .drawn(in: size) { $0.fill(CGRect(x: 0, y: 0, width: size.width * fraction, height: size.height), tintColor) })
/// }
/// ```
/// Space: the origin (0, 0) is the top left corner of the bounds. Units: points.
public struct ViewContent: Hashable, Sendable {
  @Shared public var role: ViewRole? = nil
  public var picture: Picture?
  /// Opacity of the picture as a whole.
  public var alpha: CGFloat = 1
  @Shared public var image: ViewImage? = nil
  @Shared public var text: ViewText? = nil

  public init(role: ViewRole? = nil, picture: Picture? = nil, alpha: CGFloat = 1, image: ViewImage? = nil, text: ViewText? = nil) {
    (self.role, self.picture, self.alpha, self.image, self.text) = (role, picture, alpha, image, text)
  }
}

/// What a view is, for those who read the screen: JSON frames write its name and values, text frames show its form.
public struct ViewRole: Hashable, Sendable {
  public struct Entry: Hashable, Sendable {
    public var name: String
    public var value: Value
  }

  public indirect enum Value: Hashable, Sendable {
    case number(CGFloat)
    case whole(Int)
    case flag(Bool)
    case text(String)
    case color(UIColor)
    case list([[Entry]])
  }

  /// The kind of view, such as "slider".
  public var name: String
  /// In the order in which they are written.
  public var values: [Entry]
  public var form: TextForm

  public init(_ name: String, _ values: KeyValuePairs<String, Value> = [:], form: TextForm = .plain) {
    (self.name, self.values, self.form) = (name, values.map { Entry(name: $0.key, value: $0.value) }, form)
  }
}

/// How a text frame shows a view that needs more than a box and a text.
public indirect enum TextForm: Hashable, Sendable {
  /// The view's box, its picture and its text.
  case plain
  /// A text between brackets; the brackets show the state of the view that has this title.
  case title
  /// One line of text between two edges.
  case field
  /// A row: a bar at its left edge shows that it is selected or highlighted.
  case row
  /// A line thinner than a pixel.
  case hairline
  /// A box with the picture's name in it.
  case picture
  /// A scroll indicator.
  case indicator(isVertical: Bool)

  // Characters in the middle of the view, in place of its picture.

  /// A word, cut when there is no room for it; `symbol` is never cut.
  case word(String)
  case symbol(String)
  /// A track with a knob: `line` before and after the knob, or `done` before it; an empty knob takes no column. `ends` are put around it.
  case track(_ fraction: CGFloat, line: String, done: String? = nil, knob: String, ends: [String] = [])
  /// Texts side by side between brackets.
  case parts([String])
  /// One dot per page, the current one full; numbers when there is no room for dots.
  case dots(count: Int, current: Int)
}

/// The state of a view that its look alone may not tell.
public struct ViewState: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let selected = ViewState(rawValue: 1)
  public static let highlighted = ViewState(rawValue: 2)
  public static let disabled = ViewState(rawValue: 4)
  public static let firstResponder = ViewState(rawValue: 8)

  /// In the order in which they are printed.
  public static let named: [(name: String, state: ViewState)] = [
    ("selected", .selected), ("highlighted", .highlighted), ("disabled", .disabled), ("first responder", .firstResponder),
  ]

  /// The character for a control's knob.
  var knob: String { contains(.disabled) ? "○" : contains(.highlighted) ? "◉" : "●" }
}

/// A box that a view shows in front of its content, and that isn't a view itself: a scroll indicator.
public struct ViewMark: Hashable, Sendable {
  /// A number of the same sequence as the layers' numbers, see `CALayer.id`.
  public var id: Int
  /// The class name that a reader sees.
  public var className: String
  /// Space: own bounds.
  public var frame: CGRect
  public var color: UIColor
  public var cornerRadius: CGFloat
  public var role: ViewRole

  public init(id: Int, className: String, frame: CGRect, color: UIColor, cornerRadius: CGFloat, role: ViewRole) {
    (self.id, self.className, self.frame, self.color, self.cornerRadius, self.role) = (id, className, frame, color, cornerRadius, role)
  }
}

/// An image and how it is placed in the bounds.
public struct ViewImage: Hashable, Sendable {
  public var image: UIImage
  public var gravity: CALayerContentsGravity
  /// The colour of a template image.
  public var tint: UIColor

  public init(_ image: UIImage, gravity: CALayerContentsGravity = .resize, tint: UIColor) {
    (self.image, self.gravity, self.tint) = (image, gravity, tint)
  }
}

/// Text as a view shows it: broken and truncated by its measured width.
public struct ViewText: Hashable, Sendable {
  /// The whole text.
  public var text: String
  /// The lines that are shown.
  public var lines: [String]
  public var font: UIFont
  /// The text colour, without the view's alpha.
  public var color: UIColor
  public var alignment: NSTextAlignment
  public var lineBreakMode: NSLineBreakMode
  /// Distance of the text from the view's left and right edges. Units: points.
  public var inset: CGFloat = 0
  /// The lines with their places; nil when the painter is to centre them in the view.
  public var drawn: PlacedText?
  /// The caret and the selection; nil for a text that can't be edited.
  public var editing: ViewEditing?

  public init(
    text: String, lines: [String], font: UIFont, color: UIColor, alignment: NSTextAlignment, lineBreakMode: NSLineBreakMode,
    inset: CGFloat = 0, drawn: PlacedText? = nil
  ) {
    (self.text, self.lines, self.font, self.color, self.alignment) = (text, lines, font, color, alignment)
    (self.lineBreakMode, self.inset, self.drawn) = (lineBreakMode, inset, drawn)
  }
}

/// The visible signs of editing: caret and selection.
public struct ViewEditing: Hashable, Sendable {
  /// True for a field that is being edited: a text that is too long is then scrolled to its caret.
  public var isEditing = false
  public var isPlaceholder = false
  /// Nil while no caret is visible: nobody edits, something is selected, or the caret blinks off.
  public var caret: CGRect?
  /// The line of the caret, and the number of characters before it on that line.
  public var caretLine = 0
  public var caretColumn = 0
  /// One rectangle per line.
  public var selection: [CGRect] = []
  /// The caret's colour; the selection has a lighter shade of it.
  public var tint: UIColor

  public init(tint: UIColor) { self.tint = tint }
}

extension CGRect {
  /// The caret as it is drawn, twice as wide as its rectangle in the API. Source: docs/rules/controllers.md 10
  var wideCaret: CGRect { CGRect(x: minX, y: minY, width: 2, height: height) }

  func clipped(to other: CGRect) -> CGRect? {
    let (left, right) = (max(minX, other.minX), min(maxX, other.maxX))
    return left < right ? CGRect(x: left, y: minY, width: right - left, height: height) : nil
  }
}

extension Picture {
  /// Records what `body` draws.
  public static func drawn(in size: CGSize, _ body: (CGContext) -> Void) -> Picture {
    let context = CGContext(bounds: CGRect(origin: .zero, size: size))
    body(context)
    return context.picture
  }
}

/// Short names for common looks.
extension CGContext {
  public func fill(_ rect: CGRect, radius: CGFloat = 0, _ color: UIColor) {
    guard rect.width > 0, rect.height > 0 else { return }
    setFillColor(color)
    if radius > 0 { fill(CGPath(roundedRect: rect, cornerRadius: radius)) } else { fill(rect) }
  }

  public func outline(_ rect: CGRect, radius: CGFloat = 0, _ color: UIColor, width: CGFloat) {
    guard rect.width > 0, rect.height > 0 else { return }
    setStrokeColor(color)
    stroke(radius > 0 ? CGPath(roundedRect: rect, cornerRadius: radius) : CGPath(rect: rect), StrokeStyle(width: width))
  }

  public func circle(_ center: CGPoint, radius: CGFloat, _ color: UIColor) {
    setFillColor(color)
    fillEllipse(in: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }

  public func line(_ points: [CGPoint], _ color: UIColor, width: CGFloat, cap: CGLineCap = .butt, join: CGLineJoin = .miter) {
    guard let first = points.first else { return }
    var path = CGPath()
    path.move(to: first)
    for point in points.dropFirst() { path.addLine(to: point) }
    setStrokeColor(color)
    stroke(path, StrokeStyle(width: width, cap: cap, join: join))
  }

  /// Draws one line in a box: cut when it doesn't fit, in the middle of the height.
  public func line(_ text: String, in box: CGRect, font: UIFont, _ color: UIColor, alignment: NSTextAlignment = .center) {
    let shown = TextMetrics.truncated(text, width: box.width, font: font)
    let width = TextMetrics.width(of: shown, font: font)
    let free = box.width - width
    let x = box.minX + (alignment == .center ? free / 2 : alignment == .right ? free : 0)
    let top = box.midY - font.lineHeight / 2
    draw(
      DrawnText(
        lines: [.init(text: shown, origin: CGPoint(x: x, y: top + font.ascender), width: width)], font: font, color: color,
        box: CGRect(x: x, y: top, width: width, height: font.lineHeight)))
  }
}

extension ViewText {
  /// Where its lines are drawn in a view of this size.
  package func placed(in size: CGSize) -> PlacedText {
    drawn ?? PlacedText(centered: lines, font: font, color: color, alignment: alignment, in: size)
  }
}
