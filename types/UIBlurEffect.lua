---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIBlurEffect { ... } takes.
---@class UIBlurEffect.Properties
---@field style? UIBlurEffect.Style How light or dark the effect is; regular, prominent and the materials follow the appearance.

---An effect for UIVisualEffectView: a translucent colour, in place of a blur.
---@class UIBlurEffect
---@field style UIBlurEffect.Style How light or dark the effect is. Read-only.
---@field super UIBlurEffect
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: UIBlurEffect.Properties): UIBlurEffect
UIBlurEffect = {}
