---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIViewController { ... } takes.
---@class UIViewController.Properties: UIResponder.Properties
---@field view? UIView Loaded on first access.
---@field title? string Its name for readers; its navigationItem's too.
---@field restorationIdentifier? string What state restoration knows it by; without one it and all in it are left out.
---@field restorationClass? UIViewControllerRestoration A class that makes it again: its viewControllerWithRestorationIdentifierPath(path, coder) is asked before the app's.
---@field isEditing? boolean Whether it edits.
---@field modalPresentationStyle? UIModalPresentationStyle How it comes when presented; fullScreen unless set.
---@field definesPresentationContext? boolean It holds what is presented in the style of the current context.
---@field tabBarItem? UITabBarItem What a tab bar shows for it.
---@field toolbarItems? UIBarButtonItem[] What a navigation controller's toolbar shows while it is on top.
---@field hidesBottomBarWhenPushed? boolean No tab bar while it is in the stack.
---@field edgesForExtendedLayout? UIRectEdge|UIRectEdge[] The edges at which its view reaches under bars.
---@field extendedLayoutIncludesOpaqueBars? boolean It reaches under opaque bars, too.
---@field automaticallyAdjustsScrollViewInsets? boolean Kept; contentInsetAdjustmentBehavior says it.
---@field viewRespectsSystemMinimumLayoutMargins? boolean Whether its view's margins are at least systemMinimumLayoutMargins.
---@field additionalSafeAreaInsets? UIEdgeInsets|number[] Added to its view's safe area. Points.
---@field modalTransitionStyle? UIModalTransitionStyle How it comes and goes: coverVertical, flipHorizontal, crossDissolve, partialCurl.
---@field isModalInPresentation? boolean No touch outside and no finger that pulls closes it.
---@field preferredContentSize? CGSize|number[] Of a popover, or of a child. Points.
---@field transitioningDelegate? UIViewControllerTransitioningDelegate|table A table with UIViewControllerTransitioningDelegate's methods.

---Owns a view and hears of its life.
---@class UIViewController: UIResponder
---@field view UIView Loaded on first access.
---@field isViewLoaded boolean Whether it is there already. Read-only.
---@field viewIfLoaded UIView|nil The view where it is there already: asking doesn't load it. Read-only.
---@field title string|nil Its name for readers; its navigationItem's too.
---@field navigationItem UINavigationItem What a navigation bar shows for it. Read-only.
---@field restorationIdentifier string|nil What state restoration knows it by; without one it and all in it are left out.
---@field restorationClass UIViewControllerRestoration|nil A class that makes it again: its viewControllerWithRestorationIdentifierPath(path, coder) is asked before the app's.
---@field isEditing boolean Whether it edits.
---@field editButtonItem UIBarButtonItem A bar's item that says Edit or Done and switches. Read-only.
---@field parent UIViewController|nil The container that it is in. Read-only.
---@field children UIViewController[] The controllers in it, in the order in which they came. Read-only.
---@field navigationController UINavigationController|nil The nearest navigation controller that it is in. Read-only.
---@field isMovingToParent boolean Whether it is on its way into a container. Read-only.
---@field isMovingFromParent boolean Whether it is on its way out of its container. Read-only.
---@field shouldAutomaticallyForwardAppearanceMethods boolean False: it tells its children itself of their appearance. Read-only. A method of its name overrides it.
---@field presentedViewController UIViewController|nil What it, or a container of it, presents. Read-only.
---@field presentingViewController UIViewController|nil Who presents it, or a container of it. Read-only.
---@field isBeingPresented boolean Whether its presentation is running. Read-only.
---@field isBeingDismissed boolean Whether its dismissal is running. Read-only.
---@field modalPresentationStyle UIModalPresentationStyle How it comes when presented; fullScreen unless set.
---@field definesPresentationContext boolean It holds what is presented in the style of the current context.
---@field shouldAutorotate boolean Whether the screen turns while it fills it. Read-only. A method of its name overrides it.
---@field supportedInterfaceOrientations UIInterfaceOrientationMask|UIInterfaceOrientationMask[] How the screen may stand while it fills it; on a phone not upside down. Read-only. A method of its name overrides it.
---@field tabBarItem UITabBarItem What a tab bar shows for it.
---@field tabBarController UITabBarController|nil The nearest tab bar controller that it is in. Read-only.
---@field splitViewController UISplitViewController|nil The nearest split view controller that it is in. Read-only.
---@field toolbarItems UIBarButtonItem[] What a navigation controller's toolbar shows while it is on top.
---@field hidesBottomBarWhenPushed boolean No tab bar while it is in the stack.
---@field edgesForExtendedLayout UIRectEdge|UIRectEdge[] The edges at which its view reaches under bars.
---@field extendedLayoutIncludesOpaqueBars boolean It reaches under opaque bars, too.
---@field automaticallyAdjustsScrollViewInsets boolean Kept; contentInsetAdjustmentBehavior says it.
---@field viewRespectsSystemMinimumLayoutMargins boolean Whether its view's margins are at least systemMinimumLayoutMargins.
---@field systemMinimumLayoutMargins number[]|table<string, number> The least margins of its view. Points. Read-only.
---@field additionalSafeAreaInsets UIEdgeInsets|number[] Added to its view's safe area. Points.
---@field prefersStatusBarHidden boolean Whether there is no status bar over it. Read-only. A method of its name overrides it.
---@field preferredStatusBarStyle UIStatusBarStyle default: dark signs; lightContent. Read-only. A method of its name overrides it.
---@field childForStatusBarHidden UIViewController|nil The child that says whether there is one; nil for itself. Read-only. A method of its name overrides it.
---@field childForStatusBarStyle UIViewController|nil The child that says how it looks; nil for itself. Read-only. A method of its name overrides it.
---@field traitCollection UITraitCollection Size classes and what else is known of where it is shown. Read-only.
---@field transitionCoordinator UIViewControllerTransitionCoordinator|nil Of the transition that runs now; nil for none. Read-only.
---@field modalTransitionStyle UIModalTransitionStyle How it comes and goes: coverVertical, flipHorizontal, crossDissolve, partialCurl.
---@field isModalInPresentation boolean No touch outside and no finger that pulls closes it.
---@field preferredContentSize CGSize|number[] Of a popover, or of a child. Points.
---@field presentationController UIPresentationController|nil Who leads its presentation. Read-only.
---@field popoverPresentationController UIPopoverPresentationController|nil The same where its style is popover; else nil. Read-only.
---@field transitioningDelegate UIViewControllerTransitioningDelegate|table|nil A table with UIViewControllerTransitioningDelegate's methods.
---@field super UIViewController
---@overload fun(properties?: UIViewController.Properties): UIViewController
UIViewController = {}

---Loads the view.
function UIViewController:loadViewIfNeeded() end

---Makes the view. Assign self.view, don't call super. Can be overridden.
function UIViewController:loadView() end

---The view has been loaded. Can be overridden.
function UIViewController:viewDidLoad() end

---Before the view enters its window. Can be overridden.
---@param animated? boolean
function UIViewController:viewWillAppear(animated) end

---The view is in its window and has its size. Can be overridden.
---@param animated? boolean
function UIViewController:viewIsAppearing(animated) end

---After the first layout, and the animation. Can be overridden.
---@param animated? boolean
function UIViewController:viewDidAppear(animated) end

---Before the view leaves its window. Can be overridden.
---@param animated? boolean
function UIViewController:viewWillDisappear(animated) end

---After the view has left its window, and the animation. Can be overridden.
---@param animated? boolean
function UIViewController:viewDidDisappear(animated) end

---Sets up constraints of its view, before the next layout. Call super. Can be overridden.
function UIViewController:updateViewConstraints() end

---Memory is short: let go of what can be made anew. Can be overridden.
function UIViewController:didReceiveMemoryWarning() end

---Its view is about to lay out its subviews. Can be overridden.
function UIViewController:viewWillLayoutSubviews() end

---Its view has laid out its subviews. Can be overridden.
function UIViewController:viewDidLayoutSubviews() end

---The app goes to the background: what it must know to be the same again.
---@param coder any
function UIViewController:encodeRestorableState(coder) end

---The app was launched again: what it had written. Its view is loaded.
---@param coder any
function UIViewController:decodeRestorableState(coder) end

---All controllers have what they had.
function UIViewController:applicationFinishedRestoringState() end

---Starts or ends editing. Call super. Can be overridden.
---@param editing boolean
---@param animated? boolean
function UIViewController:setEditing(editing, animated) end

---Takes a controller in: willMoveToParent. Add its view, then call didMoveToParent.
---@param child UIViewController
function UIViewController:addChild(child) end

---Leaves its container: didMoveToParent(nil). Call willMoveToParent(nil) before.
function UIViewController:removeFromParent() end

---It is about to get this parent, or none. Can be overridden.
---@param parent? UIViewController
function UIViewController:willMoveToParent(parent) end

---It has this parent, or none. Can be overridden.
---@param parent? UIViewController
function UIViewController:didMoveToParent(parent) end

---Tells a child that it is about to appear or disappear.
---@param isAppearing boolean
---@param animated? boolean
function UIViewController:beginAppearanceTransition(isAppearing, animated) end

---Tells a child that it has appeared or disappeared.
function UIViewController:endAppearanceTransition() end

---@class UIViewController.transition.Options
---@field from UIViewController The child whose view goes.
---@field to UIViewController The child whose view comes.
---@field duration? number Seconds.
---@field options? UIView.AnimationOptions|UIView.AnimationOptions[] As for UIView.animate.
---@field animations? function Changes what is to be animated.
---@field completion? function completion(finished): it has ended.

---Puts one child's view in place of another's: { from =, to =, duration =, options =, animations =, completion = }. Seconds.
---@param options UIViewController.transition.Options
function UIViewController:transition(options) end

---Shows another controller over its outermost container; completion() after viewDidAppear.
---@param controller UIViewController
---@param animated? boolean
---@param completion? function
function UIViewController:present(controller, animated, completion) end

---Closes what it presents, else itself; completion() after viewDidDisappear.
---@param animated? boolean
---@param completion? function
function UIViewController:dismiss(animated, completion) end

---Its view will have this size when the screen has turned. Call super, which tells the children. Can be overridden.
---@param size CGSize|number[]
---@param coordinator UIViewControllerTransitionCoordinator
function UIViewController:viewWillTransition(size, coordinator) end

---Of iOS 2 to 7: the screen is about to turn. Seconds. Can be overridden.
---@param toInterfaceOrientation UIInterfaceOrientation
---@param duration number
function UIViewController:willRotate(toInterfaceOrientation, duration) end

---Of iOS 2 to 7: what it changes is animated with the turn. Seconds. Can be overridden.
---@param toInterfaceOrientation UIInterfaceOrientation
---@param duration number
function UIViewController:willAnimateRotation(toInterfaceOrientation, duration) end

---Of iOS 2 to 7: the screen has turned. Can be overridden.
---@param fromInterfaceOrientation UIInterfaceOrientation
function UIViewController:didRotate(fromInterfaceOrientation) end

---How large a child will be when this view has another size. Points. Can be overridden.
---@param child UIViewController
---@param parentSize CGSize|number[]
---@return CGSize
function UIViewController:sizeForChildContentContainer(child, parentSize) end

---The same; animated, the new ones fade in.
---@param items UIBarButtonItem[]
---@param animated? boolean
function UIViewController:setToolbarItems(items, animated) end

---Its view's safeAreaInsets has a new value. Can be overridden.
function UIViewController:viewSafeAreaInsetsDidChange() end

---Its view's layoutMargins has a new value. Can be overridden.
function UIViewController:viewLayoutMarginsDidChange() end

---Its traits will be these. Call super, which tells the children. Can be overridden.
---@param traits UITraitCollection
---@param coordinator UIViewControllerTransitionCoordinator
function UIViewController:willTransitionToTraitCollection(traits, coordinator) end

---Its traits have changed. Can be overridden.
---@param previousTraits UITraitCollection
function UIViewController:traitCollectionDidChange(previousTraits) end

---Replaces single traits for a child and what is below it.
---@param traits? UITraitCollection
---@param child UIViewController
function UIViewController:setOverrideTraitCollection(traits, child) end

---What it says of the status bar has changed.
function UIViewController:setNeedsStatusBarAppearanceUpdate() end

---A child's preferredContentSize has another value. Can be overridden.
---@param child UIViewController
function UIViewController:preferredContentSizeDidChange(child) end

---Shows a controller in the nearest container, else presents it.
---@param controller UIViewController
function UIViewController:show(controller) end

---Shows a controller beside the list of a split view controller, else presents it.
---@param controller UIViewController
function UIViewController:showDetailViewController(controller) end
