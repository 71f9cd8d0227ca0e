import Foundation
import LunetteKit
import LunetteRender

/// Tells one client what has changed since the last frame that it was sent.
///
/// Items are identified by their numbers. An item's place is sent relative to the item around it, so that for a scrolling list only the
/// offset changes; its look is sent when it has changed. docs/live.md describes the form.
struct FrameEncoder {
  /// The state of an item as it was sent last.
  private struct SentItem {
    var item: DisplayItem
    var parent: Int
    var place: [CGFloat]
    var clip: CGFloat
    /// Its index among the items with the same parent, from back to front.
    var order: Int
  }

  private var sent: [Int: SentItem] = [:]
  private var size: CGSize?
  private var touches: [DisplayTouch] = []
  private var last: DisplayList?

  /// Returns: nil if nothing has changed
  mutating func message(_ list: DisplayList, tick: Int, time: TimeInterval, isWhole: Bool = false) -> [UInt8]? {
    if isWhole { (sent, size, touches, last) = ([:], nil, [], nil) }
    if last == list { return nil }
    last = list
    let numbers = Self.numbers(of: list)
    let now = Self.places(of: list, numbers)
    let gone = sent.keys.filter { now[$0] == nil }.sorted()
    let moved = siblingsThatMoved(now)
    var isChanged = !gone.isEmpty || size != list.size || touches != list.touches
    let text = JsonText.object { json in
      json.field("type", "frame")
      json.field("tick", tick)
      json.key("time")
      json.write(CGFloat(time), millionths: true)
      if size == nil { json.field("whole", true) }
      if size != list.size { json.field("size", numbers: [list.size.width, list.size.height]) }
      if touches != list.touches {
        json.key("touches")
        json.list { json in
          for touch in list.touches {
            json.list { json in
              json.write(touch.location.x)
              json.write(touch.location.y)
            }
          }
        }
      }
      if !gone.isEmpty {
        json.key("gone")
        json.list { json in for number in gone { json.write(number) } }
      }
      json.key("items")
      json.list { json in
        var before: [Int: Int] = [:]
        for index in list.items.indices {
          let number = numbers[index]
          guard let new = now[number] else { continue }
          let previous = before.updateValue(number, forKey: new.parent) ?? 0
          let old = sent[number]
          let isNew = old == nil || old?.parent != new.parent
          if write(new, number, old: old, after: isNew || moved.contains(new.parent) ? previous : nil, &json) { isChanged = true }
        }
      }
    }
    (sent, size, touches) = (now, list.size, list.touches)
    return isChanged ? text.bytes : nil
  }

  /// Returns: whether anything was written
  private func write(_ new: SentItem, _ number: Int, old: SentItem?, after: Int?, _ json: inout JsonText) -> Bool {
    let (item, before) = (new.item, old?.item)
    let hasLook = before.map { !item.hasLook(of: $0) } ?? true
    let hasEdge = item.border != before?.border || (item.border != nil && (hasLook || item.size != before?.size))
    guard
      after != nil || hasLook || hasEdge || old?.place != new.place || old?.clip != new.clip || before?.offset != item.offset
        || before?.opacity != item.opacity || before?.size != item.size
    else { return false }
    json.object { json in
      json.field("i", number)
      if old == nil { json.field("n", item.logName) }
      if let after {
        json.field("p", new.parent)
        json.field("a", after)
      }
      if old?.place != new.place { json.field("m", numbers: new.place) }
      if before?.size != item.size { json.field("s", numbers: [item.size.width, item.size.height]) }
      if before?.offset ?? .zero != item.offset { json.field("f", numbers: [item.offset.x, item.offset.y]) }
      if before?.opacity ?? 1 != item.opacity { json.field("o", item.opacity) }
      if old?.clip ?? -1 != new.clip { json.field("c", new.clip) }
      if hasLook || hasEdge, item.shadow != nil || before?.shadow != nil {
        json.key("h")
        json.raw(SvgItem.shadow(of: item))
      }
      if hasLook {
        json.key("l")
        json.raw(SvgItem.look(of: item))
      }
      if hasEdge {
        json.key("e")
        json.raw(SvgItem.edge(of: item))
      }
    }
    return true
  }

  /// Parents whose children are in another order than before.
  private func siblingsThatMoved(_ now: [Int: SentItem]) -> Set<Int> {
    var rows: [Int: [(old: Int, new: Int)]] = [:]
    for (number, new) in now {
      if let old = sent[number], old.parent == new.parent { rows[new.parent, default: []].append((old.order, new.order)) }
    }
    return Set(
      rows.filter { _, row in
        let sorted = row.sorted { $0.new < $1.new }
        return zip(sorted, sorted.dropFirst()).contains { $0.old > $1.old }
      }.keys)
  }

  /// The items' numbers. Items that share a number, such as a replicator's copies, get negative numbers from the second one on.
  static func numbers(of list: DisplayList) -> [Int] {
    var seen: [Int: Int] = [:]
    return list.items.map { item in
      let count = seen[item.id, default: 0]
      seen[item.id] = count + 1
      return count == 0 ? item.id : -(item.id * mostCopies + count)
    }
  }

  /// Limit of copies with numbers of their own. Ours: nobody can tell more copies of a layer apart.
  private static let mostCopies = 1000

  private static func places(of list: DisplayList, _ numbers: [Int]) -> [Int: SentItem] {
    var places = [Int: SentItem](minimumCapacity: list.items.count)
    var clips = [CGFloat](repeating: -1, count: list.items.count)
    for item in list.items {
      if let parent = item.parent, let clip = item.clip, clip != list.items[parent].clip { clips[parent] = list.clips[clip].cornerRadius }
    }
    var counts: [Int: Int] = [:]
    for (index, item) in list.items.enumerated() {
      let parent = item.parent.map { numbers[$0] } ?? 0
      var map = item.map
      if let outer = item.parent.map({ list.items[$0] }) {
        let around = outer.map
        if around.a * around.d - around.b * around.c != 0 { map = map.concatenating(around.inverted()) }
        (map.tx, map.ty) = (map.tx + outer.offset.x, map.ty + outer.offset.y)
      }
      let isMove = abs(map.a - 1) < noise && abs(map.d - 1) < noise && abs(map.b) < noise && abs(map.c) < noise
      let place: [CGFloat] = (isMove ? [map.tx, map.ty] : [map.a, map.b, map.c, map.d, map.tx, map.ty]).map { ($0 * 1e4).rounded() / 1e4 }
      let order = counts[parent, default: 0]
      counts[parent] = order + 1
      places[numbers[index]] = SentItem(item: item, parent: parent, place: place, clip: clips[index], order: order)
    }
    return places
  }

  private static let noise: CGFloat = 1e-6
}

extension DisplayItem {
  /// Whether both draw the same in their own spaces, apart from borders.
  fileprivate func hasLook(of other: DisplayItem) -> Bool {
    size == other.size && fill == other.fill && shadow == other.shadow && cornerRadius == other.cornerRadius
      && maskedCorners == other.maskedCorners && text == other.text && gradient == other.gradient && art == other.art
      // A mask's place is relative to the screen, not to the item.
      && (art?.mask == nil || quad == other.quad)
  }

  /// The item's class and the identifier that the app gave it.
  fileprivate var logName: String { className + (identifier.map { "#" + $0 } ?? "") }
}
