---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UITabBarItemAppearance { ... } takes.
---@class UITabBarItemAppearance.Properties: UIBarItemAppearance.Properties

---How tabs look.
---@class UITabBarItemAppearance: UIBarItemAppearance
---@field super UITabBarItemAppearance
---@overload fun(properties?: UITabBarItemAppearance.Properties): UITabBarItemAppearance
UITabBarItemAppearance = {}
