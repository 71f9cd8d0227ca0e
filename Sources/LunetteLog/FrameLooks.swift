import Foundation
import LunetteKit
import LunetteRender

/// Follows an app from frame to frame, and tells of each what changed.
///
/// Items are known by their ids, and most of what both frames have is the same object: only what is another one is compared.
struct FrameLooks {
  private var list: DisplayList?
  /// Of each item of `list`.
  private var hashes: [Hashes] = []
  private var ids: [Int] = []
  private var hash: UInt64 = 0

  private struct Hashes {
    var style: UInt64
    var text: UInt64
  }

  /// - Parameter withViews: whether single views are told of, or the frame as a whole only
  mutating func next(_ list: DisplayList, number: Int, withViews: Bool) -> RunEvent.Frame {
    var frame = RunEvent.Frame(number: number, hash: hash, changed: [], gone: [])
    guard list != self.list else { return frame }
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
    let old = self.list
    var places = Places(of: ids)
    var (hashes, ids): ([Hashes], [Int]) = ([], [])
    hashes.reserveCapacity(list.items.count)
    ids.reserveCapacity(list.items.count)
    // Items are large; through pointers none is copied.
    list.items.withUnsafeBufferPointer { items in
      (old?.items ?? []).withUnsafeBufferPointer { oldItems in
        for index in items.indices {
          let before = places.index(of: items[index].id, near: index)
          let known = before.map { self.hashes[$0] }
          let isSameStyle = before.map { items[index].hasStyle(of: oldItems[$0]) } ?? false
          let isSameText = before.map { items[index].hasText(of: oldItems[$0]) } ?? false
          let now = Hashes(
            style: isSameStyle ? known?.style ?? 0 : items[index].styleHash, text: isSameText ? known?.text ?? 0 : items[index].textHash)
          hashes.append(now)
          ids.append(items[index].id)
          hasher.add(word: now.style)
          hasher.add(word: now.text)
          items[index].addPlace(to: &hasher)
          guard withViews else { continue }
          guard let before else {
            frame.changed.append(ViewLook(list, index, name: items[index].logName, style: now.style, .all))
            continue
          }
          var change: ViewLook.Change = []
          if !isSameStyle { change.insert(.style) }
          if !isSameText { change.insert(.text) }
          if items[index].frame != oldItems[before].frame { change.insert(.frame) }
          if items[index].offset != oldItems[before].offset { change.insert(.offset) }
          if items[index].parent.map({ items[$0].id }) != oldItems[before].parent.map({ oldItems[$0].id }) { change.insert(.parent) }
          if change.isEmpty { continue }
          let name = isSameStyle ? nil : items[index].logName
          frame.changed.append(ViewLook(list, index, name: name == oldItems[before].logName ? nil : name, style: now.style, change))
        }
      }
    }
    if withViews { frame.gone = places.unused }
    hash = hasher.value
    frame.hash = hash
    (self.list, self.hashes, self.ids) = (list, hashes, ids)
    return frame
  }
}

/// Where the items of a list stand, by their ids. Most stand where they stood a frame ago, so the table is only made for those that don't.
private struct Places {
  private let ids: [Int]
  private var table: [Int: Int]?
  private var used: Int = 0
  private var isUsed: [Bool]

  init(of ids: [Int]) { (self.ids, isUsed) = (ids, Array(repeating: false, count: ids.count)) }

  mutating func index(of id: Int, near index: Int) -> Int? {
    var found: Int?
    if index < ids.count, ids[index] == id {
      found = index
    } else if !ids.isEmpty {
      if table == nil {
        var table = Dictionary<Int, Int>(minimumCapacity: ids.count)
        for index in ids.indices { table[ids[index]] = index }
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
    guard used < ids.count else { return [] }
    return ids.indices.filter { !isUsed[$0] }.map { ids[$0] }.sorted()
  }
}

extension DisplayList {
  /// The id of the item that an item stands in; nil for a window.
  fileprivate func parentID(of index: Int) -> Int? { items[index].parent.map { items[$0].id } }
}

extension DisplayItem {
  fileprivate func hasText(of other: DisplayItem) -> Bool {
    if $text.isSame(as: other.$text) { return true }
    guard let text, let otherText = other.text else { return false }
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
