---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What CASpringAnimation { ... } takes.
---@class CASpringAnimation.Properties: CABasicAnimation.Properties
---@field perceptualDuration? number The spring's period, used together with bounce in place of stiffness and damping. Seconds.
---@field bounce? number How much the spring swings, from -1 to 1; with 0 it doesn't.
---@field mass? number The mass at the spring's end; 1 by default.
---@field stiffness? number The spring's stiffness; 100 by default.
---@field damping? number The damping of the movement; 10 by default.
---@field initialVelocity? number The speed at the start; 1 is the whole distance in one second.
---@field allowsOverdamping? boolean Whether the damping may be larger than the critical damping. If false, such a damping counts as the critical one.

---A basic animation that moves like a spring.
---@class CASpringAnimation: CABasicAnimation
---@field mass number The mass at the spring's end; 1 by default.
---@field stiffness number The spring's stiffness; 100 by default.
---@field damping number The damping of the movement; 10 by default.
---@field initialVelocity number The speed at the start; 1 is the whole distance in one second.
---@field allowsOverdamping boolean Whether the damping may be larger than the critical damping. If false, such a damping counts as the critical one.
---@field settlingDuration number How long it takes until the spring is at rest. Seconds. Read-only.
---@field super CASpringAnimation
---@overload fun(properties?: CASpringAnimation.Properties): CASpringAnimation
CASpringAnimation = {}
