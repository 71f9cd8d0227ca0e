---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIBarButtonItemAppearance { ... } takes.
---@class UIBarButtonItemAppearance.Properties: UIBarItemAppearance.Properties

---How buttons of a bar look.
---@class UIBarButtonItemAppearance: UIBarItemAppearance
---@field super UIBarButtonItemAppearance
---@overload fun(properties?: UIBarButtonItemAppearance.Properties): UIBarButtonItemAppearance
UIBarButtonItemAppearance = {}
