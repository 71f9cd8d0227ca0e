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
