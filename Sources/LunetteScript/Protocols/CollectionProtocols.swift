import Foundation
import Lua
import LunetteKit

extension CallParameter where Value == UICollectionView { static var collectionView: Self { .init("collectionView") } }

/// Source: docs/lua-api.md 3
struct CollectionDataSourceMethods: ScriptProtocol {
  static let name = "UICollectionViewDataSource"
  static let doc = "What a collection view contains."

  let sections = ScriptMethod(
    "numberOfSections", "The number of sections; 1 if the method is missing.", .collectionView, answers: Count.self)
  let items = ScriptMethod(
    "numberOfItemsInSection", "The number of items in a section. Needed.", .collectionView, .section, answers: Count.self)
  let cell = ScriptMethod(
    "cellForItemAt", "The cell for an item, from dequeueReusableCell. Needed.", .collectionView, .indexPath,
    answers: UICollectionViewCell?.self)
  let view = ScriptMethod(
    "viewForSupplementaryElementOfKind",
    "The view for a header, a footer or another supplementary element, from dequeueReusableSupplementaryView. Needed if the layout has any.",
    .collectionView, .init("kind", String.self), .indexPath, answers: UICollectionReusableView?.self)
  let canMove = ScriptMethod(
    "canMoveItemAt", "Whether an item can be moved by a finger; if the method is missing, true if there is moveItemAt.",
    .collectionView, .indexPath, answers: BooleanAnswer.self)
  let move = ScriptMethod(
    "moveItemAt", "The user has moved an item: change the model. The collection view has already changed.", .collectionView,
    .init("from", RowPath.self), .init("to", RowPath.self))
}

struct CollectionPrefetchingMethods: ScriptProtocol {
  static let name = "UICollectionViewDataSourcePrefetching"
  static let doc = "Is told about items before they are visible, to prepare their data."

  let prefetch = ScriptMethod(
    "prefetchItemsAt", "These items will soon be needed; the nearest first.", .collectionView, .init("indexPaths", [RowPath].self))
  let cancel = ScriptMethod(
    "cancelPrefetchingForItemsAt", "These items are no longer expected to be needed soon.", .collectionView,
    .init("indexPaths", [RowPath].self))
}

struct CollectionDelegateMethods: ScriptProtocol {
  static let name = "UICollectionViewDelegate"
  static let inherits: String? = ScrollDelegateMethods.name
  static let doc = "Is told what the user does with the items of a collection view."

  let willDisplay = ScriptMethod(
    "willDisplay", "A cell is about to be displayed.", .collectionView, .init("cell", UICollectionViewCell.self), .indexPath)
  let didEndDisplaying = ScriptMethod(
    "didEndDisplaying", "A cell is no longer displayed.", .collectionView, .init("cell", UICollectionViewCell.self), .indexPath)
  let willDisplayView = ScriptMethod(
    "willDisplaySupplementaryView", "A header, a footer or another view is about to be displayed.", .collectionView,
    .init("view", UICollectionReusableView.self), .init("kind", String.self), .indexPath)
  let didEndDisplayingView = ScriptMethod(
    "didEndDisplayingSupplementaryView", "A header, a footer or another view is no longer displayed.", .collectionView,
    .init("view", UICollectionReusableView.self), .init("kind", String.self), .indexPath)

  let shouldHighlight = ScriptMethod(
    "shouldHighlightItemAt",
    "Whether an item is highlighted when a finger lands on it; true if the method is missing. False: the item can't be selected by a tap.",
    .collectionView, .indexPath, answers: BooleanAnswer.self)
  let didHighlight = ScriptMethod(
    "didHighlightItemAt", "An item was highlighted, because a finger is on it.", .collectionView, .indexPath)
  let didUnhighlight = ScriptMethod("didUnhighlightItemAt", "An item is no longer highlighted.", .collectionView, .indexPath)
  let shouldSelect = ScriptMethod(
    "shouldSelectItemAt", "Whether an item may be selected by a tap; true if the method is missing.", .collectionView, .indexPath,
    answers: BooleanAnswer.self)
  let shouldDeselect = ScriptMethod(
    "shouldDeselectItemAt",
    "Whether a tap may deselect a selected item, where several items can be selected; true if the method is missing.", .collectionView,
    .indexPath, answers: BooleanAnswer.self)
  let didSelect = ScriptMethod("didSelectItemAt", "The user has selected an item.", .collectionView, .indexPath)
  let didDeselect = ScriptMethod("didDeselectItemAt", "The user has deselected an item.", .collectionView, .indexPath)

  let target = ScriptMethod(
    "targetIndexPathForMoveFromItemAt",
    "The place to which an item that the user moves would go, for a proposed place. Return the proposed place or another one.",
    .collectionView, .init("from", RowPath.self), .init("proposed", RowPath.self), answers: RowPath.self)
  let targetOffset = ScriptMethod(
    "targetContentOffsetForProposedContentOffset",
    "The content offset after updates, and after the view has taken another layout, for a proposed one. Points.", .collectionView,
    .init("proposed", CGPoint.self), answers: CGPoint.self)
}
