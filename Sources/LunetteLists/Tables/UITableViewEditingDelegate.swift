import Foundation

/// The data source's part in editing. Source: Apple, UITableViewDataSource; docs/rules/tables.md 5
///
/// UIKit asks the Objective-C runtime which methods a data source has. Swift can't be asked, so `commitsEdits` and `movesRows` say it:
/// without the first there is no swipe to delete, without the second no reorder control.
/// - Lua: What a table contains. A plugin may be a data source.
/// - Part of: UITableViewDataSource
public protocol UITableViewEditingDataSource: AnyObject {
  /// Whether a row can be edited; true if the method is missing.
  /// - Lua: canEditRowAt, passing, else true
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// The user deletes or inserts a row: change the model, then call deleteRows or insertRows.
  /// - Lua: commitEditingStyle
  func tableView(_ tableView: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
  /// Whether a row can be moved; if the method is missing, true if there is moveRowAt.
  /// - Lua: canMoveRowAt, passing, else true
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
  /// The user has moved a row: change the model. The table has already changed.
  /// - Lua: moveRowAt, by hand
  ///
  /// The table has moved the row already; the model follows.
  func tableView(_ tableView: UITableView, moveRowAt from: IndexPath, to: IndexPath)
  /// Whether it has `commit`.
  /// - Has: commitEditingStyle, else false
  func commitsEdits(in tableView: UITableView) -> Bool
  /// Whether it has `moveRowAt`.
  /// - Has: moveRowAt, else false
  func movesRows(in tableView: UITableView) -> Bool
  /// Whether editing mode leaves its rows alone although nobody has been asked: those of a diffable data source without `canEditRowAt`.
  func leavesRowsAlone(in tableView: UITableView) -> Bool
}

extension UITableViewEditingDataSource {
  public func leavesRowsAlone(in tableView: UITableView) -> Bool { false }
}

/// The delegate's part in editing, and what it says of a cell's sides. Source: Apple, UITableViewDelegate; docs/rules/tables.md 5
/// - Lua: Decides how a table looks, and is told what the user does with its rows.
/// - Part of: UITableViewDelegate
public protocol UITableViewEditingDelegate: AnyObject {
  /// The control of a row in editing mode: delete is a minus, insert a plus.
  /// - Lua: editingStyleForRowAt, passing, else .delete
  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle
  /// The title of the button that deletes a row, or nil for Delete.
  /// - Lua: titleForDeleteConfirmationButtonForRowAt, else nil
  func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String?
  /// Whether the content of a row moves to the right in editing mode; true if the method is missing.
  /// - Lua: shouldIndentWhileEditingRowAt, else true
  func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool
  /// A row is about to be opened by a swipe.
  /// - Lua: willBeginEditingRowAt
  ///
  /// A swipe opens the row. Source: docs/rules/tables.md 5.4
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)
  /// A row that was opened by a swipe has closed.
  /// - Lua: didEndEditingRowAt
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)
  /// The actions of a row that is swiped to the left, or nil for the default.
  /// - Lua: editActionsForRowAt, else nil
  func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]?
  /// The actions of a row that is swiped to the right, or nil for none.
  /// - Lua: leadingSwipeActionsConfigurationForRowAt, else nil
  func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration?
  /// The actions of a row that is swiped to the left, or nil for the default.
  /// - Lua: trailingSwipeActionsConfigurationForRowAt, else nil
  func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration?
  /// The place to which a row that the user moves would go, for a proposed place. Return the proposed place or another one.
  /// - Lua: targetIndexPathForMoveFromRowAt, else proposed
  func tableView(_ tableView: UITableView, targetIndexPathForMoveFromRowAt from: IndexPath, toProposedIndexPath proposed: IndexPath) -> IndexPath
  /// How many steps the content of a row is indented.
  /// - Lua: indentationLevelForRowAt, passing, else nil
  ///
  /// Nil leaves the cell's own level.
  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int?
  /// The user has tapped the detail button of a row.
  /// - Lua: accessoryButtonTappedForRowWith
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
  /// False where no row has swipe actions of its own: the table then has no recognizer for swipes towards that side.
  /// - Has: leadingSwipeActionsConfigurationForRowAt or trailingSwipeActionsConfigurationForRowAt or editActionsForRowAt, else true
  func providesSwipeActions(for tableView: UITableView) -> Bool
}
