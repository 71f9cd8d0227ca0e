---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UITabBarItem { ... } takes.
---@class UITabBarItem.Properties: UIBarItem.Properties
---@field systemItem? UITabBarItem.SystemItem One of the system's, with its title.
---@field selectedImage? UIImage|string The picture while it is selected.
---@field badgeValue? string A few characters in a red pill; nil for none.
---@field badgeColor? UIColor|string Of the pill, in place of red.
---@field titlePositionAdjustment? CGPoint|number[] How far the title is moved. Points.

---A tab: UITabBarItem { title =, image =, tag = }, or { systemItem = "favorites", tag = }.
---@class UITabBarItem: UIBarItem
---@field selectedImage UIImage|string|nil The picture while it is selected.
---@field badgeValue string|nil A few characters in a red pill; nil for none.
---@field badgeColor UIColor|string|nil Of the pill, in place of red.
---@field systemItem UITabBarItem.SystemItem|nil The item that it was made as. Read-only.
---@field titlePositionAdjustment CGPoint|number[] How far the title is moved. Points.
---@field super UITabBarItem
---@overload fun(properties?: UITabBarItem.Properties): UITabBarItem
UITabBarItem = {}
