---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIRotationGestureRecognizer { ... } takes.
---@class UIRotationGestureRecognizer.Properties: UIGestureRecognizer.Properties
---@field action? function action(recognizer): it has recognized, or its gesture goes on.
---@field rotation? number Since the begin, clockwise. Radians.

---Two fingers that turn about each other.
---@class UIRotationGestureRecognizer: UIGestureRecognizer
---@field rotation number Since the begin, clockwise. Radians.
---@field velocity number Radians per second. Read-only.
---@field super UIRotationGestureRecognizer
---@overload fun(properties?: UIRotationGestureRecognizer.Properties): UIRotationGestureRecognizer
UIRotationGestureRecognizer = {}
