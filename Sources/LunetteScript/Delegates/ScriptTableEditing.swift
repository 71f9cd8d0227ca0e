import Foundation
import Lua
import LunetteKit

/// A script's methods for editing, as the data source has them. Source: lua-api.md section 3
extension ScriptTableDataSource {
  func commitsEdits(in tableView: UITableView) -> Bool { has(dataSourceMethods.commit) }
  func movesRows(in tableView: UITableView) -> Bool { has(dataSourceMethods.move) }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    ask(dataSourceMethods.canEdit, as: Truth.self, .object(tableView), .path(RowPath(indexPath)))?.value ?? true
  }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    ask(dataSourceMethods.canMove, as: Truth.self, .object(tableView), .path(RowPath(indexPath)))?.value ?? true
  }
  func tableView(_ tableView: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
    notify(dataSourceMethods.commit, .object(tableView), .string(style.luaCase), .path(RowPath(indexPath)))
  }
  func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
    notify(dataSourceMethods.move, .object(tableView), .path(RowPath(source)), .path(RowPath(destination)))
  }
}

/// A script's methods for editing, as the delegate has them.
extension ScriptTableDelegate {
  func providesSwipeActions(for tableView: UITableView) -> Bool {
    has(delegateMethods.leading) || has(delegateMethods.trailing) || has(delegateMethods.actions)
  }

  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle {
    ask(delegateMethods.style, as: UITableViewCell.EditingStyle.self, .object(tableView), .path(RowPath(indexPath))) ?? .delete
  }
  func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String? {
    ask(delegateMethods.title, as: String?.self, .object(tableView), .path(RowPath(indexPath))) ?? nil
  }
  func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
    ask(delegateMethods.indents, as: Truth.self, .object(tableView), .path(RowPath(indexPath)))?.value ?? true
  }
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    notify(delegateMethods.willBegin, .object(tableView), .path(RowPath(indexPath)))
  }
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    if let indexPath {
      notify(delegateMethods.didEnd, .object(tableView), .path(RowPath(indexPath)))
    } else {
      notify(delegateMethods.didEnd, .object(tableView))
    }
  }
  func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
    ask(delegateMethods.actions, as: [UITableViewRowAction]?.self, .object(tableView), .path(RowPath(indexPath))) ?? nil
  }
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    ask(delegateMethods.leading, as: UISwipeActionsConfiguration?.self, .object(tableView), .path(RowPath(indexPath))) ?? nil
  }
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    ask(delegateMethods.trailing, as: UISwipeActionsConfiguration?.self, .object(tableView), .path(RowPath(indexPath))) ?? nil
  }
  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt source: IndexPath, toProposedIndexPath proposed: IndexPath
  ) -> IndexPath {
    ask(delegateMethods.target, as: RowPath.self, .object(tableView), .path(RowPath(source)), .path(RowPath(proposed)))?.indexPath
      ?? proposed
  }
  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int? {
    ask(delegateMethods.level, as: Count.self, .object(tableView), .path(RowPath(indexPath)))?.value
  }
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    notify(delegateMethods.accessory, .object(tableView), .path(RowPath(indexPath)))
  }
}
