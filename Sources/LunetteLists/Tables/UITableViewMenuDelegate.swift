import Foundation
@_spi(Lunette) import LunetteStage

/// The delegate's part in context menus. Source: Apple, UITableViewDelegate; docs/rules/lists.md 3
/// - Lua: Decides how a table looks, and is told what the user does with its rows.
/// - Part of: UITableViewDelegate
public protocol UITableViewMenuDelegate: AnyObject {
  /// What a finger opens that rests on a row for half a second; nil for nothing. The point is in the table.
  /// - Units: points
  /// - Lua: contextMenuConfigurationForRowAt, else nil
  func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration?
  /// The user has tapped the row that its menu shows larger.
  /// - Lua: willPerformPreviewActionForMenuWith
  func tableView(
    _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: ContextMenuAnimator)
  /// A context menu is about to come.
  /// - Lua: willDisplayContextMenu
  func tableView(_ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration, animator: ContextMenuAnimator)
  /// A context menu is about to go.
  /// - Lua: willEndContextMenuInteraction
  func tableView(_ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration, animator: ContextMenuAnimator)
  /// Whether it has `contextMenuConfigurationForRowAt`.
  /// - Has: contextMenuConfigurationForRowAt, else false
  func offersContextMenus(in tableView: UITableView) -> Bool
}

/// What a table asks and tells of context menus.
extension UITableView {
  func askContextMenu(at path: RowPath?, _ point: CGPoint) -> UIContextMenuConfiguration? {
    guard let path, let delegate = tableDelegate else { return nil }
    return asking("contextMenuConfigurationForRowAt") {
      delegate.tableView(self, contextMenuConfigurationForRowAt: modelPath(path).indexPath, point: point)
    }
  }

  func tellDelegate(_ event: UIContextMenuInteraction.Event, _ configuration: UIContextMenuConfiguration, _ animator: ContextMenuAnimator) {
    guard let delegate = tableDelegate else { return }
    switch event {
    case .willDisplay: delegate.tableView(self, willDisplayContextMenu: configuration, animator: animator)
    case .willEnd: delegate.tableView(self, willEndContextMenuInteraction: configuration, animator: animator)
    case .willPerformPreview: delegate.tableView(self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
  }
}
