---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UITabBarController { ... } takes.
---@class UITabBarController.Properties: UIViewController.Properties
---@field viewControllers? UIViewController[] The controllers, in the order of their tabs.
---@field selectedIndex? integer The number of the selected tab, from 1, or nil. Setting it does not call the delegate.
---@field selectedViewController? UIViewController The controller whose tab is selected, or nil.
---@field tabBar? UITabBar The bar with the tabs. A bar of your own class takes its place: setValue(bar, "tabBar").
---@field customizableViewControllers? UIViewController[] Kept only; it has no effect.
---@field delegate? UITabBarControllerDelegate|table A table with UITabBarControllerDelegate's methods.

---A container with a bar of tabs. Each tab shows one of its controllers.
---@class UITabBarController: UIViewController
---@field viewControllers UIViewController[] The controllers, in the order of their tabs.
---@field selectedIndex integer|nil The number of the selected tab, from 1, or nil. Setting it does not call the delegate.
---@field selectedViewController UIViewController|any The controller whose tab is selected, or nil.
---@field tabBar UITabBar The bar with the tabs. A bar of your own class takes its place: setValue(bar, "tabBar").
---@field moreNavigationController UINavigationController|any The controller that the tab More shows, or nil if there is no such tab. Read-only.
---@field customizableViewControllers UIViewController[] Kept only; it has no effect.
---@field delegate UITabBarControllerDelegate|table|any A table with UITabBarControllerDelegate's methods.
---@field super UITabBarController
---@overload fun(properties?: UITabBarController.Properties): UITabBarController
UITabBarController = {}

---A tab was tapped, the selected one included. Called before anything changes. Can be overridden.
---@param bar UITabBar
---@param item UITabBarItem
function UITabBarController:tabBarDidSelectItem(bar, item) end

---Replaces the controllers. The selected one stays selected if it is among the new ones.
---@param controllers? UIViewController[]
---@param animated? boolean
function UITabBarController:setViewControllers(controllers, animated) end
