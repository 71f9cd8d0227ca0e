---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UISwipeGestureRecognizer { ... } takes.
---@class UISwipeGestureRecognizer.Properties: UIGestureRecognizer.Properties
---@field target? any The object whose method `action` names; without one, the responder chain's.
---@field action? (fun(recognizer: UISwipeGestureRecognizer|any): any)|string Called as action(recognizer) for began, changed, ended and cancelled.
---@field direction? UISwipeGestureRecognizer.Direction|UISwipeGestureRecognizer.Direction[] The direction of the movement: one, or a list.
---@field numberOfTouchesRequired? integer The number of fingers.

---Recognizes a quick movement in one direction.
---@class UISwipeGestureRecognizer: UIGestureRecognizer
---@field direction UISwipeGestureRecognizer.Direction|UISwipeGestureRecognizer.Direction[] The direction of the movement: one, or a list.
---@field numberOfTouchesRequired integer The number of fingers.
---@field super UISwipeGestureRecognizer
---@overload fun(properties?: UISwipeGestureRecognizer.Properties): UISwipeGestureRecognizer
UISwipeGestureRecognizer = {}
