---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---Functions with which an app tells `lunette lint` about itself. In other runs they have no effect.
---@class lint
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
lint = {}

---Switches a rule, given by its name or number, off for a view and its subviews, or for the whole app: lint.allow("low-contrast", hint, "it repeats the title"), lint.allow(3, "taps go to the row").
---@param rule string|integer
---@param viewOrWhy UIView|string
---@param why? string
function lint.allow(rule, viewOrWhy, why) end
