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
    var windows = [CGPoint](repeating: .zero, count: list.items.count)
    for (index, item) in list.items.enumerated() {
      windows[index] = item.parent.map { windows[$0] } ?? item.quad.box.origin
      out.add(index == 0 ? "\n" : ",\n")
      let next = index + 1 < list.items.count ? list.items[index + 1] : nil
      // A button's text is that of the title in it, which comes next.
      let title: DisplayText? = if let next, next.parent == index, case .title(let text) = next.content { text } else { nil }
      write(item, window: windows[index], text: item.content.text ?? title)
    }
    out.add("\n]}\n")
  }

  /// - Parameter window: where its window stands on the screen
  private mutating func write(_ item: DisplayItem, window: CGPoint, text shownText: DisplayText?) {
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
    let visible = item.quad.box.intersection(item.clipRect)
    if visible != item.quad.box { rect(",\"visible\":", visible.offsetBy(dx: -window.x, dy: -window.y)) }
    if item.offset != .zero { point(",\"offset\":", item.offset.x, item.offset.y) }
    if let shownText { write(shownText) }
    kind(item.content)
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

  private mutating func write(_ shown: DisplayText) {
    text(",\"text\":", shown.text)
    guard shown.lines != [shown.text] else { return }
    out.add(",\"lines\":[")
    for (index, line) in shown.lines.enumerated() { text(index == 0 ? "" : ",", line) }
    out.add("]")
  }

  private mutating func state(_ state: DisplayState) {
    guard !state.isEmpty else { return }
    out.add(",\"state\":[")
    var isFirst = true
    for (name, option) in DisplayState.named where state.contains(option) {
      text(isFirst ? "" : ",", name)
      isFirst = false
    }
    out.add("]")
  }

  /// What a view draws itself, and the value that it shows.
  private mutating func kind(_ content: DisplayContent) {
    switch content {
    case .plain: break
    case .label: out.add(",\"kind\":\"label\"")
    case .title: out.add(",\"kind\":\"title\"")
    case .cell: out.add(",\"kind\":\"cell\"")
    case .separator: out.add(",\"kind\":\"separator\"")
    case .scrollIndicator(let isVertical): text(",\"kind\":\"indicator\",\"axis\":", isVertical ? "vertical" : "horizontal")
    case .image(let name): text(",\"kind\":\"image\",\"image\":", name)
    case .field(let field):
      flag(",\"kind\":\"field\",\"placeholder\":", field.isPlaceholder)
      flag(",\"editing\":", field.isEditing)
    case .control(let control): value(control)
    case .gradient(let gradient): write(gradient)
    }
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
    point(",\"start\":", gradient.start.x, gradient.start.y)
    point(",\"end\":", gradient.end.x, gradient.end.y)
  }

  private mutating func value(_ control: DisplayControl) {
    switch control {
    case .toggle(let isOn): flag(",\"kind\":\"switch\",\"on\":", isOn)
    case .slider(let fraction): number(",\"kind\":\"slider\",\"fraction\":", fraction)
    case .stepper(let canDecrease, let canIncrease):
      flag(",\"kind\":\"stepper\",\"canDecrease\":", canDecrease)
      flag(",\"canIncrease\":", canIncrease)
    case .segments(let segments, let selected):
      out.add(",\"kind\":\"segments\",\"segments\":[")
      for (index, segment) in segments.enumerated() {
        text(index == 0 ? "{\"title\":" : ",{\"title\":", segment.title)
        flag(",\"enabled\":", segment.isEnabled)
        out.add("}")
      }
      out.add("]")
      if let selected {
        out.add(",\"selected\":")
        out.add(selected + 1)
      }
    case .pages(let count, let current):
      out.add(",\"kind\":\"pages\",\"count\":")
      out.add(count)
      out.add(",\"current\":")
      out.add(current + 1)
    case .refresh(let fraction, let isRefreshing, let title, let tint):
      number(",\"kind\":\"refresh\",\"fraction\":", fraction)
      flag(",\"refreshing\":", isRefreshing)
      if !title.isEmpty { text(",\"title\":", title) }
      out.add(",\"tint\":")
      color(tint)
    case .mark(let mark): text(",\"kind\":\"mark\",\"mark\":", mark.name)
    }
  }

  /// Only what differs from a view that shows nothing.
  private mutating func style(_ item: DisplayItem, _ shown: DisplayText?) {
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
    if let shown, item.content.text != nil {
      key("\"font\":{\"size\":", &out)
      out.add(shown.font.pointSize)
      text(",\"weight\":", shown.font.weight.rawValue)
      out.add("},\"color\":")
      color(shown.color)
      text(",\"alignment\":", shown.alignment.rawValue)
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
