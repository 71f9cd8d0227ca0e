---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UILongPressGestureRecognizer { ... } takes.
---@class UILongPressGestureRecognizer.Properties: UIGestureRecognizer.Properties
---@field action? function action(recognizer): it has recognized, or its gesture goes on.
---@field numberOfTapsRequired? integer Full taps before the press.
---@field numberOfTouchesRequired? integer Fingers.
---@field minimumPressDuration? number How long they must stay. Seconds.
---@field allowableMovement? number How far they may move before it begins. Points.

---Fingers that stay.
---@class UILongPressGestureRecognizer: UIGestureRecognizer
---@field numberOfTapsRequired integer Full taps before the press.
---@field numberOfTouchesRequired integer Fingers.
---@field minimumPressDuration number How long they must stay. Seconds.
---@field allowableMovement number How far they may move before it begins. Points.
---@field super UILongPressGestureRecognizer
---@overload fun(properties?: UILongPressGestureRecognizer.Properties): UILongPressGestureRecognizer
UILongPressGestureRecognizer = {}
