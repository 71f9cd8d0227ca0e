---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIMotionEffect { ... } takes.
---@class UIMotionEffect.Properties

---Changes how a view is shown while the device is tilted; app:tilt() tilts it. Derive a class from it, or use a UIInterpolatingMotionEffect.
---@class UIMotionEffect
---@field super UIMotionEffect
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: UIMotionEffect.Properties): UIMotionEffect
UIMotionEffect = {}

---What is added to the view's properties while the device is tilted: a table of values by key path. The viewer's offset has horizontal and vertical, each from -1 to 1. Can be overridden.
---@param viewerOffset table<string, number>
---@return table<string, any>
function UIMotionEffect:keyPathsAndRelativeValues(viewerOffset) end
