---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIVibrancyEffect { ... } takes.
---@class UIVibrancyEffect.Properties
---@field blurEffect? UIBlurEffect The effect below it.
---@field style? string Kept only; it has no effect.

---An effect for a UIVisualEffectView that lies in the contentView of one with a blur. Its views are shown in their own colours.
---@class UIVibrancyEffect
---@field style string|any Kept only; it has no effect. Read-only.
---@field blurEffect UIBlurEffect|any The effect below it, or nil. Read-only.
---@field super UIVibrancyEffect
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: UIVibrancyEffect.Properties): UIVibrancyEffect
UIVibrancyEffect = {}
