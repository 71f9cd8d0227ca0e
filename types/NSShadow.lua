---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What NSShadow { ... } takes.
---@class NSShadow.Properties
---@field shadowOffset? CGSize|table The place of the shadow relative to the text; a positive height is down. Points.
---@field shadowBlurRadius? number How much the shadow is blurred. Points.
---@field shadowColor? UIColor.Name|string|UIColor The colour of the shadow, black with alpha 1/3 by default; nil for no shadow.

---A shadow of text. An attributed string keeps a copy.
---@class NSShadow
---@field shadowOffset CGSize|table The place of the shadow relative to the text; a positive height is down. Points.
---@field shadowBlurRadius number How much the shadow is blurred. Points.
---@field shadowColor UIColor.Name|string|UIColor|nil The colour of the shadow, black with alpha 1/3 by default; nil for no shadow.
---@field super NSShadow
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: NSShadow.Properties): NSShadow
NSShadow = {}
