---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIRotationGestureRecognizer { ... } takes.
---@class UIRotationGestureRecognizer.Properties: UIGestureRecognizer.Properties
---@field target? any The object whose method `action` names; without one, the responder chain's.
---@field action? (fun(recognizer: UIRotationGestureRecognizer|any): any)|string Called as action(recognizer) for began, changed, ended and cancelled.
---@field rotation? number The angle since the gesture began; clockwise is positive. Radians.

---Recognizes two fingers that turn around each other.
---@class UIRotationGestureRecognizer: UIGestureRecognizer
---@field rotation number The angle since the gesture began; clockwise is positive. Radians.
---@field velocity number The change of rotation. Radians per second. Read-only.
---@field super UIRotationGestureRecognizer
---@overload fun(properties?: UIRotationGestureRecognizer.Properties): UIRotationGestureRecognizer
UIRotationGestureRecognizer = {}
