---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UITabBar { ... } takes.
---@class UITabBar.Properties: UIView.Properties
---@field items? UITabBarItem[] From the left to the right.
---@field selectedItem? UITabBarItem The one that is selected; setting it tells nobody.
---@field delegate? UITabBarDelegate|table A table with UITabBarDelegate's methods.
---@field barStyle? UIBarStyle default, or black.
---@field isTranslucent? boolean Whether content passes under it.
---@field barTintColor? UIColor|string Of the plate behind it.
---@field unselectedItemTintColor? UIColor|string Of the tabs that aren't selected.
---@field backgroundImage? UIImage|string A picture in place of the plate.
---@field shadowImage? UIImage|string An empty one takes the hairline away.

---Tabs in a row, of which one may be selected.
---@class UITabBar: UIView
---@field items UITabBarItem[] From the left to the right.
---@field selectedItem UITabBarItem|nil The one that is selected; setting it tells nobody.
---@field delegate UITabBarDelegate|table|nil A table with UITabBarDelegate's methods.
---@field barStyle UIBarStyle default, or black.
---@field isTranslucent boolean Whether content passes under it.
---@field barTintColor UIColor|string|nil Of the plate behind it.
---@field unselectedItemTintColor UIColor|string|nil Of the tabs that aren't selected.
---@field backgroundImage UIImage|string|nil A picture in place of the plate.
---@field shadowImage UIImage|string|nil An empty one takes the hairline away.
---@field super UITabBar
---@overload fun(properties?: UITabBar.Properties): UITabBar
UITabBar = {}

---Replaces them.
---@param items UITabBarItem[]
---@param animated? boolean
function UITabBar:setItems(items, animated) end
