---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UITabBarItem { ... } takes.
---@class UITabBarItem.Properties: UIBarItem.Properties
---@field systemItem? UITabBarItem.SystemItem One of the system's items, with its title and image.
---@field tabBarSystemItem? UITabBarItem.SystemItem The same as systemItem: its name in UIKit's initializer.
---@field selectedImage? UIImage|string The image while the tab is selected, or nil.
---@field badgeValue? string A few characters in a red badge on the item, or nil for no badge.
---@field badgeColor? UIColor.Name|string|UIColor The colour of the badge; nil means red.
---@field titlePositionAdjustment? CGPoint|table How far the title is moved from its usual place. Points.
---@field standardAppearance? UITabBarAppearance The look of the bar while the tab is selected, in place of the bar's standardAppearance, or nil.
---@field scrollEdgeAppearance? UITabBarAppearance The same while the content's lower edge is at the bar, or nil for the bar's scrollEdgeAppearance.

---A tab: UITabBarItem { title =, image =, tag = }, or { systemItem = "favorites", tag = }.
---@class UITabBarItem: UIBarItem
---@field selectedImage UIImage|string|any The image while the tab is selected, or nil.
---@field badgeValue string|nil A few characters in a red badge on the item, or nil for no badge.
---@field badgeColor UIColor.Name|string|UIColor|nil The colour of the badge; nil means red.
---@field systemItem UITabBarItem.SystemItem|any The system's item that it was made as, or nil. Read-only.
---@field titlePositionAdjustment CGPoint|table How far the title is moved from its usual place. Points.
---@field standardAppearance UITabBarAppearance|any The look of the bar while the tab is selected, in place of the bar's standardAppearance, or nil.
---@field scrollEdgeAppearance UITabBarAppearance|any The same while the content's lower edge is at the bar, or nil for the bar's scrollEdgeAppearance.
---@field super UITabBarItem
---@overload fun(properties?: UITabBarItem.Properties): UITabBarItem
UITabBarItem = {}
