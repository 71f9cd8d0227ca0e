---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UICubicTimingParameters { ... } takes.
---@class UICubicTimingParameters.Properties
---@field animationCurve? UIViewAnimationCurve A curve of UIKit's; the system's without one.
---@field controlPoint1? CGPoint|number[] Of a curve of its own.
---@field controlPoint2? CGPoint|number[] Of a curve of its own.

---A curve for a property animator.
---@class UICubicTimingParameters
---@field controlPoint1 CGPoint Of its curve. Read-only.
---@field controlPoint2 CGPoint Of its curve. Read-only.
---@field super UICubicTimingParameters
---@overload fun(properties?: UICubicTimingParameters.Properties): UICubicTimingParameters
UICubicTimingParameters = {}
