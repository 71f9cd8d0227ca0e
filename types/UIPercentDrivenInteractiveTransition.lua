---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIPercentDrivenInteractiveTransition { ... } takes.
---@class UIPercentDrivenInteractiveTransition.Properties
---@field completionSpeed? number How fast the rest of the animation runs after the finger has lifted; 1 is the normal speed.
---@field wantsInteractiveStart? boolean Whether the transition waits for the finger at its start. If false, it begins by itself.
---@field completionCurve? UIViewAnimationCurve Kept for the transition's coordinator, which tells it: the rest goes along the animator's own curve.
---@field timingCurve? UICubicTimingParameters|UISpringTimingParameters|CAMediaTimingFunctionName|number[] The curve or spring of the rest after the finger has lifted, if the animator has an interruptibleAnimator; nil for the animator's own.

---Lets a finger control an app's own animator: update it with the finger's progress.
---@class UIPercentDrivenInteractiveTransition
---@field percentComplete number How far the finger has moved the transition, from 0 to 1. Read-only.
---@field duration number The duration of the animator. Seconds. Read-only.
---@field completionSpeed number How fast the rest of the animation runs after the finger has lifted; 1 is the normal speed.
---@field wantsInteractiveStart boolean Whether the transition waits for the finger at its start. If false, it begins by itself.
---@field completionCurve UIViewAnimationCurve Kept for the transition's coordinator, which tells it: the rest goes along the animator's own curve.
---@field timingCurve UICubicTimingParameters|UISpringTimingParameters|CAMediaTimingFunctionName|number[]|any The curve or spring of the rest after the finger has lifted, if the animator has an interruptibleAnimator; nil for the animator's own.
---@field super UIPercentDrivenInteractiveTransition
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: UIPercentDrivenInteractiveTransition.Properties): UIPercentDrivenInteractiveTransition
UIPercentDrivenInteractiveTransition = {}

---The transition begins, and its animator with it. Call super. Can be overridden.
---@param context UIViewControllerContextTransitioning
function UIPercentDrivenInteractiveTransition:startInteractiveTransition(context) end

---Moves the animation to a point, from 0 to 1.
---@param percent number
function UIPercentDrivenInteractiveTransition:update(percent) end

---Runs the rest of the animation to its end.
function UIPercentDrivenInteractiveTransition:finish() end

---Runs the animation back to its start.
function UIPercentDrivenInteractiveTransition:cancel() end

---A finger takes the transition while it runs by itself, if its animator has an interruptibleAnimator; update, finish and cancel follow.
function UIPercentDrivenInteractiveTransition:pause() end
