// Made by `make declare` of the declarations of delegates' protocols. A test fails when it is out of date.
// swift-format-ignore-file

import Foundation
import Lua
import LunetteKit

enum AnimationDelegateMethods: ScriptProtocol {
  static let name = "CAAnimationDelegate"
  static let doc = "Is told when an animation starts and stops."
  static let animationDidStart = ScriptMethod<CAAnimation, Anything>("animationDidStart", "The first frame of the animation is shown.", [.of("animation", CAAnimation.self)])
  static let animationDidStop = ScriptMethod<(CAAnimation, Bool), Anything>("animationDidStop", "The animation has ended (finished is true), or was removed before its end (finished is false).", [.of("animation", CAAnimation.self), .of("finished", Bool.self)])
  static var methods: [MethodDeclaration] { [animationDidStart.declaration, animationDidStop.declaration] }
}

enum LayerDelegateMethods: ScriptProtocol {
  static let name = "CALayerDelegate"
  static let doc = "Draws a layer and lays out its sublayers."
  static let display = ScriptMethod<CALayer, Anything>("display", "Sets the layer's contents. If this method exists, draw is not called.", [.of("layer", CALayer.self)])
  static let draw = ScriptMethod<(CALayer, CGContext), Anything>("draw", "Draws into a context that has the layer's coordinates.", [.of("layer", CALayer.self), .of("context", CGContext.self)])
  static let layoutSublayers = ScriptMethod<CALayer, Anything>("layoutSublayers", "Sets the frames of the sublayers.", [.of("layer", CALayer.self)])
  static let actionForKey = ScriptMethod<(CALayer, String), ActionAnswer>("actionForKey", "What runs when a property changes: an animation, a function(layer, key), false for nothing, or nil to continue the search.", [.of("layer", CALayer.self), .of("key", String.self)], answers: ActionAnswer.self)
  static var methods: [MethodDeclaration] { [display.declaration, draw.declaration, layoutSublayers.declaration, actionForKey.declaration] }
}

enum AdaptivePresentationControllerDelegateMethods: ScriptProtocol {
  static let name = "UIAdaptivePresentationControllerDelegate"
  static let doc = "Decides how a sheet or a popover is shown, and whether the user may dismiss it."
  static let adaptivePresentationStyle = ScriptMethod<(UIPresentationController, UITraitCollection), UIModalPresentationStyle>("adaptivePresentationStyle", "The style to use if there is no room for the style that was asked for; \"none\" keeps that style.", [.of("presentationController", UIPresentationController.self), .of("traitCollection", UITraitCollection.self)], answers: UIModalPresentationStyle.self)
  static let viewControllerForAdaptivePresentationStyle = ScriptMethod<(UIPresentationController, UIModalPresentationStyle), UIViewController?>("viewControllerForAdaptivePresentationStyle", "Another controller to show where there is no room for the style that was asked for, such as the same one in a navigation controller.", [.of("presentationController", UIPresentationController.self), .of("style", UIModalPresentationStyle.self)], answers: UIViewController?.self)
  static let willPresentWithAdaptiveStyle = ScriptMethod<(UIPresentationController, UIModalPresentationStyle), Anything>("willPresentWithAdaptiveStyle", "The controller is about to be shown in this style; \"none\" for the one that was asked for.", [.of("presentationController", UIPresentationController.self), .of("style", UIModalPresentationStyle.self)])
  static let presentationControllerShouldDismiss = ScriptMethod<UIPresentationController, BooleanAnswer>("presentationControllerShouldDismiss", "Whether the user may dismiss the controller; true if the method is missing.", [.of("presentationController", UIPresentationController.self)], answers: BooleanAnswer.self)
  static let sheetPresentationControllerDidChangeSelectedDetentIdentifier = ScriptMethod<UIPresentationController, Anything>("sheetPresentationControllerDidChangeSelectedDetentIdentifier", "The user has brought a sheet to another detent.", [.of("sheetPresentationController", UIPresentationController.self)])
  static let presentationControllerWillDismiss = ScriptMethod<UIPresentationController, Anything>("presentationControllerWillDismiss", "The user is dismissing the controller.", [.of("presentationController", UIPresentationController.self)])
  static let presentationControllerDidDismiss = ScriptMethod<UIPresentationController, Anything>("presentationControllerDidDismiss", "The user has dismissed the controller.", [.of("presentationController", UIPresentationController.self)])
  static let prepareForPopoverPresentation = ScriptMethod<UIPresentationController, Anything>("prepareForPopoverPresentation", "A popover is about to be shown: the last moment to say where.", [.of("popoverPresentationController", UIPresentationController.self)])
  static let popoverPresentationControllerShouldDismissPopover = ScriptMethod<UIPresentationController, BooleanAnswer>("popoverPresentationControllerShouldDismissPopover", "Whether the user may dismiss the popover; true if the method is missing. Up to iOS 12; presentationControllerShouldDismiss is asked first.", [.of("popoverPresentationController", UIPresentationController.self)], answers: BooleanAnswer.self)
  static let popoverPresentationControllerDidDismissPopover = ScriptMethod<UIPresentationController, Anything>("popoverPresentationControllerDidDismissPopover", "The user has dismissed the popover. Up to iOS 12; presentationControllerDidDismiss is called first.", [.of("popoverPresentationController", UIPresentationController.self)])
  static let willRepositionPopoverTo = ScriptMethod<(UIPresentationController, CGRect, UIView), CGRect?>("willRepositionPopoverTo", "The popover gets another place, since what it stands in has another size, as when the device turns. Answers the rectangle of the source view that it points at from now on, or nil for the one that it has; a method may set the popover's sourceView first. Not asked for a popover of a bar item.", [.of("popoverPresentationController", UIPresentationController.self), .of("rect", CGRect.self), .of("view", UIView.self)], answers: CGRect?.self)
  static let presentationControllerDidAttemptToDismiss = ScriptMethod<UIPresentationController, Anything>("presentationControllerDidAttemptToDismiss", "The user has tried to dismiss the controller, which is not allowed.", [.of("presentationController", UIPresentationController.self)])
  static var methods: [MethodDeclaration] { [adaptivePresentationStyle.declaration, viewControllerForAdaptivePresentationStyle.declaration, willPresentWithAdaptiveStyle.declaration, presentationControllerShouldDismiss.declaration, sheetPresentationControllerDidChangeSelectedDetentIdentifier.declaration, presentationControllerWillDismiss.declaration, presentationControllerDidDismiss.declaration, prepareForPopoverPresentation.declaration, popoverPresentationControllerShouldDismissPopover.declaration, popoverPresentationControllerDidDismissPopover.declaration, willRepositionPopoverTo.declaration, presentationControllerDidAttemptToDismiss.declaration] }
}

enum CollectionViewDataSourceMethods: ScriptProtocol {
  static let name = "UICollectionViewDataSource"
  static let doc = "What a collection view contains."
  static let numberOfSections = ScriptMethod<UICollectionView, Count>("numberOfSections", "The number of sections; 1 if the method is missing.", [.of("collectionView", UICollectionView.self)], answers: Count.self)
  static let numberOfItemsInSection = ScriptMethod<(UICollectionView, SectionNumber), Count>("numberOfItemsInSection", "The number of items in a section. Needed.", [.of("collectionView", UICollectionView.self), .of("section", SectionNumber.self)], answers: Count.self)
  static let cellForItemAt = ScriptMethod<(UICollectionView, RowPath), UICollectionViewCell?>("cellForItemAt", "The cell for an item, from dequeueReusableCell. Needed.", [.of("collectionView", UICollectionView.self), .of("indexPath", RowPath.self)], answers: UICollectionViewCell?.self)
  static let viewForSupplementaryElementOfKind = ScriptMethod<(UICollectionView, String, RowPath), UICollectionReusableView?>("viewForSupplementaryElementOfKind", "The view for a header, a footer or another supplementary element, from dequeueReusableSupplementaryView. Needed if the layout has any.", [.of("collectionView", UICollectionView.self), .of("kind", String.self), .of("indexPath", RowPath.self)], answers: UICollectionReusableView?.self)
  static let canMoveItemAt = ScriptMethod<(UICollectionView, RowPath), BooleanAnswer>("canMoveItemAt", "Whether an item can be moved by a finger; if the method is missing, true if there is moveItemAt.", [.of("collectionView", UICollectionView.self), .of("indexPath", RowPath.self)], answers: BooleanAnswer.self)
  static let moveItemAt = ScriptMethod<(UICollectionView, RowPath, RowPath), Anything>("moveItemAt", "The user has moved an item: change the model. The collection view has already changed.", [.of("collectionView", UICollectionView.self), .of("from", RowPath.self), .of("to", RowPath.self)])
  static var methods: [MethodDeclaration] { [numberOfSections.declaration, numberOfItemsInSection.declaration, cellForItemAt.declaration, viewForSupplementaryElementOfKind.declaration, canMoveItemAt.declaration, moveItemAt.declaration] }
}

enum CollectionViewDataSourcePrefetchingMethods: ScriptProtocol {
  static let name = "UICollectionViewDataSourcePrefetching"
  static let doc = "Is told about items before they are visible, to prepare their data."
  static let prefetchItemsAt = ScriptMethod<(UICollectionView, [RowPath]), Anything>("prefetchItemsAt", "These items will soon be needed; the nearest first.", [.of("collectionView", UICollectionView.self), .of("indexPaths", [RowPath].self)])
  static let cancelPrefetchingForItemsAt = ScriptMethod<(UICollectionView, [RowPath]), Anything>("cancelPrefetchingForItemsAt", "These items are no longer expected to be needed soon.", [.of("collectionView", UICollectionView.self), .of("indexPaths", [RowPath].self)])
  static var methods: [MethodDeclaration] { [prefetchItemsAt.declaration, cancelPrefetchingForItemsAt.declaration] }
}

enum CollectionViewDelegateMethods: ScriptProtocol {
  static let name = "UICollectionViewDelegate"
  static let inherits: String? = "UIScrollViewDelegate"
  static let doc = "Is told what the user does with the items of a collection view."
  static let willDisplay = ScriptMethod<(UICollectionView, UICollectionViewCell, RowPath), Anything>("willDisplay", "A cell is about to be displayed.", [.of("collectionView", UICollectionView.self), .of("cell", UICollectionViewCell.self), .of("indexPath", RowPath.self)])
  static let didEndDisplaying = ScriptMethod<(UICollectionView, UICollectionViewCell, RowPath), Anything>("didEndDisplaying", "A cell is no longer displayed.", [.of("collectionView", UICollectionView.self), .of("cell", UICollectionViewCell.self), .of("indexPath", RowPath.self)])
  static let willDisplaySupplementaryView = ScriptMethod<(UICollectionView, UICollectionReusableView, String, RowPath), Anything>("willDisplaySupplementaryView", "A header, a footer or another view is about to be displayed.", [.of("collectionView", UICollectionView.self), .of("view", UICollectionReusableView.self), .of("kind", String.self), .of("indexPath", RowPath.self)])
  static let didEndDisplayingSupplementaryView = ScriptMethod<(UICollectionView, UICollectionReusableView, String, RowPath), Anything>("didEndDisplayingSupplementaryView", "A header, a footer or another view is no longer displayed.", [.of("collectionView", UICollectionView.self), .of("view", UICollectionReusableView.self), .of("kind", String.self), .of("indexPath", RowPath.self)])
  static let shouldHighlightItemAt = ScriptMethod<(UICollectionView, RowPath), BooleanAnswer>("shouldHighlightItemAt", "Whether an item is highlighted when a finger lands on it; true if the method is missing. False: the item can't be selected by a tap.", [.of("collectionView", UICollectionView.self), .of("indexPath", RowPath.self)], answers: BooleanAnswer.self)
  static let didHighlightItemAt = ScriptMethod<(UICollectionView, RowPath), Anything>("didHighlightItemAt", "An item was highlighted, because a finger is on it.", [.of("collectionView", UICollectionView.self), .of("indexPath", RowPath.self)])
  static let didUnhighlightItemAt = ScriptMethod<(UICollectionView, RowPath), Anything>("didUnhighlightItemAt", "An item is no longer highlighted.", [.of("collectionView", UICollectionView.self), .of("indexPath", RowPath.self)])
  static let shouldSelectItemAt = ScriptMethod<(UICollectionView, RowPath), BooleanAnswer>("shouldSelectItemAt", "Whether an item may be selected by a tap; true if the method is missing.", [.of("collectionView", UICollectionView.self), .of("indexPath", RowPath.self)], answers: BooleanAnswer.self)
  static let shouldDeselectItemAt = ScriptMethod<(UICollectionView, RowPath), BooleanAnswer>("shouldDeselectItemAt", "Whether a tap may deselect a selected item, where several items can be selected; true if the method is missing.", [.of("collectionView", UICollectionView.self), .of("indexPath", RowPath.self)], answers: BooleanAnswer.self)
  static let didSelectItemAt = ScriptMethod<(UICollectionView, RowPath), Anything>("didSelectItemAt", "The user has selected an item.", [.of("collectionView", UICollectionView.self), .of("indexPath", RowPath.self)])
  static let canPerformPrimaryActionForItemAt = ScriptMethod<(UICollectionView, RowPath), BooleanAnswer>("canPerformPrimaryActionForItemAt", "Whether a tap acts on an item beside selecting it; if the method is missing, true unless items are edited.", [.of("collectionView", UICollectionView.self), .of("indexPath", RowPath.self)], answers: BooleanAnswer.self)
  static let performPrimaryActionForItemAt = ScriptMethod<(UICollectionView, RowPath), Anything>("performPrimaryActionForItemAt", "The user has tapped an item to act on it, whether or not that has selected it; not where a tap adds to a selection.", [.of("collectionView", UICollectionView.self), .of("indexPath", RowPath.self)])
  static let didDeselectItemAt = ScriptMethod<(UICollectionView, RowPath), Anything>("didDeselectItemAt", "The user has deselected an item.", [.of("collectionView", UICollectionView.self), .of("indexPath", RowPath.self)])
  static let targetIndexPathForMoveFromItemAt = ScriptMethod<(UICollectionView, RowPath, RowPath), RowPath>("targetIndexPathForMoveFromItemAt", "The place to which an item that the user moves would go, for a proposed place. Return the proposed place or another one.", [.of("collectionView", UICollectionView.self), .of("from", RowPath.self), .of("proposed", RowPath.self)], answers: RowPath.self)
  static let targetContentOffsetForProposedContentOffset = ScriptMethod<(UICollectionView, CGPoint), CGPoint>("targetContentOffsetForProposedContentOffset", "The content offset after updates, and after the view has taken another layout, for a proposed one.", unit: .points, [.of("collectionView", UICollectionView.self), .of("proposed", CGPoint.self)], answers: CGPoint.self)
  static let shouldSpringLoadItemAt = ScriptMethod<(UICollectionView, RowPath, UISpringLoadedInteractionContext), BooleanAnswer>("shouldSpringLoadItemAt", "Whether an item acts, as by a tap, while items are held over it, where isSpringLoaded is true. If the method is missing, all do but those that are dragged.", [.of("collectionView", UICollectionView.self), .of("indexPath", RowPath.self), .of("context", UISpringLoadedInteractionContext.self)], answers: BooleanAnswer.self)
  static let shouldBeginMultipleSelectionInteractionAt = ScriptMethod<(UICollectionView, RowPath), BooleanAnswer>("shouldBeginMultipleSelectionInteractionAt", "Whether two fingers that move from an item select several. Several must be selectable, now or while editing.", [.of("collectionView", UICollectionView.self), .of("indexPath", RowPath.self)], answers: BooleanAnswer.self)
  static let didBeginMultipleSelectionInteractionAt = ScriptMethod<(UICollectionView, RowPath), Anything>("didBeginMultipleSelectionInteractionAt", "Two fingers begin to select items: a good moment for setEditing.", [.of("collectionView", UICollectionView.self), .of("indexPath", RowPath.self)])
  static let collectionViewDidEndMultipleSelectionInteraction = ScriptMethod<UICollectionView, Anything>("collectionViewDidEndMultipleSelectionInteraction", "The fingers that have selected items have lifted.", [.of("collectionView", UICollectionView.self)])
  static let contextMenuConfigurationForItemsAt = ScriptMethod<(UICollectionView, [RowPath], CGPoint), UIContextMenuConfiguration?>("contextMenuConfigurationForItemsAt", "What a finger opens that rests for half a second; nil for nothing. The paths are those of the item under it, or of all selected ones if it is one of several; none between items. The point is in the view.", unit: .points, [.of("collectionView", UICollectionView.self), .of("indexPaths", [RowPath].self), .of("point", CGPoint.self)], answers: UIContextMenuConfiguration?.self)
  static let contextMenuConfigurationForItemAt = ScriptMethod<(UICollectionView, RowPath, CGPoint), UIContextMenuConfiguration?>("contextMenuConfigurationForItemAt", "The menu of one item, as up to iOS 15; asked where there is no contextMenuConfigurationForItemsAt.", [.of("collectionView", UICollectionView.self), .of("indexPath", RowPath.self), .of("point", CGPoint.self)], answers: UIContextMenuConfiguration?.self)
  static let willPerformPreviewActionForMenuWith = ScriptMethod<(UICollectionView, UIContextMenuConfiguration, ContextMenuAnimator), Anything>("willPerformPreviewActionForMenuWith", "The user has tapped the item that its menu shows larger.", [.of("collectionView", UICollectionView.self), .of("configuration", UIContextMenuConfiguration.self), .of("animator", ContextMenuAnimator.self)])
  static let willDisplayContextMenu = ScriptMethod<(UICollectionView, UIContextMenuConfiguration, ContextMenuAnimator), Anything>("willDisplayContextMenu", "A context menu is about to come.", [.of("collectionView", UICollectionView.self), .of("configuration", UIContextMenuConfiguration.self), .of("animator", ContextMenuAnimator.self)])
  static let willEndContextMenuInteraction = ScriptMethod<(UICollectionView, UIContextMenuConfiguration, ContextMenuAnimator), Anything>("willEndContextMenuInteraction", "A context menu is about to go.", [.of("collectionView", UICollectionView.self), .of("configuration", UIContextMenuConfiguration.self), .of("animator", ContextMenuAnimator.self)])
  static var methods: [MethodDeclaration] { [willDisplay.declaration, didEndDisplaying.declaration, willDisplaySupplementaryView.declaration, didEndDisplayingSupplementaryView.declaration, shouldHighlightItemAt.declaration, didHighlightItemAt.declaration, didUnhighlightItemAt.declaration, shouldSelectItemAt.declaration, shouldDeselectItemAt.declaration, didSelectItemAt.declaration, canPerformPrimaryActionForItemAt.declaration, performPrimaryActionForItemAt.declaration, didDeselectItemAt.declaration, targetIndexPathForMoveFromItemAt.declaration, targetContentOffsetForProposedContentOffset.declaration, shouldSpringLoadItemAt.declaration, shouldBeginMultipleSelectionInteractionAt.declaration, didBeginMultipleSelectionInteractionAt.declaration, collectionViewDidEndMultipleSelectionInteraction.declaration, contextMenuConfigurationForItemsAt.declaration, contextMenuConfigurationForItemAt.declaration, willPerformPreviewActionForMenuWith.declaration, willDisplayContextMenu.declaration, willEndContextMenuInteraction.declaration] }
}

enum CollectionViewDelegateFlowLayoutMethods: ScriptProtocol {
  static let name = "UICollectionViewDelegateFlowLayout"
  static let inherits: String? = "UICollectionViewDelegate"
  static let doc = "Decides on sizes and distances that differ from item to item or from section to section, for a flow layout."
  static let sizeForItemAt = ScriptMethod<(UICollectionView, UICollectionViewFlowLayout, RowPath), CGSize>("sizeForItemAt", "The size of an item.", unit: .points, [.of("collectionView", UICollectionView.self), .of("layout", UICollectionViewFlowLayout.self), .of("indexPath", RowPath.self)], answers: CGSize.self)
  static let insetForSectionAt = ScriptMethod<(UICollectionView, UICollectionViewFlowLayout, SectionNumber), UIEdgeInsets>("insetForSectionAt", "The distances of a section's items from its header, its footer and the edges.", unit: .points, [.of("collectionView", UICollectionView.self), .of("layout", UICollectionViewFlowLayout.self), .of("section", SectionNumber.self)], answers: UIEdgeInsets.self)
  static let minimumLineSpacingForSectionAt = ScriptMethod<(UICollectionView, UICollectionViewFlowLayout, SectionNumber), CGFloat>("minimumLineSpacingForSectionAt", "The distance between the lines of a section.", unit: .points, [.of("collectionView", UICollectionView.self), .of("layout", UICollectionViewFlowLayout.self), .of("section", SectionNumber.self)], answers: CGFloat.self)
  static let minimumInteritemSpacingForSectionAt = ScriptMethod<(UICollectionView, UICollectionViewFlowLayout, SectionNumber), CGFloat>("minimumInteritemSpacingForSectionAt", "The smallest distance between the items of a line.", unit: .points, [.of("collectionView", UICollectionView.self), .of("layout", UICollectionViewFlowLayout.self), .of("section", SectionNumber.self)], answers: CGFloat.self)
  static let referenceSizeForHeaderInSection = ScriptMethod<(UICollectionView, UICollectionViewFlowLayout, SectionNumber), CGSize>("referenceSizeForHeaderInSection", "The size of a section's header; only the length in the scroll direction counts.", unit: .points, [.of("collectionView", UICollectionView.self), .of("layout", UICollectionViewFlowLayout.self), .of("section", SectionNumber.self)], answers: CGSize.self)
  static let referenceSizeForFooterInSection = ScriptMethod<(UICollectionView, UICollectionViewFlowLayout, SectionNumber), CGSize>("referenceSizeForFooterInSection", "The size of a section's footer; only the length in the scroll direction counts.", unit: .points, [.of("collectionView", UICollectionView.self), .of("layout", UICollectionViewFlowLayout.self), .of("section", SectionNumber.self)], answers: CGSize.self)
  static var methods: [MethodDeclaration] { [sizeForItemAt.declaration, insetForSectionAt.declaration, minimumLineSpacingForSectionAt.declaration, minimumInteritemSpacingForSectionAt.declaration, referenceSizeForHeaderInSection.declaration, referenceSizeForFooterInSection.declaration] }
}

enum CollectionViewDragDelegateMethods: ScriptProtocol {
  static let name = "UICollectionViewDragDelegate"
  static let doc = "Says what a finger drags from a collection view's items."
  static let itemsForBeginning = ScriptMethod<(UICollectionView, UIDragSession, RowPath), [UIDragItem]>("itemsForBeginning", "What a finger lifts that has rested on an item for half a second; an empty list for nothing.", [.of("collectionView", UICollectionView.self), .of("session", UIDragSession.self), .of("indexPath", RowPath.self)], answers: [UIDragItem].self)
  static let itemsForAddingTo = ScriptMethod<(UICollectionView, UIDragSession, RowPath, CGPoint), [UIDragItem]>("itemsForAddingTo", "What another finger adds to the items of a drag, by a tap on a item; an empty list for nothing.", [.of("collectionView", UICollectionView.self), .of("session", UIDragSession.self), .of("indexPath", RowPath.self), .of("point", CGPoint.self)], answers: [UIDragItem].self)
  static let dragSessionAllowsMoveOperation = ScriptMethod<(UICollectionView, UIDragSession), BooleanAnswer>("dragSessionAllowsMoveOperation", "Whether a drop may move the items.", [.of("collectionView", UICollectionView.self), .of("session", UIDragSession.self)], answers: BooleanAnswer.self)
  static let dragSessionWillBegin = ScriptMethod<(UICollectionView, UIDragSession), Anything>("dragSessionWillBegin", "The finger begins to carry the items.", [.of("collectionView", UICollectionView.self), .of("session", UIDragSession.self)])
  static let dragSessionDidEnd = ScriptMethod<(UICollectionView, UIDragSession), Anything>("dragSessionDidEnd", "The drag is over.", [.of("collectionView", UICollectionView.self), .of("session", UIDragSession.self)])
  static var methods: [MethodDeclaration] { [itemsForBeginning.declaration, itemsForAddingTo.declaration, dragSessionAllowsMoveOperation.declaration, dragSessionWillBegin.declaration, dragSessionDidEnd.declaration] }
}

enum CollectionViewDropDelegateMethods: ScriptProtocol {
  static let name = "UICollectionViewDropDelegate"
  static let doc = "Says what becomes of items that are dragged over a collection view."
  static let canHandle = ScriptMethod<(UICollectionView, UIDropSession), BooleanAnswer>("canHandle", "Whether the collection view has anything to do with the items. Asked once, when they come over it first.", [.of("collectionView", UICollectionView.self), .of("session", UIDropSession.self)], answers: BooleanAnswer.self)
  static let dropSessionDidEnter = ScriptMethod<(UICollectionView, UIDropSession), Anything>("dropSessionDidEnter", "The items have come over the collection view.", [.of("collectionView", UICollectionView.self), .of("session", UIDropSession.self)])
  static let dropSessionDidUpdate = ScriptMethod<(UICollectionView, UIDropSession, RowPath?), UICollectionViewDropProposal?>("dropSessionDidUpdate", "What a lift would do now, and where; the path is nil where there is no item. Asked each time the finger moves.", [.of("collectionView", UICollectionView.self), .of("session", UIDropSession.self), .of("indexPath", RowPath?.self)], answers: UICollectionViewDropProposal?.self)
  static let dropSessionDidExit = ScriptMethod<(UICollectionView, UIDropSession), Anything>("dropSessionDidExit", "The items have left the collection view.", [.of("collectionView", UICollectionView.self), .of("session", UIDropSession.self)])
  static let performDropWith = ScriptMethod<(UICollectionView, UICollectionViewDropCoordinator), Anything>("performDropWith", "The finger has lifted over the collection view: change the data and the items.", [.of("collectionView", UICollectionView.self), .of("coordinator", UICollectionViewDropCoordinator.self)])
  static let dropSessionDidEnd = ScriptMethod<(UICollectionView, UIDropSession), Anything>("dropSessionDidEnd", "The drag is over, here or elsewhere.", [.of("collectionView", UICollectionView.self), .of("session", UIDropSession.self)])
  static var methods: [MethodDeclaration] { [canHandle.declaration, dropSessionDidEnter.declaration, dropSessionDidUpdate.declaration, dropSessionDidExit.declaration, performDropWith.declaration, dropSessionDidEnd.declaration] }
}

enum ColorPickerViewControllerDelegateMethods: ScriptProtocol {
  static let name = "UIColorPickerViewControllerDelegate"
  static let doc = "Is told which colour the user has chosen."
  static let colorPickerViewControllerDidSelectColor = ScriptMethod<UIColorPickerViewController, Anything>("colorPickerViewControllerDidSelectColor", "The user has chosen another colour: viewController.selectedColor.", [.of("viewController", UIColorPickerViewController.self)])
  static let colorPickerViewControllerDidSelect = ScriptMethod<(UIColorPickerViewController, UIColor, Bool), Anything>("colorPickerViewControllerDidSelect", "The user has chosen a colour; continuously tells whether a finger is still choosing, which a simulated one never is.", [.of("viewController", UIColorPickerViewController.self), .of("color", UIColor.self), .of("continuously", Bool.self)])
  static let colorPickerViewControllerDidFinish = ScriptMethod<UIColorPickerViewController, Anything>("colorPickerViewControllerDidFinish", "The user has closed the picker.", [.of("viewController", UIColorPickerViewController.self)])
  static var methods: [MethodDeclaration] { [colorPickerViewControllerDidSelectColor.declaration, colorPickerViewControllerDidSelect.declaration, colorPickerViewControllerDidFinish.declaration] }
}

enum DragInteractionDelegateMethods: ScriptProtocol {
  static let name = "UIDragInteractionDelegate"
  static let doc = "Says what is dragged from a view. It is the delegate of a UIDragInteraction."
  static let itemsForBeginning = ScriptMethod<(UIDragInteraction, UIDragSession), [UIDragItem]>("itemsForBeginning", "What a finger lifts that has rested on the view for half a second; an empty list for nothing.", [.of("interaction", UIDragInteraction.self), .of("session", UIDragSession.self)], answers: [UIDragItem].self)
  static let itemsForAddingTo = ScriptMethod<(UIDragInteraction, UIDragSession, CGPoint), [UIDragItem]>("itemsForAddingTo", "What another finger adds to the items of a drag, by a tap on the view; an empty list for nothing.", [.of("interaction", UIDragInteraction.self), .of("session", UIDragSession.self), .of("point", CGPoint.self)], answers: [UIDragItem].self)
  static let previewForLifting = ScriptMethod<(UIDragInteraction, UIDragItem, UIDragSession), UIView?>("previewForLifting", "The view that is shown at the finger for an item; nil for the interaction's own.", [.of("interaction", UIDragInteraction.self), .of("item", UIDragItem.self), .of("session", UIDragSession.self)], answers: UIView?.self)
  static let sessionAllowsMoveOperation = ScriptMethod<(UIDragInteraction, UIDragSession), BooleanAnswer>("sessionAllowsMoveOperation", "Whether the items may leave their place, so that a drop may move them.", [.of("interaction", UIDragInteraction.self), .of("session", UIDragSession.self)], answers: BooleanAnswer.self)
  static let sessionWillBegin = ScriptMethod<(UIDragInteraction, UIDragSession), Anything>("sessionWillBegin", "The finger begins to carry the items.", [.of("interaction", UIDragInteraction.self), .of("session", UIDragSession.self)])
  static let sessionDidMove = ScriptMethod<(UIDragInteraction, UIDragSession), Anything>("sessionDidMove", "The finger has moved.", [.of("interaction", UIDragInteraction.self), .of("session", UIDragSession.self)])
  static let sessionWillEndWith = ScriptMethod<(UIDragInteraction, UIDragSession, UIDropOperation), Anything>("sessionWillEndWith", "The finger has lifted; what becomes of the items is decided.", [.of("interaction", UIDragInteraction.self), .of("session", UIDragSession.self), .of("operation", UIDropOperation.self)])
  static let sessionDidEndWith = ScriptMethod<(UIDragInteraction, UIDragSession, UIDropOperation), Anything>("sessionDidEndWith", "The drag is over; with move the items are to be taken away here.", [.of("interaction", UIDragInteraction.self), .of("session", UIDragSession.self), .of("operation", UIDropOperation.self)])
  static var methods: [MethodDeclaration] { [itemsForBeginning.declaration, itemsForAddingTo.declaration, previewForLifting.declaration, sessionAllowsMoveOperation.declaration, sessionWillBegin.declaration, sessionDidMove.declaration, sessionWillEndWith.declaration, sessionDidEndWith.declaration] }
}

enum DropInteractionDelegateMethods: ScriptProtocol {
  static let name = "UIDropInteractionDelegate"
  static let doc = "Says what becomes of items that are dragged over a view. It is the delegate of a UIDropInteraction."
  static let canHandle = ScriptMethod<(UIDropInteraction, UIDropSession), BooleanAnswer>("canHandle", "Whether the view has anything to do with the items. Asked once, when they come over the view first.", [.of("interaction", UIDropInteraction.self), .of("session", UIDropSession.self)], answers: BooleanAnswer.self)
  static let sessionDidEnter = ScriptMethod<(UIDropInteraction, UIDropSession), Anything>("sessionDidEnter", "The items have come over the view.", [.of("interaction", UIDropInteraction.self), .of("session", UIDropSession.self)])
  static let sessionDidUpdate = ScriptMethod<(UIDropInteraction, UIDropSession), UIDropProposal?>("sessionDidUpdate", "What a lift would do now. Asked when the items have come, and each time the finger moves.", [.of("interaction", UIDropInteraction.self), .of("session", UIDropSession.self)], answers: UIDropProposal?.self)
  static let sessionDidExit = ScriptMethod<(UIDropInteraction, UIDropSession), Anything>("sessionDidExit", "The items have left the view.", [.of("interaction", UIDropInteraction.self), .of("session", UIDropSession.self)])
  static let performDrop = ScriptMethod<(UIDropInteraction, UIDropSession), Anything>("performDrop", "The finger has lifted over the view: take the items.", [.of("interaction", UIDropInteraction.self), .of("session", UIDropSession.self)])
  static let concludeDrop = ScriptMethod<(UIDropInteraction, UIDropSession), Anything>("concludeDrop", "The items have come to rest.", [.of("interaction", UIDropInteraction.self), .of("session", UIDropSession.self)])
  static let sessionDidEnd = ScriptMethod<(UIDropInteraction, UIDropSession), Anything>("sessionDidEnd", "The drag is over, here or elsewhere. Told to every view over which the items have been.", [.of("interaction", UIDropInteraction.self), .of("session", UIDropSession.self)])
  static var methods: [MethodDeclaration] { [canHandle.declaration, sessionDidEnter.declaration, sessionDidUpdate.declaration, sessionDidExit.declaration, performDrop.declaration, concludeDrop.declaration, sessionDidEnd.declaration] }
}

enum GestureRecognizerDelegateMethods: ScriptProtocol {
  static let name = "UIGestureRecognizerDelegate"
  static let doc = "Decides what a recognizer may do, and together with which other recognizers."
  static let gestureRecognizerShouldBegin = ScriptMethod<UIGestureRecognizer, BooleanAnswer>("gestureRecognizerShouldBegin", "Whether the recognizer may recognize its gesture now; true if the method is missing.", [.of("recognizer", UIGestureRecognizer.self)], answers: BooleanAnswer.self)
  static let shouldReceiveTouch = ScriptMethod<(UIGestureRecognizer, UITouch), BooleanAnswer>("shouldReceiveTouch", "Whether the recognizer gets a touch; true if the method is missing.", [.of("recognizer", UIGestureRecognizer.self), .of("touch", UITouch.self)], answers: BooleanAnswer.self)
  static let shouldRecognizeSimultaneouslyWith = ScriptMethod<(UIGestureRecognizer, UIGestureRecognizer), BooleanAnswer>("shouldRecognizeSimultaneouslyWith", "Whether both recognizers may recognize at the same time; false if the method is missing.", [.of("recognizer", UIGestureRecognizer.self), .of("other", UIGestureRecognizer.self)], answers: BooleanAnswer.self)
  static let shouldRequireFailureOf = ScriptMethod<(UIGestureRecognizer, UIGestureRecognizer), BooleanAnswer>("shouldRequireFailureOf", "Whether the recognizer must wait until the other one has failed; false if the method is missing.", [.of("recognizer", UIGestureRecognizer.self), .of("other", UIGestureRecognizer.self)], answers: BooleanAnswer.self)
  static let shouldBeRequiredToFailBy = ScriptMethod<(UIGestureRecognizer, UIGestureRecognizer), BooleanAnswer>("shouldBeRequiredToFailBy", "Whether the other recognizer must wait until this one has failed; false if the method is missing.", [.of("recognizer", UIGestureRecognizer.self), .of("other", UIGestureRecognizer.self)], answers: BooleanAnswer.self)
  static var methods: [MethodDeclaration] { [gestureRecognizerShouldBegin.declaration, shouldReceiveTouch.declaration, shouldRecognizeSimultaneouslyWith.declaration, shouldRequireFailureOf.declaration, shouldBeRequiredToFailBy.declaration] }
}

enum ImagePickerControllerDelegateMethods: ScriptProtocol {
  static let name = "UIImagePickerControllerDelegate"
  static let doc = "Is told which image the user has chosen. The delegate must dismiss the picker."
  static let didFinishPickingMediaWithInfo = ScriptMethod<(UIImagePickerController, ScriptTable), Anything>("didFinishPickingMediaWithInfo", "The chosen image: info.originalImage, info.editedImage if editing is allowed, info.mediaType.", [.of("picker", UIImagePickerController.self), .of("info", ScriptTable.self)])
  static let imagePickerControllerDidCancel = ScriptMethod<UIImagePickerController, Anything>("imagePickerControllerDidCancel", "The user has chosen no image.", [.of("picker", UIImagePickerController.self)])
  static var methods: [MethodDeclaration] { [didFinishPickingMediaWithInfo.declaration, imagePickerControllerDidCancel.declaration] }
}

enum NavigationBarDelegateMethods: ScriptProtocol {
  static let name = "UINavigationBarDelegate"
  static let doc = "Decides about the items of a navigation bar that belongs to no navigation controller."
  static let shouldPushItem = ScriptMethod<(UINavigationBar, UINavigationItem), BooleanAnswer>("shouldPushItem", "Whether an item may be pushed; true if the method is missing.", [.of("navigationBar", UINavigationBar.self), .of("item", UINavigationItem.self)], answers: BooleanAnswer.self)
  static let didPushItem = ScriptMethod<(UINavigationBar, UINavigationItem), Anything>("didPushItem", "An item was pushed.", [.of("navigationBar", UINavigationBar.self), .of("item", UINavigationItem.self)])
  static let shouldPopItem = ScriptMethod<(UINavigationBar, UINavigationItem), BooleanAnswer>("shouldPopItem", "Whether the top item may be popped; true if the method is missing.", [.of("navigationBar", UINavigationBar.self), .of("item", UINavigationItem.self)], answers: BooleanAnswer.self)
  static let didPopItem = ScriptMethod<(UINavigationBar, UINavigationItem), Anything>("didPopItem", "An item was popped.", [.of("navigationBar", UINavigationBar.self), .of("item", UINavigationItem.self)])
  static var methods: [MethodDeclaration] { [shouldPushItem.declaration, didPushItem.declaration, shouldPopItem.declaration, didPopItem.declaration] }
}

enum NavigationControllerDelegateMethods: ScriptProtocol {
  static let name = "UINavigationControllerDelegate"
  static let doc = "Is told which controller a navigation controller shows, and can animate pushes and pops in its own way."
  static let navigationControllerWillShow = ScriptMethod<(UINavigationController, UIViewController, Bool), Anything>("navigationControllerWillShow", "A controller is about to become the visible one.", [.of("navigationController", UINavigationController.self), .of("controller", UIViewController.self), .of("animated", Bool.self)])
  static let navigationControllerDidShow = ScriptMethod<(UINavigationController, UIViewController, Bool), Anything>("navigationControllerDidShow", "A controller is the visible one, and the animation is over.", [.of("navigationController", UINavigationController.self), .of("controller", UIViewController.self), .of("animated", Bool.self)])
  static let animationControllerForOperation = ScriptMethod<(UINavigationController, UINavigationController.Operation, UIViewController, UIViewController), AnimatorAnswer?>("animationControllerForOperation", "The animator for a push or a pop (\"push\", \"pop\"), or nil for the usual animation.", [.of("navigationController", UINavigationController.self), .of("operation", UINavigationController.Operation.self), .of("from", UIViewController.self), .of("to", UIViewController.self)], answers: AnimatorAnswer?.self)
  static let interactionControllerForAnimator = ScriptMethod<(UINavigationController, AnimatorArgument), InteractionAnswer?>("interactionControllerForAnimator", "The object with which a finger controls that animator, or nil.", [.of("navigationController", UINavigationController.self), .of("animator", AnimatorArgument.self)], answers: InteractionAnswer?.self)
  static let navigationControllerSupportedInterfaceOrientations = ScriptMethod<UINavigationController, UIInterfaceOrientationMask>("navigationControllerSupportedInterfaceOrientations", "The orientations in which the interface may be.", [.of("navigationController", UINavigationController.self)], answers: UIInterfaceOrientationMask.self)
  static var methods: [MethodDeclaration] { [navigationControllerWillShow.declaration, navigationControllerDidShow.declaration, animationControllerForOperation.declaration, interactionControllerForAnimator.declaration, navigationControllerSupportedInterfaceOrientations.declaration] }
}

enum PageViewControllerDataSourceMethods: ScriptProtocol {
  static let name = "UIPageViewControllerDataSource"
  static let doc = "The pages before and after a page."
  static let viewControllerBefore = ScriptMethod<(UIPageViewController, UIViewController), UIViewController?>("viewControllerBefore", "The page before a page, or nil if it is the first.", [.of("pageViewController", UIPageViewController.self), .of("viewController", UIViewController.self)], answers: UIViewController?.self)
  static let viewControllerAfter = ScriptMethod<(UIPageViewController, UIViewController), UIViewController?>("viewControllerAfter", "The page after a page, or nil if it is the last.", [.of("pageViewController", UIPageViewController.self), .of("viewController", UIViewController.self)], answers: UIViewController?.self)
  static let presentationCount = ScriptMethod<UIPageViewController, Count>("presentationCount", "The number of dots at the bottom.", [.of("pageViewController", UIPageViewController.self)], answers: Count.self)
  static let presentationIndex = ScriptMethod<UIPageViewController, Count>("presentationIndex", "The number of the dot for the page that setViewControllers shows, from 1.", [.of("pageViewController", UIPageViewController.self)], answers: Count.self)
  static var methods: [MethodDeclaration] { [viewControllerBefore.declaration, viewControllerAfter.declaration, presentationCount.declaration, presentationIndex.declaration] }
}

enum PageViewControllerDelegateMethods: ScriptProtocol {
  static let name = "UIPageViewControllerDelegate"
  static let doc = "Is told when the user moves from page to page."
  static let willTransitionTo = ScriptMethod<(UIPageViewController, ControllerList), Anything>("willTransitionTo", "The user begins to move to another page; pending is a list with that page.", [.of("pageViewController", UIPageViewController.self), .of("pending", ControllerList.self)])
  static let didFinishAnimating = ScriptMethod<(UIPageViewController, Bool, ControllerList, Bool), Anything>("didFinishAnimating", "The pages have stopped. completed is true if another page is shown now.", [.of("pageViewController", UIPageViewController.self), .of("finished", Bool.self), .of("previous", ControllerList.self), .of("completed", Bool.self)], answers: Anything.self)
  static var methods: [MethodDeclaration] { [willTransitionTo.declaration, didFinishAnimating.declaration] }
}

enum PickerViewDataSourceMethods: ScriptProtocol {
  static let name = "UIPickerViewDataSource"
  static let doc = "How many wheels a picker has, and how many rows they have. Wheels and rows count from 1."
  static let numberOfComponents = ScriptMethod<UIPickerView, Count>("numberOfComponents", "The number of wheels; 1 if the method is missing.", [.of("pickerView", UIPickerView.self)], answers: Count.self)
  static let numberOfRowsInComponent = ScriptMethod<(UIPickerView, RowNumber), Count>("numberOfRowsInComponent", "The number of rows of a wheel.", [.of("pickerView", UIPickerView.self), .of("component", RowNumber.self)], answers: Count.self)
  static var methods: [MethodDeclaration] { [numberOfComponents.declaration, numberOfRowsInComponent.declaration] }
}

enum PickerViewDelegateMethods: ScriptProtocol {
  static let name = "UIPickerViewDelegate"
  static let doc = "What the rows of a picker show, and which row the user has chosen. Wheels and rows count from 1."
  static let titleForRow = ScriptMethod<(UIPickerView, RowNumber, RowNumber), String?>("titleForRow", "The text of a row.", [.of("pickerView", UIPickerView.self), .of("row", RowNumber.self), .of("component", RowNumber.self)], answers: String?.self)
  static let attributedTitleForRow = ScriptMethod<(UIPickerView, RowNumber, RowNumber), LuaReference?>("attributedTitleForRow", "The text of a row with attributes, in place of titleForRow.", [.of("pickerView", UIPickerView.self), .of("row", RowNumber.self), .of("component", RowNumber.self)], answers: LuaReference?.self)
  static let viewForRow = ScriptMethod<(UIPickerView, RowNumber, RowNumber, UIView?), UIView?>("viewForRow", "A view for a row, in place of a text. reusing is a view that is no longer visible, or nil.", [.of("pickerView", UIPickerView.self), .of("row", RowNumber.self), .of("component", RowNumber.self), .of("reusing", UIView?.self)], answers: UIView?.self)
  static let didSelectRow = ScriptMethod<(UIPickerView, RowNumber, RowNumber), Anything>("didSelectRow", "The user has chosen a row, and the wheel has stopped.", [.of("pickerView", UIPickerView.self), .of("row", RowNumber.self), .of("component", RowNumber.self)])
  static let rowHeightForComponent = ScriptMethod<(UIPickerView, RowNumber), Height>("rowHeightForComponent", "The height of the rows of a wheel; 32 if the method is missing.", unit: .points, [.of("pickerView", UIPickerView.self), .of("component", RowNumber.self)], answers: Height.self)
  static let widthForComponent = ScriptMethod<(UIPickerView, RowNumber), Height>("widthForComponent", "The width of a wheel.", unit: .points, [.of("pickerView", UIPickerView.self), .of("component", RowNumber.self)], answers: Height.self)
  static var methods: [MethodDeclaration] { [titleForRow.declaration, attributedTitleForRow.declaration, viewForRow.declaration, didSelectRow.declaration, rowHeightForComponent.declaration, widthForComponent.declaration] }
}

enum ScrollViewDelegateMethods: ScriptProtocol {
  static let name = "UIScrollViewDelegate"
  static let doc = "What a scroll view asks and tells."
  static let scrollViewDidScroll = ScriptMethod<UIScrollView, Anything>("scrollViewDidScroll", "contentOffset has changed.", [.of("scrollView", UIScrollView.self)])
  static let scrollViewWillBeginDragging = ScriptMethod<UIScrollView, Anything>("scrollViewWillBeginDragging", "A finger begins to drag the content.", [.of("scrollView", UIScrollView.self)])
  static let scrollViewWillEndDragging = ScriptMethod<(UIScrollView, CGPoint, CGPoint), CGPoint?>("scrollViewWillEndDragging", "The finger lifts. Return a point to change where the content will stop. Velocity in points per millisecond.", [.of("scrollView", UIScrollView.self), .of("velocity", CGPoint.self), .of("target", CGPoint.self)], answers: CGPoint?.self)
  static let scrollViewDidEndDragging = ScriptMethod<(UIScrollView, Bool), Anything>("scrollViewDidEndDragging", "The finger has lifted. willDecelerate is true if the content continues to move.", [.of("scrollView", UIScrollView.self), .of("willDecelerate", Bool.self)])
  static let scrollViewWillBeginDecelerating = ScriptMethod<UIScrollView, Anything>("scrollViewWillBeginDecelerating", "The content continues to move after the finger has lifted.", [.of("scrollView", UIScrollView.self)])
  static let scrollViewDidEndDecelerating = ScriptMethod<UIScrollView, Anything>("scrollViewDidEndDecelerating", "The content has stopped after a deceleration.", [.of("scrollView", UIScrollView.self)])
  static let scrollViewDidEndScrollingAnimation = ScriptMethod<UIScrollView, Anything>("scrollViewDidEndScrollingAnimation", "A scroll that the app animated has ended.", [.of("scrollView", UIScrollView.self)])
  static let scrollViewShouldScrollToTop = ScriptMethod<UIScrollView, BooleanAnswer>("scrollViewShouldScrollToTop", "Whether a tap on the status bar scrolls the content to its top; true if the method is missing.", [.of("scrollView", UIScrollView.self)], answers: BooleanAnswer.self)
  static let scrollViewDidScrollToTop = ScriptMethod<UIScrollView, Anything>("scrollViewDidScrollToTop", "The content has scrolled to its top.", [.of("scrollView", UIScrollView.self)])
  static let accessibilityScrollStatus = ScriptMethod<UIScrollView, String?>("accessibilityScrollStatus", "What assistive technology says after the user has scrolled by a page, or nil for the usual words.", [.of("scrollView", UIScrollView.self)], answers: String?.self)
  static let scrollViewDidChangeAdjustedContentInset = ScriptMethod<UIScrollView, Anything>("scrollViewDidChangeAdjustedContentInset", "adjustedContentInset has changed.", [.of("scrollView", UIScrollView.self)])
  static let viewForZooming = ScriptMethod<UIScrollView, UIView?>("viewForZooming", "The view that two fingers zoom, or nil.", [.of("scrollView", UIScrollView.self)], answers: UIView?.self)
  static let scrollViewWillBeginZooming = ScriptMethod<(UIScrollView, UIView?), Anything>("scrollViewWillBeginZooming", "Two fingers begin to zoom.", [.of("scrollView", UIScrollView.self), .of("view", UIView?.self)])
  static let scrollViewDidZoom = ScriptMethod<UIScrollView, Anything>("scrollViewDidZoom", "zoomScale has changed.", [.of("scrollView", UIScrollView.self)])
  static let scrollViewDidEndZooming = ScriptMethod<(UIScrollView, ViewOrFalse, CGFloat), Anything>("scrollViewDidEndZooming", "Zooming has ended. view is false if there is none.", [.of("scrollView", UIScrollView.self), .of("view", ViewOrFalse.self), .of("scale", CGFloat.self)])
  static var methods: [MethodDeclaration] { [scrollViewDidScroll.declaration, scrollViewWillBeginDragging.declaration, scrollViewWillEndDragging.declaration, scrollViewDidEndDragging.declaration, scrollViewWillBeginDecelerating.declaration, scrollViewDidEndDecelerating.declaration, scrollViewDidEndScrollingAnimation.declaration, scrollViewShouldScrollToTop.declaration, scrollViewDidScrollToTop.declaration, accessibilityScrollStatus.declaration, scrollViewDidChangeAdjustedContentInset.declaration, viewForZooming.declaration, scrollViewWillBeginZooming.declaration, scrollViewDidZoom.declaration, scrollViewDidEndZooming.declaration] }
}

enum SearchBarDelegateMethods: ScriptProtocol {
  static let name = "UISearchBarDelegate"
  static let doc = "Is told what the user types into a search bar, and which of its buttons are tapped."
  static let searchBarShouldBeginEditing = ScriptMethod<UISearchBar, BooleanAnswer>("searchBarShouldBeginEditing", "Whether editing may begin in the field; true if the method is missing.", [.of("searchBar", UISearchBar.self)], answers: BooleanAnswer.self)
  static let searchBarTextDidBeginEditing = ScriptMethod<UISearchBar, Anything>("searchBarTextDidBeginEditing", "Editing has begun in the field.", [.of("searchBar", UISearchBar.self)])
  static let searchBarShouldEndEditing = ScriptMethod<UISearchBar, BooleanAnswer>("searchBarShouldEndEditing", "Whether editing may end; true if the method is missing.", [.of("searchBar", UISearchBar.self)], answers: BooleanAnswer.self)
  static let searchBarTextDidEndEditing = ScriptMethod<UISearchBar, Anything>("searchBarTextDidEndEditing", "Editing has ended.", [.of("searchBar", UISearchBar.self)])
  static let textDidChange = ScriptMethod<(UISearchBar, String), Anything>("textDidChange", "The user has changed the text.", [.of("searchBar", UISearchBar.self), .of("searchText", String.self)])
  static let shouldChangeTextIn = ScriptMethod<(UISearchBar, Range<Int>, String), BooleanAnswer>("shouldChangeTextIn", "Whether a text may replace a range of the present text; true if the method is missing. range is { first, last }, from 1 in UTF-16 units; it has UIKit's location and length, too.", [.of("searchBar", UISearchBar.self), .of("range", Range<Int>.self), .of("text", String.self)], answers: BooleanAnswer.self)
  static let searchBarSearchButtonClicked = ScriptMethod<UISearchBar, Anything>("searchBarSearchButtonClicked", "The search key was pressed. Editing continues.", [.of("searchBar", UISearchBar.self)])
  static let searchBarCancelButtonClicked = ScriptMethod<UISearchBar, Anything>("searchBarCancelButtonClicked", "The cancel button was tapped. The text stays, and editing continues.", [.of("searchBar", UISearchBar.self)])
  static let selectedScopeButtonIndexDidChange = ScriptMethod<(UISearchBar, RowNumber), Anything>("selectedScopeButtonIndexDidChange", "The user has chosen another scope; selectedScope counts from 1.", [.of("searchBar", UISearchBar.self), .of("selectedScope", RowNumber.self)])
  static var methods: [MethodDeclaration] { [searchBarShouldBeginEditing.declaration, searchBarTextDidBeginEditing.declaration, searchBarShouldEndEditing.declaration, searchBarTextDidEndEditing.declaration, textDidChange.declaration, shouldChangeTextIn.declaration, searchBarSearchButtonClicked.declaration, searchBarCancelButtonClicked.declaration, selectedScopeButtonIndexDidChange.declaration] }
}

enum SearchControllerDelegateMethods: ScriptProtocol {
  static let name = "UISearchControllerDelegate"
  static let doc = "Is told when a search begins and ends."
  static let willPresentSearchController = ScriptMethod<UISearchController, Anything>("willPresentSearchController", "The search is about to begin.", [.of("searchController", UISearchController.self)])
  static let didPresentSearchController = ScriptMethod<UISearchController, Anything>("didPresentSearchController", "The search has begun.", [.of("searchController", UISearchController.self)])
  static let willDismissSearchController = ScriptMethod<UISearchController, Anything>("willDismissSearchController", "The search is about to end; its text is already empty.", [.of("searchController", UISearchController.self)])
  static let didDismissSearchController = ScriptMethod<UISearchController, Anything>("didDismissSearchController", "The search has ended.", [.of("searchController", UISearchController.self)])
  static var methods: [MethodDeclaration] { [willPresentSearchController.declaration, didPresentSearchController.declaration, willDismissSearchController.declaration, didDismissSearchController.declaration] }
}

enum SearchResultsUpdatingMethods: ScriptProtocol {
  static let name = "UISearchResultsUpdating"
  static let doc = "Finds the results of a search."
  static let updateSearchResults = ScriptMethod<UISearchController, Anything>("updateSearchResults", "The search has begun or ended, or its text has changed: show other results.", [.of("searchController", UISearchController.self)])
  static var methods: [MethodDeclaration] { [updateSearchResults.declaration] }
}

enum SplitViewControllerDelegateMethods: ScriptProtocol {
  static let name = "UISplitViewControllerDelegate"
  static let doc = "Decides how a split view controller shows its two controllers, and what happens to them when there is room for only one."
  static let willChangeToDisplayMode = ScriptMethod<(UISplitViewController, UISplitViewController.DisplayMode), Anything>("willChangeToDisplayMode", "The display mode is about to change.", [.of("splitViewController", UISplitViewController.self), .of("displayMode", UISplitViewController.DisplayMode.self)])
  static let targetDisplayModeForAction = ScriptMethod<UISplitViewController, UISplitViewController.DisplayMode>("targetDisplayModeForAction", "The display mode to which the display mode button leads; \"automatic\" lets the split view controller decide.", [.of("splitViewController", UISplitViewController.self)], answers: UISplitViewController.DisplayMode.self)
  static let showViewController = ScriptMethod<(UISplitViewController, UIViewController), BooleanAnswer>("showViewController", "Return true if the delegate has shown the controller itself, as the primary one.", [.of("splitViewController", UISplitViewController.self), .of("controller", UIViewController.self)], answers: BooleanAnswer.self)
  static let showDetailViewController = ScriptMethod<(UISplitViewController, UIViewController), BooleanAnswer>("showDetailViewController", "Return true if the delegate has shown the controller itself, as the secondary one.", [.of("splitViewController", UISplitViewController.self), .of("controller", UIViewController.self)], answers: BooleanAnswer.self)
  static let primaryViewControllerForCollapsing = ScriptMethod<UISplitViewController, UIViewController?>("primaryViewControllerForCollapsing", "The controller that remains when there is room for only one; nil means the primary one.", [.of("splitViewController", UISplitViewController.self)], answers: UIViewController?.self)
  static let primaryViewControllerForExpanding = ScriptMethod<UISplitViewController, UIViewController?>("primaryViewControllerForExpanding", "The primary controller when there is room for two again; nil keeps the present one.", [.of("splitViewController", UISplitViewController.self)], answers: UIViewController?.self)
  static let collapseSecondary = ScriptMethod<(UISplitViewController, UIViewController, UIViewController), BooleanAnswer>("collapseSecondary", "Called when there is room for only one controller. Return true if the secondary one should not be shown on top of the primary one.", [.of("splitViewController", UISplitViewController.self), .of("secondary", UIViewController.self), .of("primary", UIViewController.self)], answers: BooleanAnswer.self)
  static let separateSecondary = ScriptMethod<(UISplitViewController, UIViewController), UIViewController?>("separateSecondary", "The secondary controller when there is room for two again; nil means the top controller of the stack.", [.of("splitViewController", UISplitViewController.self), .of("primary", UIViewController.self)], answers: UIViewController?.self)
  static let topColumnForCollapsingToProposedTopColumn = ScriptMethod<(UISplitViewController, UISplitViewController.Column), UISplitViewController.Column>("topColumnForCollapsingToProposedTopColumn", "Called for a split view controller with columns when there is room for only one. Return the column that lies on top.", [.of("splitViewController", UISplitViewController.self), .of("proposedTopColumn", UISplitViewController.Column.self)], answers: UISplitViewController.Column.self)
  static let displayModeForExpandingToProposedDisplayMode = ScriptMethod<(UISplitViewController, UISplitViewController.DisplayMode), UISplitViewController.DisplayMode>("displayModeForExpandingToProposedDisplayMode", "Called for a split view controller with columns when there is room for several again. Return the display mode that it then has.", [.of("splitViewController", UISplitViewController.self), .of("proposedDisplayMode", UISplitViewController.DisplayMode.self)], answers: UISplitViewController.DisplayMode.self)
  static let splitViewControllerDidCollapse = ScriptMethod<UISplitViewController, Anything>("splitViewControllerDidCollapse", "The columns have become one.", [.of("splitViewController", UISplitViewController.self)])
  static let splitViewControllerDidExpand = ScriptMethod<UISplitViewController, Anything>("splitViewControllerDidExpand", "The columns stand beside each other again.", [.of("splitViewController", UISplitViewController.self)])
  static let willShowColumn = ScriptMethod<(UISplitViewController, UISplitViewController.Column), Anything>("willShowColumn", "A column is about to be shown beside or over the secondary one.", [.of("splitViewController", UISplitViewController.self), .of("column", UISplitViewController.Column.self)])
  static let willHideColumn = ScriptMethod<(UISplitViewController, UISplitViewController.Column), Anything>("willHideColumn", "A column is about to be hidden.", [.of("splitViewController", UISplitViewController.self), .of("column", UISplitViewController.Column.self)])
  static let splitViewControllerSupportedInterfaceOrientations = ScriptMethod<UISplitViewController, UIInterfaceOrientationMask>("splitViewControllerSupportedInterfaceOrientations", "The orientations in which the interface may be.", [.of("splitViewController", UISplitViewController.self)], answers: UIInterfaceOrientationMask.self)
  static var methods: [MethodDeclaration] { [willChangeToDisplayMode.declaration, targetDisplayModeForAction.declaration, showViewController.declaration, showDetailViewController.declaration, primaryViewControllerForCollapsing.declaration, primaryViewControllerForExpanding.declaration, collapseSecondary.declaration, separateSecondary.declaration, topColumnForCollapsingToProposedTopColumn.declaration, displayModeForExpandingToProposedDisplayMode.declaration, splitViewControllerDidCollapse.declaration, splitViewControllerDidExpand.declaration, willShowColumn.declaration, willHideColumn.declaration, splitViewControllerSupportedInterfaceOrientations.declaration] }
}

enum TabBarControllerDelegateMethods: ScriptProtocol {
  static let name = "UITabBarControllerDelegate"
  static let doc = "Is told about taps on the tabs of a tab bar controller."
  static let shouldSelectViewController = ScriptMethod<(UITabBarController, UIViewController), BooleanAnswer>("shouldSelectViewController", "Whether a tap may select a controller; true if the method is missing.", [.of("tabBarController", UITabBarController.self), .of("controller", UIViewController.self)], answers: BooleanAnswer.self)
  static let didSelectViewController = ScriptMethod<(UITabBarController, UIViewController), Anything>("didSelectViewController", "A tap has selected a controller.", [.of("tabBarController", UITabBarController.self), .of("controller", UIViewController.self)])
  static let animationControllerForTransitionFrom = ScriptMethod<(UITabBarController, UIViewController, UIViewController), AnimatorAnswer?>("animationControllerForTransitionFrom", "The animator for a switch from one tab's controller to another's, or nil for a switch at once.", [.of("tabBarController", UITabBarController.self), .of("from", UIViewController.self), .of("to", UIViewController.self)], answers: AnimatorAnswer?.self)
  static let interactionControllerForAnimator = ScriptMethod<(UITabBarController, AnimatorArgument), InteractionAnswer?>("interactionControllerForAnimator", "The object with which a finger controls that animator, or nil.", [.of("tabBarController", UITabBarController.self), .of("animator", AnimatorArgument.self)], answers: InteractionAnswer?.self)
  static let tabBarControllerSupportedInterfaceOrientations = ScriptMethod<UITabBarController, UIInterfaceOrientationMask>("tabBarControllerSupportedInterfaceOrientations", "The orientations in which the interface may be.", [.of("tabBarController", UITabBarController.self)], answers: UIInterfaceOrientationMask.self)
  static var methods: [MethodDeclaration] { [shouldSelectViewController.declaration, didSelectViewController.declaration, animationControllerForTransitionFrom.declaration, interactionControllerForAnimator.declaration, tabBarControllerSupportedInterfaceOrientations.declaration] }
}

enum TabBarDelegateMethods: ScriptProtocol {
  static let name = "UITabBarDelegate"
  static let doc = "Is told about taps on a tab bar that belongs to no tab bar controller."
  static let tabBarDidSelectItem = ScriptMethod<(UITabBar, UITabBarItem), Anything>("tabBarDidSelectItem", "The user has tapped a tab.", [.of("tabBar", UITabBar.self), .of("item", UITabBarItem.self)])
  static var methods: [MethodDeclaration] { [tabBarDidSelectItem.declaration] }
}

enum TableViewDataSourceMethods: ScriptProtocol {
  static let name = "UITableViewDataSource"
  static let doc = "What a table contains. A plugin may be a data source."
  static let numberOfSections = ScriptMethod<UITableView, Count>("numberOfSections", "The number of sections; 1 if the method is missing.", [.of("tableView", UITableView.self)], answers: Count.self, asks: .lasting)
  static let numberOfRowsInSection = ScriptMethod<(UITableView, SectionNumber), Count>("numberOfRowsInSection", "The number of rows in a section. Needed.", [.of("tableView", UITableView.self), .of("section", SectionNumber.self)], answers: Count.self, asks: .lasting)
  static let cellForRowAt = ScriptMethod<(UITableView, RowPath), CellAnswer>("cellForRowAt", "The cell for a row, a new one or one from dequeueReusableCell. Needed.", [.of("tableView", UITableView.self), .of("indexPath", RowPath.self)], answers: CellAnswer.self, asks: .passing)
  static let titleForHeaderInSection = ScriptMethod<(UITableView, SectionNumber), String?>("titleForHeaderInSection", "The title above a section, or nil.", [.of("tableView", UITableView.self), .of("section", SectionNumber.self)], answers: String?.self, asks: .lasting)
  static let titleForFooterInSection = ScriptMethod<(UITableView, SectionNumber), String?>("titleForFooterInSection", "The title below a section, or nil.", [.of("tableView", UITableView.self), .of("section", SectionNumber.self)], answers: String?.self, asks: .lasting)
  static let sectionIndexTitles = ScriptMethod<UITableView, [String]?>("sectionIndexTitles", "The titles of the section index at the right edge, or nil.", [.of("tableView", UITableView.self)], answers: [String]?.self, asks: .passing)
  static let sectionForSectionIndexTitle = ScriptMethod<(UITableView, String, RowNumber), Count?>("sectionForSectionIndexTitle", "The section to which a title of the section index leads, from 1; nil leaves the content where it is.", [.of("tableView", UITableView.self), .of("title", String.self), .of("index", RowNumber.self)], answers: Count?.self)
  static let canEditRowAt = ScriptMethod<(UITableView, RowPath), BooleanAnswer>("canEditRowAt", "Whether a row can be edited; true if the method is missing.", [.of("tableView", UITableView.self), .of("indexPath", RowPath.self)], answers: BooleanAnswer.self, asks: .passing)
  static let commitEditingStyle = ScriptMethod<(UITableView, UITableViewCell.EditingStyle, RowPath), Anything>("commitEditingStyle", "The user deletes or inserts a row: change the model, then call deleteRows or insertRows.", [.of("tableView", UITableView.self), .of("style", UITableViewCell.EditingStyle.self), .of("indexPath", RowPath.self)])
  static let canMoveRowAt = ScriptMethod<(UITableView, RowPath), BooleanAnswer>("canMoveRowAt", "Whether a row can be moved; if the method is missing, true if there is moveRowAt.", [.of("tableView", UITableView.self), .of("indexPath", RowPath.self)], answers: BooleanAnswer.self, asks: .passing)
  static let moveRowAt = ScriptMethod<(UITableView, RowPath, RowPath), Anything>("moveRowAt", "The user has moved a row: change the model. The table has already changed.", [.of("tableView", UITableView.self), .of("from", RowPath.self), .of("to", RowPath.self)])
  static var methods: [MethodDeclaration] { [numberOfSections.declaration, numberOfRowsInSection.declaration, cellForRowAt.declaration, titleForHeaderInSection.declaration, titleForFooterInSection.declaration, sectionIndexTitles.declaration, sectionForSectionIndexTitle.declaration, canEditRowAt.declaration, commitEditingStyle.declaration, canMoveRowAt.declaration, moveRowAt.declaration] }
}

enum TableViewDataSourcePrefetchingMethods: ScriptProtocol {
  static let name = "UITableViewDataSourcePrefetching"
  static let doc = "Is told about rows before they are visible, to prepare their data."
  static let prefetchRowsAt = ScriptMethod<(UITableView, [RowPath]), Anything>("prefetchRowsAt", "These rows will soon be needed.", [.of("tableView", UITableView.self), .of("indexPaths", [RowPath].self)])
  static let cancelPrefetchingForRowsAt = ScriptMethod<(UITableView, [RowPath]), Anything>("cancelPrefetchingForRowsAt", "These rows are no longer expected to be needed soon.", [.of("tableView", UITableView.self), .of("indexPaths", [RowPath].self)])
  static var methods: [MethodDeclaration] { [prefetchRowsAt.declaration, cancelPrefetchingForRowsAt.declaration] }
}

enum TableViewDelegateMethods: ScriptProtocol {
  static let name = "UITableViewDelegate"
  static let inherits: String? = "UIScrollViewDelegate"
  static let doc = "Decides how a table looks, and is told what the user does with its rows."
  static let heightForRowAt = ScriptMethod<(UITableView, RowPath), Height>("heightForRowAt", "The height of a row.", unit: .points, [.of("tableView", UITableView.self), .of("indexPath", RowPath.self)], answers: Height.self, asks: .lasting)
  static let heightsForRows = ScriptMethod<(UITableView, SectionNumber, RowNumber, RowNumber), HeightList>("heightsForRows", "The heights of the rows from first to last, as a list, or as one number for all of them. It is asked in place of heightForRowAt.", unit: .points, [.of("tableView", UITableView.self), .of("section", SectionNumber.self), .of("first", RowNumber.self), .of("last", RowNumber.self)], answers: HeightList.self)
  static let estimatedHeightForRowAt = ScriptMethod<(UITableView, RowPath), Height>("estimatedHeightForRowAt", "An estimate of the height of a row, used until the row is visible.", unit: .points, [.of("tableView", UITableView.self), .of("indexPath", RowPath.self)], answers: Height.self, asks: .lasting)
  static let willDisplay = ScriptMethod<(UITableView, UITableViewCell, RowPath), Anything>("willDisplay", "A cell is about to be displayed.", [.of("tableView", UITableView.self), .of("cell", UITableViewCell.self), .of("indexPath", RowPath.self)])
  static let didEndDisplaying = ScriptMethod<(UITableView, UITableViewCell, RowPath), Anything>("didEndDisplaying", "A cell is no longer displayed.", [.of("tableView", UITableView.self), .of("cell", UITableViewCell.self), .of("indexPath", RowPath.self)])
  static let heightForHeaderInSection = ScriptMethod<(UITableView, SectionNumber), Height>("heightForHeaderInSection", "The height of a section's header.", unit: .points, [.of("tableView", UITableView.self), .of("section", SectionNumber.self)], answers: Height.self, asks: .lasting)
  static let heightForFooterInSection = ScriptMethod<(UITableView, SectionNumber), Height>("heightForFooterInSection", "The height of a section's footer.", unit: .points, [.of("tableView", UITableView.self), .of("section", SectionNumber.self)], answers: Height.self, asks: .lasting)
  static let estimatedHeightForHeaderInSection = ScriptMethod<(UITableView, SectionNumber), Height>("estimatedHeightForHeaderInSection", "An estimate of the height of a header, used until it is visible.", unit: .points, [.of("tableView", UITableView.self), .of("section", SectionNumber.self)], answers: Height.self, asks: .passing)
  static let estimatedHeightForFooterInSection = ScriptMethod<(UITableView, SectionNumber), Height>("estimatedHeightForFooterInSection", "An estimate of the height of a footer, used until it is visible.", unit: .points, [.of("tableView", UITableView.self), .of("section", SectionNumber.self)], answers: Height.self, asks: .passing)
  static let viewForHeaderInSection = ScriptMethod<(UITableView, SectionNumber), UIView?>("viewForHeaderInSection", "The header of a section, or nil to show its title.", [.of("tableView", UITableView.self), .of("section", SectionNumber.self)], answers: UIView?.self, asks: .passing)
  static let viewForFooterInSection = ScriptMethod<(UITableView, SectionNumber), UIView?>("viewForFooterInSection", "The footer of a section, or nil to show its title.", [.of("tableView", UITableView.self), .of("section", SectionNumber.self)], answers: UIView?.self, asks: .passing)
  static let willDisplayHeaderView = ScriptMethod<(UITableView, UIView, SectionNumber), Anything>("willDisplayHeaderView", "A header is about to be displayed.", [.of("tableView", UITableView.self), .of("view", UIView.self), .of("section", SectionNumber.self)])
  static let didEndDisplayingHeaderView = ScriptMethod<(UITableView, UIView, SectionNumber), Anything>("didEndDisplayingHeaderView", "A header is no longer displayed.", [.of("tableView", UITableView.self), .of("view", UIView.self), .of("section", SectionNumber.self)])
  static let willDisplayFooterView = ScriptMethod<(UITableView, UIView, SectionNumber), Anything>("willDisplayFooterView", "A footer is about to be displayed.", [.of("tableView", UITableView.self), .of("view", UIView.self), .of("section", SectionNumber.self)])
  static let didEndDisplayingFooterView = ScriptMethod<(UITableView, UIView, SectionNumber), Anything>("didEndDisplayingFooterView", "A footer is no longer displayed.", [.of("tableView", UITableView.self), .of("view", UIView.self), .of("section", SectionNumber.self)])
  static let shouldHighlightRowAt = ScriptMethod<(UITableView, RowPath), BooleanAnswer>("shouldHighlightRowAt", "Whether a row is highlighted when a finger lands on it; true if the method is missing. False: the row can't be selected by a tap.", [.of("tableView", UITableView.self), .of("indexPath", RowPath.self)], answers: BooleanAnswer.self)
  static let didHighlightRowAt = ScriptMethod<(UITableView, RowPath), Anything>("didHighlightRowAt", "A row was highlighted, because a finger is on it.", [.of("tableView", UITableView.self), .of("indexPath", RowPath.self)])
  static let didUnhighlightRowAt = ScriptMethod<(UITableView, RowPath), Anything>("didUnhighlightRowAt", "A row is no longer highlighted.", [.of("tableView", UITableView.self), .of("indexPath", RowPath.self)])
  static let willSelectRowAt = ScriptMethod<(UITableView, RowPath), RowPath?>("willSelectRowAt", "A row is about to be selected by the user. Return the row to select, or nil to refuse.", [.of("tableView", UITableView.self), .of("indexPath", RowPath.self)], answers: RowPath?.self)
  static let didSelectRowAt = ScriptMethod<(UITableView, RowPath), Anything>("didSelectRowAt", "The user has selected a row.", [.of("tableView", UITableView.self), .of("indexPath", RowPath.self)])
  static let canPerformPrimaryActionForRowAt = ScriptMethod<(UITableView, RowPath), BooleanAnswer>("canPerformPrimaryActionForRowAt", "Whether a tap acts on a row beside selecting it; if the method is missing, true unless the table is edited.", [.of("tableView", UITableView.self), .of("indexPath", RowPath.self)], answers: BooleanAnswer.self)
  static let performPrimaryActionForRowAt = ScriptMethod<(UITableView, RowPath), Anything>("performPrimaryActionForRowAt", "The user has tapped a row to act on it, whether or not that has selected it; not where a tap adds to a selection.", [.of("tableView", UITableView.self), .of("indexPath", RowPath.self)])
  static let willDeselectRowAt = ScriptMethod<(UITableView, RowPath), RowPath?>("willDeselectRowAt", "A row is about to be deselected by the user. Return the row to deselect, or nil to refuse.", [.of("tableView", UITableView.self), .of("indexPath", RowPath.self)], answers: RowPath?.self)
  static let didDeselectRowAt = ScriptMethod<(UITableView, RowPath), Anything>("didDeselectRowAt", "The user has deselected a row.", [.of("tableView", UITableView.self), .of("indexPath", RowPath.self)])
  static let editingStyleForRowAt = ScriptMethod<(UITableView, RowPath), UITableViewCell.EditingStyle>("editingStyleForRowAt", "The control of a row in editing mode: delete is a minus, insert a plus.", [.of("tableView", UITableView.self), .of("indexPath", RowPath.self)], answers: UITableViewCell.EditingStyle.self, asks: .passing)
  static let titleForDeleteConfirmationButtonForRowAt = ScriptMethod<(UITableView, RowPath), String?>("titleForDeleteConfirmationButtonForRowAt", "The title of the button that deletes a row, or nil for Delete.", [.of("tableView", UITableView.self), .of("indexPath", RowPath.self)], answers: String?.self)
  static let shouldIndentWhileEditingRowAt = ScriptMethod<(UITableView, RowPath), BooleanAnswer>("shouldIndentWhileEditingRowAt", "Whether the content of a row moves to the right in editing mode; true if the method is missing.", [.of("tableView", UITableView.self), .of("indexPath", RowPath.self)], answers: BooleanAnswer.self)
  static let willBeginEditingRowAt = ScriptMethod<(UITableView, RowPath), Anything>("willBeginEditingRowAt", "A row is about to be opened by a swipe.", [.of("tableView", UITableView.self), .of("indexPath", RowPath.self)])
  static let didEndEditingRowAt = ScriptMethod<(UITableView, RowPath?), Anything>("didEndEditingRowAt", "A row that was opened by a swipe has closed.", [.of("tableView", UITableView.self), .of("indexPath", RowPath?.self)])
  static let editActionsForRowAt = ScriptMethod<(UITableView, RowPath), [UITableViewRowAction]?>("editActionsForRowAt", "The actions of a row that is swiped to the left, or nil for the default.", [.of("tableView", UITableView.self), .of("indexPath", RowPath.self)], answers: [UITableViewRowAction]?.self)
  static let leadingSwipeActionsConfigurationForRowAt = ScriptMethod<(UITableView, RowPath), UISwipeActionsConfiguration?>("leadingSwipeActionsConfigurationForRowAt", "The actions of a row that is swiped to the right, or nil for none.", [.of("tableView", UITableView.self), .of("indexPath", RowPath.self)], answers: UISwipeActionsConfiguration?.self)
  static let trailingSwipeActionsConfigurationForRowAt = ScriptMethod<(UITableView, RowPath), UISwipeActionsConfiguration?>("trailingSwipeActionsConfigurationForRowAt", "The actions of a row that is swiped to the left, or nil for the default.", [.of("tableView", UITableView.self), .of("indexPath", RowPath.self)], answers: UISwipeActionsConfiguration?.self)
  static let targetIndexPathForMoveFromRowAt = ScriptMethod<(UITableView, RowPath, RowPath), RowPath>("targetIndexPathForMoveFromRowAt", "The place to which a row that the user moves would go, for a proposed place. Return the proposed place or another one.", [.of("tableView", UITableView.self), .of("from", RowPath.self), .of("proposed", RowPath.self)], answers: RowPath.self)
  static let indentationLevelForRowAt = ScriptMethod<(UITableView, RowPath), Count>("indentationLevelForRowAt", "How many steps the content of a row is indented.", [.of("tableView", UITableView.self), .of("indexPath", RowPath.self)], answers: Count.self, asks: .passing)
  static let accessoryButtonTappedForRowWith = ScriptMethod<(UITableView, RowPath), Anything>("accessoryButtonTappedForRowWith", "The user has tapped the detail button of a row.", [.of("tableView", UITableView.self), .of("indexPath", RowPath.self)])
  static let shouldSpringLoadRowAt = ScriptMethod<(UITableView, RowPath, UISpringLoadedInteractionContext), BooleanAnswer>("shouldSpringLoadRowAt", "Whether a row acts, as by a tap, while items are held over it, where isSpringLoaded is true. If the method is missing, all do but those that are dragged.", [.of("tableView", UITableView.self), .of("indexPath", RowPath.self), .of("context", UISpringLoadedInteractionContext.self)], answers: BooleanAnswer.self)
  static let shouldBeginMultipleSelectionInteractionAt = ScriptMethod<(UITableView, RowPath), BooleanAnswer>("shouldBeginMultipleSelectionInteractionAt", "Whether two fingers that move from a row select several. Several must be selectable, now or while editing.", [.of("tableView", UITableView.self), .of("indexPath", RowPath.self)], answers: BooleanAnswer.self)
  static let didBeginMultipleSelectionInteractionAt = ScriptMethod<(UITableView, RowPath), Anything>("didBeginMultipleSelectionInteractionAt", "Two fingers begin to select rows: a good moment for setEditing.", [.of("tableView", UITableView.self), .of("indexPath", RowPath.self)])
  static let tableViewDidEndMultipleSelectionInteraction = ScriptMethod<UITableView, Anything>("tableViewDidEndMultipleSelectionInteraction", "The fingers that have selected rows have lifted.", [.of("tableView", UITableView.self)])
  static let contextMenuConfigurationForRowAt = ScriptMethod<(UITableView, RowPath, CGPoint), UIContextMenuConfiguration?>("contextMenuConfigurationForRowAt", "What a finger opens that rests on a row for half a second; nil for nothing. The point is in the table.", unit: .points, [.of("tableView", UITableView.self), .of("indexPath", RowPath.self), .of("point", CGPoint.self)], answers: UIContextMenuConfiguration?.self)
  static let willPerformPreviewActionForMenuWith = ScriptMethod<(UITableView, UIContextMenuConfiguration, ContextMenuAnimator), Anything>("willPerformPreviewActionForMenuWith", "The user has tapped the row that its menu shows larger.", [.of("tableView", UITableView.self), .of("configuration", UIContextMenuConfiguration.self), .of("animator", ContextMenuAnimator.self)])
  static let willDisplayContextMenu = ScriptMethod<(UITableView, UIContextMenuConfiguration, ContextMenuAnimator), Anything>("willDisplayContextMenu", "A context menu is about to come.", [.of("tableView", UITableView.self), .of("configuration", UIContextMenuConfiguration.self), .of("animator", ContextMenuAnimator.self)])
  static let willEndContextMenuInteraction = ScriptMethod<(UITableView, UIContextMenuConfiguration, ContextMenuAnimator), Anything>("willEndContextMenuInteraction", "A context menu is about to go.", [.of("tableView", UITableView.self), .of("configuration", UIContextMenuConfiguration.self), .of("animator", ContextMenuAnimator.self)])
  static var methods: [MethodDeclaration] { [heightForRowAt.declaration, heightsForRows.declaration, estimatedHeightForRowAt.declaration, willDisplay.declaration, didEndDisplaying.declaration, heightForHeaderInSection.declaration, heightForFooterInSection.declaration, estimatedHeightForHeaderInSection.declaration, estimatedHeightForFooterInSection.declaration, viewForHeaderInSection.declaration, viewForFooterInSection.declaration, willDisplayHeaderView.declaration, didEndDisplayingHeaderView.declaration, willDisplayFooterView.declaration, didEndDisplayingFooterView.declaration, shouldHighlightRowAt.declaration, didHighlightRowAt.declaration, didUnhighlightRowAt.declaration, willSelectRowAt.declaration, didSelectRowAt.declaration, canPerformPrimaryActionForRowAt.declaration, performPrimaryActionForRowAt.declaration, willDeselectRowAt.declaration, didDeselectRowAt.declaration, editingStyleForRowAt.declaration, titleForDeleteConfirmationButtonForRowAt.declaration, shouldIndentWhileEditingRowAt.declaration, willBeginEditingRowAt.declaration, didEndEditingRowAt.declaration, editActionsForRowAt.declaration, leadingSwipeActionsConfigurationForRowAt.declaration, trailingSwipeActionsConfigurationForRowAt.declaration, targetIndexPathForMoveFromRowAt.declaration, indentationLevelForRowAt.declaration, accessoryButtonTappedForRowWith.declaration, shouldSpringLoadRowAt.declaration, shouldBeginMultipleSelectionInteractionAt.declaration, didBeginMultipleSelectionInteractionAt.declaration, tableViewDidEndMultipleSelectionInteraction.declaration, contextMenuConfigurationForRowAt.declaration, willPerformPreviewActionForMenuWith.declaration, willDisplayContextMenu.declaration, willEndContextMenuInteraction.declaration] }
}

enum TableViewDragDelegateMethods: ScriptProtocol {
  static let name = "UITableViewDragDelegate"
  static let doc = "Says what a finger drags from a table's rows."
  static let itemsForBeginning = ScriptMethod<(UITableView, UIDragSession, RowPath), [UIDragItem]>("itemsForBeginning", "What a finger lifts that has rested on a row for half a second; an empty list for nothing.", [.of("tableView", UITableView.self), .of("session", UIDragSession.self), .of("indexPath", RowPath.self)], answers: [UIDragItem].self)
  static let itemsForAddingTo = ScriptMethod<(UITableView, UIDragSession, RowPath, CGPoint), [UIDragItem]>("itemsForAddingTo", "What another finger adds to the items of a drag, by a tap on a row; an empty list for nothing.", [.of("tableView", UITableView.self), .of("session", UIDragSession.self), .of("indexPath", RowPath.self), .of("point", CGPoint.self)], answers: [UIDragItem].self)
  static let dragSessionAllowsMoveOperation = ScriptMethod<(UITableView, UIDragSession), BooleanAnswer>("dragSessionAllowsMoveOperation", "Whether a drop may move the items.", [.of("tableView", UITableView.self), .of("session", UIDragSession.self)], answers: BooleanAnswer.self)
  static let dragSessionWillBegin = ScriptMethod<(UITableView, UIDragSession), Anything>("dragSessionWillBegin", "The finger begins to carry the items.", [.of("tableView", UITableView.self), .of("session", UIDragSession.self)])
  static let dragSessionDidEnd = ScriptMethod<(UITableView, UIDragSession), Anything>("dragSessionDidEnd", "The drag is over.", [.of("tableView", UITableView.self), .of("session", UIDragSession.self)])
  static var methods: [MethodDeclaration] { [itemsForBeginning.declaration, itemsForAddingTo.declaration, dragSessionAllowsMoveOperation.declaration, dragSessionWillBegin.declaration, dragSessionDidEnd.declaration] }
}

enum TableViewDropDelegateMethods: ScriptProtocol {
  static let name = "UITableViewDropDelegate"
  static let doc = "Says what becomes of items that are dragged over a table."
  static let canHandle = ScriptMethod<(UITableView, UIDropSession), BooleanAnswer>("canHandle", "Whether the table has anything to do with the items. Asked once, when they come over it first.", [.of("tableView", UITableView.self), .of("session", UIDropSession.self)], answers: BooleanAnswer.self)
  static let dropSessionDidEnter = ScriptMethod<(UITableView, UIDropSession), Anything>("dropSessionDidEnter", "The items have come over the table.", [.of("tableView", UITableView.self), .of("session", UIDropSession.self)])
  static let dropSessionDidUpdate = ScriptMethod<(UITableView, UIDropSession, RowPath?), UITableViewDropProposal?>("dropSessionDidUpdate", "What a lift would do now, and where; the path is nil where there is no row. Asked each time the finger moves.", [.of("tableView", UITableView.self), .of("session", UIDropSession.self), .of("indexPath", RowPath?.self)], answers: UITableViewDropProposal?.self)
  static let dropSessionDidExit = ScriptMethod<(UITableView, UIDropSession), Anything>("dropSessionDidExit", "The items have left the table.", [.of("tableView", UITableView.self), .of("session", UIDropSession.self)])
  static let performDropWith = ScriptMethod<(UITableView, UITableViewDropCoordinator), Anything>("performDropWith", "The finger has lifted over the table: change the data and the rows.", [.of("tableView", UITableView.self), .of("coordinator", UITableViewDropCoordinator.self)])
  static let dropSessionDidEnd = ScriptMethod<(UITableView, UIDropSession), Anything>("dropSessionDidEnd", "The drag is over, here or elsewhere.", [.of("tableView", UITableView.self), .of("session", UIDropSession.self)])
  static var methods: [MethodDeclaration] { [canHandle.declaration, dropSessionDidEnter.declaration, dropSessionDidUpdate.declaration, dropSessionDidExit.declaration, performDropWith.declaration, dropSessionDidEnd.declaration] }
}

enum TextFieldDelegateMethods: ScriptProtocol {
  static let name = "UITextFieldDelegate"
  static let doc = "Decides what a text field may do, and is told about changes by the user."
  static let textFieldShouldBeginEditing = ScriptMethod<UITextField, BooleanAnswer>("textFieldShouldBeginEditing", "Whether editing may begin; true if the method is missing.", [.of("textField", UITextField.self)], answers: BooleanAnswer.self)
  static let textFieldDidBeginEditing = ScriptMethod<UITextField, Anything>("textFieldDidBeginEditing", "Editing has begun: the field is first responder.", [.of("textField", UITextField.self)])
  static let textFieldShouldEndEditing = ScriptMethod<UITextField, BooleanAnswer>("textFieldShouldEndEditing", "Whether editing may end; true if the method is missing.", [.of("textField", UITextField.self)], answers: BooleanAnswer.self)
  static let textFieldDidEndEditing = ScriptMethod<(UITextField, String), Anything>("textFieldDidEndEditing", "Editing has ended: the field is no longer first responder. The reason is \"committed\".", [.of("textField", UITextField.self), .of("reason", String.self)])
  static let textFieldShouldReturn = ScriptMethod<UITextField, BooleanAnswer>("textFieldShouldReturn", "The return key was pressed. Return whether the field may react to it; true if the method is missing.", [.of("textField", UITextField.self)], answers: BooleanAnswer.self)
  static let textFieldShouldClear = ScriptMethod<UITextField, BooleanAnswer>("textFieldShouldClear", "Whether the field may be emptied, by the clear button or because editing begins; true if the method is missing.", [.of("textField", UITextField.self)], answers: BooleanAnswer.self)
  static let textFieldDidChangeSelection = ScriptMethod<UITextField, Anything>("textFieldDidChangeSelection", "The caret or the selection has moved.", [.of("textField", UITextField.self)])
  static let shouldChangeCharactersIn = ScriptMethod<(UITextField, Range<Int>, String), BooleanAnswer>("shouldChangeCharactersIn", "Whether a text may replace a range of the present text; true if the method is missing. range is { first, last }, from 1 in UTF-16 units; it has UIKit's location and length, too.", [.of("textField", UITextField.self), .of("range", Range<Int>.self), .of("string", String.self)], answers: BooleanAnswer.self)
  static var methods: [MethodDeclaration] { [textFieldShouldBeginEditing.declaration, textFieldDidBeginEditing.declaration, textFieldShouldEndEditing.declaration, textFieldDidEndEditing.declaration, textFieldShouldReturn.declaration, textFieldShouldClear.declaration, textFieldDidChangeSelection.declaration, shouldChangeCharactersIn.declaration] }
}

enum TextViewDelegateMethods: ScriptProtocol {
  static let name = "UITextViewDelegate"
  static let inherits: String? = "UIScrollViewDelegate"
  static let doc = "Decides what a text view may do, and is told about changes by the user."
  static let textViewShouldBeginEditing = ScriptMethod<UITextView, BooleanAnswer>("textViewShouldBeginEditing", "Whether editing may begin; true if the method is missing.", [.of("textView", UITextView.self)], answers: BooleanAnswer.self)
  static let textViewDidBeginEditing = ScriptMethod<UITextView, Anything>("textViewDidBeginEditing", "Editing has begun: the text view is first responder, and the keyboard is on its way.", [.of("textView", UITextView.self)])
  static let textViewShouldEndEditing = ScriptMethod<UITextView, BooleanAnswer>("textViewShouldEndEditing", "Whether editing may end; true if the method is missing.", [.of("textView", UITextView.self)], answers: BooleanAnswer.self)
  static let textViewDidEndEditing = ScriptMethod<UITextView, Anything>("textViewDidEndEditing", "Editing has ended.", [.of("textView", UITextView.self)])
  static let shouldChangeTextIn = ScriptMethod<(UITextView, Range<Int>, String), BooleanAnswer>("shouldChangeTextIn", "Whether a text may replace a range of the present text; true if the method is missing. range is { first, last }, from 1 in UTF-16 units; it has UIKit's location and length, too.", [.of("textView", UITextView.self), .of("range", Range<Int>.self), .of("text", String.self)], answers: BooleanAnswer.self)
  static let shouldInteractWith = ScriptMethod<(UITextView, TextLink, Range<Int>, UITextItemInteraction), BooleanAnswer>("shouldInteractWith", "Whether a tap on a link opens its address; true if the method is missing. url is what the attribute link was given, a URL or a text, and a text for what is found. range is { first, last }, from 1 in UTF-16 units. interaction is what the finger asks for.", [.of("textView", UITextView.self), .of("url", TextLink.self), .of("range", Range<Int>.self), .of("interaction", UITextItemInteraction.self)], answers: BooleanAnswer.self)
  static let textViewDidChange = ScriptMethod<UITextView, Anything>("textViewDidChange", "The user has changed the text.", [.of("textView", UITextView.self)])
  static let textViewDidChangeSelection = ScriptMethod<UITextView, Anything>("textViewDidChangeSelection", "The caret or the selection has moved.", [.of("textView", UITextView.self)])
  static var methods: [MethodDeclaration] { [textViewShouldBeginEditing.declaration, textViewDidBeginEditing.declaration, textViewShouldEndEditing.declaration, textViewDidEndEditing.declaration, shouldChangeTextIn.declaration, shouldInteractWith.declaration, textViewDidChange.declaration, textViewDidChangeSelection.declaration] }
}

enum ToolbarDelegateMethods: ScriptProtocol {
  static let name = "UIToolbarDelegate"
  static let doc = "Where a toolbar stands."
  static let positionForBar = ScriptMethod<UIToolbar, UIBarPosition?>("positionForBar", "bottom: a hairline above it; top: one below; topAttached: its plate reaches up to the screen's edge, too.", [.of("bar", UIToolbar.self)], answers: UIBarPosition?.self)
  static var methods: [MethodDeclaration] { [positionForBar.declaration] }
}

enum ViewControllerAnimatedTransitioningMethods: ScriptProtocol {
  static let name = "UIViewControllerAnimatedTransitioning"
  static let doc = "An animator: it moves the views of a transition."
  static let transitionDuration = ScriptMethod<UIViewControllerTransitionContext?, Height>("transitionDuration", "The duration of the transition.", unit: .seconds, [.of("context", UIViewControllerTransitionContext?.self)], answers: Height.self)
  static let animateTransition = ScriptMethod<UIViewControllerTransitionContext, Anything>("animateTransition", "Adds the new view to the containerView, animates, and calls context:completeTransition(true) at the end.", [.of("context", UIViewControllerTransitionContext.self)])
  static let interruptibleAnimator = ScriptMethod<UIViewControllerTransitionContext, UIViewPropertyAnimator?>("interruptibleAnimator", "An animator that moves the views and can be paused and turned round on the way, or nil: the same one for the whole transition, which animateTransition starts.", [.of("context", UIViewControllerTransitionContext.self)], answers: UIViewPropertyAnimator?.self)
  static let animationEnded = ScriptMethod<Bool, Anything>("animationEnded", "The transition is over.", [.of("completed", Bool.self)])
  static var methods: [MethodDeclaration] { [transitionDuration.declaration, animateTransition.declaration, interruptibleAnimator.declaration, animationEnded.declaration] }
}

enum ViewControllerInteractiveTransitioningMethods: ScriptProtocol {
  static let name = "UIViewControllerInteractiveTransitioning"
  static let doc = "Lets a finger control a transition. UIPercentDrivenInteractiveTransition is enough in most cases."
  static let startInteractiveTransition = ScriptMethod<UIViewControllerTransitionContext, Anything>("startInteractiveTransition", "The transition begins.", [.of("context", UIViewControllerTransitionContext.self)])
  static let wantsInteractiveStart = ScriptMethod<AnimatorArgument, BooleanAnswer>("wantsInteractiveStart", "Whether the transition waits for a finger at its start. If false, it begins by itself, and pauseInteractiveTransition of the context gives it to the finger. A field of this name says it, too.", [.of("animator", AnimatorArgument.self)], answers: BooleanAnswer.self)
  static var methods: [MethodDeclaration] { [startInteractiveTransition.declaration, wantsInteractiveStart.declaration] }
}

enum ViewControllerTransitioningDelegateMethods: ScriptProtocol {
  static let name = "UIViewControllerTransitioningDelegate"
  static let doc = "Gives a presented controller its own animations. It is the controller's transitioningDelegate."
  static let animationControllerForPresented = ScriptMethod<(UIViewController, UIViewController, UIViewController), AnimatorAnswer?>("animationControllerForPresented", "The animator for the presentation, or nil for the usual animation.", [.of("presented", UIViewController.self), .of("presenting", UIViewController.self), .of("source", UIViewController.self)], answers: AnimatorAnswer?.self)
  static let animationControllerForDismissed = ScriptMethod<UIViewController, AnimatorAnswer?>("animationControllerForDismissed", "The animator for the dismissal, or nil for the usual animation.", [.of("dismissed", UIViewController.self)], answers: AnimatorAnswer?.self)
  static let interactionControllerForPresentation = ScriptMethod<AnimatorArgument, InteractionAnswer?>("interactionControllerForPresentation", "The object with which a finger controls that animator, or nil.", [.of("animator", AnimatorArgument.self)], answers: InteractionAnswer?.self)
  static let interactionControllerForDismissal = ScriptMethod<AnimatorArgument, InteractionAnswer?>("interactionControllerForDismissal", "The object with which a finger controls that animator, or nil.", [.of("animator", AnimatorArgument.self)], answers: InteractionAnswer?.self)
  static let presentationControllerForPresented = ScriptMethod<(UIViewController, UIViewController?, UIViewController), UIPresentationController?>("presentationControllerForPresented", "The presentation controller for the style custom, or nil.", [.of("presented", UIViewController.self), .of("presenting", UIViewController?.self), .of("source", UIViewController.self)], answers: UIPresentationController?.self)
  static var methods: [MethodDeclaration] { [animationControllerForPresented.declaration, animationControllerForDismissed.declaration, interactionControllerForPresentation.declaration, interactionControllerForDismissal.declaration, presentationControllerForPresented.declaration] }
}

enum WebViewDelegateMethods: ScriptProtocol {
  static let name = "UIWebViewDelegate"
  static let doc = "Is told what becomes of the loads of a UIWebView."
  static let shouldStartLoadWith = ScriptMethod<(UIWebView, SessionArgument, WebNavigationType), BooleanAnswer>("shouldStartLoadWith", "Whether to load; true if the method is missing. request is a URLRequest.", [.of("webView", UIWebView.self), .of("request", SessionArgument.self), .of("navigationType", WebNavigationType.self)], answers: BooleanAnswer.self)
  static let webViewDidStartLoad = ScriptMethod<UIWebView, Anything>("webViewDidStartLoad", "A load has begun.", [.of("webView", UIWebView.self)])
  static let webViewDidFinishLoad = ScriptMethod<UIWebView, Anything>("webViewDidFinishLoad", "The page is loaded.", [.of("webView", UIWebView.self)])
  static let didFailLoadWithError = ScriptMethod<(UIWebView, WebError), Anything>("didFailLoadWithError", "The load has failed.", [.of("webView", UIWebView.self), .of("error", WebError.self)])
  static var methods: [MethodDeclaration] { [shouldStartLoadWith.declaration, webViewDidStartLoad.declaration, webViewDidFinishLoad.declaration, didFailLoadWithError.declaration] }
}

enum NavigationDelegateMethods: ScriptProtocol {
  static let name = "WKNavigationDelegate"
  static let doc = "Is told what becomes of the loads of a WKWebView, in this order."
  static let decidePolicyForNavigationAction = ScriptMethod<(WKWebView, WKNavigationAction, ScriptFunction), Anything>("decidePolicyForNavigationAction", "Whether to load: call decisionHandler with \"allow\" or \"cancel\", now or later. action has request.url and navigationType.", [.of("webView", WKWebView.self), .of("action", WKNavigationAction.self), .of("decisionHandler", ScriptFunction.self)])
  static let didStartProvisionalNavigation = ScriptMethod<(WKWebView, WKNavigation), Anything>("didStartProvisionalNavigation", "A load has begun.", [.of("webView", WKWebView.self), .of("navigation", WKNavigation.self)])
  static let didReceiveServerRedirectForProvisionalNavigation = ScriptMethod<(WKWebView, WKNavigation), Anything>("didReceiveServerRedirectForProvisionalNavigation", "The server has sent the load on to another address.", [.of("webView", WKWebView.self), .of("navigation", WKNavigation.self)])
  static let decidePolicyForNavigationResponse = ScriptMethod<(WKWebView, WKNavigationResponse, ScriptFunction), Anything>("decidePolicyForNavigationResponse", "Whether to show what the server sent: call decisionHandler with \"allow\" or \"cancel\". response has response.url and response.statusCode.", [.of("webView", WKWebView.self), .of("response", WKNavigationResponse.self), .of("decisionHandler", ScriptFunction.self)])
  static let didCommit = ScriptMethod<(WKWebView, WKNavigation), Anything>("didCommit", "The page begins to be shown.", [.of("webView", WKWebView.self), .of("navigation", WKNavigation.self)])
  static let didFinish = ScriptMethod<(WKWebView, WKNavigation), Anything>("didFinish", "The page is loaded.", [.of("webView", WKWebView.self), .of("navigation", WKNavigation.self)])
  static let didFail = ScriptMethod<(WKWebView, WKNavigation, WebError), Anything>("didFail", "The load has failed after the page began to be shown.", [.of("webView", WKWebView.self), .of("navigation", WKNavigation.self), .of("error", WebError.self)])
  static let didFailProvisionalNavigation = ScriptMethod<(WKWebView, WKNavigation, WebError), Anything>("didFailProvisionalNavigation", "The load has failed before anything was shown. The code of the error is a number.", [.of("webView", WKWebView.self), .of("navigation", WKNavigation.self), .of("error", WebError.self)])
  static var methods: [MethodDeclaration] { [decidePolicyForNavigationAction.declaration, didStartProvisionalNavigation.declaration, didReceiveServerRedirectForProvisionalNavigation.declaration, decidePolicyForNavigationResponse.declaration, didCommit.declaration, didFinish.declaration, didFail.declaration, didFailProvisionalNavigation.declaration] }
}

enum ScriptMessageHandlerMethods: ScriptProtocol {
  static let name = "WKScriptMessageHandler"
  static let doc = "Hears of what the pages of a WKWebView post to the app: webView.configuration.userContentController:add(handler, \"name\")."
  static let didReceive = ScriptMethod<(WKUserContentController, WKScriptMessage), Anything>("didReceive", "A page has posted a message: message.name, message.body.", [.of("controller", WKUserContentController.self), .of("message", WKScriptMessage.self)])
  static var methods: [MethodDeclaration] { [didReceive.declaration] }
}

extension ScriptProtocols {
  static let generated: [any ScriptProtocol.Type] = [
    AnimationDelegateMethods.self,
    LayerDelegateMethods.self,
    AdaptivePresentationControllerDelegateMethods.self,
    CollectionViewDataSourceMethods.self,
    CollectionViewDataSourcePrefetchingMethods.self,
    CollectionViewDelegateMethods.self,
    CollectionViewDelegateFlowLayoutMethods.self,
    CollectionViewDragDelegateMethods.self,
    CollectionViewDropDelegateMethods.self,
    ColorPickerViewControllerDelegateMethods.self,
    DragInteractionDelegateMethods.self,
    DropInteractionDelegateMethods.self,
    GestureRecognizerDelegateMethods.self,
    ImagePickerControllerDelegateMethods.self,
    NavigationBarDelegateMethods.self,
    NavigationControllerDelegateMethods.self,
    PageViewControllerDataSourceMethods.self,
    PageViewControllerDelegateMethods.self,
    PickerViewDataSourceMethods.self,
    PickerViewDelegateMethods.self,
    ScrollViewDelegateMethods.self,
    SearchBarDelegateMethods.self,
    SearchControllerDelegateMethods.self,
    SearchResultsUpdatingMethods.self,
    SplitViewControllerDelegateMethods.self,
    TabBarControllerDelegateMethods.self,
    TabBarDelegateMethods.self,
    TableViewDataSourceMethods.self,
    TableViewDataSourcePrefetchingMethods.self,
    TableViewDelegateMethods.self,
    TableViewDragDelegateMethods.self,
    TableViewDropDelegateMethods.self,
    TextFieldDelegateMethods.self,
    TextViewDelegateMethods.self,
    ToolbarDelegateMethods.self,
    ViewControllerAnimatedTransitioningMethods.self,
    ViewControllerInteractiveTransitioningMethods.self,
    ViewControllerTransitioningDelegateMethods.self,
    WebViewDelegateMethods.self,
    NavigationDelegateMethods.self,
    ScriptMessageHandlerMethods.self,
  ]
}
