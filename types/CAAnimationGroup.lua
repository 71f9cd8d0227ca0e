---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What CAAnimationGroup { ... } takes.
---@class CAAnimationGroup.Properties: CAAnimation.Properties
---@field animations? CAAnimation[] What it holds.

---Several animations with one clock.
---@class CAAnimationGroup: CAAnimation
---@field animations CAAnimation[] What it holds.
---@field super CAAnimationGroup
---@overload fun(properties?: CAAnimationGroup.Properties): CAAnimationGroup
CAAnimationGroup = {}
