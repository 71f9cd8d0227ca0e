---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What CAAnimation { ... } takes.
---@class CAAnimation.Properties
---@field duration? number The duration of one cycle; 0 means the transaction's duration. Seconds.
---@field beginTime? number When the animation begins, in the layer's time; 0 means at once. In a group it counts from the group's start. Seconds.
---@field timeOffset? number Where in its cycle the animation begins. At the end of the cycle it continues at the cycle's start. Seconds.
---@field speed? number How fast the animation runs; with 2 it takes half as long.
---@field repeatCount? number The number of cycles, with fractions; math.huge means for ever.
---@field repeatDuration? number How long the cycles are repeated, in place of repeatCount. Seconds.
---@field autoreverses? boolean Whether each cycle also runs back to the start.
---@field fillMode? CAMediaTimingFillMode What is shown before the beginning (backwards: the first value) and after the end (forwards: the last value).
---@field timingFunction? CAMediaTimingFunctionName|number[] The curve: a name or a list of four numbers; nil is linear.
---@field isRemovedOnCompletion? boolean Whether the animation is removed from the layer at its end.
---@field delegate? CAAnimationDelegate|table A table with animationDidStart and animationDidStop.

---An animation. A layer keeps a copy of it.
---@class CAAnimation
---@field duration number The duration of one cycle; 0 means the transaction's duration. Seconds.
---@field beginTime number When the animation begins, in the layer's time; 0 means at once. In a group it counts from the group's start. Seconds.
---@field timeOffset number Where in its cycle the animation begins. At the end of the cycle it continues at the cycle's start. Seconds.
---@field speed number How fast the animation runs; with 2 it takes half as long.
---@field repeatCount number The number of cycles, with fractions; math.huge means for ever.
---@field repeatDuration number How long the cycles are repeated, in place of repeatCount. Seconds.
---@field autoreverses boolean Whether each cycle also runs back to the start.
---@field fillMode CAMediaTimingFillMode What is shown before the beginning (backwards: the first value) and after the end (forwards: the last value).
---@field timingFunction CAMediaTimingFunctionName|number[]|nil The curve: a name or a list of four numbers; nil is linear.
---@field isRemovedOnCompletion boolean Whether the animation is removed from the layer at its end.
---@field delegate CAAnimationDelegate|table|any A table with animationDidStart and animationDidStop.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
CAAnimation = {}

---Keeps a value under a key of your own.
---@param value? any
---@param key string
function CAAnimation:setValue(value, key) end

---The value that was kept under a key.
---@param key string
---@return any
function CAAnimation:value(key) end

---A copy of the animation.
---@return CAAnimation
function CAAnimation:copy() end
