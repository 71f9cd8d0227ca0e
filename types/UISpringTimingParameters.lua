---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UISpringTimingParameters { ... } takes.
---@class UISpringTimingParameters.Properties
---@field dampingRatio? number The damping, from 0 to 1 (doesn't swing). The spring is at rest when the animator's duration is over.
---@field initialVelocity? number|number[] The speed at the start, as a number or as {dx, dy}; 1 is the whole distance in one second.
---@field mass? number The mass, used with stiffness and damping. The spring then takes its own time.
---@field stiffness? number A constant of the spring, used with mass.
---@field damping? number A constant of the spring, used with mass.

---A spring for UIViewPropertyAnimator; the system's own spring if no keys are given.
---@class UISpringTimingParameters
---@field super UISpringTimingParameters
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: UISpringTimingParameters.Properties): UISpringTimingParameters
UISpringTimingParameters = {}
