import Foundation
import LunetteKit

/// The screen as JSON: every visible view with its place, text, state and style. `docs/frames.md` has the schema.
///
/// One view per line, with keys always in the same order, so that any tool that compares lines can compare two frames.
public struct JsonFrame: Sendable {
  /// The version of the schema; increased when a key changes its meaning or is removed.
  public static let version = 1

  /// UTF-8, with a line end.
  public let bytes: [UInt8]

  public var text: String { String(decoding: bytes, as: UTF8.self) }

  public init(_ frame: FrameSnapshot) {
    var json = JsonText()
    json.reserve((frame.list.items.count + 1) * Self.usualBytesPerView)
    json.object { $0.fields(of: frame, frame.list) }
    bytes = json.bytes + [UInt8(ascii: "\n")]
  }

  private static let usualBytesPerView = 200
}

extension FrameSnapshot {
  /// What `JsonFrame` writes, as values; and where each piece of a text is drawn.
  public var value: FrameValue {
    var writer = FrameValueWriter()
    writer.object { $0.fields(of: self, list) }
    return writer.value
  }
}

extension ValueWriter {
  fileprivate mutating func fields(of frame: FrameSnapshot, _ list: DisplayList) {
    field("version", JsonFrame.version)
    field("frame", frame.heading.frame)
    field("time", CGFloat(frame.heading.time))
    if let title = frame.heading.title { field("title", title) }
    field("system", list.system)
    field("appearance", list.isDark ? "dark" : "light")
    breakLine()
    object("screen") { json in
      json.field("width", list.size.width)
      json.field("height", list.size.height)
      json.field("scale", list.scale)
    }
    breakLine()
    self.list("touches") { json in
      for touch in list.touches {
        json.object { json in
          json.field("x", touch.location.x)
          json.field("y", touch.location.y)
          json.field("phase", "\(touch.phase)")
        }
      }
    }
    breakLine()
    self.list("views") { json in
      // The text of a button is that of the title in it.
      var titles: [Int: ViewText] = [:]
      for item in list.items { if item.form == .title, let parent = item.parent { titles[parent] = item.text } }
      var windows = [CGPoint](repeating: .zero, count: list.items.count)
      for (index, item) in list.items.enumerated() {
        windows[index] = item.parent.map { windows[$0] } ?? item.quad.box.origin
        json.breakLine()
        json.object { $0.fields(of: item, window: windows[index], text: item.text ?? titles[index]) }
      }
      json.breakLine()
    }
    if let elements = frame.accessibility { self.elements(elements) }
  }

  /// What the screen means, in the order of reading.
  private mutating func elements(_ elements: [AccessibleElement]) {
    breakLine()
    list("accessibility") { json in
      for element in elements {
        json.breakLine()
        json.object { $0.fields(of: element) }
      }
      json.breakLine()
    }
  }

  private mutating func fields(of element: AccessibleElement) {
    let facts = element.facts
    field("role", facts.role.rawValue)
    if let label = facts.label { field("label", label) }
    if let value = facts.value { field("value", value) }
    if let hint = facts.hint { field("hint", hint) }
    if !facts.traits.isEmpty { field("traits", texts: facts.traits.names) }
    field("frame", element.frame)
    field("activationPoint", element.activationPoint)
    if let id = facts.identifier { field("id", id) }
    if let view = element.view { field("view", view) }
    if let parent = element.parent { field("parent", parent) }
    if element.isElement { field("description", Speech(facts).description) }
  }

  /// - Parameter window: the origin of its window on the screen
  private mutating func fields(of item: DisplayItem, window: CGPoint, text shownText: ViewText?) {
    field("class", item.className)
    if let identifier = item.identifier { field("id", identifier) }
    if let parent = item.parent { field("parent", parent + 1) }
    field("depth", item.depth)
    field("frame", item.quad.box.offsetBy(dx: -window.x, dy: -window.y))
    if !item.quad.isUpright {
      list("corners") { json in for corner in item.quad.corners { json.write(CGPoint(x: corner.x - window.x, y: corner.y - window.y)) } }
    }
    let visible = item.quad.box.shared(with: item.clipRect)
    if visible != item.quad.box { field("visible", visible.offsetBy(dx: -window.x, dy: -window.y)) }
    if item.offset != .zero { field("offset", item.offset) }
    if item.cutsContent { field("clipped", true) }
    if let shownText { fields(of: shownText) }
    if Self.placesTexts, let text = item.text, !text.lines.isEmpty { pieces(of: text.placed(in: item.size)) }
    if let role = item.role { fields(of: role) }
    if let editing = item.text?.editing { fields(of: editing) }
    if let gradient = item.gradient { fields(of: gradient) }
    if let art = item.art { fields(of: art, item.role) }
    if !item.state.isEmpty { field("state", texts: ViewState.named.filter { item.state.contains($0.state) }.map(\.name)) }
    style(item, shownText)
  }

  private mutating func fields(of shown: ViewText) {
    field("text", shown.text)
    if shown.lines != [shown.text] { field("lines", texts: shown.lines) }
  }

  /// Writes where each piece of each line stands in its view.
  private mutating func pieces(of placed: PlacedText) {
    list("pieces") { list in
      for line in placed.lines {
        for piece in line.pieces {
          list.object { object in
            object.field("x", piece.x)
            object.field("baseline", line.baseline - piece.baselineOffset)
            object.field("width", piece.width)
            object.fields(of: piece)
          }
        }
      }
    }
  }

  /// Writes the pieces of a text with attributes, line by line, each with the attributes that differ from its line.
  private mutating func runs(_ drawn: PlacedText) {
    list("runs") { json in
      for piece in drawn.lines.flatMap(\.pieces) { json.object { $0.fields(of: piece) } }
    }
  }

  private mutating func fields(of piece: DrawnPiece) {
    field("text", piece.text)
    field("font", piece.font)
    field("color", piece.color)
    if let background = piece.background { field("background", background) }
    if let style = piece.underline { field("underline", style.rawValue) }
    if let style = piece.strikethrough { field("strikethrough", style.rawValue) }
    if piece.baselineOffset != 0 { field("baselineOffset", piece.baselineOffset) }
    if piece.kern != 0 { field("kern", piece.kern) }
    if piece.strokeWidth != 0 { field("strokeWidth", piece.strokeWidth) }
    if piece.obliqueness != 0 { field("obliqueness", piece.obliqueness) }
    if let shadow = piece.shadow, let color = shadow.shadowColor {
      shadowField(color, shadow.shadowOffset, radius: shadow.shadowBlurRadius)
    }
    if let link = piece.link { field("link", link) }
    if let image = piece.attachment?.image { field("attachment", image.name) }
    if piece.isRightToLeft { field("rightToLeft", true) }
  }

  private mutating func field(_ name: StaticString, _ font: UIFont) {
    object(name) { json in
      json.field("size", font.pointSize)
      json.field("weight", font.weight.rawValue)
      if font.isItalic { json.field("italic", true) }
      if font.design != .system { json.field("design", font.design.rawValue) }
      if font.isNamed { json.field("name", font.fontName) }
    }
  }

  private mutating func shadowField(_ color: UIColor, _ offset: CGSize, radius: CGFloat) {
    object("shadow") { json in
      json.field("color", color)
      json.field("offset", CGPoint(x: offset.width, y: offset.height))
      json.field("radius", radius)
    }
  }

  private mutating func fields(of editing: ViewEditing) {
    if let caret = editing.caret { field("caret", caret) }
    guard !editing.selection.isEmpty else { return }
    list("selection") { json in for part in editing.selection { json.write(part) } }
  }

  /// Writes the kind of view, and the values that it shows.
  private mutating func fields(of role: ViewRole) {
    field("kind", role.name)
    for entry in role.values { field(of: entry) }
  }

  private mutating func field(of entry: ViewRole.Entry) {
    key(text: entry.name)
    switch entry.value {
    case .number(let number): write(number)
    case .whole(let number): write(number)
    case .flag(let flag): write(flag)
    case .text(let string): write(string)
    case .color(let color): write(color)
    case .list(let items): list { json in for item in items { json.object { json in for entry in item { json.field(of: entry) } } } }
    }
  }

  /// Writes drawings by kind and box, and pictures by name. A view with a role has its values instead of its drawing.
  private mutating func fields(of art: DisplayArt, _ role: ViewRole?) {
    if case .image(let image, _)? = art.ground?.shape { field("pattern", image.name) }
    if let image = art.image, role?.form != .picture { field("picture", image.image.name) }
    if art.mask != nil { field("masked", true) }
    guard !art.operations.isEmpty, role == nil else { return }
    list("drawing") { json in for operation in art.operations { json.object { $0.fields(of: operation) } } }
  }

  private mutating func fields(of operation: DrawOperation) {
    field("op", operation.shape.name)
    if let color = operation.shape.color { field("color", color) }
    if let box = operation.shape.box, !box.isNull { field("box", box.applying(operation.transform)) }
    if case .text(let drawn) = operation.shape { field("text", drawn.lines.map(\.text).joined(separator: "\n")) }
    if operation.alpha < 1 { field("alpha", operation.alpha) }
  }

  private mutating func fields(of gradient: Gradient) {
    field("kind", "gradient")
    list("colors") { json in for color in gradient.colors { json.write(color) } }
    if let locations = gradient.locations { field("locations", numbers: locations) }
    if gradient.kind != .axial { field("type", gradient.kind.rawValue) }
    field("start", gradient.start)
    field("end", gradient.end)
  }

  /// Writes only what differs from a view that shows nothing.
  private mutating func style(_ item: DisplayItem, _ shown: ViewText?) {
    let shown = item.text == nil ? nil : shown
    guard item.fill != nil || item.border != nil || item.cornerRadius != 0 || item.shadow != nil || item.alpha < 1 || shown != nil else { return }
    object("style") { json in
      if let fill = item.fill { json.field("background", fill) }
      if let border = item.border {
        json.object("border") { json in
          json.field("width", border.width)
          json.field("color", border.color)
        }
      }
      if item.cornerRadius != 0 {
        json.field("cornerRadius", item.cornerRadius)
        if item.maskedCorners != .all {
          json.field("roundCorners", texts: roundCorners.filter { item.maskedCorners.contains($0.corner) }.map(\.name))
        }
      }
      if let shadow = item.shadow { json.shadowField(shadow.color, shadow.offset, radius: shadow.radius) }
      if item.alpha < 1 { json.field("alpha", item.alpha) }
      if let shown {
        json.field("font", shown.font)
        json.field("color", shown.color)
        json.field("alignment", shown.alignment.rawValue)
        if let drawn = shown.drawn, drawn.lines.contains(where: { !$0.isPlain }) { json.runs(drawn) }
      }
    }
  }

  // MARK: Places

  private mutating func write(_ point: CGPoint) {
    list { json in
      json.write(point.x)
      json.write(point.y)
    }
  }

  private mutating func write(_ rect: CGRect) {
    object { json in
      json.field("x", rect.minX)
      json.field("y", rect.minY)
      json.field("width", rect.width)
      json.field("height", rect.height)
    }
  }

  private mutating func field(_ name: StaticString, _ point: CGPoint) {
    key(name)
    write(point)
  }

  private mutating func field(_ name: StaticString, _ rect: CGRect) {
    key(name)
    write(rect)
  }
}

/// Clockwise, like a view's `corners`.
private let roundCorners: [(name: String, corner: CACornerMask)] = [
  ("topLeft", .layerMinXMinYCorner), ("topRight", .layerMaxXMinYCorner), ("bottomRight", .layerMaxXMaxYCorner),
  ("bottomLeft", .layerMinXMaxYCorner),
]
