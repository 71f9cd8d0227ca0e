---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What CAGradientLayer { ... } takes.
---@class CAGradientLayer.Properties: CALayer.Properties
---@field colors? (UIColor.Name|string|UIColor)[] The colours, at least two; nil means that nothing is drawn.
---@field locations? number[] Where each colour is on the way from start to end, as fractions from 0 to 1; nil spreads the colours evenly.
---@field startPoint? CGPoint|table Where the gradient begins, in fractions of the bounds; for a radial or conic gradient, its centre.
---@field endPoint? CGPoint|table Where the gradient ends, in fractions of the bounds.
---@field type? CAGradientLayer.Kind axial: along a line. radial: from a centre outward. conic: around a centre.

---A layer filled with a gradient of colours.
---@class CAGradientLayer: CALayer
---@field colors (UIColor.Name|string|UIColor)[]|nil The colours, at least two; nil means that nothing is drawn.
---@field locations number[]|nil Where each colour is on the way from start to end, as fractions from 0 to 1; nil spreads the colours evenly.
---@field startPoint CGPoint|table Where the gradient begins, in fractions of the bounds; for a radial or conic gradient, its centre.
---@field endPoint CGPoint|table Where the gradient ends, in fractions of the bounds.
---@field type CAGradientLayer.Kind axial: along a line. radial: from a centre outward. conic: around a centre.
---@field super CAGradientLayer
---@overload fun(properties?: CAGradientLayer.Properties): CAGradientLayer
CAGradientLayer = {}
