import Foundation
@_spi(Lunette) import LunetteStage

/// The delegate's part in context menus. Source: Apple, UICollectionViewDelegate; docs/rules/lists.md 3
/// - Lua: Is told what the user does with the items of a collection view.
/// - Part of: UICollectionViewDelegate
public protocol UICollectionViewMenuDelegate: AnyObject {
  /// What a finger opens that rests for half a second; nil for nothing. The paths are those of the item under it, or of all selected ones if it is one
  /// of several; none between items. The point is in the view.
  /// - Units: points
  /// - Lua: contextMenuConfigurationForItemsAt, else nil
  func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint)
    -> UIContextMenuConfiguration?
  /// The menu of one item, as up to iOS 15; asked where there is no contextMenuConfigurationForItemsAt.
  /// - Lua: contextMenuConfigurationForItemAt, else nil
  func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint)
    -> UIContextMenuConfiguration?
  /// The user has tapped the item that its menu shows larger.
  /// - Lua: willPerformPreviewActionForMenuWith
  func collectionView(
    _ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: ContextMenuAnimator)
  /// A context menu is about to come.
  /// - Lua: willDisplayContextMenu
  func collectionView(_ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration, animator: ContextMenuAnimator)
  /// A context menu is about to go.
  /// - Lua: willEndContextMenuInteraction
  func collectionView(
    _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration, animator: ContextMenuAnimator)
  /// Whether it has a method for the menus of items.
  /// - Has: contextMenuConfigurationForItemsAt or contextMenuConfigurationForItemAt, else false
  func offersContextMenus(in collectionView: UICollectionView) -> Bool
  /// Whether it has `contextMenuConfigurationForItemsAt`.
  /// - Has: contextMenuConfigurationForItemsAt, else true
  func offersContextMenusOfSeveral(in collectionView: UICollectionView) -> Bool
}

/// What a collection view asks and tells of context menus.
extension UICollectionView {
  func askContextMenu(at path: RowPath?, _ point: CGPoint) -> UIContextMenuConfiguration? {
    guard let delegate = collectionDelegate else { return nil }
    guard delegate.offersContextMenusOfSeveral(in: self) else {
      guard let path else { return nil }
      return delegate.collectionView(self, contextMenuConfigurationForItemAt: path.indexPath, point: point)
    }
    var paths = path.map { [$0.indexPath] } ?? []
    let selected = indexPathsForSelectedItems ?? []
    if let path, selected.count > 1, selected.contains(path.indexPath) { paths = selected }
    return delegate.collectionView(self, contextMenuConfigurationForItemsAt: paths, point: point)
  }

  func tellDelegate(_ event: UIContextMenuInteraction.Event, _ configuration: UIContextMenuConfiguration, _ animator: ContextMenuAnimator) {
    guard let delegate = collectionDelegate else { return }
    switch event {
    case .willDisplay: delegate.collectionView(self, willDisplayContextMenu: configuration, animator: animator)
    case .willEnd: delegate.collectionView(self, willEndContextMenuInteraction: configuration, animator: animator)
    case .willPerformPreview: delegate.collectionView(self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
  }
}
