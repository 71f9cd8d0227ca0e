---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIPanGestureRecognizer { ... } takes.
---@class UIPanGestureRecognizer.Properties: UIGestureRecognizer.Properties
---@field action? function action(recognizer): it has recognized, or its gesture goes on.
---@field minimumNumberOfTouches? integer Fingers it needs to begin.
---@field maximumNumberOfTouches? integer Fingers with which it may begin.
---@field allowedScrollTypesMask? UIScrollTypeMask|UIScrollTypeMask[] Scroll wheels that it follows; there are none here.

---Fingers that move.
---@class UIPanGestureRecognizer: UIGestureRecognizer
---@field minimumNumberOfTouches integer Fingers it needs to begin.
---@field maximumNumberOfTouches integer Fingers with which it may begin.
---@field allowedScrollTypesMask UIScrollTypeMask|UIScrollTypeMask[] Scroll wheels that it follows; there are none here.
---@field super UIPanGestureRecognizer
---@overload fun(properties?: UIPanGestureRecognizer.Properties): UIPanGestureRecognizer
UIPanGestureRecognizer = {}

---Movement since it began, in a view's axes. Points.
---@param view? UIView
---@return CGPoint
function UIPanGestureRecognizer:translation(view) end

---Counts from this translation on.
---@param translation CGPoint|number[]
---@param view? UIView
function UIPanGestureRecognizer:setTranslation(translation, view) end

---Points per second, in a view's axes.
---@param view? UIView
---@return CGPoint
function UIPanGestureRecognizer:velocity(view) end
