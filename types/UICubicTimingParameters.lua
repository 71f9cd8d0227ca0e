---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UICubicTimingParameters { ... } takes.
---@class UICubicTimingParameters.Properties
---@field animationCurve? UIViewAnimationCurve One of UIKit's curves; the system's own if it is left out.
---@field controlPoint1? CGPoint|table A control point of a Bezier curve.
---@field controlPoint2? CGPoint|table A control point of a Bezier curve.

---A curve for UIViewPropertyAnimator.
---@class UICubicTimingParameters
---@field controlPoint1 CGPoint A control point of the curve. Read-only.
---@field controlPoint2 CGPoint A control point of the curve. Read-only.
---@field super UICubicTimingParameters
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: UICubicTimingParameters.Properties): UICubicTimingParameters
UICubicTimingParameters = {}
