---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What CASpringAnimation { ... } takes.
---@class CASpringAnimation.Properties: CABasicAnimation.Properties
---@field mass? number 1.
---@field stiffness? number 100.
---@field damping? number 10.
---@field initialVelocity? number Whole ways per second.

---A basic animation on a spring.
---@class CASpringAnimation: CABasicAnimation
---@field mass number 1.
---@field stiffness number 100.
---@field damping number 10.
---@field initialVelocity number Whole ways per second.
---@field settlingDuration number When it has come to rest. Seconds. Read-only.
---@field super CASpringAnimation
---@overload fun(properties?: CASpringAnimation.Properties): CASpringAnimation
CASpringAnimation = {}
