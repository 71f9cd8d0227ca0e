import Foundation
import Lua
import LunetteKit

/// For this file and those of editing and sections.
let delegateMethods = TableDelegateMethods()
let dataSourceMethods = TableDataSourceMethods()

/// A script's table or instance as a table view's delegate. Source: lua-api.md section 3
final class ScriptTableDelegate: ScriptScrollDelegate, UITableViewDelegate {
  static func attach(_ script: LuaReference?, to table: UITableView) {
    let delegate = script.map { ScriptTableDelegate($0) }
    table.companions[companionKey] = delegate
    table.delegate = delegate
  }

  func providesRowHeights(for tableView: UITableView) -> Bool { has(delegateMethods.height) }

  /// A failure answers 0, with the fault recorded.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    let path = RowPath(indexPath)
    return checked(
      ask(delegateMethods.height, as: Height.self, .object(tableView), .path(path))?.value ?? 0, path, delegateMethods.height, tableView)
  }

  /// The table refuses a bad height as well, but only here is known where the callback is written.
  func checked(_ height: CGFloat, _ path: RowPath, _ name: LuaName, _ tableView: UITableView) -> CGFloat {
    if height >= 0 && height.isFinite || height == UITableView.automaticDimension { return height }
    Simulation.current.raise(ScriptFault.badHeight(path: path, height: height, callback: name.text, call: context(name, tableView)))
    return 0
  }

  func tableView(_ tableView: UITableView, heightsInSection section: Int) -> (_ row: Int) -> CGFloat {
    heights(delegateMethods.height, section, tableView)
  }

  func heights(_ name: LuaName, _ section: Int, _ tableView: UITableView) -> (_ row: Int) -> CGFloat {
    let heights = repeated(name, tableView)
    return { [unowned self] row in
      let path = RowPath(section: section, row: row)
      return checked(heights(path) ?? 0, path, name, tableView)
    }
  }

  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    notify(delegateMethods.willDisplay, .object(tableView), .object(cell), .path(RowPath(indexPath)))
  }
  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    notify(delegateMethods.didEndDisplaying, .object(tableView), .object(cell), .path(RowPath(indexPath)))
  }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    ask(delegateMethods.shouldHighlight, as: Truth.self, .object(tableView), .path(RowPath(indexPath)))?.value ?? true
  }
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    notify(delegateMethods.didHighlight, .object(tableView), .path(RowPath(indexPath)))
  }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    notify(delegateMethods.didUnhighlight, .object(tableView), .path(RowPath(indexPath)))
  }

  /// Nil or nothing refuses, as in UIKit. Source: lua-api.md section 3
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    mayChange(delegateMethods.willSelect, tableView, indexPath)
  }
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    mayChange(delegateMethods.willDeselect, tableView, indexPath)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    notify(delegateMethods.didSelect, .object(tableView), .path(RowPath(indexPath)))
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    notify(delegateMethods.didDeselect, .object(tableView), .path(RowPath(indexPath)))
  }

  private func mayChange(_ name: LuaName, _ tableView: UITableView, _ indexPath: IndexPath) -> IndexPath? {
    guard has(name) else { return indexPath }
    let answer = ask(name, as: RowPath?.self, .object(tableView), .path(RowPath(indexPath))) ?? nil
    noteRefusal(name, tableView)
    return answer?.indexPath
  }
}

/// A script's table or instance as a table view's data source.
final class ScriptTableDataSource: ScriptDelegate, UITableViewDataSource {
  static let dataSourceKey = "dataSource"

  static func attach(_ script: LuaReference?, to table: UITableView) {
    let dataSource = script.map { ScriptTableDataSource($0) }
    table.companions[dataSourceKey] = dataSource
    table.dataSource = dataSource
  }

  /// A controller is the data source of its table, which is empty until the controller says what is in it.
  static func attach(_ controller: UITableViewController, to table: UITableView) {
    attach(ScriptHost.current.reference(to: controller), to: table)
    (table.dataSource as? ScriptTableDataSource)?.mayBeEmpty = true
  }
  private var mayBeEmpty = false

  static func table(of table: UITableView) -> LuaReference? {
    (table.companions[dataSourceKey] as? ScriptDelegate)?.script
  }

  func numberOfSections(in tableView: UITableView) -> Int {
    guard has(dataSourceMethods.sections) else { return 1 }
    return checked(
      ask(dataSourceMethods.sections, as: Count.self, .object(tableView))?.value ?? 0, dataSourceMethods.sections, "", tableView)
  }

  private func checked(_ count: Int, _ name: LuaName, _ subject: String, _ tableView: UITableView) -> Int {
    if count >= 0 { return count }
    Simulation.current.raise(ScriptFault.badCount(callback: name.text, subject: subject, count: count, call: context(name, tableView)))
    return 0
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    if mayBeEmpty, !has(dataSourceMethods.rows) { return 0 }
    guard require(dataSourceMethods.rows) else { return 0 }
    return checked(
      ask(dataSourceMethods.rows, as: Count.self, .object(tableView), .section(section))?.value ?? 0, dataSourceMethods.rows,
      " for section \(section + 1)", tableView
    )
  }

  /// A failure answers an empty cell, with the fault recorded.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let path = RowPath(indexPath)
    guard require(dataSourceMethods.cell) else { return UITableViewCell(reuseIdentifier: nil) }
    return ask(dataSourceMethods.cell, as: CellAnswer.self, .object(tableView), .path(path))?.cell ?? UITableViewCell(reuseIdentifier: nil)
  }
}
