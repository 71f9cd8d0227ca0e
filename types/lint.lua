---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What an app tells lunette lint about itself. Without lint it changes nothing.
---@class lint
lint = {}

---A rule, by its name or number, needn't hold in a view and what is in it, or in the whole app: lint.allow("low-contrast", hint, "it repeats the title"), lint.allow(3, "taps go to the row").
---@param rule string|integer
---@param viewOrWhy UIView|string
---@param why? string
function lint.allow(rule, viewOrWhy, why) end
