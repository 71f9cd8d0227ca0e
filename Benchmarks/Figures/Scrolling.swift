import Floors
import Foundation
import LunetteKit

private let step: CGFloat = 37

/// Ten thousand frames through a million rows, and jumps.
func measureScrolling(_ report: Report) throws {
  let table = try BigTable(.varying)
  let frames = 10_000
  let cellFloor = floors_cell_for_row(100_000) / 100_000
  for (place, row) in [("the top", 0), ("row 500,000", 500_000)] {
    let start = table.table.rectForRow(at: IndexPath(row: row, section: 0)).minY
    table.scroll(to: start)
    func scroll() { for frame in 1...frames { table.scroll(to: start + CGFloat(frame) * step) } }
    let whole = Clock.processor {
      scroll()
      try? table.run("app:clearCalls()")
    }
    var (callbacks, cells) = (Double.infinity, 0)
    for _ in 0..<3 {
      table.scroll(to: start)
      let round = table.callbacks(of: scroll)
      (callbacks, cells) = (min(callbacks, round.seconds), round.cells)
    }
    table.scroll(to: start)
    report.add(
      Figure(
        "scroll 10,000 frames of 37 pt from \(place), a frame", whole / Double(frames) * 1e6, "us", .timesFloor(1.5),
        floor: .init(what: "its Lua callbacks", value: callbacks / Double(frames) * 1e6)))
    report.add(
      Figure(
        "  its callbacks, beside cellForRow in C", callbacks / Double(max(1, cells)) * 1e6, "us", .none,
        floor: .init(what: "C floor, cellForRow", value: cellFloor * 1e6)))
    report.add(
      Figure(
        "  blocks allocated in a frame without a new row, at most", Double(mostAllocations(table, from: start)), "blocks", .atMost(0)))
    // Half a point to and fro, so that no row comes or goes.
    let still = Clock.processor { for frame in 1...frames { table.scroll(to: start + 1 + CGFloat(frame % 2) / 2) } }
    report.add(Figure("  a frame without a new row", still / Double(frames) * 1e6, "us", .none))
  }
  jumps(table, report)
}

/// The most that one of a thousand frames took from the heap, among those that brought no new row.
private func mostAllocations(_ table: BigTable, from start: CGFloat) -> UInt64 {
  var most: UInt64 = 0
  for frame in 1...1_000 {
    let last = table.table.indexPathsForVisibleRows?.last
    let before = floors_allocations()
    table.scroll(to: start + CGFloat(frame) * step)
    let taken = floors_allocations() - before
    if table.table.indexPathsForVisibleRows?.last == last { most = max(most, taken) }
  }
  return most
}

private func jumps(_ table: BigTable, _ report: Report) {
  for (name, row) in [("999,999", 999_998), ("500,000", 499_999)] {
    let rounds = 50
    var (least, callbacks) = (Double.infinity, 0.0)
    for _ in 0..<rounds {
      table.scroll(to: 0)
      var time = 0.0
      let round = table.callbacks {
        time = Clock.processor(rounds: 1) {
          table.table.scrollToRow(at: IndexPath(row: row, section: 0), at: .top, animated: false)
          table.table.layoutIfNeeded()
        }
      }
      if time < least { (least, callbacks) = (time, round.seconds) }
    }
    report.add(
      Figure(
        "jump to row \(name)", least * 1e6, "us", .aboveFloor(100), floor: .init(what: "the new cells' callbacks", value: callbacks * 1e6)))
  }
}
