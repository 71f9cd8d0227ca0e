---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---Is told when an animation starts and stops.
---@class CAAnimationDelegate
---@field animationDidStart? fun(self: any, animation: CAAnimation) The first frame of the animation is shown.
---@field animationDidStop? fun(self: any, animation: CAAnimation, finished: boolean) The animation has ended (finished is true), or was removed before its end (finished is false).

---Draws a layer and lays out its sublayers.
---@class CALayerDelegate
---@field display? fun(self: any, layer: CALayer) Sets the layer's contents. If this method exists, draw is not called.
---@field draw? fun(self: any, layer: CALayer, context: CGContext) Draws into a context that has the layer's coordinates.
---@field layoutSublayers? fun(self: any, layer: CALayer) Sets the frames of the sublayers.
---@field actionForKey? fun(self: any, layer: CALayer, key: string): any What runs when a property changes: an animation, a function(layer, key), false for nothing, or nil to continue the search.

---Hears where the device is, and what the user allows.
---@class CLLocationManagerDelegate
---@field didChangeAuthorization? fun(self: any, manager: CLLocationManager, status: string) What the user allows: once when the delegate is set, and at each change.
---@field locationManagerDidChangeAuthorization? fun(self: any, manager: CLLocationManager) The same since iOS 14, in place of didChangeAuthorization: ask the manager's authorizationStatus.
---@field didUpdateLocations? fun(self: any, manager: CLLocationManager, locations: table) The device is somewhere else: a list of CLLocations, the newest last.
---@field didFailWithError? fun(self: any, manager: CLLocationManager, error: any) The place can't be told: a CLError, such as "denied".
---@field didEnterRegion? fun(self: any, manager: CLLocationManager, region: any) The device has been inside for 20 s.
---@field didExitRegion? fun(self: any, manager: CLLocationManager, region: any) The device has been outside for 20 s.
---@field didDetermineState? fun(self: any, manager: CLLocationManager, state: string, region: any) The answer to requestState: "inside", "outside" or "unknown".
---@field didStartMonitoring? fun(self: any, manager: CLLocationManager, region: any) A region is watched from now on.
---@field monitoringDidFail? fun(self: any, manager: CLLocationManager, region: any, error: any) A region can't be watched: a CLError.

---Decides how a sheet or a popover is shown, and whether the user may dismiss it.
---@class UIAdaptivePresentationControllerDelegate
---@field adaptivePresentationStyle? fun(self: any, presentationController: UIPresentationController, traitCollection: UITraitCollection): UIModalPresentationStyle The style to use if there is no room for the style that was asked for; "none" keeps that style.
---@field viewControllerForAdaptivePresentationStyle? fun(self: any, presentationController: UIPresentationController, style: UIModalPresentationStyle): UIViewController|nil Another controller to show where there is no room for the style that was asked for, such as the same one in a navigation controller.
---@field willPresentWithAdaptiveStyle? fun(self: any, presentationController: UIPresentationController, style: UIModalPresentationStyle) The controller is about to be shown in this style; "none" for the one that was asked for.
---@field presentationControllerShouldDismiss? fun(self: any, presentationController: UIPresentationController): boolean Whether the user may dismiss the controller; true if the method is missing.
---@field sheetPresentationControllerDidChangeSelectedDetentIdentifier? fun(self: any, sheetPresentationController: UIPresentationController) The user has brought a sheet to another detent.
---@field presentationControllerWillDismiss? fun(self: any, presentationController: UIPresentationController) The user is dismissing the controller.
---@field presentationControllerDidDismiss? fun(self: any, presentationController: UIPresentationController) The user has dismissed the controller.
---@field prepareForPopoverPresentation? fun(self: any, popoverPresentationController: UIPresentationController) A popover is about to be shown: the last moment to say where.
---@field popoverPresentationControllerShouldDismissPopover? fun(self: any, popoverPresentationController: UIPresentationController): boolean Whether the user may dismiss the popover; true if the method is missing. Up to iOS 12; presentationControllerShouldDismiss is asked first.
---@field popoverPresentationControllerDidDismissPopover? fun(self: any, popoverPresentationController: UIPresentationController) The user has dismissed the popover. Up to iOS 12; presentationControllerDidDismiss is called first.
---@field presentationControllerDidAttemptToDismiss? fun(self: any, presentationController: UIPresentationController) The user has tried to dismiss the controller, which is not allowed.

---What an app is told by the system. A plugin that has didFinishLaunching is such a delegate.
---@class UIApplicationDelegate
---@field willFinishLaunching? fun(self: any, application: UIApplication) The app starts. A window that is made here exists when state is restored.
---@field shouldSaveApplicationState? fun(self: any, application: UIApplication, coder: any): boolean Whether the app's state is saved when it goes to the background; false if the method is missing.
---@field willEncodeRestorableState? fun(self: any, application: UIApplication, coder: any) Writes what the app itself must know after a relaunch.
---@field shouldRestoreApplicationState? fun(self: any, application: UIApplication, coder: any): boolean Whether a saved state is restored; false if the method is missing.
---@field viewControllerWithRestorationIdentifierPath? fun(self: any, application: UIApplication, path: string[], coder: any): UIViewController|nil The controller for a path of restoration identifiers, the outermost first; nil if it exists already.
---@field didDecodeRestorableState? fun(self: any, application: UIApplication, coder: any) All controllers have read their state.
---@field didFinishLaunching? fun(self: any, application: UIApplication) The app has started: make a window and show it. Where the system has launched it, a table follows that says why: { url = }, { shortcutItem = }, { userActivityDictionary = } or { remoteNotification = userInfo }. Of an address, an entry of the icon's menu and an activity the delegate hears next, unless the answer is false.
---@field configurationForConnecting? fun(self: any, application: UIApplication, session: any, options: any): UISceneConfiguration|nil A scene comes: UISceneConfiguration { name = "Main", delegateClass = SceneDelegate } for it. Without an answer the plugin's sceneDelegate hears of it.
---@field didBecomeActive? fun(self: any, application: UIApplication) The app is in front now.
---@field willResignActive? fun(self: any, application: UIApplication) The app is about to leave the front.
---@field didEnterBackground? fun(self: any, application: UIApplication) The app is in the background and no longer visible.
---@field willEnterForeground? fun(self: any, application: UIApplication) The app is about to be visible again.
---@field didReceiveMemoryWarning? fun(self: any, application: UIApplication) Memory is low.
---@field applicationSignificantTimeChange? fun(self: any, application: UIApplication) Another day has begun, or summer time has begun or ended; the notification follows.
---@field supportedInterfaceOrientationsFor? fun(self: any, application: UIApplication, window: UIWindow): UIInterfaceOrientationMask|UIInterfaceOrientationMask[]|nil How the screen may stand in a window: one or a list of portrait, landscapeLeft, ... Asked when the device turns; the answer counts in place of the plugin's supportedInterfaceOrientations.
---@field openURL? fun(self: any, application: UIApplication, url: any, options: table): boolean Another app opens an address with this app (app:openURL): a URL, and a table { openInPlace = false }. Return whether the app takes the address.
---@field didRegisterForRemoteNotificationsWithDeviceToken? fun(self: any, application: UIApplication, deviceToken: any) The answer to registerForRemoteNotifications: 32 bytes for the app's server.
---@field didReceiveRemoteNotification? fun(self: any, application: UIApplication, userInfo: table, completionHandler: function) A push with content-available has come: call completionHandler with "newData", "noData" or "failed" within 30 s.
---@field continueUserActivity? fun(self: any, application: UIApplication, userActivity: any, restorationHandler: function): boolean The user goes on with something, such as a link to the app's web site (app:continueActivity): an NSUserActivity. Return whether the app does.
---@field performActionFor? fun(self: any, application: UIApplication, shortcutItem: any, completionHandler: function) The user has chosen a UIApplicationShortcutItem of the icon's menu (app:quickAction): call completionHandler with whether it worked.
---@field accessibilityPerformMagicTap? fun(self: any, application: UIApplication): boolean The user of VoiceOver wants the app's most important action, and nothing on the screen did it. Return whether the app does.
---@field willTerminate? fun(self: any, application: UIApplication) The app is about to end: the last chance to write something.
---@field didReceiveInput? fun(self: any, application: UIApplication, name: string, value: any) An input of the app's own kind has arrived, sent with `app:send`.

---What a collection view contains.
---@class UICollectionViewDataSource
---@field numberOfSections? fun(self: any, collectionView: UICollectionView): integer The number of sections; 1 if the method is missing.
---@field numberOfItemsInSection? fun(self: any, collectionView: UICollectionView, section: integer): integer The number of items in a section. Needed.
---@field cellForItemAt? fun(self: any, collectionView: UICollectionView, indexPath: IndexPath): UICollectionViewCell|nil The cell for an item, from dequeueReusableCell. Needed.
---@field viewForSupplementaryElementOfKind? fun(self: any, collectionView: UICollectionView, kind: string, indexPath: IndexPath): UICollectionReusableView|nil The view for a header, a footer or another supplementary element, from dequeueReusableSupplementaryView. Needed if the layout has any.
---@field canMoveItemAt? fun(self: any, collectionView: UICollectionView, indexPath: IndexPath): boolean Whether an item can be moved by a finger; if the method is missing, true if there is moveItemAt.
---@field moveItemAt? fun(self: any, collectionView: UICollectionView, from: IndexPath, to: IndexPath) The user has moved an item: change the model. The collection view has already changed.

---Is told about items before they are visible, to prepare their data.
---@class UICollectionViewDataSourcePrefetching
---@field prefetchItemsAt? fun(self: any, collectionView: UICollectionView, indexPaths: IndexPath[]) These items will soon be needed; the nearest first.
---@field cancelPrefetchingForItemsAt? fun(self: any, collectionView: UICollectionView, indexPaths: IndexPath[]) These items are no longer expected to be needed soon.

---Is told what the user does with the items of a collection view.
---@class UICollectionViewDelegate: UIScrollViewDelegate
---@field willDisplay? fun(self: any, collectionView: UICollectionView, cell: UICollectionViewCell, indexPath: IndexPath) A cell is about to be displayed.
---@field didEndDisplaying? fun(self: any, collectionView: UICollectionView, cell: UICollectionViewCell, indexPath: IndexPath) A cell is no longer displayed.
---@field willDisplaySupplementaryView? fun(self: any, collectionView: UICollectionView, view: UICollectionReusableView, kind: string, indexPath: IndexPath) A header, a footer or another view is about to be displayed.
---@field didEndDisplayingSupplementaryView? fun(self: any, collectionView: UICollectionView, view: UICollectionReusableView, kind: string, indexPath: IndexPath) A header, a footer or another view is no longer displayed.
---@field shouldHighlightItemAt? fun(self: any, collectionView: UICollectionView, indexPath: IndexPath): boolean Whether an item is highlighted when a finger lands on it; true if the method is missing. False: the item can't be selected by a tap.
---@field didHighlightItemAt? fun(self: any, collectionView: UICollectionView, indexPath: IndexPath) An item was highlighted, because a finger is on it.
---@field didUnhighlightItemAt? fun(self: any, collectionView: UICollectionView, indexPath: IndexPath) An item is no longer highlighted.
---@field shouldSelectItemAt? fun(self: any, collectionView: UICollectionView, indexPath: IndexPath): boolean Whether an item may be selected by a tap; true if the method is missing.
---@field shouldDeselectItemAt? fun(self: any, collectionView: UICollectionView, indexPath: IndexPath): boolean Whether a tap may deselect a selected item, where several items can be selected; true if the method is missing.
---@field didSelectItemAt? fun(self: any, collectionView: UICollectionView, indexPath: IndexPath) The user has selected an item.
---@field canPerformPrimaryActionForItemAt? fun(self: any, collectionView: UICollectionView, indexPath: IndexPath): boolean Whether a tap acts on an item beside selecting it; if the method is missing, true unless items are edited.
---@field performPrimaryActionForItemAt? fun(self: any, collectionView: UICollectionView, indexPath: IndexPath) The user has tapped an item to act on it, whether or not that has selected it; not where a tap adds to a selection.
---@field didDeselectItemAt? fun(self: any, collectionView: UICollectionView, indexPath: IndexPath) The user has deselected an item.
---@field targetIndexPathForMoveFromItemAt? fun(self: any, collectionView: UICollectionView, from: IndexPath, proposed: IndexPath): IndexPath The place to which an item that the user moves would go, for a proposed place. Return the proposed place or another one.
---@field targetContentOffsetForProposedContentOffset? fun(self: any, collectionView: UICollectionView, proposed: CGPoint): CGPoint|table The content offset after updates, and after the view has taken another layout, for a proposed one. Points.
---@field shouldSpringLoadItemAt? fun(self: any, collectionView: UICollectionView, indexPath: IndexPath, context: UISpringLoadedInteractionContext): boolean Whether an item acts, as by a tap, while items are held over it, where isSpringLoaded is true. If the method is missing, all do but those that are dragged.
---@field shouldBeginMultipleSelectionInteractionAt? fun(self: any, collectionView: UICollectionView, indexPath: IndexPath): boolean Whether two fingers that move from an item select several. Several must be selectable, now or while editing.
---@field didBeginMultipleSelectionInteractionAt? fun(self: any, collectionView: UICollectionView, indexPath: IndexPath) Two fingers begin to select items: a good moment for setEditing.
---@field collectionViewDidEndMultipleSelectionInteraction? fun(self: any, collectionView: UICollectionView) The fingers that have selected items have lifted.
---@field contextMenuConfigurationForItemsAt? fun(self: any, collectionView: UICollectionView, indexPaths: IndexPath[], point: CGPoint): UIContextMenuConfiguration|nil What a finger opens that rests for half a second; nil for nothing. The paths are those of the item under it, or of all selected ones if it is one of several; none between items. The point is in the view. Points.
---@field contextMenuConfigurationForItemAt? fun(self: any, collectionView: UICollectionView, indexPath: IndexPath, point: CGPoint): UIContextMenuConfiguration|nil The menu of one item, as up to iOS 15; asked where there is no contextMenuConfigurationForItemsAt.
---@field willPerformPreviewActionForMenuWith? fun(self: any, collectionView: UICollectionView, configuration: UIContextMenuConfiguration, animator: UIContextMenuInteractionAnimating) The user has tapped the item that its menu shows larger.
---@field willDisplayContextMenu? fun(self: any, collectionView: UICollectionView, configuration: UIContextMenuConfiguration, animator: UIContextMenuInteractionAnimating) A context menu is about to come.
---@field willEndContextMenuInteraction? fun(self: any, collectionView: UICollectionView, configuration: UIContextMenuConfiguration, animator: UIContextMenuInteractionAnimating) A context menu is about to go.

---Decides on sizes and distances that differ from item to item or from section to section, for a flow layout.
---@class UICollectionViewDelegateFlowLayout: UICollectionViewDelegate
---@field sizeForItemAt? fun(self: any, collectionView: UICollectionView, layout: UICollectionViewFlowLayout, indexPath: IndexPath): CGSize|table The size of an item. Points.
---@field insetForSectionAt? fun(self: any, collectionView: UICollectionView, layout: UICollectionViewFlowLayout, section: integer): UIEdgeInsets|table The distances of a section's items from its header, its footer and the edges. Points.
---@field minimumLineSpacingForSectionAt? fun(self: any, collectionView: UICollectionView, layout: UICollectionViewFlowLayout, section: integer): number The distance between the lines of a section. Points.
---@field minimumInteritemSpacingForSectionAt? fun(self: any, collectionView: UICollectionView, layout: UICollectionViewFlowLayout, section: integer): number The smallest distance between the items of a line. Points.
---@field referenceSizeForHeaderInSection? fun(self: any, collectionView: UICollectionView, layout: UICollectionViewFlowLayout, section: integer): CGSize|table The size of a section's header; only the length in the scroll direction counts. Points.
---@field referenceSizeForFooterInSection? fun(self: any, collectionView: UICollectionView, layout: UICollectionViewFlowLayout, section: integer): CGSize|table The size of a section's footer; only the length in the scroll direction counts. Points.

---Says what a finger drags from a collection view's items.
---@class UICollectionViewDragDelegate
---@field itemsForBeginning? fun(self: any, collectionView: UICollectionView, session: UIDragSession, indexPath: IndexPath): UIDragItem[] What a finger lifts that has rested on an item for half a second; an empty list for nothing.
---@field itemsForAddingTo? fun(self: any, collectionView: UICollectionView, session: UIDragSession, indexPath: IndexPath, point: CGPoint): UIDragItem[] What another finger adds to the items of a drag, by a tap on a item; an empty list for nothing.
---@field dragSessionAllowsMoveOperation? fun(self: any, collectionView: UICollectionView, session: UIDragSession): boolean Whether a drop may move the items.
---@field dragSessionWillBegin? fun(self: any, collectionView: UICollectionView, session: UIDragSession) The finger begins to carry the items.
---@field dragSessionDidEnd? fun(self: any, collectionView: UICollectionView, session: UIDragSession) The drag is over.

---Says what becomes of items that are dragged over a collection view.
---@class UICollectionViewDropDelegate
---@field canHandle? fun(self: any, collectionView: UICollectionView, session: UIDropSession): boolean Whether the collection view has anything to do with the items. Asked once, when they come over it first.
---@field dropSessionDidEnter? fun(self: any, collectionView: UICollectionView, session: UIDropSession) The items have come over the collection view.
---@field dropSessionDidUpdate? fun(self: any, collectionView: UICollectionView, session: UIDropSession, indexPath?: IndexPath): UICollectionViewDropProposal|nil What a lift would do now, and where; the path is nil where there is no item. Asked each time the finger moves.
---@field dropSessionDidExit? fun(self: any, collectionView: UICollectionView, session: UIDropSession) The items have left the collection view.
---@field performDropWith? fun(self: any, collectionView: UICollectionView, coordinator: UICollectionViewDropCoordinator) The finger has lifted over the collection view: change the data and the items.
---@field dropSessionDidEnd? fun(self: any, collectionView: UICollectionView, session: UIDropSession) The drag is over, here or elsewhere.

---Is told which colour the user has chosen.
---@class UIColorPickerViewControllerDelegate
---@field colorPickerViewControllerDidSelectColor? fun(self: any, viewController: UIColorPickerViewController) The user has chosen another colour: viewController.selectedColor.
---@field colorPickerViewControllerDidSelect? fun(self: any, viewController: UIColorPickerViewController, color: UIColor.Name|string|UIColor, continuously: boolean) The user has chosen a colour; continuously tells whether a finger is still choosing, which a simulated one never is.
---@field colorPickerViewControllerDidFinish? fun(self: any, viewController: UIColorPickerViewController) The user has closed the picker.

---Says what is dragged from a view. It is the delegate of a UIDragInteraction.
---@class UIDragInteractionDelegate
---@field itemsForBeginning? fun(self: any, interaction: UIDragInteraction, session: UIDragSession): UIDragItem[] What a finger lifts that has rested on the view for half a second; an empty list for nothing.
---@field itemsForAddingTo? fun(self: any, interaction: UIDragInteraction, session: UIDragSession, point: CGPoint): UIDragItem[] What another finger adds to the items of a drag, by a tap on the view; an empty list for nothing.
---@field previewForLifting? fun(self: any, interaction: UIDragInteraction, item: UIDragItem, session: UIDragSession): UIView|nil The view that is shown at the finger for an item; nil for the interaction's own.
---@field sessionAllowsMoveOperation? fun(self: any, interaction: UIDragInteraction, session: UIDragSession): boolean Whether the items may leave their place, so that a drop may move them.
---@field sessionWillBegin? fun(self: any, interaction: UIDragInteraction, session: UIDragSession) The finger begins to carry the items.
---@field sessionDidMove? fun(self: any, interaction: UIDragInteraction, session: UIDragSession) The finger has moved.
---@field sessionWillEndWith? fun(self: any, interaction: UIDragInteraction, session: UIDragSession, operation: UIDropOperation) The finger has lifted; what becomes of the items is decided.
---@field sessionDidEndWith? fun(self: any, interaction: UIDragInteraction, session: UIDragSession, operation: UIDropOperation) The drag is over; with move the items are to be taken away here.

---Says what becomes of items that are dragged over a view. It is the delegate of a UIDropInteraction.
---@class UIDropInteractionDelegate
---@field canHandle? fun(self: any, interaction: UIDropInteraction, session: UIDropSession): boolean Whether the view has anything to do with the items. Asked once, when they come over the view first.
---@field sessionDidEnter? fun(self: any, interaction: UIDropInteraction, session: UIDropSession) The items have come over the view.
---@field sessionDidUpdate? fun(self: any, interaction: UIDropInteraction, session: UIDropSession): UIDropProposal|nil What a lift would do now. Asked when the items have come, and each time the finger moves.
---@field sessionDidExit? fun(self: any, interaction: UIDropInteraction, session: UIDropSession) The items have left the view.
---@field performDrop? fun(self: any, interaction: UIDropInteraction, session: UIDropSession) The finger has lifted over the view: take the items.
---@field concludeDrop? fun(self: any, interaction: UIDropInteraction, session: UIDropSession) The items have come to rest.
---@field sessionDidEnd? fun(self: any, interaction: UIDropInteraction, session: UIDropSession) The drag is over, here or elsewhere. Told to every view over which the items have been.

---Decides what a recognizer may do, and together with which other recognizers.
---@class UIGestureRecognizerDelegate
---@field gestureRecognizerShouldBegin? fun(self: any, recognizer: UIGestureRecognizer): boolean Whether the recognizer may recognize its gesture now; true if the method is missing.
---@field shouldReceiveTouch? fun(self: any, recognizer: UIGestureRecognizer, touch: UITouch): boolean Whether the recognizer gets a touch; true if the method is missing.
---@field shouldRecognizeSimultaneouslyWith? fun(self: any, recognizer: UIGestureRecognizer, other: UIGestureRecognizer): boolean Whether both recognizers may recognize at the same time; false if the method is missing.
---@field shouldRequireFailureOf? fun(self: any, recognizer: UIGestureRecognizer, other: UIGestureRecognizer): boolean Whether the recognizer must wait until the other one has failed; false if the method is missing.
---@field shouldBeRequiredToFailBy? fun(self: any, recognizer: UIGestureRecognizer, other: UIGestureRecognizer): boolean Whether the other recognizer must wait until this one has failed; false if the method is missing.

---Is told which image the user has chosen. The delegate must dismiss the picker.
---@class UIImagePickerControllerDelegate
---@field didFinishPickingMediaWithInfo? fun(self: any, picker: UIImagePickerController, info: table) The chosen image: info.originalImage, info.editedImage if editing is allowed, info.mediaType.
---@field imagePickerControllerDidCancel? fun(self: any, picker: UIImagePickerController) The user has chosen no image.

---Decides about the items of a navigation bar that belongs to no navigation controller.
---@class UINavigationBarDelegate
---@field shouldPushItem? fun(self: any, navigationBar: UINavigationBar, item: UINavigationItem): boolean Whether an item may be pushed; true if the method is missing.
---@field didPushItem? fun(self: any, navigationBar: UINavigationBar, item: UINavigationItem) An item was pushed.
---@field shouldPopItem? fun(self: any, navigationBar: UINavigationBar, item: UINavigationItem): boolean Whether the top item may be popped; true if the method is missing.
---@field didPopItem? fun(self: any, navigationBar: UINavigationBar, item: UINavigationItem) An item was popped.

---Is told which controller a navigation controller shows, and can animate pushes and pops in its own way.
---@class UINavigationControllerDelegate
---@field navigationControllerWillShow? fun(self: any, navigationController: UINavigationController, controller: UIViewController, animated: boolean) A controller is about to become the visible one.
---@field navigationControllerDidShow? fun(self: any, navigationController: UINavigationController, controller: UIViewController, animated: boolean) A controller is the visible one, and the animation is over.
---@field animationControllerForOperation? fun(self: any, navigationController: UINavigationController, operation: UINavigationController.Operation, from: UIViewController, to: UIViewController): UIViewControllerAnimatedTransitioning|table|nil The animator for a push or a pop ("push", "pop"), or nil for the usual animation.
---@field interactionControllerForAnimator? fun(self: any, navigationController: UINavigationController, animator: UIViewControllerAnimatedTransitioning|table): UIPercentDrivenInteractiveTransition|UIViewControllerInteractiveTransitioning|table|nil The object with which a finger controls that animator, or nil.
---@field navigationControllerSupportedInterfaceOrientations? fun(self: any, navigationController: UINavigationController): UIInterfaceOrientationMask|UIInterfaceOrientationMask[] The orientations in which the interface may be.

---The pages before and after a page.
---@class UIPageViewControllerDataSource
---@field viewControllerBefore? fun(self: any, pageViewController: UIPageViewController, viewController: UIViewController): UIViewController|nil The page before a page, or nil if it is the first.
---@field viewControllerAfter? fun(self: any, pageViewController: UIPageViewController, viewController: UIViewController): UIViewController|nil The page after a page, or nil if it is the last.
---@field presentationCount? fun(self: any, pageViewController: UIPageViewController): integer The number of dots at the bottom.
---@field presentationIndex? fun(self: any, pageViewController: UIPageViewController): integer The number of the dot for the page that setViewControllers shows, from 1.

---Is told when the user moves from page to page.
---@class UIPageViewControllerDelegate
---@field willTransitionTo? fun(self: any, pageViewController: UIPageViewController, pending: UIViewController[]) The user begins to move to another page; pending is a list with that page.
---@field didFinishAnimating? fun(self: any, pageViewController: UIPageViewController, finished: boolean, previous: UIViewController[], completed: boolean): any The pages have stopped. completed is true if another page is shown now.

---How many wheels a picker has, and how many rows they have. Wheels and rows count from 1.
---@class UIPickerViewDataSource
---@field numberOfComponents? fun(self: any, pickerView: UIPickerView): integer The number of wheels; 1 if the method is missing.
---@field numberOfRowsInComponent? fun(self: any, pickerView: UIPickerView, component: integer): integer The number of rows of a wheel.

---What the rows of a picker show, and which row the user has chosen. Wheels and rows count from 1.
---@class UIPickerViewDelegate
---@field titleForRow? fun(self: any, pickerView: UIPickerView, row: integer, component: integer): string|nil The text of a row.
---@field attributedTitleForRow? fun(self: any, pickerView: UIPickerView, row: integer, component: integer): any The text of a row with attributes, in place of titleForRow.
---@field viewForRow? fun(self: any, pickerView: UIPickerView, row: integer, component: integer, reusing?: UIView): UIView|nil A view for a row, in place of a text. reusing is a view that is no longer visible, or nil.
---@field didSelectRow? fun(self: any, pickerView: UIPickerView, row: integer, component: integer) The user has chosen a row, and the wheel has stopped.
---@field rowHeightForComponent? fun(self: any, pickerView: UIPickerView, component: integer): number The height of the rows of a wheel; 32 if the method is missing. Points.
---@field widthForComponent? fun(self: any, pickerView: UIPickerView, component: integer): number The width of a wheel. Points.

---What a scroll view asks and tells.
---@class UIScrollViewDelegate
---@field scrollViewDidScroll? fun(self: any, scrollView: UIScrollView) contentOffset has changed.
---@field scrollViewWillBeginDragging? fun(self: any, scrollView: UIScrollView) A finger begins to drag the content.
---@field scrollViewWillEndDragging? fun(self: any, scrollView: UIScrollView, velocity: CGPoint, target: CGPoint): CGPoint|table|nil The finger lifts. Return a point to change where the content will stop. Velocity in points per millisecond.
---@field scrollViewDidEndDragging? fun(self: any, scrollView: UIScrollView, willDecelerate: boolean) The finger has lifted. willDecelerate is true if the content continues to move.
---@field scrollViewWillBeginDecelerating? fun(self: any, scrollView: UIScrollView) The content continues to move after the finger has lifted.
---@field scrollViewDidEndDecelerating? fun(self: any, scrollView: UIScrollView) The content has stopped after a deceleration.
---@field scrollViewDidEndScrollingAnimation? fun(self: any, scrollView: UIScrollView) A scroll that the app animated has ended.
---@field scrollViewShouldScrollToTop? fun(self: any, scrollView: UIScrollView): boolean Whether a tap on the status bar scrolls the content to its top; true if the method is missing.
---@field scrollViewDidScrollToTop? fun(self: any, scrollView: UIScrollView) The content has scrolled to its top.
---@field accessibilityScrollStatus? fun(self: any, scrollView: UIScrollView): string|nil What assistive technology says after the user has scrolled by a page, or nil for the usual words.
---@field scrollViewDidChangeAdjustedContentInset? fun(self: any, scrollView: UIScrollView) adjustedContentInset has changed.
---@field viewForZooming? fun(self: any, scrollView: UIScrollView): UIView|nil The view that two fingers zoom, or nil.
---@field scrollViewWillBeginZooming? fun(self: any, scrollView: UIScrollView, view?: UIView) Two fingers begin to zoom.
---@field scrollViewDidZoom? fun(self: any, scrollView: UIScrollView) zoomScale has changed.
---@field scrollViewDidEndZooming? fun(self: any, scrollView: UIScrollView, view: UIView|boolean, scale: number) Zooming has ended. view is false if there is none.

---Is told what the user types into a search bar, and which of its buttons are tapped.
---@class UISearchBarDelegate
---@field searchBarShouldBeginEditing? fun(self: any, searchBar: UISearchBar): boolean Whether editing may begin in the field; true if the method is missing.
---@field searchBarTextDidBeginEditing? fun(self: any, searchBar: UISearchBar) Editing has begun in the field.
---@field searchBarShouldEndEditing? fun(self: any, searchBar: UISearchBar): boolean Whether editing may end; true if the method is missing.
---@field searchBarTextDidEndEditing? fun(self: any, searchBar: UISearchBar) Editing has ended.
---@field textDidChange? fun(self: any, searchBar: UISearchBar, searchText: string) The user has changed the text.
---@field shouldChangeTextIn? fun(self: any, searchBar: UISearchBar, range: integer[]|table, text: string): boolean Whether a text may replace a range of the present text; true if the method is missing. range is { first, last }, from 1 in UTF-16 units; it has UIKit's location and length, too.
---@field searchBarSearchButtonClicked? fun(self: any, searchBar: UISearchBar) The search key was pressed. Editing continues.
---@field searchBarCancelButtonClicked? fun(self: any, searchBar: UISearchBar) The cancel button was tapped. The text stays, and editing continues.
---@field selectedScopeButtonIndexDidChange? fun(self: any, searchBar: UISearchBar, selectedScope: integer) The user has chosen another scope; selectedScope counts from 1.

---Is told when a search begins and ends.
---@class UISearchControllerDelegate
---@field willPresentSearchController? fun(self: any, searchController: UISearchController) The search is about to begin.
---@field didPresentSearchController? fun(self: any, searchController: UISearchController) The search has begun.
---@field willDismissSearchController? fun(self: any, searchController: UISearchController) The search is about to end; its text is already empty.
---@field didDismissSearchController? fun(self: any, searchController: UISearchController) The search has ended.

---Finds the results of a search.
---@class UISearchResultsUpdating
---@field updateSearchResults? fun(self: any, searchController: UISearchController) The search has begun or ended, or its text has changed: show other results.

---Decides how a split view controller shows its two controllers, and what happens to them when there is room for only one.
---@class UISplitViewControllerDelegate
---@field willChangeToDisplayMode? fun(self: any, splitViewController: UISplitViewController, displayMode: UISplitViewController.DisplayMode) The display mode is about to change.
---@field targetDisplayModeForAction? fun(self: any, splitViewController: UISplitViewController): UISplitViewController.DisplayMode The display mode to which the display mode button leads; "automatic" lets the split view controller decide.
---@field showViewController? fun(self: any, splitViewController: UISplitViewController, controller: UIViewController): boolean Return true if the delegate has shown the controller itself, as the primary one.
---@field showDetailViewController? fun(self: any, splitViewController: UISplitViewController, controller: UIViewController): boolean Return true if the delegate has shown the controller itself, as the secondary one.
---@field primaryViewControllerForCollapsing? fun(self: any, splitViewController: UISplitViewController): UIViewController|nil The controller that remains when there is room for only one; nil means the primary one.
---@field primaryViewControllerForExpanding? fun(self: any, splitViewController: UISplitViewController): UIViewController|nil The primary controller when there is room for two again; nil keeps the present one.
---@field collapseSecondary? fun(self: any, splitViewController: UISplitViewController, secondary: UIViewController, primary: UIViewController): boolean Called when there is room for only one controller. Return true if the secondary one should not be shown on top of the primary one.
---@field separateSecondary? fun(self: any, splitViewController: UISplitViewController, primary: UIViewController): UIViewController|nil The secondary controller when there is room for two again; nil means the top controller of the stack.
---@field topColumnForCollapsingToProposedTopColumn? fun(self: any, splitViewController: UISplitViewController, proposedTopColumn: UISplitViewController.Column): UISplitViewController.Column Called for a split view controller with columns when there is room for only one. Return the column that lies on top.
---@field displayModeForExpandingToProposedDisplayMode? fun(self: any, splitViewController: UISplitViewController, proposedDisplayMode: UISplitViewController.DisplayMode): UISplitViewController.DisplayMode Called for a split view controller with columns when there is room for several again. Return the display mode that it then has.
---@field splitViewControllerDidCollapse? fun(self: any, splitViewController: UISplitViewController) The columns have become one.
---@field splitViewControllerDidExpand? fun(self: any, splitViewController: UISplitViewController) The columns stand beside each other again.
---@field willShowColumn? fun(self: any, splitViewController: UISplitViewController, column: UISplitViewController.Column) A column is about to be shown beside or over the secondary one.
---@field willHideColumn? fun(self: any, splitViewController: UISplitViewController, column: UISplitViewController.Column) A column is about to be hidden.
---@field splitViewControllerSupportedInterfaceOrientations? fun(self: any, splitViewController: UISplitViewController): UIInterfaceOrientationMask|UIInterfaceOrientationMask[] The orientations in which the interface may be.

---Is told about taps on the tabs of a tab bar controller.
---@class UITabBarControllerDelegate
---@field shouldSelectViewController? fun(self: any, tabBarController: UITabBarController, controller: UIViewController): boolean Whether a tap may select a controller; true if the method is missing.
---@field didSelectViewController? fun(self: any, tabBarController: UITabBarController, controller: UIViewController) A tap has selected a controller.
---@field animationControllerForTransitionFrom? fun(self: any, tabBarController: UITabBarController, from: UIViewController, to: UIViewController): UIViewControllerAnimatedTransitioning|table|nil The animator for a switch from one tab's controller to another's, or nil for a switch at once.
---@field interactionControllerForAnimator? fun(self: any, tabBarController: UITabBarController, animator: UIViewControllerAnimatedTransitioning|table): UIPercentDrivenInteractiveTransition|UIViewControllerInteractiveTransitioning|table|nil The object with which a finger controls that animator, or nil.
---@field tabBarControllerSupportedInterfaceOrientations? fun(self: any, tabBarController: UITabBarController): UIInterfaceOrientationMask|UIInterfaceOrientationMask[] The orientations in which the interface may be.

---Is told about taps on a tab bar that belongs to no tab bar controller.
---@class UITabBarDelegate
---@field tabBarDidSelectItem? fun(self: any, tabBar: UITabBar, item: UITabBarItem) The user has tapped a tab.

---What a table contains. A plugin may be a data source.
---@class UITableViewDataSource
---@field numberOfSections? fun(self: any, tableView: UITableView): integer The number of sections; 1 if the method is missing.
---@field numberOfRowsInSection? fun(self: any, tableView: UITableView, section: integer): integer The number of rows in a section. Needed.
---@field cellForRowAt? fun(self: any, tableView: UITableView, indexPath: IndexPath): UITableViewCell The cell for a row, a new one or one from dequeueReusableCell. Needed.
---@field titleForHeaderInSection? fun(self: any, tableView: UITableView, section: integer): string|nil The title above a section, or nil.
---@field titleForFooterInSection? fun(self: any, tableView: UITableView, section: integer): string|nil The title below a section, or nil.
---@field sectionIndexTitles? fun(self: any, tableView: UITableView): string[]|nil The titles of the section index at the right edge, or nil.
---@field sectionForSectionIndexTitle? fun(self: any, tableView: UITableView, title: string, index: integer): integer|nil The section to which a title of the section index leads, from 1; nil leaves the content where it is.
---@field canEditRowAt? fun(self: any, tableView: UITableView, indexPath: IndexPath): boolean Whether a row can be edited; true if the method is missing.
---@field commitEditingStyle? fun(self: any, tableView: UITableView, style: UITableViewCell.EditingStyle, indexPath: IndexPath) The user deletes or inserts a row: change the model, then call deleteRows or insertRows.
---@field canMoveRowAt? fun(self: any, tableView: UITableView, indexPath: IndexPath): boolean Whether a row can be moved; if the method is missing, true if there is moveRowAt.
---@field moveRowAt? fun(self: any, tableView: UITableView, from: IndexPath, to: IndexPath) The user has moved a row: change the model. The table has already changed.

---Is told about rows before they are visible, to prepare their data.
---@class UITableViewDataSourcePrefetching
---@field prefetchRowsAt? fun(self: any, tableView: UITableView, indexPaths: IndexPath[]) These rows will soon be needed.
---@field cancelPrefetchingForRowsAt? fun(self: any, tableView: UITableView, indexPaths: IndexPath[]) These rows are no longer expected to be needed soon.

---Decides how a table looks, and is told what the user does with its rows.
---@class UITableViewDelegate: UIScrollViewDelegate
---@field heightForRowAt? fun(self: any, tableView: UITableView, indexPath: IndexPath): number The height of a row. Points.
---@field heightsForRows? fun(self: any, tableView: UITableView, section: integer, first: integer, last: integer): number[]|number The heights of the rows from first to last, as a list, or as one number for all of them. It is asked in place of heightForRowAt. Points.
---@field estimatedHeightForRowAt? fun(self: any, tableView: UITableView, indexPath: IndexPath): number An estimate of the height of a row, used until the row is visible. Points.
---@field willDisplay? fun(self: any, tableView: UITableView, cell: UITableViewCell, indexPath: IndexPath) A cell is about to be displayed.
---@field didEndDisplaying? fun(self: any, tableView: UITableView, cell: UITableViewCell, indexPath: IndexPath) A cell is no longer displayed.
---@field heightForHeaderInSection? fun(self: any, tableView: UITableView, section: integer): number The height of a section's header. Points.
---@field heightForFooterInSection? fun(self: any, tableView: UITableView, section: integer): number The height of a section's footer. Points.
---@field estimatedHeightForHeaderInSection? fun(self: any, tableView: UITableView, section: integer): number An estimate of the height of a header, used until it is visible. Points.
---@field estimatedHeightForFooterInSection? fun(self: any, tableView: UITableView, section: integer): number An estimate of the height of a footer, used until it is visible. Points.
---@field viewForHeaderInSection? fun(self: any, tableView: UITableView, section: integer): UIView|nil The header of a section, or nil to show its title.
---@field viewForFooterInSection? fun(self: any, tableView: UITableView, section: integer): UIView|nil The footer of a section, or nil to show its title.
---@field willDisplayHeaderView? fun(self: any, tableView: UITableView, view: UIView, section: integer) A header is about to be displayed.
---@field didEndDisplayingHeaderView? fun(self: any, tableView: UITableView, view: UIView, section: integer) A header is no longer displayed.
---@field willDisplayFooterView? fun(self: any, tableView: UITableView, view: UIView, section: integer) A footer is about to be displayed.
---@field didEndDisplayingFooterView? fun(self: any, tableView: UITableView, view: UIView, section: integer) A footer is no longer displayed.
---@field shouldHighlightRowAt? fun(self: any, tableView: UITableView, indexPath: IndexPath): boolean Whether a row is highlighted when a finger lands on it; true if the method is missing. False: the row can't be selected by a tap.
---@field didHighlightRowAt? fun(self: any, tableView: UITableView, indexPath: IndexPath) A row was highlighted, because a finger is on it.
---@field didUnhighlightRowAt? fun(self: any, tableView: UITableView, indexPath: IndexPath) A row is no longer highlighted.
---@field willSelectRowAt? fun(self: any, tableView: UITableView, indexPath: IndexPath): IndexPath|nil A row is about to be selected by the user. Return the row to select, or nil to refuse.
---@field didSelectRowAt? fun(self: any, tableView: UITableView, indexPath: IndexPath) The user has selected a row.
---@field canPerformPrimaryActionForRowAt? fun(self: any, tableView: UITableView, indexPath: IndexPath): boolean Whether a tap acts on a row beside selecting it; if the method is missing, true unless the table is edited.
---@field performPrimaryActionForRowAt? fun(self: any, tableView: UITableView, indexPath: IndexPath) The user has tapped a row to act on it, whether or not that has selected it; not where a tap adds to a selection.
---@field willDeselectRowAt? fun(self: any, tableView: UITableView, indexPath: IndexPath): IndexPath|nil A row is about to be deselected by the user. Return the row to deselect, or nil to refuse.
---@field didDeselectRowAt? fun(self: any, tableView: UITableView, indexPath: IndexPath) The user has deselected a row.
---@field editingStyleForRowAt? fun(self: any, tableView: UITableView, indexPath: IndexPath): UITableViewCell.EditingStyle The control of a row in editing mode: delete is a minus, insert a plus.
---@field titleForDeleteConfirmationButtonForRowAt? fun(self: any, tableView: UITableView, indexPath: IndexPath): string|nil The title of the button that deletes a row, or nil for Delete.
---@field shouldIndentWhileEditingRowAt? fun(self: any, tableView: UITableView, indexPath: IndexPath): boolean Whether the content of a row moves to the right in editing mode; true if the method is missing.
---@field willBeginEditingRowAt? fun(self: any, tableView: UITableView, indexPath: IndexPath) A row is about to be opened by a swipe.
---@field didEndEditingRowAt? fun(self: any, tableView: UITableView, indexPath?: IndexPath) A row that was opened by a swipe has closed.
---@field editActionsForRowAt? fun(self: any, tableView: UITableView, indexPath: IndexPath): UITableViewRowAction[]|nil The actions of a row that is swiped to the left, or nil for the default.
---@field leadingSwipeActionsConfigurationForRowAt? fun(self: any, tableView: UITableView, indexPath: IndexPath): UISwipeActionsConfiguration|nil The actions of a row that is swiped to the right, or nil for none.
---@field trailingSwipeActionsConfigurationForRowAt? fun(self: any, tableView: UITableView, indexPath: IndexPath): UISwipeActionsConfiguration|nil The actions of a row that is swiped to the left, or nil for the default.
---@field targetIndexPathForMoveFromRowAt? fun(self: any, tableView: UITableView, from: IndexPath, proposed: IndexPath): IndexPath The place to which a row that the user moves would go, for a proposed place. Return the proposed place or another one.
---@field indentationLevelForRowAt? fun(self: any, tableView: UITableView, indexPath: IndexPath): integer How many steps the content of a row is indented.
---@field accessoryButtonTappedForRowWith? fun(self: any, tableView: UITableView, indexPath: IndexPath) The user has tapped the detail button of a row.
---@field shouldSpringLoadRowAt? fun(self: any, tableView: UITableView, indexPath: IndexPath, context: UISpringLoadedInteractionContext): boolean Whether a row acts, as by a tap, while items are held over it, where isSpringLoaded is true. If the method is missing, all do but those that are dragged.
---@field shouldBeginMultipleSelectionInteractionAt? fun(self: any, tableView: UITableView, indexPath: IndexPath): boolean Whether two fingers that move from a row select several. Several must be selectable, now or while editing.
---@field didBeginMultipleSelectionInteractionAt? fun(self: any, tableView: UITableView, indexPath: IndexPath) Two fingers begin to select rows: a good moment for setEditing.
---@field tableViewDidEndMultipleSelectionInteraction? fun(self: any, tableView: UITableView) The fingers that have selected rows have lifted.
---@field contextMenuConfigurationForRowAt? fun(self: any, tableView: UITableView, indexPath: IndexPath, point: CGPoint): UIContextMenuConfiguration|nil What a finger opens that rests on a row for half a second; nil for nothing. The point is in the table. Points.
---@field willPerformPreviewActionForMenuWith? fun(self: any, tableView: UITableView, configuration: UIContextMenuConfiguration, animator: UIContextMenuInteractionAnimating) The user has tapped the row that its menu shows larger.
---@field willDisplayContextMenu? fun(self: any, tableView: UITableView, configuration: UIContextMenuConfiguration, animator: UIContextMenuInteractionAnimating) A context menu is about to come.
---@field willEndContextMenuInteraction? fun(self: any, tableView: UITableView, configuration: UIContextMenuConfiguration, animator: UIContextMenuInteractionAnimating) A context menu is about to go.

---Says what a finger drags from a table's rows.
---@class UITableViewDragDelegate
---@field itemsForBeginning? fun(self: any, tableView: UITableView, session: UIDragSession, indexPath: IndexPath): UIDragItem[] What a finger lifts that has rested on a row for half a second; an empty list for nothing.
---@field itemsForAddingTo? fun(self: any, tableView: UITableView, session: UIDragSession, indexPath: IndexPath, point: CGPoint): UIDragItem[] What another finger adds to the items of a drag, by a tap on a row; an empty list for nothing.
---@field dragSessionAllowsMoveOperation? fun(self: any, tableView: UITableView, session: UIDragSession): boolean Whether a drop may move the items.
---@field dragSessionWillBegin? fun(self: any, tableView: UITableView, session: UIDragSession) The finger begins to carry the items.
---@field dragSessionDidEnd? fun(self: any, tableView: UITableView, session: UIDragSession) The drag is over.

---Says what becomes of items that are dragged over a table.
---@class UITableViewDropDelegate
---@field canHandle? fun(self: any, tableView: UITableView, session: UIDropSession): boolean Whether the table has anything to do with the items. Asked once, when they come over it first.
---@field dropSessionDidEnter? fun(self: any, tableView: UITableView, session: UIDropSession) The items have come over the table.
---@field dropSessionDidUpdate? fun(self: any, tableView: UITableView, session: UIDropSession, indexPath?: IndexPath): UITableViewDropProposal|nil What a lift would do now, and where; the path is nil where there is no row. Asked each time the finger moves.
---@field dropSessionDidExit? fun(self: any, tableView: UITableView, session: UIDropSession) The items have left the table.
---@field performDropWith? fun(self: any, tableView: UITableView, coordinator: UITableViewDropCoordinator) The finger has lifted over the table: change the data and the rows.
---@field dropSessionDidEnd? fun(self: any, tableView: UITableView, session: UIDropSession) The drag is over, here or elsewhere.

---Decides what a text field may do, and is told about changes by the user.
---@class UITextFieldDelegate
---@field textFieldShouldBeginEditing? fun(self: any, textField: UITextField): boolean Whether editing may begin; true if the method is missing.
---@field textFieldDidBeginEditing? fun(self: any, textField: UITextField) Editing has begun: the field is first responder.
---@field textFieldShouldEndEditing? fun(self: any, textField: UITextField): boolean Whether editing may end; true if the method is missing.
---@field textFieldDidEndEditing? fun(self: any, textField: UITextField, reason: string) Editing has ended: the field is no longer first responder. The reason is "committed".
---@field textFieldShouldReturn? fun(self: any, textField: UITextField): boolean The return key was pressed. Return whether the field may react to it; true if the method is missing.
---@field textFieldShouldClear? fun(self: any, textField: UITextField): boolean Whether the field may be emptied, by the clear button or because editing begins; true if the method is missing.
---@field textFieldDidChangeSelection? fun(self: any, textField: UITextField) The caret or the selection has moved.
---@field shouldChangeCharactersIn? fun(self: any, textField: UITextField, range: integer[]|table, string: string): boolean Whether a text may replace a range of the present text; true if the method is missing. range is { first, last }, from 1 in UTF-16 units; it has UIKit's location and length, too.

---Decides what a text view may do, and is told about changes by the user.
---@class UITextViewDelegate: UIScrollViewDelegate
---@field textViewShouldBeginEditing? fun(self: any, textView: UITextView): boolean Whether editing may begin; true if the method is missing.
---@field textViewDidBeginEditing? fun(self: any, textView: UITextView) Editing has begun: the text view is first responder, and the keyboard is on its way.
---@field textViewShouldEndEditing? fun(self: any, textView: UITextView): boolean Whether editing may end; true if the method is missing.
---@field textViewDidEndEditing? fun(self: any, textView: UITextView) Editing has ended.
---@field shouldChangeTextIn? fun(self: any, textView: UITextView, range: integer[]|table, text: string): boolean Whether a text may replace a range of the present text; true if the method is missing. range is { first, last }, from 1 in UTF-16 units; it has UIKit's location and length, too.
---@field shouldInteractWith? fun(self: any, textView: UITextView, url: URL|string, range: integer[]|table, interaction: UITextItemInteraction): boolean Whether a tap on a link opens its address; true if the method is missing. url is what the attribute link was given, a URL or a text, and a text for what is found. range is { first, last }, from 1 in UTF-16 units. interaction is what the finger asks for.
---@field textViewDidChange? fun(self: any, textView: UITextView) The user has changed the text.
---@field textViewDidChangeSelection? fun(self: any, textView: UITextView) The caret or the selection has moved.

---Where a toolbar stands.
---@class UIToolbarDelegate
---@field positionForBar? fun(self: any, bar: UIToolbar): UIBarPosition|nil bottom: a hairline above it; top: one below; topAttached: its plate reaches up to the screen's edge, too.

---An animator: it moves the views of a transition.
---@class UIViewControllerAnimatedTransitioning
---@field transitionDuration? fun(self: any, context?: UIViewControllerContextTransitioning): number The duration of the transition. Seconds.
---@field animateTransition? fun(self: any, context: UIViewControllerContextTransitioning) Adds the new view to the containerView, animates, and calls context:completeTransition(true) at the end.
---@field animationEnded? fun(self: any, completed: boolean) The transition is over.

---Lets a finger control a transition. UIPercentDrivenInteractiveTransition is enough in most cases.
---@class UIViewControllerInteractiveTransitioning
---@field startInteractiveTransition? fun(self: any, context: UIViewControllerContextTransitioning) The transition begins.

---A class with this method makes its own controllers when state is restored.
---@class UIViewControllerRestoration
---@field viewControllerWithRestorationIdentifierPath? fun(self: any, path: string[], coder: any): UIViewController|nil A new controller for a path of restoration identifiers, the outermost first. With nil the controller is not restored.

---Gives a presented controller its own animations. It is the controller's transitioningDelegate.
---@class UIViewControllerTransitioningDelegate
---@field animationControllerForPresented? fun(self: any, presented: UIViewController, presenting: UIViewController, source: UIViewController): UIViewControllerAnimatedTransitioning|table|nil The animator for the presentation, or nil for the usual animation.
---@field animationControllerForDismissed? fun(self: any, dismissed: UIViewController): UIViewControllerAnimatedTransitioning|table|nil The animator for the dismissal, or nil for the usual animation.
---@field interactionControllerForPresentation? fun(self: any, animator: UIViewControllerAnimatedTransitioning|table): UIPercentDrivenInteractiveTransition|UIViewControllerInteractiveTransitioning|table|nil The object with which a finger controls that animator, or nil.
---@field interactionControllerForDismissal? fun(self: any, animator: UIViewControllerAnimatedTransitioning|table): UIPercentDrivenInteractiveTransition|UIViewControllerInteractiveTransitioning|table|nil The object with which a finger controls that animator, or nil.
---@field presentationControllerForPresented? fun(self: any, presented: UIViewController, presenting?: UIViewController, source: UIViewController): UIPresentationController|nil The presentation controller for the style custom, or nil.

---Is told what becomes of the loads of a UIWebView.
---@class UIWebViewDelegate
---@field shouldStartLoadWith? fun(self: any, webView: UIWebView, request: any, navigationType: WebNavigationType): boolean Whether to load; true if the method is missing. request is a URLRequest.
---@field webViewDidStartLoad? fun(self: any, webView: UIWebView) A load has begun.
---@field webViewDidFinishLoad? fun(self: any, webView: UIWebView) The page is loaded.
---@field didFailLoadWithError? fun(self: any, webView: UIWebView, error: NSError) The load has failed.

---What a scene's delegate hears: the plugin's sceneDelegate, a class or a table. The app delegate is not told of these moments then.
---@class UIWindowSceneDelegate
---@field willConnectTo? fun(self: any, scene: UIWindowScene, session: any, options: any) The scene comes to the app: make a window and show it. session.stateRestorationActivity is what the delegate answered before the last end; options says why the scene comes.
---@field sceneWillEnterForeground? fun(self: any, scene: UIWindowScene) The scene is about to be visible; also at the start.
---@field sceneDidBecomeActive? fun(self: any, scene: UIWindowScene) The scene is in front now; at the start after the first frame.
---@field sceneWillResignActive? fun(self: any, scene: UIWindowScene) The scene is about to leave the front.
---@field sceneDidEnterBackground? fun(self: any, scene: UIWindowScene) The scene is no longer visible.
---@field sceneDidDisconnect? fun(self: any, scene: UIWindowScene) The scene leaves the app, which the user ends.
---@field stateRestorationActivity? fun(self: any, scene: UIWindowScene): NSUserActivity|nil Asked when the scene has entered the background: an NSUserActivity with what the next launch must know, or nil. It is lost when the user ends the app.
---@field restoreInteractionStateWith? fun(self: any, scene: UIWindowScene, stateRestorationActivity: any) Comes after willConnectTo, with the activity of the last run.
---@field openURLContexts? fun(self: any, scene: UIWindowScene, URLContexts: table) Another app opens addresses with this app (app:openURL): a list of UIOpenURLContext, each with a url.
---@field continueUserActivity? fun(self: any, scene: UIWindowScene, userActivity: any) The user goes on with something, such as a link to the app's web site (app:continueActivity): an NSUserActivity.
---@field performActionFor? fun(self: any, windowScene: UIWindowScene, shortcutItem: any, completionHandler: function) The user has chosen a UIApplicationShortcutItem of the icon's menu (app:quickAction) while the app ran: call completionHandler with whether it worked.

---Hears of notifications that come while the app is in front, and of what the user does with notifications.
---@class UNUserNotificationCenterDelegate
---@field willPresent? fun(self: any, center: UNUserNotificationCenter, notification: any, completionHandler: function): NotificationPresentation|NotificationPresentation[]|nil A UNNotification comes while the app is in front: return how it is shown, { "banner", "badge" }, or call completionHandler with it; {} for not at all. Without the method it is not shown.
---@field didReceive? fun(self: any, center: UNUserNotificationCenter, response: any, completionHandler: function) The user has touched a notification or one of its actions, as the UNNotificationResponse says: call completionHandler when the app has done what that means.

---Is told what becomes of a session's tasks that have no completion; of redirections, waiting and sending also of the others.
---@class URLSessionDelegate
---@field taskIsWaitingForConnectivity? fun(self: any, session: any, task: URLSessionTask) The device is offline, and the task waits.
---@field willPerformHTTPRedirection? fun(self: any, session: any, task: URLSessionTask, response: any, request: any, completionHandler: function) The server sends the task on: call completionHandler with a URLRequest, or with nil to have the redirecting answer itself.
---@field didReceiveResponse? fun(self: any, session: any, task: URLSessionTask, response: any, completionHandler: function) The head of the answer has come: call completionHandler with "allow" or "cancel".
---@field didReceiveData? fun(self: any, session: any, task: URLSessionTask, data: table) A piece of the body has come, at most one in a frame.
---@field didSendBodyData? fun(self: any, session: any, task: URLSessionTask, bytesSent: integer, totalBytesSent: integer, totalBytesExpectedToSend: integer) The body of the request has gone, in one piece: bytesSent is its length, and so are the two others.
---@field didWriteData? fun(self: any, session: any, task: URLSessionTask, bytesWritten: integer, totalBytesWritten: integer, totalBytesExpectedToWrite: integer) A piece of a download has come: its length, how much has come in all, and how much will come, or -1. Bytes.
---@field didFinishDownloadingTo? fun(self: any, session: any, task: URLSessionTask, location: any) A download is in a file, which is gone when the method has returned.
---@field didCompleteWithError? fun(self: any, session: any, task: URLSessionTask, error: any) It is over; error is nil where all is well.

---Is told what becomes of the loads of a WKWebView, in this order.
---@class WKNavigationDelegate
---@field decidePolicyForNavigationAction? fun(self: any, webView: WKWebView, action: WKNavigationAction, decisionHandler: function) Whether to load: call decisionHandler with "allow" or "cancel", now or later. action has request.url and navigationType.
---@field didStartProvisionalNavigation? fun(self: any, webView: WKWebView, navigation: WKNavigation) A load has begun.
---@field didReceiveServerRedirectForProvisionalNavigation? fun(self: any, webView: WKWebView, navigation: WKNavigation) The server has sent the load on to another address.
---@field decidePolicyForNavigationResponse? fun(self: any, webView: WKWebView, response: WKNavigationResponse, decisionHandler: function) Whether to show what the server sent: call decisionHandler with "allow" or "cancel". response has response.url and response.statusCode.
---@field didCommit? fun(self: any, webView: WKWebView, navigation: WKNavigation) The page begins to be shown.
---@field didFinish? fun(self: any, webView: WKWebView, navigation: WKNavigation) The page is loaded.
---@field didFail? fun(self: any, webView: WKWebView, navigation: WKNavigation, error: NSError) The load has failed after the page began to be shown.
---@field didFailProvisionalNavigation? fun(self: any, webView: WKWebView, navigation: WKNavigation, error: NSError) The load has failed before anything was shown. The code of the error is a number.

---Hears of what the pages of a WKWebView post to the app: webView.configuration.userContentController:add(handler, "name").
---@class WKScriptMessageHandler
---@field didReceive? fun(self: any, controller: WKUserContentController, message: WKScriptMessage) A page has posted a message: message.name, message.body.
