---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIPinchGestureRecognizer { ... } takes.
---@class UIPinchGestureRecognizer.Properties: UIGestureRecognizer.Properties
---@field action? function action(recognizer): it has recognized, or its gesture goes on.
---@field scale? number The fingers' distance against that at the begin.

---Two fingers that come together or go apart.
---@class UIPinchGestureRecognizer: UIGestureRecognizer
---@field scale number The fingers' distance against that at the begin.
---@field velocity number Scale per second. Read-only.
---@field super UIPinchGestureRecognizer
---@overload fun(properties?: UIPinchGestureRecognizer.Properties): UIPinchGestureRecognizer
UIPinchGestureRecognizer = {}
