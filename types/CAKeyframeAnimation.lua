---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What CAKeyframeAnimation { ... } takes.
---@class CAKeyframeAnimation.Properties: CAPropertyAnimation.Properties
---@field values? any[] The values, in order.
---@field path? CGPath|UIBezierPath The path along which a point moves, in place of values.
---@field keyTimes? number[] When each value is reached, as fractions of the duration from 0 to 1; nil spaces them evenly.
---@field timingFunctions? (CAMediaTimingFunctionName|number[])[] The curves, one for each part between two values.
---@field calculationMode? CAAnimationCalculationMode How the values between two keyframes are computed.
---@field rotationMode? CAAnimationRotationMode Whether the layer turns with the direction of the path, or nil.
---@field tensionValues? number[] Numbers for the modes cubic and cubicPaced, one for each value.
---@field continuityValues? number[] Numbers for the modes cubic and cubicPaced, one for each value.
---@field biasValues? number[] Numbers for the modes cubic and cubicPaced, one for each value.

---An animation through several values, or along a path.
---@class CAKeyframeAnimation: CAPropertyAnimation
---@field values any[] The values, in order.
---@field path CGPath|UIBezierPath|any The path along which a point moves, in place of values.
---@field keyTimes number[]|nil When each value is reached, as fractions of the duration from 0 to 1; nil spaces them evenly.
---@field timingFunctions (CAMediaTimingFunctionName|number[])[] The curves, one for each part between two values.
---@field calculationMode CAAnimationCalculationMode How the values between two keyframes are computed.
---@field rotationMode CAAnimationRotationMode|nil Whether the layer turns with the direction of the path, or nil.
---@field tensionValues number[] Numbers for the modes cubic and cubicPaced, one for each value.
---@field continuityValues number[] Numbers for the modes cubic and cubicPaced, one for each value.
---@field biasValues number[] Numbers for the modes cubic and cubicPaced, one for each value.
---@field super CAKeyframeAnimation
---@overload fun(properties?: CAKeyframeAnimation.Properties): CAKeyframeAnimation
CAKeyframeAnimation = {}
