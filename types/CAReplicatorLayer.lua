---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What CAReplicatorLayer { ... } takes.
---@class CAReplicatorLayer.Properties: CALayer.Properties
---@field instanceCount? integer How often, the source included.
---@field instanceDelay? number How much later each copy's animations run. Seconds.
---@field instanceTransform? CATransform3D|number[] From one copy to the next, about the anchor point.
---@field instanceColor? UIColor|string What the copies are multiplied with.
---@field instanceRedOffset? number What each copy adds to it.
---@field instanceGreenOffset? number What each copy adds to it.
---@field instanceBlueOffset? number What each copy adds to it.
---@field instanceAlphaOffset? number What each copy adds to it.
---@field preservesDepth? boolean Kept only.

---Draws its sublayers several times over.
---@class CAReplicatorLayer: CALayer
---@field instanceCount integer How often, the source included.
---@field instanceDelay number How much later each copy's animations run. Seconds.
---@field instanceTransform CATransform3D|number[] From one copy to the next, about the anchor point.
---@field instanceColor UIColor|string What the copies are multiplied with.
---@field instanceRedOffset number What each copy adds to it.
---@field instanceGreenOffset number What each copy adds to it.
---@field instanceBlueOffset number What each copy adds to it.
---@field instanceAlphaOffset number What each copy adds to it.
---@field preservesDepth boolean Kept only.
---@field super CAReplicatorLayer
---@overload fun(properties?: CAReplicatorLayer.Properties): CAReplicatorLayer
CAReplicatorLayer = {}
