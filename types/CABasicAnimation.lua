---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What CABasicAnimation { ... } takes.
---@class CABasicAnimation.Properties: CAPropertyAnimation.Properties
---@field fromValue? any The first value. If it is nil, it follows from toValue and byValue, or is the layer's own value.
---@field toValue? any The last value. If it is nil, it follows from fromValue and byValue, or is the layer's own value.
---@field byValue? any The difference between the first and the last value.

---An animation from one value to another.
---@class CABasicAnimation: CAPropertyAnimation
---@field fromValue any The first value. If it is nil, it follows from toValue and byValue, or is the layer's own value.
---@field toValue any The last value. If it is nil, it follows from fromValue and byValue, or is the layer's own value.
---@field byValue any The difference between the first and the last value.
---@field super CABasicAnimation
---@overload fun(properties?: CABasicAnimation.Properties): CABasicAnimation
CABasicAnimation = {}
