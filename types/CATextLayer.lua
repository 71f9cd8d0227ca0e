---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What CATextLayer { ... } takes.
---@class CATextLayer.Properties: CALayer.Properties
---@field string? string|NSAttributedString The text, or nil. A text with attributes has its own fonts and colours.
---@field font? UIFont The font, of which only the weight is used; fontSize is the size.
---@field fontSize? number The size of the font; 36 by default. Points.
---@field foregroundColor? UIColor.Name|string|UIColor The text's colour; white by default.
---@field isWrapped? boolean Whether lines are broken at the layer's width.
---@field truncationMode? CATextLayerTruncationMode Where a text that is too long is cut.
---@field alignmentMode? CATextLayerAlignmentMode How lines are aligned.

---A layer that shows a text, with the first line at the top.
---@class CATextLayer: CALayer
---@field string string|NSAttributedString|nil The text, or nil. A text with attributes has its own fonts and colours.
---@field font UIFont The font, of which only the weight is used; fontSize is the size.
---@field fontSize number The size of the font; 36 by default. Points.
---@field foregroundColor UIColor.Name|string|UIColor|nil The text's colour; white by default.
---@field isWrapped boolean Whether lines are broken at the layer's width.
---@field truncationMode CATextLayerTruncationMode Where a text that is too long is cut.
---@field alignmentMode CATextLayerAlignmentMode How lines are aligned.
---@field super CATextLayer
---@overload fun(properties?: CATextLayer.Properties): CATextLayer
CATextLayer = {}

---The size that the text needs. Points.
---@return CGSize
function CATextLayer:preferredFrameSize() end
