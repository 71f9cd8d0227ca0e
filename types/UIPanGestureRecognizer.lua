---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIPanGestureRecognizer { ... } takes.
---@class UIPanGestureRecognizer.Properties: UIGestureRecognizer.Properties
---@field target? any The object whose method `action` names; without one, the responder chain's.
---@field action? (fun(recognizer: UIPanGestureRecognizer|any): any)|string Called as action(recognizer) for began, changed, ended and cancelled.
---@field minimumNumberOfTouches? integer The number of fingers that is needed to begin.
---@field maximumNumberOfTouches? integer The largest number of fingers with which the gesture can begin.
---@field allowedScrollTypesMask? UIScrollTypeMask|UIScrollTypeMask[] The kinds of scroll wheels that the recognizer follows; a simulated device has none.

---Recognizes fingers that move.
---@class UIPanGestureRecognizer: UIGestureRecognizer
---@field minimumNumberOfTouches integer The number of fingers that is needed to begin.
---@field maximumNumberOfTouches integer The largest number of fingers with which the gesture can begin.
---@field allowedScrollTypesMask UIScrollTypeMask|UIScrollTypeMask[] The kinds of scroll wheels that the recognizer follows; a simulated device has none.
---@field super UIPanGestureRecognizer
---@overload fun(properties?: UIPanGestureRecognizer.Properties): UIPanGestureRecognizer
UIPanGestureRecognizer = {}

---The movement since the gesture began, along a view's axes. Points.
---@param view? UIView
---@return CGPoint
function UIPanGestureRecognizer:translation(view) end

---Sets the translation that is counted from now on. It also sets the velocity to 0.
---@param translation CGPoint|table
---@param view? UIView
function UIPanGestureRecognizer:setTranslation(translation, view) end

---The velocity of the fingers, along a view's axes. Points per second.
---@param view? UIView
---@return CGPoint
function UIPanGestureRecognizer:velocity(view) end
