import Foundation
import LunetteCharts
import LunetteKit
import LunetteRender

/// How costs grow: one plot for each kind of thing of which there may be many.
func drawGrowth(into folder: URL) throws {
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  func draw(_ name: String, _ title: String, _ x: Chart.Axis, _ y: Chart.Axis, _ curves: [Chart.Curve]) throws {
    let chart = Chart(title: title, x: x, y: y, curves: curves)
    try chart.svg(width: 480, height: 280).write(to: folder.appendingPathComponent("\(name).svg"), atomically: true, encoding: .utf8)
  }
  func curve(_ name: String, _ sizes: [Int], _ cost: (Int) throws -> Double) rethrows -> Chart.Curve {
    Chart.Curve(name, try sizes.map { CGPoint(x: CGFloat($0), y: CGFloat(try cost($0) * 1e6)) })
  }
  let micro = Chart.Axis("cost", unit: "us", startsAtZero: true)

  let rowCounts = [1_000, 50_000, 100_000, 200_000, 400_000, 600_000, 800_000, 1_000_000]
  try draw(
    "rows", "A scrolled frame, by rows", Chart.Axis("rows"), micro,
    [try curve("frame", rowCounts) { try scrolledFrame(try BigTable(.varying, rows: $0)) }])
  let sectionCounts = [10, 1_000, 2_500, 5_000, 7_500, 10_000]
  try draw(
    "sections", "A scrolled frame, by sections of ten rows", Chart.Axis("sections"), micro,
    [try curve("frame", sectionCounts) { try scrolledFrame(native(sections: $0, rows: 10)) }])
  try draw(
    "cells", "A scrolled frame, by rows on the screen", Chart.Axis("visible rows"), micro,
    [try curve("frame", [5, 10, 20, 40, 80, 160]) { try scrolledFrame(native(sections: 1, rows: 10_000, visible: $0)) }])
  try draw(
    "views", "A touch move, by depth of the views", Chart.Axis("views"), micro,
    [curve("move", [1, 5, 10, 20, 30, 40]) { touchMove(views: $0, recognizers: 1) }])
  try draw(
    "recognizers", "A touch move, by recognizers", Chart.Axis("recognizers"), micro,
    [curve("move", [0, 1, 5, 10, 20, 40]) { touchMove(views: 10, recognizers: $0) }])
  let counts = [100, 500, 1_000, 2_000, 4_000]
  try draw(
    "constraints", "A view, by views whose constraints depend on each other", Chart.Axis("views"), micro,
    [
      curve("chain of >=", counts) { constraintCost(.chain, $0) }, curve("mixed priorities", counts) { constraintCost(.mixed, $0) },
      curve("contradictions", counts) { constraintCost(.contradictions, $0) },
    ])
}

private func scrolledFrame(_ big: BigTable) throws -> Double { scrolledFrame(big.table, big.simulation) }

private func scrolledFrame(_ native: NativeTable) throws -> Double { scrolledFrame(native.table, native.simulation) }

/// Units: seconds for a frame; scrolls back and forth, so that a short table is enough.
private func scrolledFrame(_ table: UITableView, _ simulation: Simulation) -> Double {
  Simulation.current = simulation
  let frames = 400
  let room = max(37, table.contentSize.height - table.bounds.height)
  return Clock.processor {
    for frame in 0..<frames {
      table.contentOffset.y = (CGFloat(frame) * 37).truncatingRemainder(dividingBy: room)
      simulation.runFrame()
    }
  } / Double(frames)
}

/// A table view with a data source in Swift, because Lua's part would only add noise.
private final class NativeTable: UITableViewDataSource {
  let simulation = Simulation()
  let table: UITableView
  private let sections, rows: Int

  init(sections: Int, rows: Int, visible: Int) {
    (self.sections, self.rows) = (sections, rows)
    Simulation.current = simulation
    let window = UIWindow()
    table = UITableView(frame: window.bounds)
    table.rowHeight = (window.bounds.height / CGFloat(visible)).rounded(.up)
    table.dataSource = self
    window.addSubview(table)
    window.makeKeyAndVisible()
    simulation.runFrame()
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row") ?? UITableViewCell(style: .default, reuseIdentifier: "row")
  }
}

private func native(sections: Int, rows: Int, visible: Int = 13) -> NativeTable {
  NativeTable(sections: sections, rows: rows, visible: visible)
}
