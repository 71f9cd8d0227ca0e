import Foundation
@_spi(Lunette) import LunetteKit
import LunetteScript

/// Finds items of sections that scroll by themselves across a collection view. Source: ours; a finger scrolls, as for every other view
extension ScenarioApp {
  /// Drags the collection view until the item's section is in sight, then the section. Throws: where there is no such item
  func scroll(toItem path: RowPath, in list: UICollectionView) throws -> UIView {
    func found() -> UIView? { try? item(at: path) }
    for _ in 0..<Self.mostTurns {
      if try run({ found() }) != nil { break }
      guard let way = try run({ list.sectionFrame(ofItem: path).flatMap { list.way(to: $0) } }) else { break }
      let isThere = { found() ?? (list.sectionFrame(ofItem: path).map { list.way(to: $0) == nil } == true ? list : nil) }
      if try drag(list, way, until: isThere) == nil { break }
    }
    guard let scroller = try run({ list.sectionScrollers.first { $0.section == path.section }?.view }) else {
      try showWhole(in: list) { _ in list.sectionFrame(ofItem: path) }
      return try run { try item(at: path) }
    }
    return try scroll(to: { try self.item(at: path) }, in: scroller) { _ in list.frameInScroller(ofItem: path) }
  }

  /// Goes through a collection view from its start and drags each section that scrolls by itself. Returns: what is found; nil for nothing
  func scrollThroughSections(of list: UICollectionView, for query: ViewQuery) throws -> UIView? {
    guard try run({ list.hasScrollers }) else { return nil }
    var tried: Set<Int> = []
    for way in Self.ways where way.dx + way.dy > 0 && list.hasRoom(along: way) {
      if let view = try drag(list, way, until: { try self.findIfAny(query) }) { return view }
    }
    while !HostWork.mustEnd("looking through the sections of a collection view") {
      for (section, scroller) in try run({ list.sectionScrollers }) where !tried.contains(section) {
        // A scroller that was only made, or is hardly in sight, has its turn later.
        guard try run({ Self.ways.contains { scroller.hasRoom(along: $0) && dragPlace(on: scroller, $0) != nil } }) else { continue }
        tried.insert(section)
        // What has gone from its one end to the other has shown all that is in it.
        let ways = Self.ways.filter { scroller.hasRoom(along: $0) }
        for way in ways {
          if let view = try drag(scroller, way, until: { try self.findIfAny(query) }) { return view }
        }
      }
      // One drag further.
      guard let way = Self.ways.first(where: { ($0.dx < 0 || $0.dy < 0) && list.hasRoom(along: $0) }) else { return nil }
      let before = list.contentOffset
      if let view = try drag(list, way, until: { try self.findIfAny(query) ?? list }), view !== list { return view }
      if list.contentOffset == before { return nil }
    }
    return nil
  }
}
