---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIInterpolatingMotionEffect { ... } takes.
---@class UIInterpolatingMotionEffect.Properties: UIMotionEffect.Properties
---@field keyPath? string The property, for example center.x, alpha or layer.shadowOffset.width.
---@field type? UIInterpolatingMotionEffect.EffectType The axis along which the device is tilted.
---@field minimumRelativeValue? any What is added to the property at a tilt of -1; nil for nothing.
---@field maximumRelativeValue? any What is added to the property at a tilt of 1; nil for nothing.

---Moves one property between two values as the device is tilted along one axis.
---@class UIInterpolatingMotionEffect: UIMotionEffect
---@field keyPath string The property that moves. Read-only.
---@field type UIInterpolatingMotionEffect.EffectType The axis along which the device is tilted. Read-only.
---@field minimumRelativeValue any What is added to the property at a tilt of -1; nil for nothing.
---@field maximumRelativeValue any What is added to the property at a tilt of 1; nil for nothing.
---@field super UIInterpolatingMotionEffect
---@overload fun(properties?: UIInterpolatingMotionEffect.Properties): UIInterpolatingMotionEffect
UIInterpolatingMotionEffect = {}
