---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What CAAnimationGroup { ... } takes.
---@class CAAnimationGroup.Properties: CAAnimation.Properties
---@field animations? CAAnimation[] The animations of the group.

---Several animations that share one clock.
---@class CAAnimationGroup: CAAnimation
---@field animations CAAnimation[] The animations of the group.
---@field super CAAnimationGroup
---@overload fun(properties?: CAAnimationGroup.Properties): CAAnimationGroup
CAAnimationGroup = {}
