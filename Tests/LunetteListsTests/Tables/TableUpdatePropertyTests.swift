import Foundation
import LunetteKit
import TestSupport
import Testing

/// Random batches compared with arrays: after rows were deleted, inserted, moved and reloaded together, every row is where the
/// model says, shows what the model says, and is selected where the model says.
@Suite struct TableUpdatePropertyTests {
  @Test("After each random batch geometry, cells and selection are the model's", arguments: 1...40 as ClosedRange<UInt64>)
  func randomBatches(seed: UInt64) {
    var random = SeededRandom(seed)
    let model = BatchModel(sections: Int.random(in: 1...3, using: &random), using: &random)
    let world = TableTester(model.names, rect(0, 0, 320, 440), loads: false)
    world.table.allowsMultipleSelection = true
    world.source.height = { path in model.rows[path.section][path.row].height }
    world.layOut()
    for batch in 1...12 {
      model.selectSome(in: world.table, using: &random)
      if Bool.random(using: &random) {
        world.scroll(to: CGFloat.random(in: 0...max(0, world.table.contentSize.height - 440), using: &random).rounded())
      }
      let changes = model.randomBatch(using: &random)
      world.rows = model.names
      world.table.performBatchUpdates { for change in changes.shuffled(using: &random) { change(world.table) } }
      #expect(world.takeFault() == nil)
      model.check(world, "seed \(seed), batch \(batch), at once")
      world.layOut()
      model.check(world, "seed \(seed), batch \(batch), after layout")
      // Sometimes the next batch comes in the middle of the animation.
      world.tester.runFrames(Int.random(in: 0...25, using: &random))
      model.check(world, "seed \(seed), batch \(batch), later")
    }
    world.tester.runFrames(60)
    model.check(world, "seed \(seed), at rest")
    let cells = world.table.subviews.compactMap { $0 as? UITableViewCell }
    #expect(cells.count == world.table.visibleCells.count, "cells left behind, seed \(seed)")
    #expect(world.table.visibleCells.allSatisfy { $0.shownFrame == $0.frame && $0.shown.opacity == 1 }, "seed \(seed)")
  }

  @Test(
    "Rows that live on start where they were, on the screen or off it, and end in their place",
    arguments: 1...60 as ClosedRange<UInt64>)
  func startsOfMotion(seed: UInt64) {
    var random = SeededRandom(seed)
    let model = BatchModel(sections: Int.random(in: 1...3, using: &random), using: &random)
    let world = TableTester(model.names, rect(0, 0, 320, 300), loads: false)
    world.source.height = { path in model.rows[path.section][path.row].height }
    world.layOut()
    world.scroll(to: CGFloat.random(in: 0...max(0, world.table.contentSize.height - 300), using: &random).rounded())
    let old = model.tops
    let changes = model.randomBatch(using: &random)
    world.rows = model.names
    world.table.performBatchUpdates { for change in changes { change(world.table) } }
    let ids = Dictionary(model.rows.joined().map { ($0.name, $0.id) }, uniquingKeysWith: { first, _ in first })
    for case let cell as TableTester.NamedCell in world.table.visibleCells {
      guard let id = ids[cell.shownName], let top = old[id], !model.renewed.contains(id) else { continue }
      #expect(abs(cell.shownFrame.minY - top) < 1e-6, "seed \(seed), row \(cell.shownName)")
    }
    world.tester.runFrames(30)
    for cell in world.table.visibleCells { #expect(cell.shownFrame == cell.frame, "seed \(seed)") }
  }
}

/// The model: rows as values in arrays.
private final class BatchModel {
  struct Row {
    var id: Int
    var name: String
    var height: CGFloat
    var isSelected = false
  }

  private(set) var rows: [[Row]] = []
  private var nextID = 0
  /// Rows that were reloaded by the last batch.
  private(set) var renewed: Set<Int> = []

  /// The top edge of each row by its id.
  var tops: [Int: CGFloat] {
    var y: CGFloat = 0
    var result: [Int: CGFloat] = [:]
    for row in rows.joined() {
      result[row.id] = y
      y += row.height
    }
    return result
  }

  var names: [[String]] { rows.map { $0.map(\.name) } }

  init(sections: Int, using random: inout SeededRandom) {
    for _ in 0..<sections {
      let count = Int.random(in: 0...15, using: &random)
      rows.append((0..<count).map { _ in newRow(using: &random) })
    }
  }

  private func newRow(using random: inout SeededRandom) -> Row {
    nextID += 1
    return Row(id: nextID, name: "n\(nextID)", height: [20, 44, 44, 61.5, 0].randomElement(using: &random) ?? 44)
  }

  func selectSome(in table: UITableView, using random: inout SeededRandom) {
    for section in rows.indices {
      for row in rows[section].indices where Int.random(in: 0..<5, using: &random) == 0 {
        rows[section][row].isSelected.toggle()
        if rows[section][row].isSelected {
          table.selectRow(at: path(row, section), animated: false, scrollPosition: .none)
        } else {
          table.deselectRow(at: path(row, section), animated: false)
        }
      }
    }
  }

  /// Changes the rows, and returns the calls that tell a table of it.
  func randomBatch(using random: inout SeededRandom) -> [(UITableView) -> Void] {
    let animations = UITableView.RowAnimation.allCases
    var calls: [(UITableView) -> Void] = []
    var moved: [(row: Row, from: IndexPath)] = []
    renewed = []
    for section in rows.indices {
      var kept: [Row] = []
      for (index, old) in rows[section].enumerated() {
        let place = path(index, section)
        let animation = animations.randomElement(using: &random) ?? .fade
        switch Int.random(in: 0..<10, using: &random) {
        case 0, 1: calls.append { $0.deleteRows(at: [place], with: animation) }
        case 2: moved.append((old, place))
        case 3:
          nextID += 1
          renewed.insert(old.id)
          kept.append(Row(id: old.id, name: "n\(nextID)", height: [30, 44, 70].randomElement(using: &random) ?? 44))
          calls.append { $0.reloadRows(at: [place], with: animation) }
        default: kept.append(old)
        }
      }
      rows[section] = kept
    }
    // New and moved rows are put into the arrays at random places; their final places are read afterwards.
    var insertedIDs: Set<Int> = []
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      let row = newRow(using: &random)
      insertedIDs.insert(row.id)
      put(row, using: &random)
    }
    for move in moved { put(move.row, using: &random) }
    let origins = Dictionary(uniqueKeysWithValues: moved.map { ($0.row.id, $0.from) })
    for section in rows.indices {
      for (index, row) in rows[section].enumerated() {
        let (place, animation) = (path(index, section), animations.randomElement(using: &random) ?? .fade)
        if insertedIDs.contains(row.id) { calls.append { $0.insertRows(at: [place], with: animation) } }
        if let origin = origins[row.id] { calls.append { $0.moveRow(at: origin, to: place) } }
      }
    }
    return calls
  }

  private func put(_ row: Row, using random: inout SeededRandom) {
    let section = Int.random(in: rows.indices, using: &random)
    rows[section].insert(row, at: Int.random(in: 0...rows[section].count, using: &random))
  }

  func check(_ world: TableTester, _ comment: String) {
    let table = world.table
    var (y, visible, selected): (CGFloat, [IndexPath], [IndexPath]) = (0, [], [])
    for section in rows.indices {
      #expect(table.numberOfRows(inSection: section) == rows[section].count, "\(comment)")
      for (index, row) in rows[section].enumerated() {
        let place = path(index, section)
        #expect(table.rectForRow(at: place) == rect(0, y, 320, row.height), "\(comment), \(place)")
        if row.height > 0, y < table.bounds.maxY, y + row.height > table.bounds.minY { visible.append(place) }
        if row.isSelected { selected.append(place) }
        y += row.height
      }
    }
    #expect(table.contentSize.height == y, "\(comment)")
    #expect(table.contentOffset.y >= 0 && table.contentOffset.y <= max(0, y - 440), "\(comment)")
    #expect(table.indexPathsForSelectedRows == selected, "\(comment)")
    #expect(table.indexPathsForVisibleRows == visible, "\(comment)")
    for place in visible {
      let row = rows[place.section][place.row]
      let cell = world.cell(place.row, place.section)
      #expect(cell?.shownName == row.name && cell?.isSelected == row.isSelected, "\(comment), \(place)")
      #expect(cell?.frame == table.rectForRow(at: place), "\(comment), \(place)")
      #expect(cell?.superview === table && cell?.isHidden == false && cell?.alpha == 1, "\(comment), \(place)")
    }
  }
}
