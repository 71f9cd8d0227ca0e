---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UICubicTimingParameters { ... } takes.
---@class UICubicTimingParameters.Properties
---@field animationCurve? UIViewAnimationCurve One of UIKit's curves; the system's own if it is left out.
---@field controlPoint1? CGPoint|number[] A control point of a Bezier curve.
---@field controlPoint2? CGPoint|number[] A control point of a Bezier curve.

---A curve for UIViewPropertyAnimator.
---@class UICubicTimingParameters
---@field controlPoint1 CGPoint A control point of the curve. Read-only.
---@field controlPoint2 CGPoint A control point of the curve. Read-only.
---@field super UICubicTimingParameters
---@overload fun(properties?: UICubicTimingParameters.Properties): UICubicTimingParameters
UICubicTimingParameters = {}
