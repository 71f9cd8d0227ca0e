---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What CATextLayer { ... } takes.
---@class CATextLayer.Properties: CALayer.Properties
---@field string? string What it shows, or nil.
---@field font? UIFont Its weight counts.
---@field fontSize? number Points; 36.
---@field foregroundColor? UIColor|string A colour; white.
---@field isWrapped? boolean Whether lines are broken at the width.
---@field truncationMode? CATextLayerTruncationMode Where text that is too long is cut.
---@field alignmentMode? CATextLayerAlignmentMode Where lines stand.

---A layer of plain text, its first line at the top.
---@class CATextLayer: CALayer
---@field string string|nil What it shows, or nil.
---@field font UIFont Its weight counts.
---@field fontSize number Points; 36.
---@field foregroundColor UIColor|string|nil A colour; white.
---@field isWrapped boolean Whether lines are broken at the width.
---@field truncationMode CATextLayerTruncationMode Where text that is too long is cut.
---@field alignmentMode CATextLayerAlignmentMode Where lines stand.
---@field super CATextLayer
---@overload fun(properties?: CATextLayer.Properties): CATextLayer
CATextLayer = {}

---What its text takes. Points.
---@return CGSize
function CATextLayer:preferredFrameSize() end
