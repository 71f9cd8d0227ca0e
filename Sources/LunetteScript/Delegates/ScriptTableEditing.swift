import Foundation
import Lua
import LunetteKit

/// A script's methods for editing, as the data source has them. Source: lua-api.md section 3
extension ScriptTableDataSource {
  private enum Name {
    static let canEdit: LuaName = "canEditRowAt"
    static let commit: LuaName = "commitEditingStyle"
    static let canMove: LuaName = "canMoveRowAt"
    static let move: LuaName = "moveRowAt"
  }

  func commitsEdits(in tableView: UITableView) -> Bool { has(Name.commit) }
  func movesRows(in tableView: UITableView) -> Bool { has(Name.move) }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    ask(Name.canEdit, as: Truth.self, .object(tableView), .path(RowPath(indexPath)))?.value ?? true
  }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    ask(Name.canMove, as: Truth.self, .object(tableView), .path(RowPath(indexPath)))?.value ?? true
  }
  func tableView(_ tableView: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
    notify(Name.commit, .object(tableView), .string(style.luaCase), .path(RowPath(indexPath)))
  }
  func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
    notify(Name.move, .object(tableView), .path(RowPath(source)), .path(RowPath(destination)))
  }
}

/// A script's methods for editing, as the delegate has them.
extension ScriptTableDelegate {
  private enum Name {
    static let style: LuaName = "editingStyleForRowAt"
    static let title: LuaName = "titleForDeleteConfirmationButtonForRowAt"
    static let indents: LuaName = "shouldIndentWhileEditingRowAt"
    static let willBegin: LuaName = "willBeginEditingRowAt"
    static let didEnd: LuaName = "didEndEditingRowAt"
    static let actions: LuaName = "editActionsForRowAt"
    static let leading: LuaName = "leadingSwipeActionsConfigurationForRowAt"
    static let trailing: LuaName = "trailingSwipeActionsConfigurationForRowAt"
    static let target: LuaName = "targetIndexPathForMoveFromRowAt"
    static let level: LuaName = "indentationLevelForRowAt"
    static let accessory: LuaName = "accessoryButtonTappedForRowWith"
  }

  func providesSwipeActions(for tableView: UITableView) -> Bool { has(Name.leading) || has(Name.trailing) || has(Name.actions) }

  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle {
    ask(Name.style, as: UITableViewCell.EditingStyle.self, .object(tableView), .path(RowPath(indexPath))) ?? .delete
  }
  func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String? {
    ask(Name.title, as: String?.self, .object(tableView), .path(RowPath(indexPath))) ?? nil
  }
  func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
    ask(Name.indents, as: Truth.self, .object(tableView), .path(RowPath(indexPath)))?.value ?? true
  }
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    notify(Name.willBegin, .object(tableView), .path(RowPath(indexPath)))
  }
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    if let indexPath { notify(Name.didEnd, .object(tableView), .path(RowPath(indexPath))) } else { notify(Name.didEnd, .object(tableView)) }
  }
  func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
    ask(Name.actions, as: [UITableViewRowAction]?.self, .object(tableView), .path(RowPath(indexPath))) ?? nil
  }
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    ask(Name.leading, as: UISwipeActionsConfiguration?.self, .object(tableView), .path(RowPath(indexPath))) ?? nil
  }
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    ask(Name.trailing, as: UISwipeActionsConfiguration?.self, .object(tableView), .path(RowPath(indexPath))) ?? nil
  }
  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt source: IndexPath, toProposedIndexPath proposed: IndexPath
  ) -> IndexPath {
    ask(Name.target, as: RowPath.self, .object(tableView), .path(RowPath(source)), .path(RowPath(proposed)))?.indexPath ?? proposed
  }
  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int? {
    ask(Name.level, as: Count.self, .object(tableView), .path(RowPath(indexPath)))?.value
  }
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    notify(Name.accessory, .object(tableView), .path(RowPath(indexPath)))
  }
}
