---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What CAKeyframeAnimation { ... } takes.
---@class CAKeyframeAnimation.Properties: CAPropertyAnimation.Properties
---@field values? any[] What it goes through.
---@field path? CGPath|UIBezierPath In place of values: a CGPath or a UIBezierPath.
---@field keyTimes? number[] When each value is reached, from 0 to 1.
---@field timingFunctions? (CAMediaTimingFunctionName|number[])[] A curve for each part.
---@field calculationMode? CAAnimationCalculationMode How it gets from one value to the next.
---@field rotationMode? CAAnimationRotationMode Whether the layer turns along the path.
---@field tensionValues? number[] Of cubic modes, one for each value.
---@field continuityValues? number[] Of cubic modes, one for each value.
---@field biasValues? number[] Of cubic modes, one for each value.

---Through several values, or along a path.
---@class CAKeyframeAnimation: CAPropertyAnimation
---@field values any[] What it goes through.
---@field path CGPath|UIBezierPath|nil In place of values: a CGPath or a UIBezierPath.
---@field keyTimes number[]|nil When each value is reached, from 0 to 1.
---@field timingFunctions (CAMediaTimingFunctionName|number[])[] A curve for each part.
---@field calculationMode CAAnimationCalculationMode How it gets from one value to the next.
---@field rotationMode CAAnimationRotationMode|nil Whether the layer turns along the path.
---@field tensionValues number[] Of cubic modes, one for each value.
---@field continuityValues number[] Of cubic modes, one for each value.
---@field biasValues number[] Of cubic modes, one for each value.
---@field super CAKeyframeAnimation
---@overload fun(properties?: CAKeyframeAnimation.Properties): CAKeyframeAnimation
CAKeyframeAnimation = {}
