// Made by `make declare` of the declarations of delegates' protocols. A test fails when it is out of date.
// swift-format-ignore-file

import Foundation
import Lua
import LunetteKit

/// A script's table or instance as a CAAnimationDelegate.
final class ScriptAnimationDelegate: ScriptDelegate, CAAnimationDelegate {
  override class var protocols: [any ScriptProtocol.Type] { [AnimationDelegateMethods.self] }
  override class var keepsObjects: Bool { true }
  func animationDidStart(_ animation: CAAnimation) { notify(AnimationDelegateMethods.animationDidStart, animation) }
  func animationDidStop(_ animation: CAAnimation, finished: Bool) { notify(AnimationDelegateMethods.animationDidStop, animation, finished) }
}
extension AnimationDelegateMethods: AdaptedProtocol { typealias Adapter = ScriptAnimationDelegate }

/// A script's table or instance as a CALayerDelegate.
final class ScriptLayerDelegate: ScriptDelegate, CALayerDelegate {
  override class var protocols: [any ScriptProtocol.Type] { [LayerDelegateMethods.self] }
  func display(_ layer: CALayer) -> Bool { guard has(LayerDelegateMethods.display) else { return false }; notify(LayerDelegateMethods.display, layer); return true }
  func draw(_ layer: CALayer, in context: CGContext) { notify(LayerDelegateMethods.draw, layer, context) }
  func layoutSublayers(of layer: CALayer) { notify(LayerDelegateMethods.layoutSublayers, layer) }
  func action(for layer: CALayer, forKey key: String) -> (any CAAction)? { ask(LayerDelegateMethods.actionForKey, layer, key)?.action }
}
extension LayerDelegateMethods: AdaptedProtocol { typealias Adapter = ScriptLayerDelegate }

/// A script's table or instance as a UIAdaptivePresentationControllerDelegate.
final class ScriptAdaptivePresentationControllerDelegate: ScriptDelegate, UIAdaptivePresentationControllerDelegate {
  override class var protocols: [any ScriptProtocol.Type] { [AdaptivePresentationControllerDelegateMethods.self] }
  func adaptivePresentationStyle(for presentationController: UIPresentationController, traitCollection: UITraitCollection) -> UIModalPresentationStyle? { ask(AdaptivePresentationControllerDelegateMethods.adaptivePresentationStyle, presentationController, traitCollection) }
  func presentationController(_ presentationController: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle) -> UIViewController? { ask(AdaptivePresentationControllerDelegateMethods.viewControllerForAdaptivePresentationStyle, presentationController, style) ?? nil }
  func presentationController(_ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle) { notify(AdaptivePresentationControllerDelegateMethods.willPresentWithAdaptiveStyle, presentationController, style) }
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { ask(AdaptivePresentationControllerDelegateMethods.presentationControllerShouldDismiss, presentationController)?.value ?? true }
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: UIPresentationController) { notify(AdaptivePresentationControllerDelegateMethods.sheetPresentationControllerDidChangeSelectedDetentIdentifier, sheetPresentationController) }
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { notify(AdaptivePresentationControllerDelegateMethods.presentationControllerWillDismiss, presentationController) }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { notify(AdaptivePresentationControllerDelegateMethods.presentationControllerDidDismiss, presentationController) }
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPresentationController) { notify(AdaptivePresentationControllerDelegateMethods.prepareForPopoverPresentation, popoverPresentationController) }
  func popoverPresentationControllerShouldDismissPopover(_ popoverPresentationController: UIPresentationController) -> Bool { ask(AdaptivePresentationControllerDelegateMethods.popoverPresentationControllerShouldDismissPopover, popoverPresentationController)?.value ?? true }
  func popoverPresentationControllerDidDismissPopover(_ popoverPresentationController: UIPresentationController) { notify(AdaptivePresentationControllerDelegateMethods.popoverPresentationControllerDidDismissPopover, popoverPresentationController) }
  func popoverPresentationController(_ popoverPresentationController: UIPresentationController, willRepositionPopoverTo rect: CGRect, in view: UIView) -> CGRect? { ask(AdaptivePresentationControllerDelegateMethods.willRepositionPopoverTo, popoverPresentationController, rect, view) ?? nil }
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) { notify(AdaptivePresentationControllerDelegateMethods.presentationControllerDidAttemptToDismiss, presentationController) }
}
extension AdaptivePresentationControllerDelegateMethods: AdaptedProtocol { typealias Adapter = ScriptAdaptivePresentationControllerDelegate }

/// A script's table or instance as a UICollectionViewDataSource.
final class ScriptCollectionViewDataSource: ScriptDelegate, UICollectionViewDataSource {
  override class var protocols: [any ScriptProtocol.Type] { [CollectionViewDataSourceMethods.self] }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell? { require(CollectionViewDataSourceMethods.cellForItemAt, collectionView, RowPath(indexPath)) ?? nil }
  func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView? { require(CollectionViewDataSourceMethods.viewForSupplementaryElementOfKind, collectionView, kind, RowPath(indexPath)) ?? nil }
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { ask(CollectionViewDataSourceMethods.canMoveItemAt, collectionView, RowPath(indexPath))?.value ?? true }
  func collectionView(_ collectionView: UICollectionView, moveItemAt from: IndexPath, to: IndexPath) { notify(CollectionViewDataSourceMethods.moveItemAt, collectionView, RowPath(from), RowPath(to)) }
  func takesMoves(in collectionView: UICollectionView) -> Bool { has(CollectionViewDataSourceMethods.moveItemAt) }
}
extension CollectionViewDataSourceMethods: AdaptedProtocol { typealias Adapter = ScriptCollectionViewDataSource }

/// A script's table or instance as a UICollectionViewDataSourcePrefetching.
final class ScriptCollectionViewDataSourcePrefetching: ScriptDelegate, UICollectionViewDataSourcePrefetching {
  override class var protocols: [any ScriptProtocol.Type] { [CollectionViewDataSourcePrefetchingMethods.self] }
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) { notify(CollectionViewDataSourcePrefetchingMethods.prefetchItemsAt, collectionView, indexPaths.map(RowPath.init)) }
  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) { notify(CollectionViewDataSourcePrefetchingMethods.cancelPrefetchingForItemsAt, collectionView, indexPaths.map(RowPath.init)) }
}
extension CollectionViewDataSourcePrefetchingMethods: AdaptedProtocol { typealias Adapter = ScriptCollectionViewDataSourcePrefetching }

/// A script's table or instance as a UICollectionViewDelegate.
final class ScriptCollectionViewDelegate: ScriptScrollViewDelegate, UICollectionViewDelegate, UICollectionViewDelegateFlowLayout {
  override class var protocols: [any ScriptProtocol.Type] { super.protocols + [CollectionViewDelegateMethods.self, CollectionViewDelegateFlowLayoutMethods.self] }
  func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) { notify(CollectionViewDelegateMethods.willDisplay, collectionView, cell, RowPath(indexPath)) }
  func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath) { notify(CollectionViewDelegateMethods.didEndDisplaying, collectionView, cell, RowPath(indexPath)) }
  func collectionView(_ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView, forElementKind kind: String, at indexPath: IndexPath) { notify(CollectionViewDelegateMethods.willDisplaySupplementaryView, collectionView, view, kind, RowPath(indexPath)) }
  func collectionView(_ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView, forElementOfKind kind: String, at indexPath: IndexPath) { notify(CollectionViewDelegateMethods.didEndDisplayingSupplementaryView, collectionView, view, kind, RowPath(indexPath)) }
  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool { ask(CollectionViewDelegateMethods.shouldHighlightItemAt, collectionView, RowPath(indexPath))?.value ?? true }
  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) { notify(CollectionViewDelegateMethods.didHighlightItemAt, collectionView, RowPath(indexPath)) }
  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) { notify(CollectionViewDelegateMethods.didUnhighlightItemAt, collectionView, RowPath(indexPath)) }
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { ask(CollectionViewDelegateMethods.shouldSelectItemAt, collectionView, RowPath(indexPath))?.value ?? true }
  func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool { ask(CollectionViewDelegateMethods.shouldDeselectItemAt, collectionView, RowPath(indexPath))?.value ?? true }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { notify(CollectionViewDelegateMethods.didSelectItemAt, collectionView, RowPath(indexPath)) }
  func collectionView(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath) -> Bool { ask(CollectionViewDelegateMethods.canPerformPrimaryActionForItemAt, collectionView, RowPath(indexPath))?.value ?? !collectionView.isEditing }
  func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) { notify(CollectionViewDelegateMethods.performPrimaryActionForItemAt, collectionView, RowPath(indexPath)) }
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) { notify(CollectionViewDelegateMethods.didDeselectItemAt, collectionView, RowPath(indexPath)) }
  func collectionView(_ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt from: IndexPath, toProposedIndexPath proposed: IndexPath) -> IndexPath { ask(CollectionViewDelegateMethods.targetIndexPathForMoveFromItemAt, collectionView, RowPath(from), RowPath(proposed))?.indexPath ?? proposed }
  func collectionView(_ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposed: CGPoint) -> CGPoint { ask(CollectionViewDelegateMethods.targetContentOffsetForProposedContentOffset, collectionView, proposed) ?? collectionView.layoutTarget(for: proposed) }
  func collectionView(_ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath, with context: UISpringLoadedInteractionContext) -> Bool { ask(CollectionViewDelegateMethods.shouldSpringLoadItemAt, collectionView, RowPath(indexPath), context)?.value ?? true }
  func collectionView(_ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool { ask(CollectionViewDelegateMethods.shouldBeginMultipleSelectionInteractionAt, collectionView, RowPath(indexPath))?.value ?? false }
  func collectionView(_ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) { notify(CollectionViewDelegateMethods.didBeginMultipleSelectionInteractionAt, collectionView, RowPath(indexPath)) }
  func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) { notify(CollectionViewDelegateMethods.collectionViewDidEndMultipleSelectionInteraction, collectionView) }
  func decidesOfSpringLoading(in collectionView: UICollectionView) -> Bool { has(CollectionViewDelegateMethods.shouldSpringLoadItemAt) }
  func offersMultipleSelection(in collectionView: UICollectionView) -> Bool { has(CollectionViewDelegateMethods.shouldBeginMultipleSelectionInteractionAt) }
  func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint) -> UIContextMenuConfiguration? { ask(CollectionViewDelegateMethods.contextMenuConfigurationForItemsAt, collectionView, indexPaths.map(RowPath.init), point) ?? nil }
  func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration? { ask(CollectionViewDelegateMethods.contextMenuConfigurationForItemAt, collectionView, RowPath(indexPath), point) ?? nil }
  func collectionView(_ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: ContextMenuAnimator) { notify(CollectionViewDelegateMethods.willPerformPreviewActionForMenuWith, collectionView, configuration, animator) }
  func collectionView(_ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration, animator: ContextMenuAnimator) { notify(CollectionViewDelegateMethods.willDisplayContextMenu, collectionView, configuration, animator) }
  func collectionView(_ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration, animator: ContextMenuAnimator) { notify(CollectionViewDelegateMethods.willEndContextMenuInteraction, collectionView, configuration, animator) }
  func offersContextMenus(in collectionView: UICollectionView) -> Bool { has(CollectionViewDelegateMethods.contextMenuConfigurationForItemsAt) || has(CollectionViewDelegateMethods.contextMenuConfigurationForItemAt) }
  func offersContextMenusOfSeveral(in collectionView: UICollectionView) -> Bool { has(CollectionViewDelegateMethods.contextMenuConfigurationForItemsAt) }
  func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewFlowLayout, insetForSectionAt section: Int) -> UIEdgeInsets { ask(CollectionViewDelegateFlowLayoutMethods.insetForSectionAt, collectionView, layout, SectionNumber(section)) ?? layout.sectionInset }
  func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewFlowLayout, minimumLineSpacingForSectionAt section: Int) -> CGFloat { ask(CollectionViewDelegateFlowLayoutMethods.minimumLineSpacingForSectionAt, collectionView, layout, SectionNumber(section)) ?? layout.minimumLineSpacing }
  func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewFlowLayout, minimumInteritemSpacingForSectionAt section: Int) -> CGFloat { ask(CollectionViewDelegateFlowLayoutMethods.minimumInteritemSpacingForSectionAt, collectionView, layout, SectionNumber(section)) ?? layout.minimumInteritemSpacing }
  func providesItemSizes(for collectionView: UICollectionView) -> Bool { has(CollectionViewDelegateFlowLayoutMethods.sizeForItemAt) }
}
extension CollectionViewDelegateMethods: AdaptedProtocol { typealias Adapter = ScriptCollectionViewDelegate }

/// A script's table or instance as a UICollectionViewDragDelegate.
final class ScriptCollectionViewDragDelegate: ScriptDelegate, UICollectionViewDragDelegate {
  override class var protocols: [any ScriptProtocol.Type] { [CollectionViewDragDelegateMethods.self] }
  func collectionView(_ collectionView: UICollectionView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath) -> [UIDragItem] { require(CollectionViewDragDelegateMethods.itemsForBeginning, collectionView, session, RowPath(indexPath)) ?? [] }
  func collectionView(_ collectionView: UICollectionView, itemsForAddingTo session: UIDragSession, at indexPath: IndexPath, point: CGPoint) -> [UIDragItem] { ask(CollectionViewDragDelegateMethods.itemsForAddingTo, collectionView, session, RowPath(indexPath), point) ?? [] }
  func collectionView(_ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: UIDragSession) -> Bool { ask(CollectionViewDragDelegateMethods.dragSessionAllowsMoveOperation, collectionView, session)?.value ?? true }
  func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: UIDragSession) { notify(CollectionViewDragDelegateMethods.dragSessionWillBegin, collectionView, session) }
  func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: UIDragSession) { notify(CollectionViewDragDelegateMethods.dragSessionDidEnd, collectionView, session) }
}
extension CollectionViewDragDelegateMethods: AdaptedProtocol { typealias Adapter = ScriptCollectionViewDragDelegate }

/// A script's table or instance as a UICollectionViewDropDelegate.
final class ScriptCollectionViewDropDelegate: ScriptDelegate, UICollectionViewDropDelegate {
  override class var protocols: [any ScriptProtocol.Type] { [CollectionViewDropDelegateMethods.self] }
  func collectionView(_ collectionView: UICollectionView, canHandle session: UIDropSession) -> Bool { ask(CollectionViewDropDelegateMethods.canHandle, collectionView, session)?.value ?? true }
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: UIDropSession) { notify(CollectionViewDropDelegateMethods.dropSessionDidEnter, collectionView, session) }
  func collectionView(_ collectionView: UICollectionView, dropSessionDidUpdate session: UIDropSession, withDestinationIndexPath indexPath: IndexPath?) -> UICollectionViewDropProposal? { ask(CollectionViewDropDelegateMethods.dropSessionDidUpdate, collectionView, session, indexPath.map(RowPath.init)) ?? nil }
  func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: UIDropSession) { notify(CollectionViewDropDelegateMethods.dropSessionDidExit, collectionView, session) }
  func collectionView(_ collectionView: UICollectionView, performDropWith coordinator: UICollectionViewDropCoordinator) { notify(CollectionViewDropDelegateMethods.performDropWith, collectionView, coordinator) }
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: UIDropSession) { notify(CollectionViewDropDelegateMethods.dropSessionDidEnd, collectionView, session) }
  func decidesOfDrops(in collectionView: UICollectionView) -> Bool { has(CollectionViewDropDelegateMethods.dropSessionDidUpdate) }
}
extension CollectionViewDropDelegateMethods: AdaptedProtocol { typealias Adapter = ScriptCollectionViewDropDelegate }

/// A script's table or instance as a UIColorPickerViewControllerDelegate.
final class ScriptColorPickerViewControllerDelegate: ScriptDelegate, UIColorPickerViewControllerDelegate {
  override class var protocols: [any ScriptProtocol.Type] { [ColorPickerViewControllerDelegateMethods.self] }
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) { notify(ColorPickerViewControllerDelegateMethods.colorPickerViewControllerDidSelectColor, viewController) }
  func colorPickerViewController(_ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool) { notify(ColorPickerViewControllerDelegateMethods.colorPickerViewControllerDidSelect, viewController, color, continuously) }
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) { notify(ColorPickerViewControllerDelegateMethods.colorPickerViewControllerDidFinish, viewController) }
}
extension ColorPickerViewControllerDelegateMethods: AdaptedProtocol { typealias Adapter = ScriptColorPickerViewControllerDelegate }

/// A script's table or instance as a UIDragInteractionDelegate.
final class ScriptDragInteractionDelegate: ScriptDelegate, UIDragInteractionDelegate {
  override class var protocols: [any ScriptProtocol.Type] { [DragInteractionDelegateMethods.self] }
  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: UIDragSession) -> [UIDragItem] { require(DragInteractionDelegateMethods.itemsForBeginning, interaction, session) ?? [] }
  func dragInteraction(_ interaction: UIDragInteraction, itemsForAddingTo session: UIDragSession, withTouchAt point: CGPoint) -> [UIDragItem] { ask(DragInteractionDelegateMethods.itemsForAddingTo, interaction, session, point) ?? [] }
  func dragInteraction(_ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: UIDragSession) -> UIView? { ask(DragInteractionDelegateMethods.previewForLifting, interaction, item, session) ?? nil }
  func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: UIDragSession) -> Bool { ask(DragInteractionDelegateMethods.sessionAllowsMoveOperation, interaction, session)?.value ?? true }
  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: UIDragSession) { notify(DragInteractionDelegateMethods.sessionWillBegin, interaction, session) }
  func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: UIDragSession) { notify(DragInteractionDelegateMethods.sessionDidMove, interaction, session) }
  func dragInteraction(_ interaction: UIDragInteraction, session: UIDragSession, willEndWith operation: UIDropOperation) { notify(DragInteractionDelegateMethods.sessionWillEndWith, interaction, session, operation) }
  func dragInteraction(_ interaction: UIDragInteraction, session: UIDragSession, didEndWith operation: UIDropOperation) { notify(DragInteractionDelegateMethods.sessionDidEndWith, interaction, session, operation) }
}
extension DragInteractionDelegateMethods: AdaptedProtocol { typealias Adapter = ScriptDragInteractionDelegate }

/// A script's table or instance as a UIDropInteractionDelegate.
final class ScriptDropInteractionDelegate: ScriptDelegate, UIDropInteractionDelegate {
  override class var protocols: [any ScriptProtocol.Type] { [DropInteractionDelegateMethods.self] }
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: UIDropSession) -> Bool { ask(DropInteractionDelegateMethods.canHandle, interaction, session)?.value ?? true }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: UIDropSession) { notify(DropInteractionDelegateMethods.sessionDidEnter, interaction, session) }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: UIDropSession) -> UIDropProposal? { ask(DropInteractionDelegateMethods.sessionDidUpdate, interaction, session) ?? nil }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: UIDropSession) { notify(DropInteractionDelegateMethods.sessionDidExit, interaction, session) }
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: UIDropSession) { notify(DropInteractionDelegateMethods.performDrop, interaction, session) }
  func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: UIDropSession) { notify(DropInteractionDelegateMethods.concludeDrop, interaction, session) }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: UIDropSession) { notify(DropInteractionDelegateMethods.sessionDidEnd, interaction, session) }
}
extension DropInteractionDelegateMethods: AdaptedProtocol { typealias Adapter = ScriptDropInteractionDelegate }

/// A script's table or instance as a UIGestureRecognizerDelegate.
final class ScriptGestureRecognizerDelegate: ScriptDelegate, UIGestureRecognizerDelegate {
  override class var protocols: [any ScriptProtocol.Type] { [GestureRecognizerDelegateMethods.self] }
  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { ask(GestureRecognizerDelegateMethods.gestureRecognizerShouldBegin, recognizer)?.value ?? true }
  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { ask(GestureRecognizerDelegateMethods.shouldReceiveTouch, recognizer, touch)?.value ?? true }
  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer) -> Bool { ask(GestureRecognizerDelegateMethods.shouldRecognizeSimultaneouslyWith, recognizer, other)?.value ?? false }
  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer) -> Bool { ask(GestureRecognizerDelegateMethods.shouldRequireFailureOf, recognizer, other)?.value ?? false }
  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer) -> Bool { ask(GestureRecognizerDelegateMethods.shouldBeRequiredToFailBy, recognizer, other)?.value ?? false }
}
extension GestureRecognizerDelegateMethods: AdaptedProtocol { typealias Adapter = ScriptGestureRecognizerDelegate }

/// A script's table or instance as a UIImagePickerControllerDelegate.
final class ScriptImagePickerControllerDelegate: ScriptDelegate, UIImagePickerControllerDelegate {
  override class var protocols: [any ScriptProtocol.Type] { [ImagePickerControllerDelegateMethods.self] }
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController) -> Bool { guard has(ImagePickerControllerDelegateMethods.imagePickerControllerDidCancel) else { return false }; notify(ImagePickerControllerDelegateMethods.imagePickerControllerDidCancel, picker); return true }
}
extension ImagePickerControllerDelegateMethods: AdaptedProtocol { typealias Adapter = ScriptImagePickerControllerDelegate }

/// A script's table or instance as a UINavigationBarDelegate.
final class ScriptNavigationBarDelegate: ScriptDelegate, UINavigationBarDelegate {
  override class var protocols: [any ScriptProtocol.Type] { [NavigationBarDelegateMethods.self] }
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { ask(NavigationBarDelegateMethods.shouldPushItem, navigationBar, item)?.value ?? true }
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) { notify(NavigationBarDelegateMethods.didPushItem, navigationBar, item) }
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { ask(NavigationBarDelegateMethods.shouldPopItem, navigationBar, item)?.value ?? true }
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) { notify(NavigationBarDelegateMethods.didPopItem, navigationBar, item) }
}
extension NavigationBarDelegateMethods: AdaptedProtocol { typealias Adapter = ScriptNavigationBarDelegate }

/// A script's table or instance as a UINavigationControllerDelegate.
final class ScriptNavigationControllerDelegate: ScriptDelegate, UINavigationControllerDelegate {
  override class var protocols: [any ScriptProtocol.Type] { [NavigationControllerDelegateMethods.self] }
  func navigationController(_ navigationController: UINavigationController, willShow controller: UIViewController, animated: Bool) { notify(NavigationControllerDelegateMethods.navigationControllerWillShow, navigationController, controller, animated) }
  func navigationController(_ navigationController: UINavigationController, didShow controller: UIViewController, animated: Bool) { notify(NavigationControllerDelegateMethods.navigationControllerDidShow, navigationController, controller, animated) }
  func navigationController(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from: UIViewController, to: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { ask(NavigationControllerDelegateMethods.animationControllerForOperation, navigationController, operation, from, to)??.animator }
  func navigationController(_ navigationController: UINavigationController, interactionControllerFor animator: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)? { ask(NavigationControllerDelegateMethods.interactionControllerForAnimator, navigationController, AnimatorArgument(animator))??.interaction }
  func supportedInterfaceOrientations(of navigationController: UINavigationController) -> UIInterfaceOrientationMask? { ask(NavigationControllerDelegateMethods.navigationControllerSupportedInterfaceOrientations, navigationController) }
}
extension NavigationControllerDelegateMethods: AdaptedProtocol { typealias Adapter = ScriptNavigationControllerDelegate }

/// A script's table or instance as a UIPageViewControllerDataSource.
final class ScriptPageViewControllerDataSource: ScriptDelegate, UIPageViewControllerDataSource {
  override class var protocols: [any ScriptProtocol.Type] { [PageViewControllerDataSourceMethods.self] }
  func pageViewController(_ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController) -> UIViewController? { ask(PageViewControllerDataSourceMethods.viewControllerBefore, pageViewController, viewController) ?? nil }
  func pageViewController(_ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController) -> UIViewController? { ask(PageViewControllerDataSourceMethods.viewControllerAfter, pageViewController, viewController) ?? nil }
  func presentationCount(for pageViewController: UIPageViewController) -> Int? { ask(PageViewControllerDataSourceMethods.presentationCount, pageViewController)?.value }
}
extension PageViewControllerDataSourceMethods: AdaptedProtocol { typealias Adapter = ScriptPageViewControllerDataSource }

/// A script's table or instance as a UIPageViewControllerDelegate.
final class ScriptPageViewControllerDelegate: ScriptDelegate, UIPageViewControllerDelegate {
  override class var protocols: [any ScriptProtocol.Type] { [PageViewControllerDelegateMethods.self] }
  func pageViewController(_ pageViewController: UIPageViewController, willTransitionTo pending: [UIViewController]) { notify(PageViewControllerDelegateMethods.willTransitionTo, pageViewController, ControllerList(pending)) }
  func pageViewController(_ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previous: [UIViewController], completed: Bool) { notify(PageViewControllerDelegateMethods.didFinishAnimating, pageViewController, finished, ControllerList(previous), completed) }
}
extension PageViewControllerDelegateMethods: AdaptedProtocol { typealias Adapter = ScriptPageViewControllerDelegate }

/// A script's table or instance as a UIPickerViewDataSource.
final class ScriptPickerViewDataSource: ScriptDelegate, UIPickerViewDataSource {
  override class var protocols: [any ScriptProtocol.Type] { [PickerViewDataSourceMethods.self] }
}
extension PickerViewDataSourceMethods: AdaptedProtocol { typealias Adapter = ScriptPickerViewDataSource }

/// A script's table or instance as a UIPickerViewDelegate.
final class ScriptPickerViewDelegate: ScriptDelegate, UIPickerViewDelegate {
  override class var protocols: [any ScriptProtocol.Type] { [PickerViewDelegateMethods.self] }
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { ask(PickerViewDelegateMethods.titleForRow, pickerView, RowNumber(row), RowNumber(component)) ?? nil }
  func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing: UIView?) -> UIView? { ask(PickerViewDelegateMethods.viewForRow, pickerView, RowNumber(row), RowNumber(component), reusing) ?? nil }
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) { notify(PickerViewDelegateMethods.didSelectRow, pickerView, RowNumber(row), RowNumber(component)) }
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat? { ask(PickerViewDelegateMethods.rowHeightForComponent, pickerView, RowNumber(component))?.value }
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat? { ask(PickerViewDelegateMethods.widthForComponent, pickerView, RowNumber(component))?.value }
}
extension PickerViewDelegateMethods: AdaptedProtocol { typealias Adapter = ScriptPickerViewDelegate }

/// A script's table or instance as a UIScrollViewDelegate.
class ScriptScrollViewDelegate: ScriptDelegate, UIScrollViewDelegate {
  override class var protocols: [any ScriptProtocol.Type] { [ScrollViewDelegateMethods.self] }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { notify(ScrollViewDelegateMethods.scrollViewDidScroll, scrollView) }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { notify(ScrollViewDelegateMethods.scrollViewWillBeginDragging, scrollView) }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool) { notify(ScrollViewDelegateMethods.scrollViewDidEndDragging, scrollView, willDecelerate) }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { notify(ScrollViewDelegateMethods.scrollViewWillBeginDecelerating, scrollView) }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { notify(ScrollViewDelegateMethods.scrollViewDidEndDecelerating, scrollView) }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { notify(ScrollViewDelegateMethods.scrollViewDidEndScrollingAnimation, scrollView) }
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { notify(ScrollViewDelegateMethods.scrollViewDidScrollToTop, scrollView) }
  func accessibilityScrollStatus(for scrollView: UIScrollView) -> String? { ask(ScrollViewDelegateMethods.accessibilityScrollStatus, scrollView) ?? nil }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { notify(ScrollViewDelegateMethods.scrollViewDidChangeAdjustedContentInset, scrollView) }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { ask(ScrollViewDelegateMethods.viewForZooming, scrollView) ?? nil }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { notify(ScrollViewDelegateMethods.scrollViewWillBeginZooming, scrollView, view) }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { notify(ScrollViewDelegateMethods.scrollViewDidZoom, scrollView) }
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) { notify(ScrollViewDelegateMethods.scrollViewDidEndZooming, scrollView, ViewOrFalse(view), scale) }
}
extension ScrollViewDelegateMethods: AdaptedProtocol { typealias Adapter = ScriptScrollViewDelegate }

/// A script's table or instance as a UISearchBarDelegate.
final class ScriptSearchBarDelegate: ScriptDelegate, UISearchBarDelegate {
  override class var protocols: [any ScriptProtocol.Type] { [SearchBarDelegateMethods.self] }
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { ask(SearchBarDelegateMethods.searchBarShouldBeginEditing, searchBar)?.value ?? true }
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { notify(SearchBarDelegateMethods.searchBarTextDidBeginEditing, searchBar) }
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { ask(SearchBarDelegateMethods.searchBarShouldEndEditing, searchBar)?.value ?? true }
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { notify(SearchBarDelegateMethods.searchBarTextDidEndEditing, searchBar) }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { notify(SearchBarDelegateMethods.textDidChange, searchBar, searchText) }
  func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: Range<Int>, replacementText text: String) -> Bool { ask(SearchBarDelegateMethods.shouldChangeTextIn, searchBar, range, text)?.value ?? true }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { notify(SearchBarDelegateMethods.searchBarSearchButtonClicked, searchBar) }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { notify(SearchBarDelegateMethods.searchBarCancelButtonClicked, searchBar) }
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) { notify(SearchBarDelegateMethods.selectedScopeButtonIndexDidChange, searchBar, RowNumber(selectedScope)) }
}
extension SearchBarDelegateMethods: AdaptedProtocol { typealias Adapter = ScriptSearchBarDelegate }

/// A script's table or instance as a UISearchControllerDelegate.
final class ScriptSearchControllerDelegate: ScriptDelegate, UISearchControllerDelegate {
  override class var protocols: [any ScriptProtocol.Type] { [SearchControllerDelegateMethods.self] }
  func willPresentSearchController(_ searchController: UISearchController) { notify(SearchControllerDelegateMethods.willPresentSearchController, searchController) }
  func didPresentSearchController(_ searchController: UISearchController) { notify(SearchControllerDelegateMethods.didPresentSearchController, searchController) }
  func willDismissSearchController(_ searchController: UISearchController) { notify(SearchControllerDelegateMethods.willDismissSearchController, searchController) }
  func didDismissSearchController(_ searchController: UISearchController) { notify(SearchControllerDelegateMethods.didDismissSearchController, searchController) }
}
extension SearchControllerDelegateMethods: AdaptedProtocol { typealias Adapter = ScriptSearchControllerDelegate }

/// A script's table or instance as a UISearchResultsUpdating.
final class ScriptSearchResultsUpdating: ScriptDelegate, UISearchResultsUpdating {
  override class var protocols: [any ScriptProtocol.Type] { [SearchResultsUpdatingMethods.self] }
  func updateSearchResults(for searchController: UISearchController) { notify(SearchResultsUpdatingMethods.updateSearchResults, searchController) }
}
extension SearchResultsUpdatingMethods: AdaptedProtocol { typealias Adapter = ScriptSearchResultsUpdating }

/// A script's table or instance as a UISplitViewControllerDelegate.
final class ScriptSplitViewControllerDelegate: ScriptDelegate, UISplitViewControllerDelegate {
  override class var protocols: [any ScriptProtocol.Type] { [SplitViewControllerDelegateMethods.self] }
  func splitViewController(_ splitViewController: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode) { notify(SplitViewControllerDelegateMethods.willChangeToDisplayMode, splitViewController, displayMode) }
  func targetDisplayModeForAction(in splitViewController: UISplitViewController) -> UISplitViewController.DisplayMode { ask(SplitViewControllerDelegateMethods.targetDisplayModeForAction, splitViewController) ?? .automatic }
  func splitViewController(_ splitViewController: UISplitViewController, show controller: UIViewController) -> Bool { ask(SplitViewControllerDelegateMethods.showViewController, splitViewController, controller)?.value ?? false }
  func splitViewController(_ splitViewController: UISplitViewController, showDetail controller: UIViewController) -> Bool { ask(SplitViewControllerDelegateMethods.showDetailViewController, splitViewController, controller)?.value ?? false }
  func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? { ask(SplitViewControllerDelegateMethods.primaryViewControllerForCollapsing, splitViewController) ?? nil }
  func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? { ask(SplitViewControllerDelegateMethods.primaryViewControllerForExpanding, splitViewController) ?? nil }
  func splitViewController(_ splitViewController: UISplitViewController, collapseSecondary secondary: UIViewController, onto primary: UIViewController) -> Bool { ask(SplitViewControllerDelegateMethods.collapseSecondary, splitViewController, secondary, primary)?.value ?? false }
  func splitViewController(_ splitViewController: UISplitViewController, separateSecondaryFrom primary: UIViewController) -> UIViewController? { ask(SplitViewControllerDelegateMethods.separateSecondary, splitViewController, primary) ?? nil }
  func splitViewController(_ splitViewController: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column) -> UISplitViewController.Column { ask(SplitViewControllerDelegateMethods.topColumnForCollapsingToProposedTopColumn, splitViewController, proposedTopColumn) ?? proposedTopColumn }
  func splitViewController(_ splitViewController: UISplitViewController, displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode) -> UISplitViewController.DisplayMode { ask(SplitViewControllerDelegateMethods.displayModeForExpandingToProposedDisplayMode, splitViewController, proposedDisplayMode) ?? proposedDisplayMode }
  func splitViewControllerDidCollapse(_ splitViewController: UISplitViewController) { notify(SplitViewControllerDelegateMethods.splitViewControllerDidCollapse, splitViewController) }
  func splitViewControllerDidExpand(_ splitViewController: UISplitViewController) { notify(SplitViewControllerDelegateMethods.splitViewControllerDidExpand, splitViewController) }
  func splitViewController(_ splitViewController: UISplitViewController, willShow column: UISplitViewController.Column) { notify(SplitViewControllerDelegateMethods.willShowColumn, splitViewController, column) }
  func splitViewController(_ splitViewController: UISplitViewController, willHide column: UISplitViewController.Column) { notify(SplitViewControllerDelegateMethods.willHideColumn, splitViewController, column) }
  func supportedInterfaceOrientations(of splitViewController: UISplitViewController) -> UIInterfaceOrientationMask? { ask(SplitViewControllerDelegateMethods.splitViewControllerSupportedInterfaceOrientations, splitViewController) }
}
extension SplitViewControllerDelegateMethods: AdaptedProtocol { typealias Adapter = ScriptSplitViewControllerDelegate }

/// A script's table or instance as a UITabBarControllerDelegate.
final class ScriptTabBarControllerDelegate: ScriptDelegate, UITabBarControllerDelegate {
  override class var protocols: [any ScriptProtocol.Type] { [TabBarControllerDelegateMethods.self] }
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect controller: UIViewController) -> Bool { ask(TabBarControllerDelegateMethods.shouldSelectViewController, tabBarController, controller)?.value ?? true }
  func tabBarController(_ tabBarController: UITabBarController, didSelect controller: UIViewController) { notify(TabBarControllerDelegateMethods.didSelectViewController, tabBarController, controller) }
  func tabBarController(_ tabBarController: UITabBarController, animationControllerForTransitionFrom from: UIViewController, to: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { ask(TabBarControllerDelegateMethods.animationControllerForTransitionFrom, tabBarController, from, to)??.animator }
  func tabBarController(_ tabBarController: UITabBarController, interactionControllerFor animator: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)? { ask(TabBarControllerDelegateMethods.interactionControllerForAnimator, tabBarController, AnimatorArgument(animator))??.interaction }
  func supportedInterfaceOrientations(of tabBarController: UITabBarController) -> UIInterfaceOrientationMask? { ask(TabBarControllerDelegateMethods.tabBarControllerSupportedInterfaceOrientations, tabBarController) }
}
extension TabBarControllerDelegateMethods: AdaptedProtocol { typealias Adapter = ScriptTabBarControllerDelegate }

/// A script's table or instance as a UITabBarDelegate.
final class ScriptTabBarDelegate: ScriptDelegate, UITabBarDelegate {
  override class var protocols: [any ScriptProtocol.Type] { [TabBarDelegateMethods.self] }
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { notify(TabBarDelegateMethods.tabBarDidSelectItem, tabBar, item) }
}
extension TabBarDelegateMethods: AdaptedProtocol { typealias Adapter = ScriptTabBarDelegate }

/// A script's table or instance as a UITableViewDataSource.
final class ScriptTableViewDataSource: ScriptDelegate, UITableViewDataSource {
  override class var protocols: [any ScriptProtocol.Type] { [TableViewDataSourceMethods.self] }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { ask(TableViewDataSourceMethods.titleForHeaderInSection, tableView, SectionNumber(section)) ?? nil }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { ask(TableViewDataSourceMethods.titleForFooterInSection, tableView, SectionNumber(section)) ?? nil }
  func sectionIndexTitles(for tableView: UITableView) -> [String]? { ask(TableViewDataSourceMethods.sectionIndexTitles, tableView) ?? nil }
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { ask(TableViewDataSourceMethods.canEditRowAt, tableView, RowPath(indexPath))?.value ?? true }
  func tableView(_ tableView: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) { notify(TableViewDataSourceMethods.commitEditingStyle, tableView, style, RowPath(indexPath)) }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { ask(TableViewDataSourceMethods.canMoveRowAt, tableView, RowPath(indexPath))?.value ?? true }
  func commitsEdits(in tableView: UITableView) -> Bool { has(TableViewDataSourceMethods.commitEditingStyle) }
  func movesRows(in tableView: UITableView) -> Bool { has(TableViewDataSourceMethods.moveRowAt) }
}
extension TableViewDataSourceMethods: AdaptedProtocol { typealias Adapter = ScriptTableViewDataSource }

/// A script's table or instance as a UITableViewDataSourcePrefetching.
final class ScriptTableViewDataSourcePrefetching: ScriptDelegate, UITableViewDataSourcePrefetching {
  override class var protocols: [any ScriptProtocol.Type] { [TableViewDataSourcePrefetchingMethods.self] }
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) { notify(TableViewDataSourcePrefetchingMethods.prefetchRowsAt, tableView, indexPaths.map(RowPath.init)) }
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) { notify(TableViewDataSourcePrefetchingMethods.cancelPrefetchingForRowsAt, tableView, indexPaths.map(RowPath.init)) }
}
extension TableViewDataSourcePrefetchingMethods: AdaptedProtocol { typealias Adapter = ScriptTableViewDataSourcePrefetching }

/// A script's table or instance as a UITableViewDelegate.
final class ScriptTableViewDelegate: ScriptScrollViewDelegate, UITableViewDelegate {
  override class var protocols: [any ScriptProtocol.Type] { super.protocols + [TableViewDelegateMethods.self] }
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) { notify(TableViewDelegateMethods.willDisplay, tableView, cell, RowPath(indexPath)) }
  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) { notify(TableViewDelegateMethods.didEndDisplaying, tableView, cell, RowPath(indexPath)) }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { ask(TableViewDelegateMethods.viewForHeaderInSection, tableView, SectionNumber(section)) ?? nil }
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { ask(TableViewDelegateMethods.viewForFooterInSection, tableView, SectionNumber(section)) ?? nil }
  func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) { notify(TableViewDelegateMethods.willDisplayHeaderView, tableView, view, SectionNumber(section)) }
  func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) { notify(TableViewDelegateMethods.didEndDisplayingHeaderView, tableView, view, SectionNumber(section)) }
  func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) { notify(TableViewDelegateMethods.willDisplayFooterView, tableView, view, SectionNumber(section)) }
  func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) { notify(TableViewDelegateMethods.didEndDisplayingFooterView, tableView, view, SectionNumber(section)) }
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { ask(TableViewDelegateMethods.shouldHighlightRowAt, tableView, RowPath(indexPath))?.value ?? true }
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { notify(TableViewDelegateMethods.didHighlightRowAt, tableView, RowPath(indexPath)) }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) { notify(TableViewDelegateMethods.didUnhighlightRowAt, tableView, RowPath(indexPath)) }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { notify(TableViewDelegateMethods.didSelectRowAt, tableView, RowPath(indexPath)) }
  func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool { ask(TableViewDelegateMethods.canPerformPrimaryActionForRowAt, tableView, RowPath(indexPath))?.value ?? !tableView.isEditing }
  func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) { notify(TableViewDelegateMethods.performPrimaryActionForRowAt, tableView, RowPath(indexPath)) }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { notify(TableViewDelegateMethods.didDeselectRowAt, tableView, RowPath(indexPath)) }
  func providesRowHeights(for tableView: UITableView) -> Bool { has(TableViewDelegateMethods.heightForRowAt) || has(TableViewDelegateMethods.heightsForRows) }
  func providesRowEstimates(for tableView: UITableView) -> Bool { has(TableViewDelegateMethods.estimatedHeightForRowAt) }
  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle { ask(TableViewDelegateMethods.editingStyleForRowAt, tableView, RowPath(indexPath)) ?? .delete }
  func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String? { ask(TableViewDelegateMethods.titleForDeleteConfirmationButtonForRowAt, tableView, RowPath(indexPath)) ?? nil }
  func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { ask(TableViewDelegateMethods.shouldIndentWhileEditingRowAt, tableView, RowPath(indexPath))?.value ?? true }
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) { notify(TableViewDelegateMethods.willBeginEditingRowAt, tableView, RowPath(indexPath)) }
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) { notify(TableViewDelegateMethods.didEndEditingRowAt, tableView, indexPath.map(RowPath.init)) }
  func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? { ask(TableViewDelegateMethods.editActionsForRowAt, tableView, RowPath(indexPath)) ?? nil }
  func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? { ask(TableViewDelegateMethods.leadingSwipeActionsConfigurationForRowAt, tableView, RowPath(indexPath)) ?? nil }
  func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? { ask(TableViewDelegateMethods.trailingSwipeActionsConfigurationForRowAt, tableView, RowPath(indexPath)) ?? nil }
  func tableView(_ tableView: UITableView, targetIndexPathForMoveFromRowAt from: IndexPath, toProposedIndexPath proposed: IndexPath) -> IndexPath { ask(TableViewDelegateMethods.targetIndexPathForMoveFromRowAt, tableView, RowPath(from), RowPath(proposed))?.indexPath ?? proposed }
  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int? { ask(TableViewDelegateMethods.indentationLevelForRowAt, tableView, RowPath(indexPath))?.value }
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) { notify(TableViewDelegateMethods.accessoryButtonTappedForRowWith, tableView, RowPath(indexPath)) }
  func providesSwipeActions(for tableView: UITableView) -> Bool { has(TableViewDelegateMethods.leadingSwipeActionsConfigurationForRowAt) || has(TableViewDelegateMethods.trailingSwipeActionsConfigurationForRowAt) || has(TableViewDelegateMethods.editActionsForRowAt) }
  func tableView(_ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath, with context: UISpringLoadedInteractionContext) -> Bool { ask(TableViewDelegateMethods.shouldSpringLoadRowAt, tableView, RowPath(indexPath), context)?.value ?? true }
  func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool { ask(TableViewDelegateMethods.shouldBeginMultipleSelectionInteractionAt, tableView, RowPath(indexPath))?.value ?? false }
  func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) { notify(TableViewDelegateMethods.didBeginMultipleSelectionInteractionAt, tableView, RowPath(indexPath)) }
  func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) { notify(TableViewDelegateMethods.tableViewDidEndMultipleSelectionInteraction, tableView) }
  func decidesOfSpringLoading(in tableView: UITableView) -> Bool { has(TableViewDelegateMethods.shouldSpringLoadRowAt) }
  func offersMultipleSelection(in tableView: UITableView) -> Bool { has(TableViewDelegateMethods.shouldBeginMultipleSelectionInteractionAt) }
  func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration? { ask(TableViewDelegateMethods.contextMenuConfigurationForRowAt, tableView, RowPath(indexPath), point) ?? nil }
  func tableView(_ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: ContextMenuAnimator) { notify(TableViewDelegateMethods.willPerformPreviewActionForMenuWith, tableView, configuration, animator) }
  func tableView(_ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration, animator: ContextMenuAnimator) { notify(TableViewDelegateMethods.willDisplayContextMenu, tableView, configuration, animator) }
  func tableView(_ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration, animator: ContextMenuAnimator) { notify(TableViewDelegateMethods.willEndContextMenuInteraction, tableView, configuration, animator) }
  func offersContextMenus(in tableView: UITableView) -> Bool { has(TableViewDelegateMethods.contextMenuConfigurationForRowAt) }
}
extension TableViewDelegateMethods: AdaptedProtocol { typealias Adapter = ScriptTableViewDelegate }

/// A script's table or instance as a UITableViewDragDelegate.
final class ScriptTableViewDragDelegate: ScriptDelegate, UITableViewDragDelegate {
  override class var protocols: [any ScriptProtocol.Type] { [TableViewDragDelegateMethods.self] }
  func tableView(_ tableView: UITableView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath) -> [UIDragItem] { require(TableViewDragDelegateMethods.itemsForBeginning, tableView, session, RowPath(indexPath)) ?? [] }
  func tableView(_ tableView: UITableView, itemsForAddingTo session: UIDragSession, at indexPath: IndexPath, point: CGPoint) -> [UIDragItem] { ask(TableViewDragDelegateMethods.itemsForAddingTo, tableView, session, RowPath(indexPath), point) ?? [] }
  func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: UIDragSession) -> Bool { ask(TableViewDragDelegateMethods.dragSessionAllowsMoveOperation, tableView, session)?.value ?? true }
  func tableView(_ tableView: UITableView, dragSessionWillBegin session: UIDragSession) { notify(TableViewDragDelegateMethods.dragSessionWillBegin, tableView, session) }
  func tableView(_ tableView: UITableView, dragSessionDidEnd session: UIDragSession) { notify(TableViewDragDelegateMethods.dragSessionDidEnd, tableView, session) }
}
extension TableViewDragDelegateMethods: AdaptedProtocol { typealias Adapter = ScriptTableViewDragDelegate }

/// A script's table or instance as a UITableViewDropDelegate.
final class ScriptTableViewDropDelegate: ScriptDelegate, UITableViewDropDelegate {
  override class var protocols: [any ScriptProtocol.Type] { [TableViewDropDelegateMethods.self] }
  func tableView(_ tableView: UITableView, canHandle session: UIDropSession) -> Bool { ask(TableViewDropDelegateMethods.canHandle, tableView, session)?.value ?? true }
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: UIDropSession) { notify(TableViewDropDelegateMethods.dropSessionDidEnter, tableView, session) }
  func tableView(_ tableView: UITableView, dropSessionDidUpdate session: UIDropSession, withDestinationIndexPath indexPath: IndexPath?) -> UITableViewDropProposal? { ask(TableViewDropDelegateMethods.dropSessionDidUpdate, tableView, session, indexPath.map(RowPath.init)) ?? nil }
  func tableView(_ tableView: UITableView, dropSessionDidExit session: UIDropSession) { notify(TableViewDropDelegateMethods.dropSessionDidExit, tableView, session) }
  func tableView(_ tableView: UITableView, performDropWith coordinator: UITableViewDropCoordinator) { notify(TableViewDropDelegateMethods.performDropWith, tableView, coordinator) }
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: UIDropSession) { notify(TableViewDropDelegateMethods.dropSessionDidEnd, tableView, session) }
  func decidesOfDrops(in tableView: UITableView) -> Bool { has(TableViewDropDelegateMethods.dropSessionDidUpdate) }
}
extension TableViewDropDelegateMethods: AdaptedProtocol { typealias Adapter = ScriptTableViewDropDelegate }

/// A script's table or instance as a UITextFieldDelegate.
final class ScriptTextFieldDelegate: ScriptDelegate, UITextFieldDelegate {
  override class var protocols: [any ScriptProtocol.Type] { [TextFieldDelegateMethods.self] }
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { ask(TextFieldDelegateMethods.textFieldShouldBeginEditing, textField)?.value ?? true }
  func textFieldDidBeginEditing(_ textField: UITextField) { notify(TextFieldDelegateMethods.textFieldDidBeginEditing, textField) }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ask(TextFieldDelegateMethods.textFieldShouldEndEditing, textField)?.value ?? true }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { ask(TextFieldDelegateMethods.textFieldShouldReturn, textField)?.value ?? true }
  func textFieldDidChangeSelection(_ textField: UITextField) { notify(TextFieldDelegateMethods.textFieldDidChangeSelection, textField) }
  func textField(_ textField: UITextField, shouldChangeCharactersIn range: Range<Int>, replacementString string: String) -> Bool { ask(TextFieldDelegateMethods.shouldChangeCharactersIn, textField, range, string)?.value ?? true }
}
extension TextFieldDelegateMethods: AdaptedProtocol { typealias Adapter = ScriptTextFieldDelegate }

/// A script's table or instance as a UITextViewDelegate.
final class ScriptTextViewDelegate: ScriptScrollViewDelegate, UITextViewDelegate {
  override class var protocols: [any ScriptProtocol.Type] { super.protocols + [TextViewDelegateMethods.self] }
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { ask(TextViewDelegateMethods.textViewShouldBeginEditing, textView)?.value ?? true }
  func textViewDidBeginEditing(_ textView: UITextView) { notify(TextViewDelegateMethods.textViewDidBeginEditing, textView) }
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool { ask(TextViewDelegateMethods.textViewShouldEndEditing, textView)?.value ?? true }
  func textViewDidEndEditing(_ textView: UITextView) { notify(TextViewDelegateMethods.textViewDidEndEditing, textView) }
  func textView(_ textView: UITextView, shouldChangeTextIn range: Range<Int>, replacementText text: String) -> Bool { ask(TextViewDelegateMethods.shouldChangeTextIn, textView, range, text)?.value ?? true }
  func textView(_ textView: UITextView, shouldInteractWith url: TextLink, in range: Range<Int>, interaction: UITextItemInteraction) -> Bool { ask(TextViewDelegateMethods.shouldInteractWith, textView, url, range, interaction)?.value ?? true }
  func textViewDidChange(_ textView: UITextView) { notify(TextViewDelegateMethods.textViewDidChange, textView) }
  func textViewDidChangeSelection(_ textView: UITextView) { notify(TextViewDelegateMethods.textViewDidChangeSelection, textView) }
}
extension TextViewDelegateMethods: AdaptedProtocol { typealias Adapter = ScriptTextViewDelegate }

/// A script's table or instance as a UIToolbarDelegate.
final class ScriptToolbarDelegate: ScriptDelegate, UIToolbarDelegate {
  override class var protocols: [any ScriptProtocol.Type] { [ToolbarDelegateMethods.self] }
  func position(for bar: UIToolbar) -> UIBarPosition { (ask(ToolbarDelegateMethods.positionForBar, bar) ?? nil) ?? .any }
}
extension ToolbarDelegateMethods: AdaptedProtocol { typealias Adapter = ScriptToolbarDelegate }

/// A script's table or instance as a UIViewControllerAnimatedTransitioning.
final class ScriptViewControllerAnimatedTransitioning: ScriptDelegate, UIViewControllerAnimatedTransitioning {
  override class var protocols: [any ScriptProtocol.Type] { [ViewControllerAnimatedTransitioningMethods.self] }
  func interruptibleAnimator(using context: UIViewControllerTransitionContext) -> UIViewPropertyAnimator? { ask(ViewControllerAnimatedTransitioningMethods.interruptibleAnimator, context) ?? nil }
  func animationEnded(_ completed: Bool) { notify(ViewControllerAnimatedTransitioningMethods.animationEnded, completed) }
}
extension ViewControllerAnimatedTransitioningMethods: AdaptedProtocol { typealias Adapter = ScriptViewControllerAnimatedTransitioning }

/// A script's table or instance as a UIViewControllerInteractiveTransitioning.
final class ScriptViewControllerInteractiveTransitioning: ScriptDelegate, UIViewControllerInteractiveTransitioning {
  override class var protocols: [any ScriptProtocol.Type] { [ViewControllerInteractiveTransitioningMethods.self] }
  func startInteractiveTransition(_ context: UIViewControllerTransitionContext) { notify(ViewControllerInteractiveTransitioningMethods.startInteractiveTransition, context) }
}
extension ViewControllerInteractiveTransitioningMethods: AdaptedProtocol { typealias Adapter = ScriptViewControllerInteractiveTransitioning }

/// A script's table or instance as a UIViewControllerTransitioningDelegate.
final class ScriptViewControllerTransitioningDelegate: ScriptDelegate, UIViewControllerTransitioningDelegate {
  override class var protocols: [any ScriptProtocol.Type] { [ViewControllerTransitioningDelegateMethods.self] }
  func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { ask(ViewControllerTransitioningDelegateMethods.animationControllerForPresented, presented, presenting, source)??.animator }
  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { ask(ViewControllerTransitioningDelegateMethods.animationControllerForDismissed, dismissed)??.animator }
  func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)? { ask(ViewControllerTransitioningDelegateMethods.interactionControllerForPresentation, AnimatorArgument(animator))??.interaction }
  func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)? { ask(ViewControllerTransitioningDelegateMethods.interactionControllerForDismissal, AnimatorArgument(animator))??.interaction }
  func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController? { ask(ViewControllerTransitioningDelegateMethods.presentationControllerForPresented, presented, presenting, source) ?? nil }
}
extension ViewControllerTransitioningDelegateMethods: AdaptedProtocol { typealias Adapter = ScriptViewControllerTransitioningDelegate }

/// A script's table or instance as a UIWebViewDelegate.
final class ScriptWebViewDelegate: ScriptDelegate, UIWebViewDelegate {
  override class var protocols: [any ScriptProtocol.Type] { [WebViewDelegateMethods.self] }
  func webViewDidStartLoad(_ webView: UIWebView) { notify(WebViewDelegateMethods.webViewDidStartLoad, webView) }
  func webViewDidFinishLoad(_ webView: UIWebView) { notify(WebViewDelegateMethods.webViewDidFinishLoad, webView) }
  func webView(_ webView: UIWebView, didFailLoadWithError error: WebError) { notify(WebViewDelegateMethods.didFailLoadWithError, webView, error) }
}
extension WebViewDelegateMethods: AdaptedProtocol { typealias Adapter = ScriptWebViewDelegate }

/// A script's table or instance as a WKNavigationDelegate.
final class ScriptNavigationDelegate: ScriptDelegate, WKNavigationDelegate {
  override class var protocols: [any ScriptProtocol.Type] { [NavigationDelegateMethods.self] }
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation) { notify(NavigationDelegateMethods.didStartProvisionalNavigation, webView, navigation) }
  func webView(_ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation) { notify(NavigationDelegateMethods.didReceiveServerRedirectForProvisionalNavigation, webView, navigation) }
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation) { notify(NavigationDelegateMethods.didCommit, webView, navigation) }
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation) { notify(NavigationDelegateMethods.didFinish, webView, navigation) }
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation, withError error: WebError) { notify(NavigationDelegateMethods.didFail, webView, navigation, error) }
  func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation, withError error: WebError) { notify(NavigationDelegateMethods.didFailProvisionalNavigation, webView, navigation, error) }
}
extension NavigationDelegateMethods: AdaptedProtocol { typealias Adapter = ScriptNavigationDelegate }

/// A script's table or instance as a WKScriptMessageHandler.
final class ScriptScriptMessageHandler: ScriptDelegate, WKScriptMessageHandler {
  override class var protocols: [any ScriptProtocol.Type] { [ScriptMessageHandlerMethods.self] }
  func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage) { notify(ScriptMessageHandlerMethods.didReceive, controller, message) }
}
extension ScriptMessageHandlerMethods: AdaptedProtocol { typealias Adapter = ScriptScriptMessageHandler }
