---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIMotionEffectGroup { ... } takes.
---@class UIMotionEffectGroup.Properties: UIMotionEffect.Properties
---@field motionEffects? UIMotionEffect[] The effects, in the order in which they are added, or nil.

---Several motion effects as one.
---@class UIMotionEffectGroup: UIMotionEffect
---@field motionEffects UIMotionEffect[]|nil The effects, in the order in which they are added, or nil.
---@field super UIMotionEffectGroup
---@overload fun(properties?: UIMotionEffectGroup.Properties): UIMotionEffectGroup
UIMotionEffectGroup = {}
