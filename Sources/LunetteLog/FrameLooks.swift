import Foundation
import LunetteKit
import LunetteRender

/// Follows an app from frame to frame, and finds what has changed in each.
///
/// Items are matched by their ids. Most items of two frames are the same object; only the others are compared.
struct FrameLooks {
  private var list: DisplayList?
  /// The hashes of the items in `list`.
  private var hashes: [Hashes] = []
  private var ids: [Int] = []
  private var hash: UInt64 = 0

  private struct Hashes {
    var style: UInt64
    var text: UInt64
  }

  /// A frame that isn't looked at: as the last one that was.
  func same(number: Int) -> RunEvent.Frame { RunEvent.Frame(number: number, hash: hash, changed: [], gone: []) }

  /// - Parameter withViews: whether changes of single views are noted, or only the hash of the whole frame
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
    func add(_ now: Hashes, _ item: UnsafePointer<DisplayItem>) {
      hashes.append(now)
      ids.append(item.pointee.id)
      hasher.add(word: now.style)
      hasher.add(word: now.text)
      item.addPlace(to: &hasher)
    }
    list.items.withUnsafeBufferPointer { items in
      (old?.items ?? []).withUnsafeBufferPointer { oldItems in
        guard let first = items.baseAddress else { return }
        for index in items.indices {
          let item = first + index
          guard let place = places.index(of: item.pointee.id, near: index), let before = oldItems.baseAddress.map({ $0 + place }) else {
            let now = Hashes(style: item.pointee.styleHash, text: item.pointee.textHash)
            add(now, item)
            if withViews { frame.changed.append(ViewLook(list, index, name: item.pointee.logName, style: now.style)) }
            continue
          }
          let (isSameStyle, isSameText) = (item.hasStyle(of: before), item.hasText(of: before))
          let known = self.hashes[place]
          let now = Hashes(
            style: isSameStyle ? known.style : item.pointee.styleHash, text: isSameText ? known.text : item.pointee.textHash)
          add(now, item)
          guard withViews else { continue }
          let isSameParent = item.pointee.parent.map { first[$0].id } == before.pointee.parent.map { oldItems[$0].id }
          let (isSameFrame, isSameOffset) = (item.pointee.frame == before.pointee.frame, item.pointee.offset == before.pointee.offset)
          if isSameStyle, isSameText, isSameFrame, isSameOffset, isSameParent { continue }
          var look = ViewLook(id: item.pointee.id)
          if !isSameStyle {
            (look.name, look.style) = (item.pointee.logName, now.style.logStyle)
            if look.name == before.pointee.logName { look.name = nil }
          }
          if !isSameText { look.text = .some(item.pointee.text?.text) }
          if !isSameFrame { look.frame = item.pointee.frame.inLog }
          if !isSameOffset { look.offset = item.pointee.offset.inLog }
          if !isSameParent { look.parent = list.parentID(of: index) }
          frame.changed.append(look)
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

/// The index of each item in a list, by its id. Most items have the same index as in the frame before, so the table is made only for the
/// others.
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
        var table = [Int: Int](minimumCapacity: ids.count)
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

  /// The ids that were not looked up, in ascending order.
  var unused: [Int] {
    guard used < ids.count else { return [] }
    return ids.indices.filter { !isUsed[$0] }.map { ids[$0] }.sorted()
  }
}

extension DisplayList {
  /// The id of the item that contains an item; nil for a window.
  fileprivate func parentID(of index: Int) -> Int? { items[index].parent.map { items[$0].id } }
}

extension ViewLook {
  /// Makes the look of a new view.
  fileprivate init(_ list: DisplayList, _ index: Int, name: String, style: UInt64) {
    let item = list.items[index]
    self.init(
      id: item.id, name: name, parent: list.parentID(of: index), frame: item.frame.inLog, offset: item.offset == .zero ? nil : item.offset.inLog,
      text: item.text.map { text -> String? in text.text }, style: style.logStyle)
  }
}

extension UInt64 {
  /// The half of a hash that a log has.
  fileprivate var logStyle: UInt32 { UInt32(truncatingIfNeeded: self >> 32) }
}

extension DisplayItem {
  /// The item's class and the identifier that the app gave it. Marks that a view draws have names of their own.
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
