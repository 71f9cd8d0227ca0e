---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What CATransformLayer { ... } takes.
---@class CATransformLayer.Properties: CALayer.Properties

---A layer that draws nothing itself, and whose sublayers keep their depth in space.
---@class CATransformLayer: CALayer
---@field super CATransformLayer
---@overload fun(properties?: CATransformLayer.Properties): CATransformLayer
CATransformLayer = {}
