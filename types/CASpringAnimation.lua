---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What CASpringAnimation { ... } takes.
---@class CASpringAnimation.Properties: CABasicAnimation.Properties
---@field perceptualDuration? number With bounce: its period, in place of stiffness and damping. Seconds.
---@field bounce? number How much it swings, from -1 to 1; 0 doesn't.
---@field mass? number 1.
---@field stiffness? number 100.
---@field damping? number 10.
---@field initialVelocity? number Whole ways per second.
---@field allowsOverdamping? boolean False: a damping beyond the critical one counts as that.

---A basic animation on a spring.
---@class CASpringAnimation: CABasicAnimation
---@field mass number 1.
---@field stiffness number 100.
---@field damping number 10.
---@field initialVelocity number Whole ways per second.
---@field allowsOverdamping boolean False: a damping beyond the critical one counts as that.
---@field settlingDuration number When it has come to rest. Seconds. Read-only.
---@field super CASpringAnimation
---@overload fun(properties?: CASpringAnimation.Properties): CASpringAnimation
CASpringAnimation = {}
