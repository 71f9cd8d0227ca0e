---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What CAScrollLayer { ... } takes.
---@class CAScrollLayer.Properties: CALayer.Properties
---@field scrollMode? CAScrollLayerScrollMode Along which axes it scrolls.

---Shows a part of what it holds; scroll(point) moves it.
---@class CAScrollLayer: CALayer
---@field scrollMode CAScrollLayerScrollMode Along which axes it scrolls.
---@field super CAScrollLayer
---@overload fun(properties?: CAScrollLayer.Properties): CAScrollLayer
CAScrollLayer = {}

---The same.
---@param point CGPoint|number[]
function CAScrollLayer:scrollToPoint(point) end

---Scrolls as little as brings a rect into sight.
---@param rect CGRect|number[]
function CAScrollLayer:scrollToRect(rect) end
