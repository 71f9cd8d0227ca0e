---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UITabBar { ... } takes.
---@class UITabBar.Properties: UIView.Properties
---@field isSpringLoaded? boolean Whether it acts while items are held over it.
---@field items? UITabBarItem[] The items, from left to right.
---@field selectedItem? UITabBarItem The selected item, or nil. Setting it does not call the delegate.
---@field delegate? UITabBarDelegate|table A table with UITabBarDelegate's methods.
---@field standardAppearance? UITabBarAppearance The look of the bar. When it is set or changed, it replaces barTintColor and the like.
---@field scrollEdgeAppearance? UITabBarAppearance The look while the content's lower edge is at the bar, or nothing scrolls; nil means no background in system 17, else standardAppearance.
---@field barStyle? UIBarStyle The bar's style: default is light, black is dark.
---@field isTranslucent? boolean Whether the bar is translucent, so that content can be under it.
---@field barTintColor? UIColor.Name|string|UIColor The colour of the bar's background, or nil for the style's.
---@field unselectedItemTintColor? UIColor.Name|string|UIColor The colour of tabs that are not selected, or nil for gray.
---@field backgroundImage? UIImage|string The image in place of the bar's background, or nil.
---@field shadowImage? UIImage|string The image in place of the hairline, or nil. An empty image removes the hairline.

---A bar with tabs in a row, of which one may be selected.
---@class UITabBar: UIView
---@field isSpringLoaded boolean Whether it acts while items are held over it.
---@field items UITabBarItem[] The items, from left to right.
---@field selectedItem UITabBarItem|any The selected item, or nil. Setting it does not call the delegate.
---@field delegate UITabBarDelegate|table|any A table with UITabBarDelegate's methods.
---@field standardAppearance UITabBarAppearance The look of the bar. When it is set or changed, it replaces barTintColor and the like.
---@field scrollEdgeAppearance UITabBarAppearance|any The look while the content's lower edge is at the bar, or nothing scrolls; nil means no background in system 17, else standardAppearance.
---@field barStyle UIBarStyle The bar's style: default is light, black is dark.
---@field isTranslucent boolean Whether the bar is translucent, so that content can be under it.
---@field barTintColor UIColor.Name|string|UIColor|nil The colour of the bar's background, or nil for the style's.
---@field unselectedItemTintColor UIColor.Name|string|UIColor|nil The colour of tabs that are not selected, or nil for gray.
---@field backgroundImage UIImage|string|any The image in place of the bar's background, or nil.
---@field shadowImage UIImage|string|any The image in place of the hairline, or nil. An empty image removes the hairline.
---@field super UITabBar
---@overload fun(properties?: UITabBar.Properties): UITabBar
UITabBar = {}

---Replaces the items.
---@param items? UITabBarItem[]
---@param animated? boolean
function UITabBar:setItems(items, animated) end
