---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIScreenEdgePanGestureRecognizer { ... } takes.
---@class UIScreenEdgePanGestureRecognizer.Properties: UIPanGestureRecognizer.Properties
---@field action? function action(recognizer): it has recognized, or its gesture goes on.
---@field edges? UIRectEdge|UIRectEdge[] Where the finger comes in: one edge, or "all".

---A finger that comes in from an edge of the screen.
---@class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer
---@field edges UIRectEdge|UIRectEdge[] Where the finger comes in: one edge, or "all".
---@field super UIScreenEdgePanGestureRecognizer
---@overload fun(properties?: UIScreenEdgePanGestureRecognizer.Properties): UIScreenEdgePanGestureRecognizer
UIScreenEdgePanGestureRecognizer = {}
