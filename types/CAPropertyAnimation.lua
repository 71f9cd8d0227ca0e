---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What CAPropertyAnimation { ... } takes.
---@class CAPropertyAnimation.Properties: CAAnimation.Properties
---@field keyPath? string The property that is animated, for example opacity, position.x or transform.rotation.z.
---@field isAdditive? boolean Whether the animation's values are added to the property's value instead of replacing it.
---@field isCumulative? boolean Whether each repetition begins where the one before ended.
---@field valueFunction? CAValueFunctionName What the numbers mean if the key path is transform.

---An animation of one property.
---@class CAPropertyAnimation: CAAnimation
---@field keyPath string|nil The property that is animated, for example opacity, position.x or transform.rotation.z.
---@field isAdditive boolean Whether the animation's values are added to the property's value instead of replacing it.
---@field isCumulative boolean Whether each repetition begins where the one before ended.
---@field valueFunction CAValueFunctionName|nil What the numbers mean if the key path is transform.
CAPropertyAnimation = {}
