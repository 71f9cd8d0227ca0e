---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UISwipeGestureRecognizer { ... } takes.
---@class UISwipeGestureRecognizer.Properties: UIGestureRecognizer.Properties
---@field action? function action(recognizer): it has recognized, or its gesture goes on.
---@field direction? UISwipeGestureRecognizer.Direction|UISwipeGestureRecognizer.Direction[] Where the fingers go: one way or a list.
---@field numberOfTouchesRequired? integer Fingers.

---A quick movement one way.
---@class UISwipeGestureRecognizer: UIGestureRecognizer
---@field direction UISwipeGestureRecognizer.Direction|UISwipeGestureRecognizer.Direction[] Where the fingers go: one way or a list.
---@field numberOfTouchesRequired integer Fingers.
---@field super UISwipeGestureRecognizer
---@overload fun(properties?: UISwipeGestureRecognizer.Properties): UISwipeGestureRecognizer
UISwipeGestureRecognizer = {}
