---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIToolbarAppearance { ... } takes.
---@class UIToolbarAppearance.Properties: UIBarAppearance.Properties
---@field buttonAppearance? UIBarButtonItemAppearance How the items look.
---@field doneButtonAppearance? UIBarButtonItemAppearance How items of the style done look.

---The look of a toolbar.
---@class UIToolbarAppearance: UIBarAppearance
---@field buttonAppearance UIBarButtonItemAppearance How the items look.
---@field doneButtonAppearance UIBarButtonItemAppearance How items of the style done look.
---@field super UIToolbarAppearance
---@overload fun(properties?: UIToolbarAppearance.Properties): UIToolbarAppearance
UIToolbarAppearance = {}
