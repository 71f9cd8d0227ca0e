import Foundation

/// What is in a collection view. Source: Apple, UICollectionViewDataSource; docs/rules/collections.md 3.1
/// - Lua: What a collection view contains.
public protocol UICollectionViewDataSource: AnyObject {
  /// The number of sections; 1 if the method is missing.
  /// - Lua: numberOfSections, by hand, else 1
  func numberOfSections(in collectionView: UICollectionView) -> Int
  /// The number of items in a section. Needed.
  /// - Lua: numberOfItemsInSection, by hand
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  /// The cell for an item, from dequeueReusableCell. Needed.
  /// - Lua: cellForItemAt, needed
  ///
  /// A cell from `dequeueReusableCell`. Nil is an exception.
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell?
  /// The view for a header, a footer or another supplementary element, from dequeueReusableSupplementaryView. Needed if the layout has any.
  /// - Lua: viewForSupplementaryElementOfKind, needed, else nil
  ///
  /// A view from `dequeueReusableSupplementaryView`. Nil is an exception.
  func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView?
  /// Whether an item can be moved by a finger; if the method is missing, true if there is moveItemAt.
  /// - Lua: canMoveItemAt, else true
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
  /// The user has moved an item: change the model. The collection view has already changed.
  /// - Lua: moveItemAt
  func collectionView(_ collectionView: UICollectionView, moveItemAt from: IndexPath, to: IndexPath)
  /// Whether it has `moveItemAt`: without it no item can be moved by a finger.
  /// - Has: moveItemAt, else true
  func takesMoves(in collectionView: UICollectionView) -> Bool
}

/// Hears of items before they come into view. Source: Apple, UICollectionViewDataSourcePrefetching
/// - Lua: Is told about items before they are visible, to prepare their data.
public protocol UICollectionViewDataSourcePrefetching: AnyObject {
  /// These items will soon be needed; the nearest first.
  /// - Lua: prefetchItemsAt, needed
  ///
  /// - Parameter indexPaths: the nearest first
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
  /// These items are no longer expected to be needed soon.
  /// - Lua: cancelPrefetchingForItemsAt
  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

/// What happens to a collection view's items. The defaults are what UIKit does where a delegate doesn't implement the method.
/// Source: Apple, UICollectionViewDelegate; docs/rules/collections.md 3.4
/// - Lua: Is told what the user does with the items of a collection view.
public protocol UICollectionViewDelegate: UIScrollViewDelegate, UICollectionViewMenuDelegate, UICollectionViewInteractionDelegate {
  /// A cell is about to be displayed.
  /// - Lua: willDisplay
  func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
  /// A cell is no longer displayed.
  /// - Lua: didEndDisplaying
  func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
  /// A header, a footer or another view is about to be displayed.
  /// - Lua: willDisplaySupplementaryView
  func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView, forElementKind kind: String, at indexPath: IndexPath)
  /// A header, a footer or another view is no longer displayed.
  /// - Lua: didEndDisplayingSupplementaryView
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView, forElementOfKind kind: String, at indexPath: IndexPath
  )
  /// Whether an item is highlighted when a finger lands on it; true if the method is missing. False: the item can't be selected by a tap.
  /// - Lua: shouldHighlightItemAt, else true
  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool
  /// An item was highlighted, because a finger is on it.
  /// - Lua: didHighlightItemAt
  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)
  /// An item is no longer highlighted.
  /// - Lua: didUnhighlightItemAt
  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)
  /// Whether an item may be selected by a tap; true if the method is missing.
  /// - Lua: shouldSelectItemAt, else true
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool
  /// Whether a tap may deselect a selected item, where several items can be selected; true if the method is missing.
  /// - Lua: shouldDeselectItemAt, else true
  func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool
  /// The user has selected an item.
  /// - Lua: didSelectItemAt
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  /// Whether a tap acts on an item beside selecting it; if the method is missing, true unless items are edited.
  /// - Lua: canPerformPrimaryActionForItemAt, else !collectionView.isEditing
  func collectionView(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath) -> Bool
  /// The user has tapped an item to act on it, whether or not that has selected it; not where a tap adds to a selection.
  /// - Lua: performPrimaryActionForItemAt
  func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath)
  /// The user has deselected an item.
  /// - Lua: didDeselectItemAt
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
  /// The place to which an item that the user moves would go, for a proposed place. Return the proposed place or another one.
  /// - Lua: targetIndexPathForMoveFromItemAt, else proposed
  ///
  /// The place for an item that a finger moves, for a proposed one.
  func collectionView(_ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt from: IndexPath, toProposedIndexPath proposed: IndexPath)
    -> IndexPath
  /// The content offset after updates, and after the view has taken another layout, for a proposed one.
  /// - Units: points
  /// - Lua: targetContentOffsetForProposedContentOffset, else collectionView.layoutTarget(for: proposed)
  ///
  /// After updates, or after the view has taken another layout. Units: points.
  func collectionView(_ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposed: CGPoint) -> CGPoint
}
