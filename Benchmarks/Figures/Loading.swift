import Floors
import Foundation
import LunetteKit

/// The factor by which two measurements of the same work may differ.
private let noise = 1.05

/// The cost of a million rows' heights in time and memory.
func measureLoading(_ report: Report) throws {
  let rows = Int32(BigTable.rows)
  let perMillion = 1e6 / Double(rows) * 1e3
  let plain = Samples((0..<5).map { _ in floors_height_of_row(rows) })
  let withPath = Samples((0..<3).map { _ in floors_height_of_path(rows) })
  let withTable = Samples((0..<3).map { _ in floors_height_of_table_path(rows) })
  report.add(Figure("floor: 1,000,000 calls of height(row)", plain.median * perMillion, "ms", .none, spread: plain.spread))
  report.add(
    Figure(
      "floor: the same, index paths as tables", withTable.median * perMillion, "ms", .none,
      floor: .init(what: "as light userdata", value: withPath.median * perMillion), spread: withTable.spread))

  func load(_ name: String, _ heights: BigTable.Heights, _ target: Figure.Target, isBesideFloor: Bool = false) throws {
    let table = try BigTable(heights)
    let (time, floor) = Clock.inTurns(rounds: isBesideFloor ? 11 : 5) {
      Clock.once { table.reload() }
    } floor: {
      isBesideFloor ? floors_height_of_path(rows) : 0
    }
    report.add(
      Figure(
        name, time.median * perMillion, "ms", target,
        floor: isBesideFloor ? .init(what: "C floor, fresh index paths", value: floor.median * perMillion) : nil, spread: time.spread))
  }
  /// Measures the load of a table view that gets its data source only now.
  func reload(_ name: String, _ heights: BigTable.Heights) throws {
    let table = try BigTable(heights)
    let source = table.table.dataSource
    let (time, loading) = Clock.inTurns(rounds: 7) {
      Clock.once { table.reload() }
    } floor: {
      table.table.dataSource = nil
      table.table.layoutIfNeeded()
      table.table.dataSource = source
      return Clock.once { table.table.layoutIfNeeded() }
    }
    report.add(
      Figure(
        name, time.median * perMillion, "ms", .timesFloor(noise), floor: .init(what: "loading them", value: loading.median * perMillion),
        spread: time.spread))
  }
  try load("load 1,000,000 rows, heightForRowAt in Lua", .varying, .timesFloor(1.15), isBesideFloor: true)
  try load("load 1,000,000 rows, heightsForRows in Lua", .bulk, .timesFloor(0.6), isBesideFloor: true)
  try reload("reload 1,000,000 heights without a change", .varying)
  try reload("the same of heightsForRows", .bulk)
  try load("load 1,000,000 rows, constant rowHeight", .constant, .atMost(5))
  try load("load 1,000,000 rows, estimated heights", .estimated, .atMost(10))

  memory(report, "variable heights", .atMost(16)) { RowGeometry(heights: (0..<BigTable.rows).map { CGFloat(40 + $0 % 7) }) }
  memory(report, "constant heights", .atMost(0)) { RowGeometry(repeating: 44, count: BigTable.rows) }
}

/// The memory that stays on the heap. Less than one byte for a hundred rows shows as 0.
private func memory(_ report: Report, _ name: String, _ target: Figure.Target, _ build: () -> RowGeometry) {
  let before = floors_bytes_in_use()
  let rows = build()
  let bytes = Int(floors_bytes_in_use()) - Int(before)
  let perRow = withExtendedLifetime(rows) { (Double(bytes) / Double(rows.rowCount) * 100).rounded() / 100 }
  report.add(
    Figure("memory for 1,000,000 \(name)", max(0, perRow), "bytes/row", target, floor: .init(what: "an array of heights", value: 8)))
}
