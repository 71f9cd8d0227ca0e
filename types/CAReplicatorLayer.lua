---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What CAReplicatorLayer { ... } takes.
---@class CAReplicatorLayer.Properties: CALayer.Properties
---@field instanceCount? integer How often the sublayers are drawn; 1 means without copies.
---@field instanceDelay? number How much later the animations of each copy run than those of the copy before. Seconds.
---@field instanceTransform? CATransform3D|table The transform from one copy to the next, about the anchor point.
---@field instanceColor? UIColor.Name|string|UIColor The colour with which the copies are multiplied; nil is white.
---@field instanceRedOffset? number What each copy adds to this part of instanceColor.
---@field instanceGreenOffset? number What each copy adds to this part of instanceColor.
---@field instanceBlueOffset? number What each copy adds to this part of instanceColor.
---@field instanceAlphaOffset? number What each copy adds to this part of instanceColor.
---@field preservesDepth? boolean Kept only; it has no effect.

---A layer that draws its sublayers several times.
---@class CAReplicatorLayer: CALayer
---@field instanceCount integer How often the sublayers are drawn; 1 means without copies.
---@field instanceDelay number How much later the animations of each copy run than those of the copy before. Seconds.
---@field instanceTransform CATransform3D|table The transform from one copy to the next, about the anchor point.
---@field instanceColor UIColor.Name|string|UIColor The colour with which the copies are multiplied; nil is white.
---@field instanceRedOffset number What each copy adds to this part of instanceColor.
---@field instanceGreenOffset number What each copy adds to this part of instanceColor.
---@field instanceBlueOffset number What each copy adds to this part of instanceColor.
---@field instanceAlphaOffset number What each copy adds to this part of instanceColor.
---@field preservesDepth boolean Kept only; it has no effect.
---@field super CAReplicatorLayer
---@overload fun(properties?: CAReplicatorLayer.Properties): CAReplicatorLayer
CAReplicatorLayer = {}
