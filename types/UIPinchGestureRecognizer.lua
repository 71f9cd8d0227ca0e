---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIPinchGestureRecognizer { ... } takes.
---@class UIPinchGestureRecognizer.Properties: UIGestureRecognizer.Properties
---@field target? any The object whose method `action` names; without one, the responder chain's.
---@field action? (fun(recognizer: UIPinchGestureRecognizer|any): any)|string Called as action(recognizer) for began, changed, ended and cancelled.
---@field scale? number The distance of the fingers divided by their distance when the gesture began.

---Recognizes two fingers that move towards each other or apart.
---@class UIPinchGestureRecognizer: UIGestureRecognizer
---@field scale number The distance of the fingers divided by their distance when the gesture began.
---@field velocity number The change of scale in one second. Read-only.
---@field super UIPinchGestureRecognizer
---@overload fun(properties?: UIPinchGestureRecognizer.Properties): UIPinchGestureRecognizer
UIPinchGestureRecognizer = {}
