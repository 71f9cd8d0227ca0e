import Foundation
@_spi(Lunette) import LunetteStage

/// The delegate's part in gestures that select several items, and in items that are held over items. Source: Apple, UICollectionViewDelegate (iOS 11, 13);
/// docs/rules/lists.md 5
/// - Lua: Is told what the user does with the items of a collection view.
/// - Part of: UICollectionViewDelegate
public protocol UICollectionViewInteractionDelegate: AnyObject {
  /// Whether an item acts, as by a tap, while items are held over it, where isSpringLoaded is true. If the method is
  /// missing, all do but those that are dragged.
  /// - Lua: shouldSpringLoadItemAt, else true
  func collectionView(_ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath, with context: UISpringLoadedInteractionContext) -> Bool
  /// Whether two fingers that move from an item select several. Several must be selectable, now or while editing.
  /// - Lua: shouldBeginMultipleSelectionInteractionAt, else false
  func collectionView(_ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool
  /// Two fingers begin to select items: a good moment for setEditing.
  /// - Lua: didBeginMultipleSelectionInteractionAt
  func collectionView(_ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
  /// The fingers that have selected items have lifted.
  /// - Lua: collectionViewDidEndMultipleSelectionInteraction
  func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView)
  /// Whether it has `shouldSpringLoadItemAt`.
  /// - Has: shouldSpringLoadItemAt, else false
  func decidesOfSpringLoading(in collectionView: UICollectionView) -> Bool
  /// Whether it has `shouldBeginMultipleSelectionInteractionAt`.
  /// - Has: shouldBeginMultipleSelectionInteractionAt, else false
  func offersMultipleSelection(in collectionView: UICollectionView) -> Bool
}

/// What a collection view asks and tells of them.
extension UICollectionView {
  func askMultipleSelection(at path: RowPath) -> Bool {
    guard let delegate = collectionDelegate else { return false }
    return asking("shouldBeginMultipleSelectionInteractionAt") {
      delegate.collectionView(self, shouldBeginMultipleSelectionInteractionAt: modelPath(path).indexPath)
    }
  }

  func askSpringLoading(_ path: RowPath, _ context: UISpringLoadedInteractionContext) -> Bool? {
    guard let delegate = collectionDelegate, delegate.decidesOfSpringLoading(in: self) else { return nil }
    return asking("shouldSpringLoadItemAt") {
      delegate.collectionView(self, shouldSpringLoadItemAt: modelPath(path).indexPath, with: context)
    }
  }
}
