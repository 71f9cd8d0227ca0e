---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIScreenEdgePanGestureRecognizer { ... } takes.
---@class UIScreenEdgePanGestureRecognizer.Properties: UIPanGestureRecognizer.Properties
---@field target? any The object whose method `action` names; without one, the responder chain's.
---@field action? (fun(recognizer: UIScreenEdgePanGestureRecognizer|any): any)|string Called as action(recognizer) for began, changed, ended and cancelled.
---@field edges? UIRectEdge|UIRectEdge[] The edge from which the finger comes: one edge, or "all".

---Recognizes a finger that comes in from an edge of the screen.
---@class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer
---@field edges UIRectEdge|UIRectEdge[] The edge from which the finger comes: one edge, or "all".
---@field super UIScreenEdgePanGestureRecognizer
---@overload fun(properties?: UIScreenEdgePanGestureRecognizer.Properties): UIScreenEdgePanGestureRecognizer
UIScreenEdgePanGestureRecognizer = {}
