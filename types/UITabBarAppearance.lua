---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UITabBarAppearance { ... } takes.
---@class UITabBarAppearance.Properties: UIBarAppearance.Properties
---@field stackedLayoutAppearance? UITabBarItemAppearance How tabs look that have the image over the title.
---@field inlineLayoutAppearance? UITabBarItemAppearance How tabs of a pad look; where it is not touched as stackedLayoutAppearance.
---@field compactInlineLayoutAppearance? UITabBarItemAppearance How tabs of a low bar look, with the image beside the title.

---The look of a tab bar.
---@class UITabBarAppearance: UIBarAppearance
---@field stackedLayoutAppearance UITabBarItemAppearance How tabs look that have the image over the title.
---@field inlineLayoutAppearance UITabBarItemAppearance How tabs of a pad look; where it is not touched as stackedLayoutAppearance.
---@field compactInlineLayoutAppearance UITabBarItemAppearance How tabs of a low bar look, with the image beside the title.
---@field super UITabBarAppearance
---@overload fun(properties?: UITabBarAppearance.Properties): UITabBarAppearance
UITabBarAppearance = {}
