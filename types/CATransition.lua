---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What CATransition { ... } takes.
---@class CATransition.Properties: CAAnimation.Properties
---@field type? CATransitionType How.
---@field subtype? CATransitionSubtype From where.
---@field startProgress? number Where on the way it begins, from 0 to 1.
---@field endProgress? number Where on the way it ends, from 0 to 1.

---From what a layer showed to what it shows.
---@class CATransition: CAAnimation
---@field type CATransitionType How.
---@field subtype CATransitionSubtype|nil From where.
---@field startProgress number Where on the way it begins, from 0 to 1.
---@field endProgress number Where on the way it ends, from 0 to 1.
---@field super CATransition
---@overload fun(properties?: CATransition.Properties): CATransition
CATransition = {}
