import Foundation
import LunetteKit
import LunetteRender

/// Follows an app from frame to frame, and tells of each what changed.
struct FrameLooks {
  private var list: DisplayList?
  private var hash: UInt64 = 0
  private var items: [String: Known] = [:]

  private struct Known {
    let item: DisplayItem
    /// The item without its place and its text.
    let style: DisplayItem
    let look: ViewLook
  }

  /// - Parameter withViews: whether single views are compared, or the frame as a whole only
  mutating func next(_ list: DisplayList, number: Int, withViews: Bool) -> RunEvent.Frame {
    guard list != self.list else { return RunEvent.Frame(number: number, hash: hash, changed: [], gone: []) }
    self.list = list
    // The heading is left out: a screen that comes back has its hash again.
    hash = StableHash.of(JsonFrame(FrameSnapshot(list, heading: FrameHeading(frame: 0, time: 0))).bytes)
    var frame = RunEvent.Frame(number: number, hash: hash, changed: [], gone: [])
    if withViews { compareViews(of: list, &frame) }
    return frame
  }

  private mutating func compareViews(of list: DisplayList, _ frame: inout RunEvent.Frame) {
    var paths: [String] = []
    var windows: [CGPoint] = []
    var counts: [String: Int] = [:]
    var present: [String: Known] = [:]
    for item in list.items {
      windows.append(item.parent.map { windows[$0] } ?? item.quad.box.origin)
      let name = (item.parent.map { paths[$0] + "/" } ?? "") + item.logName
      let count = counts[name, default: 0] + 1
      counts[name] = count
      let path = count > 1 ? "\(name)[\(count)]" : name
      paths.append(path)
      let old = items[path]
      if let old, old.item == item {
        present[path] = old
        continue
      }
      let window = windows[windows.count - 1]
      let style = item.style
      var look = ViewLook(
        path: path, frame: item.quad.box.offsetBy(dx: -window.x, dy: -window.y), text: item.content.text?.text,
        style: old.flatMap { $0.style == style ? $0.look.style : nil } ?? StableHash.of("\(style)"))
      if let before = old?.look {
        look.change = []
        if look.frame != before.frame { look.change.insert(.frame) }
        if look.text != before.text { look.change.insert(.text) }
        if look.style != before.style { look.change.insert(.style) }
      }
      present[path] = Known(item: item, style: style, look: look)
      if !look.change.isEmpty { frame.changed.append(look) }
    }
    frame.gone = items.keys.filter { present[$0] == nil }.sorted()
    items = present
  }
}

extension DisplayItem {
  /// Its class and id, without what paths are made of. Marks that a view draws have names of their own.
  fileprivate var logName: String {
    let mark: String
    switch content {
    case .separator: mark = "separator"
    case .scrollIndicator(let isVertical): mark = isVertical ? "vertical indicator" : "horizontal indicator"
    case .title: mark = "title"
    default: mark = className
    }
    return (mark + (identifier.map { "#" + $0 } ?? "")).replacingOccurrences(of: "/", with: "∕")
  }

  /// All that is drawn but its place and its text: plain values, whose description is the same on all machines.
  fileprivate var style: DisplayItem {
    var plain = self
    plain.quad = Quad(.zero)
    plain.clip = nil
    plain.clipRect = .zero
    plain.parent = nil
    if var text = plain.content.text, case .label = plain.content {
      (text.text, text.lines) = ("", [])
      plain.content = .label(text)
    }
    return plain
  }
}
