import Foundation
import Lua
import LunetteKit

/// A script's methods for editing that belong to the data source. Source: docs/lua-api.md 3
extension ScriptTableDataSource {
  func commitsEdits(in tableView: UITableView) -> Bool { has(dataSourceMethods.commit) }
  func movesRows(in tableView: UITableView) -> Bool { has(dataSourceMethods.move) }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    ask(dataSourceMethods.canEdit, tableView, RowPath(indexPath))?.value ?? true
  }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    ask(dataSourceMethods.canMove, tableView, RowPath(indexPath))?.value ?? true
  }
  func tableView(_ tableView: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
    notify(dataSourceMethods.commit, tableView, style, RowPath(indexPath))
  }
  func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
    notify(dataSourceMethods.move, tableView, RowPath(source), RowPath(destination))
  }
}

/// A script's methods for editing that belong to the delegate.
extension ScriptTableDelegate {
  func providesSwipeActions(for tableView: UITableView) -> Bool {
    has(delegateMethods.leading) || has(delegateMethods.trailing) || has(delegateMethods.actions)
  }

  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle {
    ask(delegateMethods.style, tableView, RowPath(indexPath)) ?? .delete
  }
  func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String? {
    ask(delegateMethods.title, tableView, RowPath(indexPath)) ?? nil
  }
  func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
    ask(delegateMethods.indents, tableView, RowPath(indexPath))?.value ?? true
  }
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    notify(delegateMethods.willBegin, tableView, RowPath(indexPath))
  }
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    notify(delegateMethods.didEnd, tableView, indexPath.map(RowPath.init))
  }
  func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
    ask(delegateMethods.actions, tableView, RowPath(indexPath)) ?? nil
  }
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    ask(delegateMethods.leading, tableView, RowPath(indexPath)) ?? nil
  }
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    ask(delegateMethods.trailing, tableView, RowPath(indexPath)) ?? nil
  }
  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt source: IndexPath, toProposedIndexPath proposed: IndexPath
  ) -> IndexPath {
    ask(delegateMethods.target, tableView, RowPath(source), RowPath(proposed))?.indexPath
      ?? proposed
  }
  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int? {
    // Few delegates have it, and every row that comes into view asks.
    has(delegateMethods.level) ? ask(delegateMethods.level, tableView, RowPath(indexPath))?.value : nil
  }
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    notify(delegateMethods.accessory, tableView, RowPath(indexPath))
  }
}
