---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What CAScrollLayer { ... } takes.
---@class CAScrollLayer.Properties: CALayer.Properties
---@field scrollMode? CAScrollLayerScrollMode The axes along which the layer scrolls.

---A layer that shows a part of its sublayers; scroll(point) moves that part.
---@class CAScrollLayer: CALayer
---@field scrollMode CAScrollLayerScrollMode The axes along which the layer scrolls.
---@field super CAScrollLayer
---@overload fun(properties?: CAScrollLayer.Properties): CAScrollLayer
CAScrollLayer = {}

---The same as scroll(point).
---@param point CGPoint|table
function CAScrollLayer:scrollToPoint(point) end

---Scrolls as little as is needed to make a rectangle visible.
---@param rect CGRect|table
function CAScrollLayer:scrollToRect(rect) end
