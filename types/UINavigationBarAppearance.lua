---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UINavigationBarAppearance { ... } takes.
---@class UINavigationBarAppearance.Properties: UIBarAppearance.Properties
---@field titleTextAttributes? table<string, any> The attributes of the title, such as its font and its colour.
---@field largeTitleTextAttributes? table<string, any> The attributes of a large title.
---@field titlePositionAdjustment? CGPoint|table How far the title is moved from its usual place. Points.

---The look of a navigation bar.
---@class UINavigationBarAppearance: UIBarAppearance
---@field titleTextAttributes table<string, any>|nil The attributes of the title, such as its font and its colour.
---@field largeTitleTextAttributes table<string, any>|nil The attributes of a large title.
---@field titlePositionAdjustment CGPoint|table How far the title is moved from its usual place. Points.
---@field super UINavigationBarAppearance
---@overload fun(properties?: UINavigationBarAppearance.Properties): UINavigationBarAppearance
UINavigationBarAppearance = {}
