---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIToolbarAppearance { ... } takes.
---@class UIToolbarAppearance.Properties: UIBarAppearance.Properties

---The look of a toolbar.
---@class UIToolbarAppearance: UIBarAppearance
---@field super UIToolbarAppearance
---@overload fun(properties?: UIToolbarAppearance.Properties): UIToolbarAppearance
UIToolbarAppearance = {}
