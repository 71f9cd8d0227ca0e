import Foundation

/// The data source's part in editing. Source: Apple, UITableViewDataSource; docs/rules/tables.md 5
///
/// UIKit asks the Objective-C runtime which methods a data source has. Swift can't be asked, so `commitsEdits` and `movesRows` say it:
/// without the first there is no swipe to delete, without the second no reorder control.
public protocol UITableViewEditingDataSource: AnyObject {
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  func tableView(_ tableView: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
  /// The table has moved the row already; the model follows.
  func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath)
  /// Whether it has `commit`.
  func commitsEdits(in tableView: UITableView) -> Bool
  /// Whether it has `moveRowAt`.
  func movesRows(in tableView: UITableView) -> Bool
}

extension UITableViewEditingDataSource {
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  public func tableView(_ tableView: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {}
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
  public func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {}
  public func commitsEdits(in tableView: UITableView) -> Bool { false }
  public func movesRows(in tableView: UITableView) -> Bool { false }
}

/// The delegate's part in editing, and what it says of a cell's sides. Source: Apple, UITableViewDelegate; docs/rules/tables.md 5
public protocol UITableViewEditingDelegate: AnyObject {
  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle
  func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String?
  func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool
  /// A swipe opens the row. Source: docs/rules/tables.md 5.4
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)
  func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]?
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt source: IndexPath, toProposedIndexPath proposed: IndexPath
  ) -> IndexPath
  /// Nil leaves the cell's own level.
  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int?
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
  /// False where no row has swipe actions of its own: the table then has no recognizer for swipes towards that side.
  func providesSwipeActions(for tableView: UITableView) -> Bool
}

extension UITableViewEditingDelegate {
  public func tableView(_ tableView: UITableView, editingStyleForRowAt path: IndexPath) -> UITableViewCell.EditingStyle { .delete }
  public func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt path: IndexPath) -> String? { nil }
  public func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt path: IndexPath) -> Bool { true }
  public func tableView(_ tableView: UITableView, willBeginEditingRowAt path: IndexPath) {}
  public func tableView(_ tableView: UITableView, didEndEditingRowAt path: IndexPath?) {}
  public func tableView(_ tableView: UITableView, editActionsForRowAt path: IndexPath) -> [UITableViewRowAction]? { nil }
  public func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt path: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  public func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt path: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  public func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt source: IndexPath, toProposedIndexPath proposed: IndexPath
  ) -> IndexPath { proposed }
  public func tableView(_ tableView: UITableView, indentationLevelForRowAt path: IndexPath) -> Int? { nil }
  public func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith path: IndexPath) {}
  public func providesSwipeActions(for tableView: UITableView) -> Bool { true }
}
