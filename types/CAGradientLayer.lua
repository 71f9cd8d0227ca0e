---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What CAGradientLayer { ... } takes.
---@class CAGradientLayer.Properties: CALayer.Properties
---@field colors? (UIColor|string)[] Two at least; nil for none.
---@field locations? number[] Where on the way each colour stands, from 0 to 1; nil spreads them evenly.
---@field startPoint? CGPoint|number[] In fractions of the bounds; the centre of a radial or conic one.
---@field endPoint? CGPoint|number[] In fractions of the bounds.
---@field type? CAGradientLayer.Kind Along a line, from a centre, or around it.

---A layer filled with a run of colours.
---@class CAGradientLayer: CALayer
---@field colors (UIColor|string)[]|nil Two at least; nil for none.
---@field locations number[]|nil Where on the way each colour stands, from 0 to 1; nil spreads them evenly.
---@field startPoint CGPoint|number[] In fractions of the bounds; the centre of a radial or conic one.
---@field endPoint CGPoint|number[] In fractions of the bounds.
---@field type CAGradientLayer.Kind Along a line, from a centre, or around it.
---@field super CAGradientLayer
---@overload fun(properties?: CAGradientLayer.Properties): CAGradientLayer
CAGradientLayer = {}
