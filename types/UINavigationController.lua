---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UINavigationController { ... } takes.
---@class UINavigationController.Properties: UIViewController.Properties
---@field rootViewController? UIViewController The controller at the bottom of the stack.
---@field viewControllers? UIViewController[] The stack, from the bottom to the top.
---@field isNavigationBarHidden? boolean Whether there is no bar.
---@field isToolbarHidden? boolean Whether there is no toolbar; true at first.
---@field delegate? UINavigationControllerDelegate|table A table with UINavigationControllerDelegate's methods.
---@field hidesBarsOnTap? boolean A tap on the content hides the bar, another one shows it.
---@field hidesBarsOnSwipe? boolean Kept; bars don't hide on a swipe.
---@field hidesBarsWhenKeyboardAppears? boolean Kept; bars don't hide for a keyboard.
---@field hidesBarsWhenVerticallyCompact? boolean No bars where the height is compact.

---A stack of controllers; the top one is shown.
---@class UINavigationController: UIViewController
---@field viewControllers UIViewController[] The stack, from the bottom to the top.
---@field topViewController UIViewController|nil The one that is shown. Read-only.
---@field visibleViewController UIViewController|nil The top one, or what is presented over it. Read-only.
---@field navigationBar UINavigationBar The bar above the content. Read-only.
---@field toolbar UIToolbar The bar below it, with the top controller's toolbarItems. Read-only.
---@field isNavigationBarHidden boolean Whether there is no bar.
---@field isToolbarHidden boolean Whether there is no toolbar; true at first.
---@field interactivePopGestureRecognizer UIScreenEdgePanGestureRecognizer Goes back with a finger from the left edge. Read-only.
---@field delegate UINavigationControllerDelegate|table|nil A table with UINavigationControllerDelegate's methods.
---@field hidesBarsOnTap boolean A tap on the content hides the bar, another one shows it.
---@field hidesBarsOnSwipe boolean Kept; bars don't hide on a swipe.
---@field hidesBarsWhenKeyboardAppears boolean Kept; bars don't hide for a keyboard.
---@field hidesBarsWhenVerticallyCompact boolean No bars where the height is compact.
---@field super UINavigationController
---@overload fun(properties?: UINavigationController.Properties): UINavigationController
UINavigationController = {}

---Puts a controller on top.
---@param controller UIViewController
---@param animated? boolean
function UINavigationController:pushViewController(controller, animated) end

---Takes the top one off and answers it; nil at the root.
---@param animated? boolean
---@return UIViewController|nil
function UINavigationController:popViewController(animated) end

---Takes all but the root off and answers them.
---@param animated? boolean
---@return UIViewController[]
function UINavigationController:popToRootViewController(animated) end

---Takes all above a controller off and answers them.
---@param controller UIViewController
---@param animated? boolean
---@return UIViewController[]
function UINavigationController:popToViewController(controller, animated) end

---Replaces the stack: by a pop where the new top was in it, else by a push.
---@param controllers UIViewController[]
---@param animated? boolean
function UINavigationController:setViewControllers(controllers, animated) end

---Animated, it slides up; during a push or a pop sideways.
---@param hidden boolean
---@param animated? boolean
function UINavigationController:setNavigationBarHidden(hidden, animated) end

---Animated, it slides down.
---@param hidden boolean
---@param animated? boolean
function UINavigationController:setToolbarHidden(hidden, animated) end

---Pushes a controller.
---@param controller UIViewController
function UINavigationController:show(controller) end
