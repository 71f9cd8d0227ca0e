---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What NSShadow { ... } takes.
---@class NSShadow.Properties
---@field shadowOffset? CGSize|number[] Down is positive. Points.
---@field shadowBlurRadius? number Points.
---@field shadowColor? UIColor|string A third of black unless said; nil for no shadow.

---A shadow of text. An attribute keeps a copy.
---@class NSShadow
---@field shadowOffset CGSize|number[] Down is positive. Points.
---@field shadowBlurRadius number Points.
---@field shadowColor UIColor|string|nil A third of black unless said; nil for no shadow.
---@field super NSShadow
---@overload fun(properties?: NSShadow.Properties): NSShadow
NSShadow = {}
