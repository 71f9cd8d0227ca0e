import Floors
import Foundation
import LunetteKit

/// A million rows: what their heights cost in time and memory.
func measureLoading(_ report: Report) throws {
  let rows = Int32(BigTable.rows)
  let rounds = Clock.isCounting ? 1 : 5
  func floor(_ body: (Int32) -> Double) -> Double { (0..<rounds).map { _ in body(rows) }.min() ?? 0 }
  let plain = floor(floors_height_of_row)
  let withPath = floor(floors_height_of_path)
  let withTable = floor(floors_height_of_table_path)
  let pathFloor = Figure.Floor(what: "C floor, fresh index paths", value: withPath * 1e3)
  report.add(Figure("floor: 1,000,000 calls of height(row)", plain * 1e3, "ms", .none))
  report.add(
    Figure(
      "floor: the same, index paths as tables", withTable * 1e3, "ms", .none, floor: .init(what: "as light userdata", value: withPath * 1e3)
    ))

  func load(_ name: String, _ heights: BigTable.Heights, _ target: Figure.Target, floor: Figure.Floor?) throws {
    let table = try BigTable(heights)
    let time = Clock.processor(rounds: rounds) { table.reload() }
    report.add(Figure(name, time * 1e3, "ms", target, floor: floor))
  }
  try load("load 1,000,000 rows, heightForRowAt in Lua", .varying, .timesFloor(1.25), floor: pathFloor)
  try load("load 1,000,000 rows, heightsForRows in Lua", .bulk, .none, floor: pathFloor)
  try load("load 1,000,000 rows, constant rowHeight", .constant, .atMost(5), floor: nil)
  try load("load 1,000,000 rows, estimated heights", .estimated, .atMost(10), floor: nil)

  memory(report, "variable heights", .atMost(16)) { RowGeometry(heights: (0..<BigTable.rows).map { CGFloat(40 + $0 % 7) }) }
  memory(report, "constant heights", .atMost(0)) { RowGeometry(repeating: 44, count: BigTable.rows) }
}

/// What stays on the heap. Less than one byte for a hundred rows shows as 0.
private func memory(_ report: Report, _ name: String, _ target: Figure.Target, _ build: () -> RowGeometry) {
  let before = floors_bytes_in_use()
  let rows = build()
  let bytes = Int(floors_bytes_in_use()) - Int(before)
  let perRow = withExtendedLifetime(rows) { (Double(bytes) / Double(rows.rowCount) * 100).rounded() / 100 }
  report.add(
    Figure("memory for 1,000,000 \(name)", max(0, perRow), "bytes/row", target, floor: .init(what: "an array of heights", value: 8)))
}
