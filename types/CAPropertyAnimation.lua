---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What CAPropertyAnimation { ... } takes.
---@class CAPropertyAnimation.Properties: CAAnimation.Properties
---@field keyPath? string What it moves: opacity, position.x, transform.rotation.z.
---@field isAdditive? boolean Whether its values are added to what is below.
---@field isCumulative? boolean Whether each repetition starts where the last one ended.
---@field valueFunction? CAValueFunctionName With the key path transform: what its numbers do.

---An animation of one property.
---@class CAPropertyAnimation: CAAnimation
---@field keyPath string|nil What it moves: opacity, position.x, transform.rotation.z.
---@field isAdditive boolean Whether its values are added to what is below.
---@field isCumulative boolean Whether each repetition starts where the last one ended.
---@field valueFunction CAValueFunctionName|nil With the key path transform: what its numbers do.
CAPropertyAnimation = {}
