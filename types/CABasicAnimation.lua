---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What CABasicAnimation { ... } takes.
---@class CABasicAnimation.Properties: CAPropertyAnimation.Properties
---@field fromValue? any Where it begins; nil for what the other two say, or the layer's own value.
---@field toValue? any Where it ends.
---@field byValue? any How far it goes.

---From one value to another.
---@class CABasicAnimation: CAPropertyAnimation
---@field fromValue any Where it begins; nil for what the other two say, or the layer's own value.
---@field toValue any Where it ends.
---@field byValue any How far it goes.
---@field super CABasicAnimation
---@overload fun(properties?: CABasicAnimation.Properties): CABasicAnimation
CABasicAnimation = {}
