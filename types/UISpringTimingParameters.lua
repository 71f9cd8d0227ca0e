---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UISpringTimingParameters { ... } takes.
---@class UISpringTimingParameters.Properties
---@field dampingRatio? number From 0 to 1, which doesn't swing; it rests when the duration is over.
---@field initialVelocity? number|number[] Whole ways per second: a number, or {dx, dy}.
---@field mass? number With stiffness and damping: it takes the time that it takes.
---@field stiffness? number Of a spring by its constants.
---@field damping? number Of a spring by its constants.

---A spring for a property animator; the system's own without keys.
---@class UISpringTimingParameters
---@field super UISpringTimingParameters
---@overload fun(properties?: UISpringTimingParameters.Properties): UISpringTimingParameters
UISpringTimingParameters = {}
