import Foundation
import LunetteKit
import LunetteRender

/// Follows an app from frame to frame, and tells of each what changed.
///
/// Items are known by their ids, and what both frames have is compared field by field, so a frame costs as much as its list does.
struct FrameLooks {
  private var list: DisplayList?
  /// Of each item of `list`.
  private var hashes: [Hashes] = []
  private var hash: UInt64 = 0

  private struct Hashes {
    var style: UInt64
    var text: UInt64
  }

  /// - Parameter withViews: whether single views are told of, or the frame as a whole only
  mutating func next(_ list: DisplayList, number: Int, withViews: Bool) -> RunEvent.Frame {
    var frame = RunEvent.Frame(number: number, hash: hash, changed: [], gone: [])
    guard list != self.list else { return frame }
    let old = self.list?.items ?? []
    var hasher = StableHasher()
    hasher.add(list.size.width)
    hasher.add(list.size.height)
    for touch in list.touches {
      hasher.add(touch.location)
      hasher.add(word: UInt64(touch.phase.rawValue))
    }
    for clip in list.clips {
      hasher.add(clip.quad.topLeft)
      hasher.add(clip.quad.bottomRight)
      hasher.add(clip.cornerRadius)
      hasher.add(word: UInt64(clip.maskedCorners.rawValue))
    }
    var places = Places(of: old)
    var hashes: [Hashes] = []
    hashes.reserveCapacity(list.items.count)
    for index in list.items.indices {
      let before = places.index(of: list.items[index].id, near: index)
      let known = before.map { self.hashes[$0] }
      let isSameStyle = before.map { list.items[index].hasStyle(of: old[$0]) } ?? false
      let isSameText = before.map { list.items[index].hasText(of: old[$0]) } ?? false
      let now = Hashes(
        style: isSameStyle ? known?.style ?? 0 : list.items[index].styleHash,
        text: isSameText ? known?.text ?? 0 : list.items[index].textHash)
      hashes.append(now)
      hasher.add(word: now.style)
      hasher.add(word: now.text)
      list.items[index].addPlace(to: &hasher)
      guard withViews else { continue }
      if let before {
        var change: ViewLook.Change = []
        if !isSameStyle { change.insert(.style) }
        if !isSameText { change.insert(.text) }
        if list.items[index].frame != old[before].frame { change.insert(.frame) }
        if list.items[index].offset != old[before].offset { change.insert(.offset) }
        if list.parentID(of: index) != self.list?.parentID(of: before) { change.insert(.parent) }
        if change.isEmpty { continue }
        let name = isSameStyle ? nil : list.items[index].logName
        frame.changed.append(ViewLook(list, index, name: name == old[before].logName ? nil : name, style: now.style, change))
      } else {
        frame.changed.append(ViewLook(list, index, name: list.items[index].logName, style: now.style, .all))
      }
    }
    if withViews { frame.gone = places.unused }
    hash = hasher.value
    frame.hash = hash
    (self.list, self.hashes) = (list, hashes)
    return frame
  }
}

/// Where the items of a list stand, by their ids. Most stand where they stood a frame ago, so the table is only made for those that don't.
private struct Places {
  private let items: [DisplayItem]
  private var table: [Int: Int]?
  private var used: Int = 0
  private var isUsed: [Bool]

  init(of items: [DisplayItem]) { (self.items, isUsed) = (items, Array(repeating: false, count: items.count)) }

  mutating func index(of id: Int, near index: Int) -> Int? {
    var found: Int?
    if index < items.count, items[index].id == id {
      found = index
    } else if !items.isEmpty {
      if table == nil {
        var table = Dictionary<Int, Int>(minimumCapacity: items.count)
        for index in items.indices { table[items[index].id] = index }
        self.table = table
      }
      found = table?[id]
    }
    guard let found, !isUsed[found] else { return nil }
    isUsed[found] = true
    used += 1
    return found
  }

  /// The ids that nobody has asked for, the smallest first.
  var unused: [Int] {
    guard used < items.count else { return [] }
    return items.indices.filter { !isUsed[$0] }.map { items[$0].id }.sorted()
  }
}

extension DisplayList {
  /// The id of the item that an item stands in; nil for a window.
  fileprivate func parentID(of index: Int) -> Int? { items[index].parent.map { items[$0].id } }
}

extension DisplayItem {
  fileprivate func hasText(of other: DisplayItem) -> Bool {
    guard let text, let otherText = other.text else { return text == nil && other.text == nil }
    return text.text == otherText.text && text.lines == otherText.lines
  }
}

extension ViewLook {
  fileprivate init(_ list: DisplayList, _ index: Int, name: String?, style: UInt64, _ change: Change) {
    self.init(
      id: list.items[index].id, name: name ?? "", parent: list.parentID(of: index), frame: list.items[index].frame, offset: list.items[index].offset,
      text: list.items[index].text?.text, style: style, change: change)
  }
}

extension DisplayItem {
  /// Its class and the identifier that the app gave it. Marks that a view draws have names of their own.
  fileprivate var logName: String {
    let mark: String
    switch form {
    case .hairline: mark = "separator"
    case .indicator(let isVertical): mark = isVertical ? "vertical indicator" : "horizontal indicator"
    case .title: mark = "title"
    default: mark = className
    }
    return mark + (identifier.map { "#" + $0 } ?? "")
  }
}
