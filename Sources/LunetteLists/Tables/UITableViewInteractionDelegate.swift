import Foundation
@_spi(Lunette) import LunetteStage

/// The delegate's part in gestures that select several rows, and in items that are held over rows. Source: Apple, UITableViewDelegate (iOS 11, 13);
/// docs/rules/lists.md 5
/// - Lua: Decides how a table looks, and is told what the user does with its rows.
/// - Part of: UITableViewDelegate
public protocol UITableViewInteractionDelegate: AnyObject {
  /// Whether a row acts, as by a tap, while items are held over it, where isSpringLoaded is true. If the method is
  /// missing, all do but those that are dragged.
  /// - Lua: shouldSpringLoadRowAt, else true
  func tableView(_ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath, with context: UISpringLoadedInteractionContext) -> Bool
  /// Whether two fingers that move from a row select several. Several must be selectable, now or while editing.
  /// - Lua: shouldBeginMultipleSelectionInteractionAt, else false
  func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool
  /// Two fingers begin to select rows: a good moment for setEditing.
  /// - Lua: didBeginMultipleSelectionInteractionAt
  func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
  /// The fingers that have selected rows have lifted.
  /// - Lua: tableViewDidEndMultipleSelectionInteraction
  func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView)
  /// Whether it has `shouldSpringLoadRowAt`.
  /// - Has: shouldSpringLoadRowAt, else false
  func decidesOfSpringLoading(in tableView: UITableView) -> Bool
  /// Whether it has `shouldBeginMultipleSelectionInteractionAt`.
  /// - Has: shouldBeginMultipleSelectionInteractionAt, else false
  func offersMultipleSelection(in tableView: UITableView) -> Bool
}

/// What a table asks and tells of them.
extension UITableView {
  func askMultipleSelection(at path: RowPath) -> Bool {
    guard let delegate = tableDelegate else { return false }
    return asking("shouldBeginMultipleSelectionInteractionAt") {
      delegate.tableView(self, shouldBeginMultipleSelectionInteractionAt: modelPath(path).indexPath)
    }
  }

  func askSpringLoading(_ path: RowPath, _ context: UISpringLoadedInteractionContext) -> Bool? {
    guard let delegate = tableDelegate, delegate.decidesOfSpringLoading(in: self) else { return nil }
    return asking("shouldSpringLoadRowAt") {
      delegate.tableView(self, shouldSpringLoadRowAt: modelPath(path).indexPath, with: context)
    }
  }
}
