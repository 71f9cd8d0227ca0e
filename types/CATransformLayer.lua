---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What CATransformLayer { ... } takes.
---@class CATransformLayer.Properties: CALayer.Properties

---Shows nothing itself; its sublayers keep their depth.
---@class CATransformLayer: CALayer
---@field super CATransformLayer
---@overload fun(properties?: CATransformLayer.Properties): CATransformLayer
CATransformLayer = {}
