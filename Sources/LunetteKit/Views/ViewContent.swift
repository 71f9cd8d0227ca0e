import Foundation

/// What a view shows beside its layer's box and what stands in it, in primitives that every form of a frame can draw: a picture, an image,
/// a text; and what it is to whoever reads the screen.
///
/// A class with a look of its own overrides `UIView.content(in:at:)` in its own file; no painter knows a class.
/// ```swift
/// open override func content(in size: CGSize, at time: TimeInterval) -> ViewContent? {
///   ViewContent(
///     role: ViewRole("gauge", ["fraction": .number(fraction)], form: .track(fraction, line: "─", knob: "●")),
///     picture: .drawn(in: size) { $0.fill(CGRect(x: 0, y: 0, width: size.width * fraction, height: size.height), tintColor) })
/// }
/// ```
/// Space: from (0, 0) at the top left corner of the bounds. Units: points.
public struct ViewContent: Hashable, Sendable {
  @Shared public var role: ViewRole? = nil
  public var picture: Picture?
  /// Of the picture as a whole.
  public var alpha: CGFloat = 1
  @Shared public var image: ViewImage? = nil
  @Shared public var text: ViewText? = nil

  public init(role: ViewRole? = nil, picture: Picture? = nil, alpha: CGFloat = 1, image: ViewImage? = nil, text: ViewText? = nil) {
    (self.role, self.picture, self.alpha, self.image, self.text) = (role, picture, alpha, image, text)
  }
}

/// What a view is to whoever reads the screen: frames as JSON write its name and its values, frames of characters take its form.
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

  /// What kind of view it is, as "slider".
  public var name: String
  /// In the order in which they are written.
  public var values: [Entry]
  public var form: TextForm

  public init(_ name: String, _ values: KeyValuePairs<String, Value> = [:], form: TextForm = .plain) {
    (self.name, self.values, self.form) = (name, values.map { Entry(name: $0.key, value: $0.value) }, form)
  }
}

/// How a frame of characters shows a view where boxes and texts don't tell.
public indirect enum TextForm: Hashable, Sendable {
  /// Its box, its picture and its text.
  case plain
  /// A text between brackets, which tell the state of what it is the title of.
  case title
  /// One line of text between two edges.
  case field
  /// A row: a bar down its left edge says that it is selected or highlighted.
  case row
  /// A line thinner than a pixel.
  case hairline
  /// A box with a name in it.
  case picture
  /// Where a scroll view's content stands.
  case indicator(isVertical: Bool)

  // Signs in the middle of the view, in place of its picture.

  /// A word, cut where it has no room; `symbol` is never cut.
  case word(String)
  case symbol(String)
  /// A way with a knob on it: the line before the knob, the knob, the line behind it; an empty knob takes no column. `ends` stand around.
  case track(_ fraction: CGFloat, line: String, done: String? = nil, knob: String, ends: [String] = [])
  /// Texts side by side between brackets.
  case parts([String])
  /// A dot for each of so many, one of them full; numbers where they have no room.
  case dots(count: Int, current: Int)
}

/// What a reader of the screen may want to know beside the looks.
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

  /// On the knob of a control.
  var knob: String { contains(.disabled) ? "○" : contains(.highlighted) ? "◉" : "●" }
}

/// A box that a view shows in front of all that stands in it, and that is no view itself: a scroll indicator.
public struct ViewMark: Hashable, Sendable {
  /// Of the same numbers as layers have, see `CALayer.id`.
  public var id: Int
  /// What a reader calls its class.
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

/// An image with how it stands in the bounds.
public struct ViewImage: Hashable, Sendable {
  public var image: UIImage
  public var gravity: CALayerContentsGravity
  /// What a template is filled with.
  public var tint: UIColor

  public init(_ image: UIImage, gravity: CALayerContentsGravity = .resize, tint: UIColor) {
    (self.image, self.gravity, self.tint) = (image, gravity, tint)
  }
}

/// Text as a view sets it: broken and truncated by its measured width.
public struct ViewText: Hashable, Sendable {
  /// The whole of it.
  public var text: String
  /// What is shown of it.
  public var lines: [String]
  public var font: UIFont
  /// Without the view's alpha.
  public var color: UIColor
  public var alignment: NSTextAlignment
  public var lineBreakMode: NSLineBreakMode
  /// From the view's left and right edges to where the text may stand. Units: points.
  public var inset: CGFloat = 0
  /// Its lines with their places; nil where they are set by whoever draws them, centred in the view.
  public var drawn: PlacedText?
  /// What shows of editing it; nil for a text that can't be edited.
  public var editing: ViewEditing?

  public init(
    text: String, lines: [String], font: UIFont, color: UIColor, alignment: NSTextAlignment, lineBreakMode: NSLineBreakMode,
    inset: CGFloat = 0, drawn: PlacedText? = nil
  ) {
    (self.text, self.lines, self.font, self.color, self.alignment) = (text, lines, font, color, alignment)
    (self.lineBreakMode, self.inset, self.drawn) = (lineBreakMode, inset, drawn)
  }
}

/// What shows of editing a text.
public struct ViewEditing: Hashable, Sendable {
  /// A field's: then a text that is too long is scrolled to its caret.
  public var isEditing = false
  public var isPlaceholder = false
  /// Nil where no caret is seen: nobody edits, something is selected, or it is in the dark half of its blinking.
  public var caret: CGRect?
  /// The line that the caret is on, and how many of its characters stand before it.
  public var caretLine = 0
  public var caretColumn = 0
  /// One rectangle a line.
  public var selection: [CGRect] = []
  /// The caret's colour, of which the selection is a light shade.
  public var tint: UIColor

  public init(tint: UIColor) { self.tint = tint }
}

extension CGRect {
  /// A caret as it is drawn, twice as wide as it is told. Source: docs/rules/controllers.md 10
  var wideCaret: CGRect { CGRect(x: minX, y: minY, width: 2, height: height) }

  func clipped(to other: CGRect) -> CGRect? {
    let (left, right) = (max(minX, other.minX), min(maxX, other.maxX))
    return left < right ? CGRect(x: left, y: minY, width: right - left, height: height) : nil
  }
}

extension Picture {
  /// What `body` draws.
  public static func drawn(in size: CGSize, _ body: (CGContext) -> Void) -> Picture {
    let context = CGContext(bounds: CGRect(origin: .zero, size: size))
    body(context)
    return context.picture
  }
}

/// Short words for looks.
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

  /// One line in a box: cut where it has no room, in the middle of the height.
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
