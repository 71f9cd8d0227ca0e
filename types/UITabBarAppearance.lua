---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UITabBarAppearance { ... } takes.
---@class UITabBarAppearance.Properties: UIBarAppearance.Properties

---The look of a tab bar.
---@class UITabBarAppearance: UIBarAppearance
---@field super UITabBarAppearance
---@overload fun(properties?: UITabBarAppearance.Properties): UITabBarAppearance
UITabBarAppearance = {}
