---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What an app hears of the system. A plugin that has didFinishLaunching is one.
---@class UIApplicationDelegate
---@field willFinishLaunching? fun(self: any, application: UIApplication) It starts: a window made here is there when state is restored.
---@field shouldSaveApplicationState? fun(self: any, application: UIApplication, coder: any): boolean Whether controllers are asked what they are, as it goes to the background; no without it.
---@field willEncodeRestorableState? fun(self: any, application: UIApplication, coder: any) What the app itself keeps.
---@field shouldRestoreApplicationState? fun(self: any, application: UIApplication, coder: any): boolean Whether they are made so again; no without it.
---@field viewControllerWithRestorationIdentifierPath? fun(self: any, application: UIApplication, path: string[], coder: any): UIViewController|nil The controller for a list of identifiers, the outermost first; nil for one that is there.
---@field didDecodeRestorableState? fun(self: any, application: UIApplication, coder: any) The controllers have what they had.
---@field didFinishLaunching? fun(self: any, application: UIApplication) It starts: make a window and show it.
---@field didBecomeActive? fun(self: any, application: UIApplication) It is in front.
---@field willResignActive? fun(self: any, application: UIApplication) It is about to leave the front.
---@field didEnterBackground? fun(self: any, application: UIApplication) It is no longer seen.
---@field willEnterForeground? fun(self: any, application: UIApplication) It is about to be seen again.
---@field didReceiveMemoryWarning? fun(self: any, application: UIApplication) Memory is short.
---@field willTerminate? fun(self: any, application: UIApplication) It is about to end: the last moment to keep something.
---@field didReceiveInput? fun(self: any, application: UIApplication, name: string, value: any) An input of the app's own kind has come, as `app:send` sends it.

---What a class has that makes its controllers again.
---@class UIViewControllerRestoration
---@field viewControllerWithRestorationIdentifierPath? fun(self: any, path: string[], coder: any): UIViewController|nil A new controller for a list of identifiers, the outermost first; nil leaves it out.

---What a scroll view does.
---@class UIScrollViewDelegate
---@field scrollViewDidScroll? fun(self: any, scrollView: UIScrollView) contentOffset has changed.
---@field scrollViewWillBeginDragging? fun(self: any, scrollView: UIScrollView) A finger begins to drag.
---@field scrollViewWillEndDragging? fun(self: any, scrollView: UIScrollView, velocity: CGPoint, target: CGPoint): CGPoint|number[]|nil The finger lifts; a point that it answers is where to come to rest. Velocity in points per millisecond.
---@field scrollViewDidEndDragging? fun(self: any, scrollView: UIScrollView, willDecelerate: boolean) The finger has lifted.
---@field scrollViewWillBeginDecelerating? fun(self: any, scrollView: UIScrollView) It goes on by itself.
---@field scrollViewDidEndDecelerating? fun(self: any, scrollView: UIScrollView) It has come to rest.
---@field scrollViewDidEndScrollingAnimation? fun(self: any, scrollView: UIScrollView) An animated scroll by program has ended.
---@field scrollViewShouldScrollToTop? fun(self: any, scrollView: UIScrollView): boolean Whether a tap on the status bar scrolls it; yes without it.
---@field scrollViewDidScrollToTop? fun(self: any, scrollView: UIScrollView) It has scrolled to its top.
---@field scrollViewDidChangeAdjustedContentInset? fun(self: any, scrollView: UIScrollView) adjustedContentInset has changed.
---@field viewForZooming? fun(self: any, scrollView: UIScrollView): UIView|nil The view that a pinch zooms, or nil.
---@field scrollViewWillBeginZooming? fun(self: any, scrollView: UIScrollView, view?: UIView) A pinch begins to zoom.
---@field scrollViewDidZoom? fun(self: any, scrollView: UIScrollView) zoomScale has changed.
---@field scrollViewDidEndZooming? fun(self: any, scrollView: UIScrollView, view: UIView|boolean, scale: number) Zooming has ended; view is false where there is none.

---What is in a table. A plugin may be one.
---@class UITableViewDataSource
---@field numberOfSections? fun(self: any, tableView: UITableView): integer How many sections there are; 1 without it.
---@field numberOfRowsInSection? fun(self: any, tableView: UITableView, section: integer): integer How many rows a section has. Needed.
---@field cellForRowAt? fun(self: any, tableView: UITableView, indexPath: IndexPath): UITableViewCell The cell of a row, new or dequeued. Needed.
---@field titleForHeaderInSection? fun(self: any, tableView: UITableView, section: integer): string|nil The text over a section, or nil.
---@field titleForFooterInSection? fun(self: any, tableView: UITableView, section: integer): string|nil The text under a section, or nil.
---@field sectionIndexTitles? fun(self: any, tableView: UITableView): string[]|nil The titles of the strip at the right edge.
---@field sectionForSectionIndexTitle? fun(self: any, tableView: UITableView, title: string, index: integer): integer|nil The section that a title of the strip leads to, from 1; nil leaves the offset alone.
---@field canEditRowAt? fun(self: any, tableView: UITableView, indexPath: IndexPath): boolean Whether a row can be edited; yes without it.
---@field commitEditingStyle? fun(self: any, tableView: UITableView, style: UITableViewCell.EditingStyle, indexPath: IndexPath) The user deletes or inserts: change the model, then the table.
---@field canMoveRowAt? fun(self: any, tableView: UITableView, indexPath: IndexPath): boolean Whether a row can be moved; yes without it, where there is moveRowAt.
---@field moveRowAt? fun(self: any, tableView: UITableView, from: IndexPath, to: IndexPath) The user has moved a row: change the model.

---Hears of rows before they come into view.
---@class UITableViewDataSourcePrefetching
---@field prefetchRowsAt? fun(self: any, tableView: UITableView, indexPaths: IndexPath[]) These rows will soon be needed.
---@field cancelPrefetchingForRowsAt? fun(self: any, tableView: UITableView, indexPaths: IndexPath[]) These rows won't be needed soon.

---How a table looks and what touches on it do.
---@class UITableViewDelegate: UIScrollViewDelegate
---@field heightForRowAt? fun(self: any, tableView: UITableView, indexPath: IndexPath): number The height of a row. Points.
---@field heightsForRows? fun(self: any, tableView: UITableView, section: integer, first: integer, last: integer): number[]|number The heights of many rows at once, as a list or as one number for all of them; asked in place of heightForRowAt. Points.
---@field estimatedHeightForRowAt? fun(self: any, tableView: UITableView, indexPath: IndexPath): number A guess at the height of a row, for as long as it wasn't seen. Points.
---@field willDisplay? fun(self: any, tableView: UITableView, cell: UITableViewCell, indexPath: IndexPath) A cell comes into view.
---@field didEndDisplaying? fun(self: any, tableView: UITableView, cell: UITableViewCell, indexPath: IndexPath) A cell has left.
---@field heightForHeaderInSection? fun(self: any, tableView: UITableView, section: integer): number The height of a section's header. Points.
---@field heightForFooterInSection? fun(self: any, tableView: UITableView, section: integer): number The height of a section's footer. Points.
---@field estimatedHeightForHeaderInSection? fun(self: any, tableView: UITableView, section: integer): number A guess at the height of a header. Points.
---@field estimatedHeightForFooterInSection? fun(self: any, tableView: UITableView, section: integer): number A guess at the height of a footer. Points.
---@field viewForHeaderInSection? fun(self: any, tableView: UITableView, section: integer): UIView|nil The view over a section, or nil.
---@field viewForFooterInSection? fun(self: any, tableView: UITableView, section: integer): UIView|nil The view under a section, or nil.
---@field willDisplayHeaderView? fun(self: any, tableView: UITableView, view: UIView, section: integer) A header comes into view.
---@field didEndDisplayingHeaderView? fun(self: any, tableView: UITableView, view: UIView, section: integer) A header has left.
---@field willDisplayFooterView? fun(self: any, tableView: UITableView, view: UIView, section: integer) A footer comes into view.
---@field didEndDisplayingFooterView? fun(self: any, tableView: UITableView, view: UIView, section: integer) A footer has left.
---@field shouldHighlightRowAt? fun(self: any, tableView: UITableView, indexPath: IndexPath): boolean Whether a finger highlights a row; yes without it.
---@field didHighlightRowAt? fun(self: any, tableView: UITableView, indexPath: IndexPath) A finger is on a row.
---@field didUnhighlightRowAt? fun(self: any, tableView: UITableView, indexPath: IndexPath) The finger has left the row.
---@field willSelectRowAt? fun(self: any, tableView: UITableView, indexPath: IndexPath): IndexPath|nil The row to select for a tapped one; nil refuses.
---@field didSelectRowAt? fun(self: any, tableView: UITableView, indexPath: IndexPath) The user has selected a row.
---@field willDeselectRowAt? fun(self: any, tableView: UITableView, indexPath: IndexPath): IndexPath|nil The row to deselect; nil refuses.
---@field didDeselectRowAt? fun(self: any, tableView: UITableView, indexPath: IndexPath) The user has deselected a row.
---@field editingStyleForRowAt? fun(self: any, tableView: UITableView, indexPath: IndexPath): UITableViewCell.EditingStyle Whether a row shows a minus, a plus or nothing in editing mode.
---@field titleForDeleteConfirmationButtonForRowAt? fun(self: any, tableView: UITableView, indexPath: IndexPath): string|nil What the button says that deletes a row.
---@field shouldIndentWhileEditingRowAt? fun(self: any, tableView: UITableView, indexPath: IndexPath): boolean Whether a row makes room at the left in editing mode; yes without it.
---@field willBeginEditingRowAt? fun(self: any, tableView: UITableView, indexPath: IndexPath) A row is about to be swiped open.
---@field didEndEditingRowAt? fun(self: any, tableView: UITableView, indexPath?: IndexPath) A row that was swiped open is closed.
---@field editActionsForRowAt? fun(self: any, tableView: UITableView, indexPath: IndexPath): UITableViewRowAction[]|nil The actions of a row that is swiped to the left.
---@field leadingSwipeActionsConfigurationForRowAt? fun(self: any, tableView: UITableView, indexPath: IndexPath): UISwipeActionsConfiguration|nil The actions of a row that is swiped to the right.
---@field trailingSwipeActionsConfigurationForRowAt? fun(self: any, tableView: UITableView, indexPath: IndexPath): UISwipeActionsConfiguration|nil The actions of a row that is swiped to the left.
---@field targetIndexPathForMoveFromRowAt? fun(self: any, tableView: UITableView, from: IndexPath, proposed: IndexPath): IndexPath Where a row that is being moved may go, for where it hangs.
---@field indentationLevelForRowAt? fun(self: any, tableView: UITableView, indexPath: IndexPath): integer How many steps a row's content stands to the right.
---@field accessoryButtonTappedForRowWith? fun(self: any, tableView: UITableView, indexPath: IndexPath) A tap on a row's detail button.

---What a recognizer may do, and beside which others.
---@class UIGestureRecognizerDelegate
---@field gestureRecognizerShouldBegin? fun(self: any, recognizer: UIGestureRecognizer): boolean Whether it may recognize; yes without it.
---@field shouldReceiveTouch? fun(self: any, recognizer: UIGestureRecognizer, touch: UITouch): boolean Whether it may see a touch; yes without it.
---@field shouldRecognizeSimultaneouslyWith? fun(self: any, recognizer: UIGestureRecognizer, other: UIGestureRecognizer): boolean Whether both may recognize at the same time; no without it.
---@field shouldRequireFailureOf? fun(self: any, recognizer: UIGestureRecognizer, other: UIGestureRecognizer): boolean Whether it must wait until the other fails; no without it.
---@field shouldBeRequiredToFailBy? fun(self: any, recognizer: UIGestureRecognizer, other: UIGestureRecognizer): boolean Whether the other must wait until it fails; no without it.

---What a text field may do, and what is typed into it.
---@class UITextFieldDelegate
---@field textFieldShouldBeginEditing? fun(self: any, textField: UITextField): boolean Whether it may become first responder; yes without it.
---@field textFieldDidBeginEditing? fun(self: any, textField: UITextField) It is first responder.
---@field textFieldShouldEndEditing? fun(self: any, textField: UITextField): boolean Whether it may resign; yes without it.
---@field textFieldDidEndEditing? fun(self: any, textField: UITextField, reason: string) It has resigned; the reason is "committed".
---@field textFieldShouldReturn? fun(self: any, textField: UITextField): boolean The return key; whether the field may react to it.
---@field textFieldShouldClear? fun(self: any, textField: UITextField): boolean Whether the clear button, or the beginning of editing, may empty it; yes without it.
---@field textFieldDidChangeSelection? fun(self: any, textField: UITextField) The caret has moved.
---@field shouldChangeCharactersIn? fun(self: any, textField: UITextField, range: integer[]|table, string: string): boolean Whether a text may take the place of some characters: range is { first, last }, from 1 in UTF-16 units, with UIKit's location and length.

---What a text view may do, and what is typed into it.
---@class UITextViewDelegate: UIScrollViewDelegate
---@field textViewShouldBeginEditing? fun(self: any, textView: UITextView): boolean Whether it may become first responder; yes without it.
---@field textViewDidBeginEditing? fun(self: any, textView: UITextView) It is first responder, and the keyboard is on its way.
---@field textViewShouldEndEditing? fun(self: any, textView: UITextView): boolean Whether it may resign; yes without it.
---@field textViewDidEndEditing? fun(self: any, textView: UITextView) It has resigned.
---@field shouldChangeTextIn? fun(self: any, textView: UITextView, range: integer[]|table, text: string): boolean Whether a text may take the place of some characters: range is { first, last }, from 1 in UTF-16 units, with UIKit's location and length.
---@field textViewDidChange? fun(self: any, textView: UITextView) The user has changed the text.
---@field textViewDidChangeSelection? fun(self: any, textView: UITextView) The caret has moved.

---Who draws a layer and lays out its sublayers.
---@class CALayerDelegate
---@field display? fun(self: any, layer: CALayer) Sets the layer's contents; where it is there, nothing else is asked.
---@field draw? fun(self: any, layer: CALayer, context: CGContext) Draws into a context whose space is the layer's bounds.
---@field layoutSublayers? fun(self: any, layer: CALayer) Places the sublayers.
---@field actionForKey? fun(self: any, layer: CALayer, key: string): any What is run when a property changes: an animation, a function(layer, key), false for nothing, nil to go on searching.

---What becomes of an animation.
---@class CAAnimationDelegate
---@field animationDidStart? fun(self: any, animation: CAAnimation) Its first frame is shown.
---@field animationDidStop? fun(self: any, animation: CAAnimation, finished: boolean) It has come to its end (finished), or was taken away before.

---What a navigation controller shows, and how it gets there.
---@class UINavigationControllerDelegate
---@field navigationControllerWillShow? fun(self: any, navigationController: UINavigationController, controller: UIViewController, animated: boolean) A controller is about to be on top.
---@field navigationControllerDidShow? fun(self: any, navigationController: UINavigationController, controller: UIViewController, animated: boolean) A controller is on top, and everything stands still.
---@field animationControllerForOperation? fun(self: any, navigationController: UINavigationController, operation: UINavigationController.Operation, from: UIViewController, to: UIViewController): UIViewControllerAnimatedTransitioning|table|nil An animator for a push or a pop, or nil for the usual way.
---@field interactionControllerForAnimator? fun(self: any, navigationController: UINavigationController, animator: UIViewControllerAnimatedTransitioning|table): UIPercentDrivenInteractiveTransition|UIViewControllerInteractiveTransitioning|table|nil What leads that animator by a finger, or nil.
---@field navigationControllerSupportedInterfaceOrientations? fun(self: any, navigationController: UINavigationController): UIInterfaceOrientationMask|UIInterfaceOrientationMask[] How the screen may stand.

---What becomes of the items of a navigation bar that no controller manages.
---@class UINavigationBarDelegate
---@field shouldPushItem? fun(self: any, navigationBar: UINavigationBar, item: UINavigationItem): boolean Whether an item may come on top; yes without it.
---@field didPushItem? fun(self: any, navigationBar: UINavigationBar, item: UINavigationItem) It has come.
---@field shouldPopItem? fun(self: any, navigationBar: UINavigationBar, item: UINavigationItem): boolean Whether the top one may go; yes without it.
---@field didPopItem? fun(self: any, navigationBar: UINavigationBar, item: UINavigationItem) It has gone.

---Taps on tabs.
---@class UITabBarControllerDelegate
---@field shouldSelectViewController? fun(self: any, tabBarController: UITabBarController, controller: UIViewController): boolean Whether a tap may select it; yes without it.
---@field didSelectViewController? fun(self: any, tabBarController: UITabBarController, controller: UIViewController) A tap has selected it.
---@field tabBarControllerSupportedInterfaceOrientations? fun(self: any, tabBarController: UITabBarController): UIInterfaceOrientationMask|UIInterfaceOrientationMask[] How the screen may stand.

---Taps on a tab bar that no controller manages.
---@class UITabBarDelegate
---@field tabBarDidSelectItem? fun(self: any, tabBar: UITabBar, item: UITabBarItem) A tab was tapped.

---How a split view controller stands, and what becomes of its two controllers where there is room for one.
---@class UISplitViewControllerDelegate
---@field willChangeToDisplayMode? fun(self: any, splitViewController: UISplitViewController, displayMode: UISplitViewController.DisplayMode) It is about to stand otherwise.
---@field targetDisplayModeForAction? fun(self: any, splitViewController: UISplitViewController): UISplitViewController.DisplayMode What the display mode button leads to; "automatic" for its own choice.
---@field showViewController? fun(self: any, splitViewController: UISplitViewController, controller: UIViewController): boolean True: the delegate has shown it itself, in the primary place.
---@field showDetailViewController? fun(self: any, splitViewController: UISplitViewController, controller: UIViewController): boolean True: the delegate has shown it itself, in the secondary place.
---@field primaryViewControllerForCollapsing? fun(self: any, splitViewController: UISplitViewController): UIViewController|nil Who is left where there is room for one; nil for the primary one.
---@field primaryViewControllerForExpanding? fun(self: any, splitViewController: UISplitViewController): UIViewController|nil Who is the primary one when there is room for two; nil for the one that there is.
---@field collapseSecondary? fun(self: any, splitViewController: UISplitViewController, secondary: UIViewController, primary: UIViewController): boolean True: the secondary one is not to be shown on top of the primary one.
---@field separateSecondary? fun(self: any, splitViewController: UISplitViewController, primary: UIViewController): UIViewController|nil Who is the secondary one when there is room for two; nil for what lies on top of the stack.
---@field splitViewControllerSupportedInterfaceOrientations? fun(self: any, splitViewController: UISplitViewController): UIInterfaceOrientationMask|UIInterfaceOrientationMask[] How the screen may stand.

---How a controller comes and goes that has it as its transitioningDelegate.
---@class UIViewControllerTransitioningDelegate
---@field animationControllerForPresented? fun(self: any, presented: UIViewController, presenting: UIViewController, source: UIViewController): UIViewControllerAnimatedTransitioning|table|nil An animator for its way in, or nil for its style's.
---@field animationControllerForDismissed? fun(self: any, dismissed: UIViewController): UIViewControllerAnimatedTransitioning|table|nil An animator for its way out, or nil.
---@field interactionControllerForPresentation? fun(self: any, animator: UIViewControllerAnimatedTransitioning|table): UIPercentDrivenInteractiveTransition|UIViewControllerInteractiveTransitioning|table|nil What leads that animator by a finger, or nil.
---@field interactionControllerForDismissal? fun(self: any, animator: UIViewControllerAnimatedTransitioning|table): UIPercentDrivenInteractiveTransition|UIViewControllerInteractiveTransitioning|table|nil What leads that animator by a finger, or nil.
---@field presentationControllerForPresented? fun(self: any, presented: UIViewController, presenting?: UIViewController, source: UIViewController): UIPresentationController|nil Who leads a presentation in the style custom.

---Moves the views of a transition of the app's own.
---@class UIViewControllerAnimatedTransitioning
---@field transitionDuration? fun(self: any, context?: UIViewControllerContextTransitioning): number Seconds.
---@field animateTransition? fun(self: any, context: UIViewControllerContextTransitioning) Puts the new view into the containerView, animates, and calls context:completeTransition(true) at the end.
---@field animationEnded? fun(self: any, completed: boolean) It is over.

---Leads a transition by a finger; UIPercentDrivenInteractiveTransition does it for most.
---@class UIViewControllerInteractiveTransitioning
---@field startInteractiveTransition? fun(self: any, context: UIViewControllerContextTransitioning) It begins.

---What becomes of a sheet or a popover, and the user's own ways to close it.
---@class UIAdaptivePresentationControllerDelegate
---@field adaptivePresentationStyle? fun(self: any, presentationController: UIPresentationController): UIModalPresentationStyle The style where there is no room for the one that was asked for; "none" keeps it.
---@field presentationControllerShouldDismiss? fun(self: any, presentationController: UIPresentationController): boolean Whether the user may close it; yes without it.
---@field presentationControllerWillDismiss? fun(self: any, presentationController: UIPresentationController) The user closes it.
---@field presentationControllerDidDismiss? fun(self: any, presentationController: UIPresentationController) The user has closed it.
---@field presentationControllerDidAttemptToDismiss? fun(self: any, presentationController: UIPresentationController) The user has tried to close it, and may not.

---How many wheels a picker has, and how many rows each; wheels and rows count from 1.
---@class UIPickerViewDataSource
---@field numberOfComponents? fun(self: any, pickerView: UIPickerView): integer How many wheels; 1 without it.
---@field numberOfRowsInComponent? fun(self: any, pickerView: UIPickerView, component: integer): integer How many rows a wheel has.

---What the rows of a picker show, and which the user chose; wheels and rows count from 1.
---@class UIPickerViewDelegate
---@field titleForRow? fun(self: any, pickerView: UIPickerView, row: integer, component: integer): string|nil What a row says.
---@field attributedTitleForRow? fun(self: any, pickerView: UIPickerView, row: integer, component: integer): any The same with attributes, in its place.
---@field viewForRow? fun(self: any, pickerView: UIPickerView, row: integer, component: integer, reusing?: UIView): UIView|nil A view in place of a title; the last argument is one that is no longer in sight, or nil.
---@field didSelectRow? fun(self: any, pickerView: UIPickerView, row: integer, component: integer) The user chose a row; the wheel is at rest.
---@field rowHeightForComponent? fun(self: any, pickerView: UIPickerView, component: integer): number How high the rows of a wheel are; 32. Points.
---@field widthForComponent? fun(self: any, pickerView: UIPickerView, component: integer): number How wide a wheel is. Points.

---What is typed into a search bar, and which of its buttons are touched.
---@class UISearchBarDelegate
---@field searchBarShouldBeginEditing? fun(self: any, searchBar: UISearchBar): boolean Whether its field may become first responder; yes without it.
---@field searchBarTextDidBeginEditing? fun(self: any, searchBar: UISearchBar) Its field is first responder.
---@field searchBarShouldEndEditing? fun(self: any, searchBar: UISearchBar): boolean Whether it may resign; yes without it.
---@field searchBarTextDidEndEditing? fun(self: any, searchBar: UISearchBar) It has resigned.
---@field textDidChange? fun(self: any, searchBar: UISearchBar, searchText: string) The user has changed the text.
---@field shouldChangeTextIn? fun(self: any, searchBar: UISearchBar, range: integer[]|table, text: string): boolean Whether a text may take the place of some characters: range is { first, last }, from 1 in UTF-16 units, with UIKit's location and length.
---@field searchBarSearchButtonClicked? fun(self: any, searchBar: UISearchBar) The search key; the field keeps the keyboard.
---@field searchBarCancelButtonClicked? fun(self: any, searchBar: UISearchBar) Cancel; text and keyboard stay.
---@field selectedScopeButtonIndexDidChange? fun(self: any, searchBar: UISearchBar, selectedScope: integer) Another scope was chosen; from 1.

---Who works out the results of a search.
---@class UISearchResultsUpdating
---@field updateSearchResults? fun(self: any, searchController: UISearchController) The search has begun or ended, or its text has changed.

---The beginning and the end of a search.
---@class UISearchControllerDelegate
---@field willPresentSearchController? fun(self: any, searchController: UISearchController) It is about to begin.
---@field didPresentSearchController? fun(self: any, searchController: UISearchController) It has begun.
---@field willDismissSearchController? fun(self: any, searchController: UISearchController) It is about to end; the text is gone.
---@field didDismissSearchController? fun(self: any, searchController: UISearchController) It has ended.

---What comes before and after a page.
---@class UIPageViewControllerDataSource
---@field viewControllerBefore? fun(self: any, pageViewController: UIPageViewController, viewController: UIViewController): UIViewController|nil The page before a page; nil where it is the first.
---@field viewControllerAfter? fun(self: any, pageViewController: UIPageViewController, viewController: UIViewController): UIViewController|nil The page after a page; nil where it is the last.
---@field presentationCount? fun(self: any, pageViewController: UIPageViewController): integer How many dots stand below.
---@field presentationIndex? fun(self: any, pageViewController: UIPageViewController): integer Which of them is the present page when it is set, from 1.

---What the user's swipes bring about.
---@class UIPageViewControllerDelegate
---@field willTransitionTo? fun(self: any, pageViewController: UIPageViewController, pending: UIViewController[]) A list with the page that comes into sight.
---@field didFinishAnimating? fun(self: any, pageViewController: UIPageViewController, finished: boolean, previous: UIViewController[], completed: boolean): any The pages are at rest; completed says whether it is another one.

---Which picture the user chose. The delegate dismisses the picker.
---@class UIImagePickerControllerDelegate
---@field didFinishPickingMediaWithInfo? fun(self: any, picker: UIImagePickerController, info: table) The choice: info.originalImage, info.editedImage where editing is allowed, info.mediaType.
---@field imagePickerControllerDidCancel? fun(self: any, picker: UIImagePickerController) None was chosen.
