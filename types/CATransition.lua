---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What CATransition { ... } takes.
---@class CATransition.Properties: CAAnimation.Properties
---@field type? CATransitionType The kind of transition.
---@field subtype? CATransitionSubtype The side from which the new content comes.
---@field startProgress? number Where the transition begins, from 0 to 1.
---@field endProgress? number Where the transition ends, from 0 to 1.

---An animation from a layer's old content to its new content.
---@class CATransition: CAAnimation
---@field type CATransitionType The kind of transition.
---@field subtype CATransitionSubtype|nil The side from which the new content comes.
---@field startProgress number Where the transition begins, from 0 to 1.
---@field endProgress number Where the transition ends, from 0 to 1.
---@field super CATransition
---@overload fun(properties?: CATransition.Properties): CATransition
CATransition = {}
