import Foundation
import Lua
import LunetteKit

/// Heights of rows, and selections that may be refused. Source: docs/lua-api.md 3
extension ScriptTableViewDelegate {
  /// Answers 0 after a failure, with the fault recorded.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    let path = RowPath(indexPath)
    if has(TableViewDelegateMethods.heightsForRows) {
      switch askHeights(path.row..<(path.row + 1), path.section, tableView) {
      case .same(let height, _): return height
      case .each(let heights): return heights.first ?? 0
      }
    }
    return checked(
      ask(TableViewDelegateMethods.heightForRowAt, tableView, path)?.value ?? 0, path, TableViewDelegateMethods.heightForRowAt.name, tableView)
  }

  func tableView(_ tableView: UITableView, heightsForRows rows: Range<Int>, inSection section: Int) -> RowHeights {
    if has(TableViewDelegateMethods.heightsForRows) { return askHeights(rows, section, tableView) }
    return .each(askRowByRow(TableViewDelegateMethods.heightForRowAt, rows, section, tableView, least: 0))
  }

  /// The method for many rows at once, which is preferred to `heightForRowAt`. Answers no heights after a failure.
  private func askHeights(_ rows: Range<Int>, _ section: Int, _ tableView: UITableView) -> RowHeights {
    let last = rows.upperBound - 1
    let answer = ask(TableViewDelegateMethods.heightsForRows, tableView, SectionNumber(section), RowNumber(rows.lowerBound), RowNumber(last))
    guard let answer else { return .each([]) }
    switch answer {
    case .same(let height):
      return .same(
        checked(height, RowPath(section: section, row: rows.lowerBound), TableViewDelegateMethods.heightsForRows.name, tableView), count: rows.count)
    case .each(let heights):
      guard heights.count == rows.count else {
        fail(
          LuaMismatch(
            wanted: "a list of \(rows.count) heights, or one number for all rows", got: "a list of \(heights.count)"),
          TableViewDelegateMethods.heightsForRows.name, RowPath.subject(from: rows.lowerBound, to: last, in: section), tableView)
        return .each([])
      }
      return .each(checked(heights, TableViewDelegateMethods.heightsForRows.name, from: rows.lowerBound, section, tableView))
    }
  }

  /// Asks for the heights of the first of the rows, one by one.
  func askRowByRow(
    _ method: ScriptMethod<(UITableView, RowPath), Height>, _ rows: Range<Int>, _ section: Int, _ tableView: UITableView, least: CGFloat
  ) -> [CGFloat] {
    checked(askRowByRow(method, tableView, rows, inSection: section, least: least), method.name, from: rows.lowerBound, section, tableView)
  }

  /// The heights up to the first one that can't be a row's height, which is recorded as a fault.
  private func checked(_ heights: [CGFloat], _ name: LuaName, from row: Int, _ section: Int, _ tableView: UITableView) -> [CGFloat] {
    if UITableView.arePlainHeights(heights[...]) { return heights }
    guard let bad = heights.firstIndex(where: { !UITableView.isRowHeight($0) }) else { return heights }
    _ = checked(heights[bad], RowPath(section: section, row: row + bad), name, tableView)
    return Array(heights[..<bad])
  }

  /// The table also refuses a bad height, but only this code knows the position of the callback.
  func checked(_ height: CGFloat, _ path: RowPath, _ name: LuaName, _ tableView: UITableView) -> CGFloat {
    if UITableView.isRowHeight(height) { return height }
    ScriptContext.simulation.recordFault(ScriptFault.badHeight(path: path, height: height, callback: name.text, call: context(name, tableView)))
    return 0
  }

  /// Nil or no answer refuses the selection, as in UIKit. Source: docs/lua-api.md 3
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    mayChange(TableViewDelegateMethods.willSelectRowAt, tableView, indexPath)
  }
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    mayChange(TableViewDelegateMethods.willDeselectRowAt, tableView, indexPath)
  }

  private func mayChange(
    _ method: ScriptMethod<(UITableView, RowPath), RowPath?>, _ tableView: UITableView, _ indexPath: IndexPath
  ) -> IndexPath? {
    guard has(method) else { return indexPath }
    let answer = ask(method, tableView, RowPath(indexPath)) ?? nil
    noteRefusal(method, tableView)
    return answer?.indexPath
  }
}

/// How many sections and rows there are, and the cells.
extension ScriptTableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int {
    countOfSections(TableViewDataSourceMethods.numberOfSections, tableView)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    count(TableViewDataSourceMethods.numberOfRowsInSection, tableView, section)
  }

  /// Answers an empty cell after a failure, with the fault recorded.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    require(TableViewDataSourceMethods.cellForRowAt, tableView, RowPath(indexPath))?.cell ?? UITableViewCell(reuseIdentifier: nil)
  }
}
