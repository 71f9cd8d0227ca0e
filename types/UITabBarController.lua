---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UITabBarController { ... } takes.
---@class UITabBarController.Properties: UIViewController.Properties
---@field viewControllers? UIViewController[] In the order of their tabs.
---@field selectedIndex? integer The selected tab, from 1; nil for none. Setting it asks and tells nobody.
---@field selectedViewController? UIViewController The one that is shown.
---@field customizableViewControllers? UIViewController[] Kept.
---@field delegate? UITabBarControllerDelegate|table A table with UITabBarControllerDelegate's methods.

---Controllers side by side, of which the selected one is shown over a bar of tabs.
---@class UITabBarController: UIViewController
---@field viewControllers UIViewController[] In the order of their tabs.
---@field selectedIndex integer|nil The selected tab, from 1; nil for none. Setting it asks and tells nobody.
---@field selectedViewController UIViewController|nil The one that is shown.
---@field tabBar UITabBar The bar. Read-only.
---@field moreNavigationController UINavigationController|nil What the tab More shows; nil where there is none. Read-only.
---@field customizableViewControllers UIViewController[] Kept.
---@field delegate UITabBarControllerDelegate|table|nil A table with UITabBarControllerDelegate's methods.
---@field super UITabBarController
---@overload fun(properties?: UITabBarController.Properties): UITabBarController
UITabBarController = {}

---Replaces them; the selected one stays if it is still there.
---@param controllers UIViewController[]
---@param animated? boolean
function UITabBarController:setViewControllers(controllers, animated) end
