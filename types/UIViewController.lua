---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIViewController { ... } takes.
---@class UIViewController.Properties: UIResponder.Properties
---@field view? UIView The controller's view. It is loaded when this property is first read.
---@field nibName? string The nib that makes the view: its function sets owner.view. Nil for none. It counts until the view is loaded.
---@field title? string The controller's title. Setting it also sets the titles of navigationItem and tabBarItem.
---@field contentUnavailableConfiguration? UIContentUnavailableConfiguration What stands in the middle of the view's safe area, in front of all else: UIContentUnavailableConfiguration.loading(); nil for nothing. It is copied.
---@field restorationIdentifier? string The name for state restoration, or nil. A controller without a name is not saved, and neither are the controllers inside it.
---@field restorationClass? UIViewControllerRestoration A class whose viewControllerWithRestorationIdentifierPath(path, coder) makes the controller again. It is asked before the app's delegate.
---@field isEditing? boolean Whether the controller is in editing mode.
---@field modalPresentationStyle? UIModalPresentationStyle How the controller is shown when it is presented; fullScreen by default, in system 17 automatic.
---@field modalPresentationCapturesStatusBarAppearance? boolean Kept only: what covers the whole screen decides about the status bar.
---@field definesPresentationContext? boolean Whether controllers that are presented in the style currentContext are shown inside this controller.
---@field tabBarItem? UITabBarItem What a tab bar shows for this controller.
---@field toolbarItems? UIBarButtonItem[] The items that a navigation controller's toolbar shows while this controller is on top.
---@field hidesBottomBarWhenPushed? boolean Whether the tab bar is hidden while this controller is in a navigation controller's stack.
---@field edgesForExtendedLayout? UIRectEdge|UIRectEdge[] The edges at which the view reaches under bars.
---@field extendedLayoutIncludesOpaqueBars? boolean Whether the view reaches under bars that are not translucent, too.
---@field automaticallyAdjustsScrollViewInsets? boolean Kept only; use the scroll view's contentInsetAdjustmentBehavior.
---@field viewRespectsSystemMinimumLayoutMargins? boolean Whether the margins of the view are at least systemMinimumLayoutMargins.
---@field additionalSafeAreaInsets? UIEdgeInsets|table Insets that are added to the safe area of the view. Points.
---@field overrideUserInterfaceStyle? UIUserInterfaceStyle The appearance of the object and all below it, from the next frame on; unspecified takes over the one around. Without effect in system 12.
---@field modalTransitionStyle? UIModalTransitionStyle How the controller appears and disappears when it is presented.
---@field isModalInPresentation? boolean Whether the user cannot dismiss the controller by a touch outside or by pulling it down.
---@field preferredContentSize? CGSize|table The size that the controller wants as a popover or as a child. Points.
---@field transitioningDelegate? UIViewControllerTransitioningDelegate|table A table with UIViewControllerTransitioningDelegate's methods.

---An object that has a view, and is told when the view is loaded, appears, changes its size and disappears.
---@class UIViewController: UIResponder
---@field view UIView The controller's view. It is loaded when this property is first read.
---@field nibName string|nil The nib that makes the view: its function sets owner.view. Nil for none. It counts until the view is loaded.
---@field isViewLoaded boolean Whether the view is loaded. Read-only.
---@field viewIfLoaded UIView|any The view if it is loaded, otherwise nil. Reading it does not load the view. Read-only.
---@field title string|nil The controller's title. Setting it also sets the titles of navigationItem and tabBarItem. Can be overridden.
---@field navigationItem UINavigationItem What a navigation bar shows for this controller. Read-only. A method of its name overrides it.
---@field contentUnavailableConfiguration UIContentUnavailableConfiguration|any What stands in the middle of the view's safe area, in front of all else: UIContentUnavailableConfiguration.loading(); nil for nothing. It is copied.
---@field contentUnavailableConfigurationState UIContentUnavailableConfigurationState What updateContentUnavailableConfiguration gets now. Read-only.
---@field restorationIdentifier string|nil The name for state restoration, or nil. A controller without a name is not saved, and neither are the controllers inside it.
---@field restorationClass UIViewControllerRestoration|any A class whose viewControllerWithRestorationIdentifierPath(path, coder) makes the controller again. It is asked before the app's delegate.
---@field isEditing boolean Whether the controller is in editing mode.
---@field editButtonItem UIBarButtonItem A bar button item with the title Edit or Done that turns editing mode on and off. Read-only.
---@field parent UIViewController|any The container that the controller is in, or nil. Read-only.
---@field children UIViewController[] The controllers inside this one, in the order in which they were added. Read-only.
---@field navigationController UINavigationController|any The nearest navigation controller around this controller, or nil. Read-only.
---@field isMovingToParent boolean Whether the controller is being added to a container. True only inside the appearance callbacks. Read-only.
---@field isMovingFromParent boolean Whether the controller is being removed from its container. True only inside the appearance callbacks. Read-only.
---@field shouldAutomaticallyForwardAppearanceMethods boolean Whether children get their appearance callbacks automatically. If false, the controller calls beginAppearanceTransition and endAppearanceTransition on them. Read-only. A method of its name overrides it.
---@field presentedViewController UIViewController|any The controller that this one, or a container around it, presents, or nil. Read-only.
---@field presentingViewController UIViewController|any The controller that presents this one, or a container around it, or nil. Read-only.
---@field isBeingPresented boolean Whether the controller is being presented. True only inside the appearance callbacks. Read-only.
---@field isBeingDismissed boolean Whether the controller is being dismissed. True only inside the appearance callbacks. Read-only.
---@field modalPresentationStyle UIModalPresentationStyle How the controller is shown when it is presented; fullScreen by default, in system 17 automatic. Can be overridden.
---@field modalPresentationCapturesStatusBarAppearance boolean Kept only: what covers the whole screen decides about the status bar.
---@field sheetPresentationController UISheetPresentationController|any The presentation controller while the style is that of a sheet; nil elsewhere, and in system 12. Read-only.
---@field definesPresentationContext boolean Whether controllers that are presented in the style currentContext are shown inside this controller.
---@field shouldAutorotate boolean Whether the interface may turn while this controller fills the screen. Read-only. A method of its name overrides it.
---@field supportedInterfaceOrientations UIInterfaceOrientationMask|UIInterfaceOrientationMask[] The orientations in which this controller may fill the screen; on a phone all except upside down by default. Read-only. A method of its name overrides it.
---@field tabBarItem UITabBarItem What a tab bar shows for this controller. Can be overridden.
---@field tabBarController UITabBarController|any The nearest tab bar controller around this controller, or nil. Read-only.
---@field splitViewController UISplitViewController|any The nearest split view controller around this controller, or nil. Read-only.
---@field toolbarItems UIBarButtonItem[] The items that a navigation controller's toolbar shows while this controller is on top.
---@field hidesBottomBarWhenPushed boolean Whether the tab bar is hidden while this controller is in a navigation controller's stack. Can be overridden.
---@field edgesForExtendedLayout UIRectEdge|UIRectEdge[] The edges at which the view reaches under bars.
---@field extendedLayoutIncludesOpaqueBars boolean Whether the view reaches under bars that are not translucent, too.
---@field automaticallyAdjustsScrollViewInsets boolean Kept only; use the scroll view's contentInsetAdjustmentBehavior.
---@field viewRespectsSystemMinimumLayoutMargins boolean Whether the margins of the view are at least systemMinimumLayoutMargins.
---@field systemMinimumLayoutMargins number[]|table<string, number> The smallest margins of the view. Points. Read-only.
---@field additionalSafeAreaInsets UIEdgeInsets|table Insets that are added to the safe area of the view. Points.
---@field prefersStatusBarHidden boolean Whether the status bar is hidden while this controller fills the screen. Read-only. A method of its name overrides it.
---@field preferredStatusBarStyle UIStatusBarStyle The colour of the status bar's text: default follows the appearance, lightContent is white, darkContent black. Read-only. A method of its name overrides it.
---@field childForStatusBarHidden UIViewController|any The child that decides whether the status bar is hidden; nil means this controller. Read-only. A method of its name overrides it.
---@field childForStatusBarStyle UIViewController|any The child that decides the status bar's style; nil means this controller. Read-only. A method of its name overrides it.
---@field traitCollection UITraitCollection Size classes, appearance, scale and other properties of the place where the object is shown. Read-only.
---@field overrideUserInterfaceStyle UIUserInterfaceStyle The appearance of the object and all below it, from the next frame on; unspecified takes over the one around. Without effect in system 12.
---@field traitOverrides UITraitOverrides The traits that the object has of its own, for itself and all below, from the next frame on. Read-only.
---@field transitionCoordinator UIViewControllerTransitionCoordinator|any The coordinator of the transition that is running, or nil. Read-only.
---@field modalTransitionStyle UIModalTransitionStyle How the controller appears and disappears when it is presented. Can be overridden.
---@field isModalInPresentation boolean Whether the user cannot dismiss the controller by a touch outside or by pulling it down. Can be overridden.
---@field preferredContentSize CGSize|table The size that the controller wants as a popover or as a child. Points. Can be overridden.
---@field presentationController UIPresentationController|any The object that controls the presentation of this controller, or nil. Read-only.
---@field popoverPresentationController UIPopoverPresentationController|any presentationController if its style is popover, otherwise nil. A UIActivityViewController always has one, since apps say the place for pads on phones, too. Read-only.
---@field transitioningDelegate UIViewControllerTransitioningDelegate|table|any A table with UIViewControllerTransitioningDelegate's methods. Can be overridden.
---@field storyboard any The storyboard from which the controller, or one around it, was made, or nil. Read-only.
---@field super UIViewController
---@overload fun(properties?: UIViewController.Properties): UIViewController
UIViewController = {}

---Loads the view if it is not loaded.
function UIViewController:loadViewIfNeeded() end

---Makes the view: assign self.view. Don't call super. Can be overridden.
function UIViewController:loadView() end

---The view was loaded. Can be overridden.
function UIViewController:viewDidLoad() end

---The view is about to appear in its window. Can be overridden.
---@param animated? boolean
function UIViewController:viewWillAppear(animated) end

---The view is in its window and has its size; the animation has not begun. Can be overridden.
---@param animated? boolean
function UIViewController:viewIsAppearing(animated) end

---The view has appeared, and the animation is over. Can be overridden.
---@param animated? boolean
function UIViewController:viewDidAppear(animated) end

---The view is about to disappear. Can be overridden.
---@param animated? boolean
function UIViewController:viewWillDisappear(animated) end

---The view has disappeared, and the animation is over. Can be overridden.
---@param animated? boolean
function UIViewController:viewDidDisappear(animated) end

---Sets up constraints of the controller's view before the next layout. Call super. Can be overridden.
function UIViewController:updateViewConstraints() end

---Memory is low: release what can be made again. Can be overridden.
function UIViewController:didReceiveMemoryWarning() end

---The view is about to lay out its subviews. Can be overridden.
function UIViewController:viewWillLayoutSubviews() end

---The view has laid out its subviews. Can be overridden.
function UIViewController:viewDidLayoutSubviews() end

---updateContentUnavailableConfiguration is called before the next layout.
function UIViewController:setNeedsUpdateContentUnavailableConfiguration() end

---Sets contentUnavailableConfiguration as the state wants it: before the first layout, and after setNeedsUpdateContentUnavailableConfiguration or another search text. Can be overridden.
---@param state UIContentUnavailableConfigurationState
function UIViewController:updateContentUnavailableConfiguration(state) end

---Called when the app goes to the background: write what the controller needs to look the same after a new launch.
---@param coder any
function UIViewController:encodeRestorableState(coder) end

---Called when the app was launched again: read what encodeRestorableState has written. The view is loaded.
---@param coder any
function UIViewController:decodeRestorableState(coder) end

---State restoration has ended: all controllers have read their state.
function UIViewController:applicationFinishedRestoringState() end

---Begins or ends editing mode. Call super. Can be overridden.
---@param editing boolean
---@param animated? boolean
function UIViewController:setEditing(editing, animated) end

---Adds a child and calls its willMoveToParent. Then add its view, and call its didMoveToParent.
---@param child UIViewController
function UIViewController:addChild(child) end

---Removes the controller from its container and calls didMoveToParent(nil). Call willMoveToParent(nil) and remove the view before.
function UIViewController:removeFromParent() end

---The controller is about to get this parent, or none (nil). Can be overridden.
---@param parent? UIViewController
function UIViewController:willMoveToParent(parent) end

---The controller has got this parent, or none (nil). Can be overridden.
---@param parent? UIViewController
function UIViewController:didMoveToParent(parent) end

---Calls willMoveToParent.
---@param parent? UIViewController
function UIViewController:willMove(parent) end

---Calls didMoveToParent.
---@param parent? UIViewController
function UIViewController:didMove(parent) end

---Called on a child by a container that forwards appearance itself: the child is about to appear or disappear.
---@param isAppearing boolean
---@param animated? boolean
function UIViewController:beginAppearanceTransition(isAppearing, animated) end

---Called on a child after beginAppearanceTransition: the child has appeared or disappeared.
function UIViewController:endAppearanceTransition() end

---@class UIViewController.transition.Options
---@field from UIViewController The child whose view is replaced.
---@field to UIViewController The child whose view replaces it.
---@field duration? number The duration of the transition. Seconds.
---@field options? UIView.AnimationOptions|UIView.AnimationOptions[] Options, as in UIView.animate.
---@field animations? function A function whose changes are animated.
---@field completion? fun(finished: boolean): any Called as completion(finished) at the end. finished is false if the animation was interrupted.

---Replaces the view of a child by the view of another child, animated: { from =, to =, duration =, options =, animations =, completion = }. Seconds.
---@param options UIViewController.transition.Options
function UIViewController:transition(options) end

---Presents a controller over the outermost container, and calls completion() after its viewDidAppear.
---@param controller UIViewController
---@param animated? boolean
---@param completion? function
function UIViewController:present(controller, animated, completion) end

---Dismisses the controller that this one presents, or else this one, and calls completion() after viewDidDisappear.
---@param animated? boolean
---@param completion? function
function UIViewController:dismiss(animated, completion) end

---The device turns, and the view will get this size. Call super, which tells the children. Can be overridden.
---@param size CGSize|table
---@param coordinator UIViewControllerTransitionCoordinator
function UIViewController:viewWillTransition(size, coordinator) end

---Of iOS 2 to 7: the interface is about to turn. Seconds. Can be overridden.
---@param toInterfaceOrientation UIInterfaceOrientation
---@param duration number
function UIViewController:willRotate(toInterfaceOrientation, duration) end

---Of iOS 2 to 7: changes in this method are animated together with the turn. Seconds. Can be overridden.
---@param toInterfaceOrientation UIInterfaceOrientation
---@param duration number
function UIViewController:willAnimateRotation(toInterfaceOrientation, duration) end

---Of iOS 2 to 7: the interface has turned. Can be overridden.
---@param fromInterfaceOrientation UIInterfaceOrientation
function UIViewController:didRotate(fromInterfaceOrientation) end

---The size that a child will have when this controller's view has the given size. Points. Can be overridden.
---@param child UIViewController
---@param parentSize CGSize|table
---@return CGSize|table
function UIViewController:sizeForChildContentContainer(child, parentSize) end

---Tells that supportedInterfaceOrientations has changed: the screen turns, if it must or may.
function UIViewController:setNeedsUpdateOfSupportedInterfaceOrientations() end

---Asks again how the screen may stand, and turns it as the device is held, if that is allowed.
function UIViewController.attemptRotationToDeviceOrientation() end

---Sets toolbarItems; animated, the new items fade in.
---@param items? UIBarButtonItem[]
---@param animated? boolean
function UIViewController:setToolbarItems(items, animated) end

---The scroll view that bars at an edge follow, or nil.
---@param edge UIRectEdge|UIRectEdge[]
---@return UIScrollView|any
function UIViewController:contentScrollView(edge) end

---Bars at these edges follow the scroll view; nil for the one that they find: the view, or its first subview.
---@param scrollView? UIScrollView
---@param edges? UIRectEdge|UIRectEdge[]
function UIViewController:setContentScrollView(scrollView, edges) end

---safeAreaInsets of the view has changed. Can be overridden.
function UIViewController:viewSafeAreaInsetsDidChange() end

---layoutMargins of the view has changed. Can be overridden.
function UIViewController:viewLayoutMarginsDidChange() end

---The traits are about to change. Call super, which tells the children. Can be overridden.
---@param traits UITraitCollection
---@param coordinator UIViewControllerTransitionCoordinator
function UIViewController:willTransitionToTraitCollection(traits, coordinator) end

---traitCollection has changed. Can be overridden.
---@param previousTraits UITraitCollection
function UIViewController:traitCollectionDidChange(previousTraits) end

---Replaces single traits for a child and everything inside it; nil removes the replacement.
---@param traits? UITraitCollection
---@param child UIViewController
function UIViewController:setOverrideTraitCollection(traits, child) end

---Tells that prefersStatusBarHidden or preferredStatusBarStyle has changed.
function UIViewController:setNeedsStatusBarAppearanceUpdate() end

---Calls handler(object, previousTraits) when one of these traits has changed: { "userInterfaceStyle" }; or a target's method by name (registerForTraitChanges(traits, target, "method")), or the object's own by its name alone. Returns what unregisterForTraitChanges wants.
---@param traits UITraitCollection.Trait[]
---@param ... any
---@return UITraitChangeRegistration
function UIViewController:registerForTraitChanges(traits, ...) end

---Traits that were set are those of the objects now, and not from the next frame on.
function UIViewController:updateTraitsIfNeeded() end

---Ends a registration.
---@param registration UITraitChangeRegistration
function UIViewController:unregisterForTraitChanges(registration) end

---preferredContentSize of a child has changed. Can be overridden.
---@param child UIViewController
function UIViewController:preferredContentSizeDidChange(child) end

---Shows a controller in the nearest container that can, otherwise presents it. Can be overridden.
---@param controller UIViewController
function UIViewController:show(controller) end

---Shows a controller as the detail of the nearest split view controller, otherwise presents it. Can be overridden.
---@param controller UIViewController
function UIViewController:showDetailViewController(controller) end

---Performs a segue of the controller's storyboard by its identifier. prepareForSegue is called, shouldPerformSegue isn't.
---@param identifier string
---@param sender? any
function UIViewController:performSegue(identifier, sender) end

---Called before a segue shows its destination, whose view isn't loaded: override it. A segue has identifier, source, destination.
---@param segue? any
---@param sender? any
function UIViewController:prepareForSegue(segue, sender) end

---Whether a touch may begin the segue: override it. Answers true.
---@param identifier? any
---@param sender? any
---@return boolean
function UIViewController:shouldPerformSegue(identifier, sender) end
