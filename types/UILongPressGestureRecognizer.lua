---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UILongPressGestureRecognizer { ... } takes.
---@class UILongPressGestureRecognizer.Properties: UIGestureRecognizer.Properties
---@field target? any The object whose method `action` names; without one, the responder chain's.
---@field action? (fun(recognizer: UILongPressGestureRecognizer|any): any)|string Called as action(recognizer) for began, changed, ended and cancelled.
---@field numberOfTapsRequired? integer The number of whole taps that must come before the press.
---@field numberOfTouchesRequired? integer The number of fingers.
---@field minimumPressDuration? number How long the fingers must stay. Seconds.
---@field allowableMovement? number How far the fingers may move before the gesture begins. Points.

---Recognizes fingers that stay on the screen.
---@class UILongPressGestureRecognizer: UIGestureRecognizer
---@field numberOfTapsRequired integer The number of whole taps that must come before the press.
---@field numberOfTouchesRequired integer The number of fingers.
---@field minimumPressDuration number How long the fingers must stay. Seconds.
---@field allowableMovement number How far the fingers may move before the gesture begins. Points.
---@field super UILongPressGestureRecognizer
---@overload fun(properties?: UILongPressGestureRecognizer.Properties): UILongPressGestureRecognizer
UILongPressGestureRecognizer = {}
