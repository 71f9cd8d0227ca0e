---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What CAAnimation { ... } takes.
---@class CAAnimation.Properties
---@field duration? number Of one cycle; 0 for the transaction's. Seconds.
---@field beginTime? number In the layer's time; 0 for at once. In a group from its start. Seconds.
---@field timeOffset? number Where in its cycle it begins; it wraps. Seconds.
---@field speed? number How much faster it runs.
---@field repeatCount? number Cycles, fractions included; math.huge for ever.
---@field repeatDuration? number In place of a count. Seconds.
---@field autoreverses? boolean Whether each cycle goes there and back.
---@field fillMode? CAMediaTimingFillMode What shows before and after.
---@field timingFunction? CAMediaTimingFunctionName|number[] Its curve: a name or four numbers; nil is linear.
---@field isRemovedOnCompletion? boolean False: it stays on the layer after its end.
---@field delegate? CAAnimationDelegate|table A table with animationDidStart and animationDidStop.

---Something that moves for a while; a layer keeps a copy.
---@class CAAnimation
---@field duration number Of one cycle; 0 for the transaction's. Seconds.
---@field beginTime number In the layer's time; 0 for at once. In a group from its start. Seconds.
---@field timeOffset number Where in its cycle it begins; it wraps. Seconds.
---@field speed number How much faster it runs.
---@field repeatCount number Cycles, fractions included; math.huge for ever.
---@field repeatDuration number In place of a count. Seconds.
---@field autoreverses boolean Whether each cycle goes there and back.
---@field fillMode CAMediaTimingFillMode What shows before and after.
---@field timingFunction CAMediaTimingFunctionName|number[]|nil Its curve: a name or four numbers; nil is linear.
---@field isRemovedOnCompletion boolean False: it stays on the layer after its end.
---@field delegate CAAnimationDelegate|table|nil A table with animationDidStart and animationDidStop.
CAAnimation = {}

---Keeps a value under a key.
---@param value? any
---@param key string
function CAAnimation:setValue(value, key) end

---What was kept under a key.
---@param key string
---@return any
function CAAnimation:value(key) end

---Another one like it.
---@return CAAnimation
function CAAnimation:copy() end
