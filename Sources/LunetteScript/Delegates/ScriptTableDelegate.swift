import Foundation
import Lua
import LunetteKit

/// Used in this file and in those for editing and sections.
let delegateMethods = TableDelegateMethods()
let dataSourceMethods = TableDataSourceMethods()

/// A script's table or instance as a table view's delegate. Source: docs/lua-api.md 3
final class ScriptTableDelegate: ScriptScrollDelegate, UITableViewDelegate {
  override class var protocols: [any ScriptProtocol.Type] { super.protocols + [TableDelegateMethods.self] }
  static func attach(_ script: LuaReference?, to table: UITableView) {
    let delegate = script.map { ScriptTableDelegate($0) }
    table.companions[companionKey] = delegate
    table.delegate = delegate
  }

  func providesRowHeights(for tableView: UITableView) -> Bool { has(delegateMethods.height) || has(delegateMethods.heights) }

  /// Answers 0 after a failure, with the fault recorded.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    let path = RowPath(indexPath)
    if has(delegateMethods.heights) {
      switch askHeights(path.row..<(path.row + 1), path.section, tableView) {
      case .same(let height, _): return height
      case .each(let heights): return heights.first ?? 0
      }
    }
    return checked(
      ask(delegateMethods.height, tableView, path)?.value ?? 0, path, delegateMethods.height.name, tableView)
  }

  func tableView(_ tableView: UITableView, heightsForRows rows: Range<Int>, inSection section: Int) -> RowHeights {
    if has(delegateMethods.heights) { return askHeights(rows, section, tableView) }
    return .each(askRowByRow(delegateMethods.height, rows, section, tableView, least: 0))
  }

  /// The method for many rows at once, which is preferred to `heightForRowAt`. Answers no heights after a failure.
  private func askHeights(_ rows: Range<Int>, _ section: Int, _ tableView: UITableView) -> RowHeights {
    let last = rows.upperBound - 1
    let answer = ask(delegateMethods.heights, tableView, SectionNumber(section), RowNumber(rows.lowerBound), RowNumber(last))
    guard let answer else { return .each([]) }
    switch answer {
    case .same(let height):
      return .same(
        checked(height, RowPath(section: section, row: rows.lowerBound), delegateMethods.heights.name, tableView), count: rows.count)
    case .each(let heights):
      guard heights.count == rows.count else {
        fail(
          LuaMismatch(
            wanted: "a list of \(rows.count) heights, or one number for all rows", got: "a list of \(heights.count)"),
          delegateMethods.heights.name, RowPath.subject(from: rows.lowerBound, to: last, in: section), tableView)
        return .each([])
      }
      return .each(checked(heights, delegateMethods.heights.name, from: rows.lowerBound, section, tableView))
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
    Simulation.current.recordFault(ScriptFault.badHeight(path: path, height: height, callback: name.text, call: context(name, tableView)))
    return 0
  }

  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    notify(delegateMethods.willDisplay, tableView, cell, RowPath(indexPath))
  }
  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    notify(delegateMethods.didEndDisplaying, tableView, cell, RowPath(indexPath))
  }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    ask(delegateMethods.shouldHighlight, tableView, RowPath(indexPath))?.value ?? true
  }
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    notify(delegateMethods.didHighlight, tableView, RowPath(indexPath))
  }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    notify(delegateMethods.didUnhighlight, tableView, RowPath(indexPath))
  }

  /// Nil or no answer refuses the selection, as in UIKit. Source: docs/lua-api.md 3
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    mayChange(delegateMethods.willSelect, tableView, indexPath)
  }
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    mayChange(delegateMethods.willDeselect, tableView, indexPath)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    notify(delegateMethods.didSelect, tableView, RowPath(indexPath))
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    notify(delegateMethods.didDeselect, tableView, RowPath(indexPath))
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

/// A script's table or instance as a table view's data source.
final class ScriptTableDataSource: ScriptDelegate, UITableViewDataSource {
  override class var protocols: [any ScriptProtocol.Type] { [TableDataSourceMethods.self] }
  static let dataSourceKey = CompanionKey<ScriptDelegate>()

  static func attach(_ script: LuaReference?, to table: UITableView) {
    let dataSource = script.map { ScriptTableDataSource($0) }
    table.companions[dataSourceKey] = dataSource
    table.dataSource = dataSource
  }

  /// A table view controller is the data source of its table. The table is empty until the controller has the methods.
  static func attach(_ controller: UITableViewController, to table: UITableView) {
    attach(ScriptContext.current.reference(to: controller), to: table)
    (table.dataSource as? ScriptTableDataSource)?.mayBeEmpty = true
  }
  private var mayBeEmpty = false

  static func table(of table: UITableView) -> LuaReference? {
    table.companions[dataSourceKey]?.script
  }

  func numberOfSections(in tableView: UITableView) -> Int {
    guard has(dataSourceMethods.sections) else { return 1 }
    return checked(
      ask(dataSourceMethods.sections, tableView)?.value ?? 0, dataSourceMethods.sections.name, "", tableView)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    if mayBeEmpty, !has(dataSourceMethods.rows) { return 0 }
    let count = require(dataSourceMethods.rows, tableView, SectionNumber(section))?.value ?? 0
    return checked(count, dataSourceMethods.rows.name, " for section \(section + 1)", tableView)
  }

  /// Answers an empty cell after a failure, with the fault recorded.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let path = RowPath(indexPath)
    return require(dataSourceMethods.cell, tableView, path)?.cell
      ?? UITableViewCell(reuseIdentifier: nil)
  }
}
