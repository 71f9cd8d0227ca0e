---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIBlurEffect { ... } takes.
---@class UIBlurEffect.Properties
---@field style? UIBlurEffect.Style How light it is.

---What an effect view lays over what is behind it: a colour that stands in for the blur.
---@class UIBlurEffect
---@field style UIBlurEffect.Style How light it is. Read-only.
---@field super UIBlurEffect
---@overload fun(properties?: UIBlurEffect.Properties): UIBlurEffect
UIBlurEffect = {}
