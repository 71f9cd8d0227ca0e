import Foundation
import LunetteKit

/// The screen as JSON: every visible view with its place, text, state and style. `docs/frames.md` has the schema.
///
/// One view a line, keys always in the same order, so that two frames can be compared by any tool that compares lines.
public struct JsonFrame: Sendable {
  /// Of the schema; it grows when a key changes its meaning or goes.
  public static let version = 1

  /// UTF-8, with a line end.
  public let bytes: [UInt8]

  public var text: String { String(decoding: bytes, as: UTF8.self) }

  public init(_ frame: FrameSnapshot) {
    var writer = JsonFrameWriter()
    writer.write(frame)
    bytes = writer.out.bytes
  }
}

struct JsonFrameWriter {
  var out = Utf8Buffer()

  mutating func write(_ frame: FrameSnapshot) {
    let list = frame.list
    out.reserve((list.items.count + 1) * Self.usualBytesPerView)
    out.add("{\"version\":")
    out.add(JsonFrame.version)
    out.add(",\"frame\":")
    out.add(frame.heading.frame)
    out.add(",\"time\":")
    out.add(CGFloat(frame.heading.time))
    if let title = frame.heading.title { text(",\"title\":", title) }
    out.add(",\n\"screen\":{")
    number("\"width\":", list.size.width)
    number(",\"height\":", list.size.height)
    number(",\"scale\":", list.scale)
    out.add("},\n\"touches\":[")
    for (index, touch) in list.touches.enumerated() {
      number(index == 0 ? "{\"x\":" : ",{\"x\":", touch.location.x)
      number(",\"y\":", touch.location.y)
      text(",\"phase\":", "\(touch.phase)")
      out.add("}")
    }
    out.add("],\n\"views\":[")
    // A button's text is that of the title in it.
    var titles: [Int: ViewText] = [:]
    for item in list.items { if item.form == .title, let parent = item.parent { titles[parent] = item.text } }
    var windows = [CGPoint](repeating: .zero, count: list.items.count)
    for (index, item) in list.items.enumerated() {
      windows[index] = item.parent.map { windows[$0] } ?? item.quad.box.origin
      out.add(index == 0 ? "\n" : ",\n")
      write(item, window: windows[index], text: item.text ?? titles[index])
    }
    out.add("\n]}\n")
  }

  /// - Parameter window: where its window stands on the screen
  private mutating func write(_ item: DisplayItem, window: CGPoint, text shownText: ViewText?) {
    text("{\"class\":", item.className)
    if let identifier = item.identifier { text(",\"id\":", identifier) }
    if let parent = item.parent {
      out.add(",\"parent\":")
      out.add(parent + 1)
    }
    out.add(",\"depth\":")
    out.add(item.depth)
    rect(",\"frame\":", item.quad.box.offsetBy(dx: -window.x, dy: -window.y))
    if !item.quad.isUpright { corners(item.quad, window) }
    let visible = item.quad.box.shared(with: item.clipRect)
    if visible != item.quad.box { rect(",\"visible\":", visible.offsetBy(dx: -window.x, dy: -window.y)) }
    if item.offset != .zero { point(",\"offset\":", item.offset.x, item.offset.y) }
    if let shownText { write(shownText) }
    if let role = item.role { write(role) }
    if let editing = item.text?.editing { write(editing) }
    if let gradient = item.gradient { write(gradient) }
    if let art = item.art { write(art, item.role) }
    state(item.state)
    style(item, shownText)
    out.add("}")
  }

  private mutating func corners(_ quad: Quad, _ window: CGPoint) {
    out.add(",\"corners\":[")
    for (index, corner) in quad.corners.enumerated() {
      number(index == 0 ? "[" : ",[", corner.x - window.x)
      number(",", corner.y - window.y)
      out.add("]")
    }
    out.add("]")
  }

  private mutating func write(_ shown: ViewText) {
    text(",\"text\":", shown.text)
    guard shown.lines != [shown.text] else { return }
    out.add(",\"lines\":[")
    for (index, line) in shown.lines.enumerated() { text(index == 0 ? "" : ",", line) }
    out.add("]")
  }

  /// The stretches of a text that isn't plain, line by line, with what each has beyond its line.
  private mutating func runs(_ drawn: PlacedText) {
    out.add(",\"runs\":[")
    var isFirst = true
    for piece in drawn.lines.flatMap(\.pieces) {
      text(isFirst ? "{\"text\":" : ",{\"text\":", piece.text)
      isFirst = false
      out.add(",\"font\":")
      font(piece.font)
      out.add(",\"color\":")
      color(piece.color)
      if let background = piece.background {
        out.add(",\"background\":")
        color(background)
      }
      if let style = piece.underline {
        out.add(",\"underline\":")
        out.add(style.rawValue)
      }
      if let style = piece.strikethrough {
        out.add(",\"strikethrough\":")
        out.add(style.rawValue)
      }
      if piece.baselineOffset != 0 { number(",\"baselineOffset\":", piece.baselineOffset) }
      if piece.kern != 0 { number(",\"kern\":", piece.kern) }
      if piece.strokeWidth != 0 { number(",\"strokeWidth\":", piece.strokeWidth) }
      if piece.obliqueness != 0 { number(",\"obliqueness\":", piece.obliqueness) }
      if let shadow = piece.shadow, let shadowColor = shadow.shadowColor {
        out.add(",\"shadow\":{\"color\":")
        color(shadowColor)
        point(",\"offset\":", shadow.shadowOffset.width, shadow.shadowOffset.height)
        number(",\"radius\":", shadow.shadowBlurRadius)
        out.add("}")
      }
      if let link = piece.link { text(",\"link\":", link) }
      if let image = piece.attachment?.image { text(",\"attachment\":", image.name) }
      if piece.isRightToLeft { out.add(",\"rightToLeft\":true") }
      out.add("}")
    }
    out.add("]")
  }

  private mutating func font(_ font: UIFont) {
    number("{\"size\":", font.pointSize)
    text(",\"weight\":", font.weight.rawValue)
    if font.isItalic { out.add(",\"italic\":true") }
    if font.design != .system { text(",\"design\":", font.design.rawValue) }
    if font.isNamed { text(",\"name\":", font.fontName) }
    out.add("}")
  }

  private mutating func write(_ editing: ViewEditing) {
    if let caret = editing.caret { rect(",\"caret\":", caret) }
    guard !editing.selection.isEmpty else { return }
    out.add(",\"selection\":[")
    for (index, part) in editing.selection.enumerated() { rect(index == 0 ? "" : ",", part) }
    out.add("]")
  }

  private mutating func state(_ state: ViewState) {
    guard !state.isEmpty else { return }
    out.add(",\"state\":[")
    var isFirst = true
    for (name, option) in ViewState.named where state.contains(option) {
      text(isFirst ? "" : ",", name)
      isFirst = false
    }
    out.add("]")
  }

  /// What kind of view it is, and the values that it shows.
  private mutating func write(_ role: ViewRole) {
    text(",\"kind\":", role.name)
    for entry in role.values { write(entry, isFirst: false) }
  }

  private mutating func write(_ entry: ViewRole.Entry, isFirst: Bool) {
    text(isFirst ? "" : ",", entry.name)
    out.add(":")
    switch entry.value {
    case .number(let number): out.add(number)
    case .whole(let number): out.add(number)
    case .flag(let flag): out.add(flag ? "true" : "false")
    case .text(let string): out.add(json: string)
    case .color(let color): self.color(color)
    case .list(let items):
      out.add("[")
      for (index, item) in items.enumerated() {
        out.add(index == 0 ? "{" : ",{")
        for (number, entry) in item.enumerated() { write(entry, isFirst: number == 0) }
        out.add("}")
      }
      out.add("]")
    }
  }

  /// What was drawn, by kind and box; a picture by its name. The values of a role stand for the drawing of its look.
  private mutating func write(_ art: DisplayArt, _ role: ViewRole?) {
    if let image = art.image, role?.form != .picture { text(",\"picture\":", image.image.name) }
    if art.mask != nil { out.add(",\"masked\":true") }
    guard !art.operations.isEmpty, role == nil else { return }
    out.add(",\"drawing\":[")
    for (index, operation) in art.operations.enumerated() {
      text(index == 0 ? "{\"op\":" : ",{\"op\":", operation.shape.name)
      if let color = operation.shape.color {
        out.add(",\"color\":")
        self.color(color)
      }
      if let box = operation.shape.box, !box.isNull { rect(",\"box\":", box.applying(operation.transform)) }
      if case .text(let drawn) = operation.shape { text(",\"text\":", drawn.lines.map(\.text).joined(separator: "\n")) }
      if operation.alpha < 1 { number(",\"alpha\":", operation.alpha) }
      out.add("}")
    }
    out.add("]")
  }

  private mutating func write(_ gradient: Gradient) {
    out.add(",\"kind\":\"gradient\",\"colors\":[")
    for (index, stop) in gradient.colors.enumerated() {
      if index > 0 { out.add(",") }
      color(stop)
    }
    out.add("]")
    if let locations = gradient.locations {
      out.add(",\"locations\":[")
      for (index, location) in locations.enumerated() { number(index == 0 ? "" : ",", location) }
      out.add("]")
    }
    if gradient.kind != .axial { text(",\"type\":", gradient.kind.rawValue) }
    point(",\"start\":", gradient.start.x, gradient.start.y)
    point(",\"end\":", gradient.end.x, gradient.end.y)
  }

  /// Only what differs from a view that shows nothing.
  private mutating func style(_ item: DisplayItem, _ shown: ViewText?) {
    var isFirst = true
    func key(_ name: StaticString, _ out: inout Utf8Buffer) {
      out.add(isFirst ? ",\"style\":{" : ",")
      isFirst = false
      out.add(name)
    }
    if let fill = item.fill {
      key("\"background\":", &out)
      color(fill)
    }
    if let border = item.border {
      key("\"border\":{\"width\":", &out)
      out.add(border.width)
      out.add(",\"color\":")
      color(border.color)
      out.add("}")
    }
    if item.cornerRadius != 0 {
      key("\"cornerRadius\":", &out)
      out.add(item.cornerRadius)
      if item.maskedCorners != .all { roundCorners(item.maskedCorners) }
    }
    if let shadow = item.shadow {
      key("\"shadow\":{\"color\":", &out)
      color(shadow.color)
      point(",\"offset\":", shadow.offset.width, shadow.offset.height)
      number(",\"radius\":", shadow.radius)
      out.add("}")
    }
    if item.alpha < 1 {
      key("\"alpha\":", &out)
      out.add(item.alpha)
    }
    if let shown, item.text != nil {
      key("\"font\":", &out)
      font(shown.font)
      out.add(",\"color\":")
      color(shown.color)
      text(",\"alignment\":", shown.alignment.rawValue)
      if let drawn = shown.drawn, drawn.lines.contains(where: { !$0.isPlain }) { runs(drawn) }
    }
    if !isFirst { out.add("}") }
  }

  private mutating func roundCorners(_ mask: CACornerMask) {
    out.add(",\"roundCorners\":[")
    var isFirst = true
    for (name, corner) in Self.corners where mask.contains(corner) {
      text(isFirst ? "" : ",", name)
      isFirst = false
    }
    out.add("]")
  }

  /// Clockwise, as `corners` of a view are.
  private static let corners: [(name: String, corner: CACornerMask)] = [
    ("topLeft", .layerMinXMinYCorner), ("topRight", .layerMaxXMinYCorner), ("bottomRight", .layerMaxXMaxYCorner),
    ("bottomLeft", .layerMinXMaxYCorner),
  ]

  // MARK: Values

  private mutating func text(_ key: StaticString, _ value: String) {
    out.add(key)
    out.add(json: value)
  }

  private mutating func number(_ key: StaticString, _ value: CGFloat) {
    out.add(key)
    out.add(value)
  }

  private mutating func flag(_ key: StaticString, _ value: Bool) {
    out.add(key)
    out.add(value ? "true" : "false")
  }

  private mutating func color(_ color: UIColor) {
    out.add("\"")
    out.add(rgba: color)
    out.add("\"")
  }

  private mutating func point(_ key: StaticString, _ x: CGFloat, _ y: CGFloat) {
    out.add(key)
    number("[", x)
    number(",", y)
    out.add("]")
  }

  private mutating func rect(_ key: StaticString, _ rect: CGRect) {
    out.add(key)
    number("{\"x\":", rect.minX)
    number(",\"y\":", rect.minY)
    number(",\"width\":", rect.width)
    number(",\"height\":", rect.height)
    out.add("}")
  }

  private static let usualBytesPerView = 200
}
