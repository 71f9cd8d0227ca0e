---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UINavigationController { ... } takes.
---@class UINavigationController.Properties: UIViewController.Properties
---@field navigationBarClass? UINavigationBar The class of the navigation bar, one of your own.
---@field toolbarClass? UIToolbar The class of the toolbar, one of your own.
---@field rootViewController? UIViewController The controller at the bottom of the stack.
---@field viewControllers? UIViewController[] The stack, from the bottom to the top.
---@field navigationBar? UINavigationBar The navigation bar above the content. A bar of your own class takes its place: setValue(bar, "navigationBar").
---@field toolbar? UIToolbar The toolbar at the bottom, with the top controller's toolbarItems. One of your own class takes its place: setValue(bar, "toolbar").
---@field isNavigationBarHidden? boolean Whether the navigation bar is hidden.
---@field isToolbarHidden? boolean Whether the toolbar is hidden; true at first.
---@field delegate? UINavigationControllerDelegate|table A table with UINavigationControllerDelegate's methods.
---@field hidesBarsOnTap? boolean Whether a tap on the content hides and shows the navigation bar.
---@field hidesBarsOnSwipe? boolean Whether a finger that moves up in the content hides the bars, and one that moves down shows them.
---@field hidesBarsWhenKeyboardAppears? boolean Whether the bars are hidden when the keyboard appears for a view in the content. They stay hidden.
---@field hidesBarsWhenVerticallyCompact? boolean Whether the bars are hidden while the height is compact.

---A container with a stack of controllers, of which the top one is shown, with a navigation bar.
---@class UINavigationController: UIViewController
---@field viewControllers UIViewController[] The stack, from the bottom to the top.
---@field topViewController UIViewController|any The top of the stack, which is shown, or nil. Read-only.
---@field visibleViewController UIViewController|any The presented controller, or else the top one. Read-only.
---@field navigationBar UINavigationBar The navigation bar above the content. A bar of your own class takes its place: setValue(bar, "navigationBar").
---@field toolbar UIToolbar The toolbar at the bottom, with the top controller's toolbarItems. One of your own class takes its place: setValue(bar, "toolbar").
---@field isNavigationBarHidden boolean Whether the navigation bar is hidden.
---@field isToolbarHidden boolean Whether the toolbar is hidden; true at first.
---@field interactivePopGestureRecognizer UIScreenEdgePanGestureRecognizer The recognizer with which a finger goes back from the left edge. Read-only.
---@field delegate UINavigationControllerDelegate|table|any A table with UINavigationControllerDelegate's methods.
---@field hidesBarsOnTap boolean Whether a tap on the content hides and shows the navigation bar.
---@field hidesBarsOnSwipe boolean Whether a finger that moves up in the content hides the bars, and one that moves down shows them.
---@field barHideOnSwipeGestureRecognizer UIPanGestureRecognizer The recognizer of hidesBarsOnSwipe. Read-only.
---@field barHideOnTapGestureRecognizer UITapGestureRecognizer The recognizer of hidesBarsOnTap. Read-only.
---@field hidesBarsWhenKeyboardAppears boolean Whether the bars are hidden when the keyboard appears for a view in the content. They stay hidden.
---@field hidesBarsWhenVerticallyCompact boolean Whether the bars are hidden while the height is compact.
---@field super UINavigationController
---@overload fun(properties?: UINavigationController.Properties): UINavigationController
UINavigationController = {}

---Puts a controller on top of the stack. Called for the root of the initializer and for show, too. It is an error if it is already in the stack. Can be overridden.
---@param controller UIViewController
---@param animated? boolean
function UINavigationController:pushViewController(controller, animated) end

---Removes the top controller and returns it; nil if only the root is left. Called for the back button and for a finger from the edge, too. Can be overridden.
---@param animated? boolean
---@return UIViewController|any
function UINavigationController:popViewController(animated) end

---Removes all controllers except the root and returns them. Called for a second tap on the tab, too. Can be overridden.
---@param animated? boolean
---@return UIViewController[]
function UINavigationController:popToRootViewController(animated) end

---Asked when the back button is tapped: false, and the top controller stays. The navigation controller is its bar's delegate. True. Can be overridden.
---@param bar UINavigationBar
---@param item UINavigationItem
---@return boolean
function UINavigationController:shouldPopItem(bar, item) end

---Removes all controllers above the given one and returns them. It is an error if that one is not in the stack. Can be overridden.
---@param controller UIViewController
---@param animated? boolean
---@return UIViewController[]
function UINavigationController:popToViewController(controller, animated) end

---Replaces the stack. Animated, it looks like a pop if the new top was in the old stack, otherwise like a push.
---@param controllers UIViewController[]
---@param animated? boolean
function UINavigationController:setViewControllers(controllers, animated) end

---Hides or shows the navigation bar. Animated, it slides up or down, and during a push or a pop sideways.
---@param hidden boolean
---@param animated? boolean
function UINavigationController:setNavigationBarHidden(hidden, animated) end

---Hides or shows the toolbar. Animated, it slides down or up.
---@param hidden boolean
---@param animated? boolean
function UINavigationController:setToolbarHidden(hidden, animated) end
