---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIViewPropertyAnimator { ... } takes.
---@class UIViewPropertyAnimator.Properties
---@field duration? number The duration; 0.25 if it is left out. Seconds.
---@field curve? CAMediaTimingFunctionName|number[] The curve: a name or a list of four numbers; easeInOut if it is left out.
---@field dampingRatio? number Makes the animation a spring with this damping, from 0 to 1, in place of a curve.
---@field initialVelocity? number The spring's speed at the start; 1 is the whole distance in one second.
---@field animations? function A function whose changes are animated.
---@field controlPoint1? CGPoint|table A control point of a Bezier curve.
---@field controlPoint2? CGPoint|table A control point of a Bezier curve.
---@field timingParameters? UICubicTimingParameters|UISpringTimingParameters|CAMediaTimingFunctionName|number[] A curve or a spring, in place of curve and dampingRatio.
---@field isReversed? boolean Whether the animation runs back to its start.
---@field fractionComplete? number How far the animation is, from 0 to 1. Setting it pauses the animation.
---@field scrubsLinearly? boolean Whether fractionComplete is the position itself. If false, it goes through the curve.
---@field isManualHitTestingEnabled? boolean Kept only; it has no effect.
---@field pausesOnCompletion? boolean Whether the animator stays active, and is only paused, at its end.
---@field isInterruptible? boolean Kept only; it has no effect.
---@field isUserInteractionEnabled? boolean Whether the animated views get touches while the animation runs.

---An animation that can be paused, continued, reversed, stopped, and moved to any point.
---@class UIViewPropertyAnimator
---@field state UIViewAnimatingState inactive before the start, active while it runs or is paused, stopped after stopAnimation(false). Read-only.
---@field isRunning boolean Whether the animation is moving now. Read-only.
---@field isReversed boolean Whether the animation runs back to its start.
---@field fractionComplete number How far the animation is, from 0 to 1. Setting it pauses the animation.
---@field duration number The duration. Seconds. Read-only.
---@field delay number The time before the animation begins. Seconds. Read-only.
---@field scrubsLinearly boolean Whether fractionComplete is the position itself. If false, it goes through the curve.
---@field timingParameters UICubicTimingParameters|UISpringTimingParameters|CAMediaTimingFunctionName|number[] The curve or spring, or nil. Read-only.
---@field isManualHitTestingEnabled boolean Kept only; it has no effect.
---@field pausesOnCompletion boolean Whether the animator stays active, and is only paused, at its end.
---@field isInterruptible boolean Kept only; it has no effect.
---@field isUserInteractionEnabled boolean Whether the animated views get touches while the animation runs.
---@field super UIViewPropertyAnimator
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: UIViewPropertyAnimator.Properties): UIViewPropertyAnimator
UIViewPropertyAnimator = {}

---@class UIViewPropertyAnimator.runningPropertyAnimator.Options
---@field duration? number The duration; 0.25 if it is left out. UIKit's withDuration may be written, too. Seconds.
---@field delay? number Seconds before the animation begins.
---@field options? UIView.AnimationOptions|UIView.AnimationOptions[] The curve, and what happens to touches during the animation.
---@field animations function A function whose changes are animated.
---@field completion? fun(position: UIViewAnimatingPosition): any Called as completion(position) at the end: end, start or current.

---Makes an animator and starts it at once: { duration =, delay =, options =, animations =, completion = }.
---@param options UIViewPropertyAnimator.runningPropertyAnimator.Options
---@return UIViewPropertyAnimator
function UIViewPropertyAnimator.runningPropertyAnimator(options) end

---Adds changes that fn makes. With delayFactor they begin after this fraction of the time.
---@param fn function
---@param delayFactor? number
function UIViewPropertyAnimator:addAnimations(fn, delayFactor) end

---Adds a function that is called as fn(position) at the end: end, start or current.
---@param fn fun(position: UIViewAnimatingPosition): any
function UIViewPropertyAnimator:addCompletion(fn) end

---Starts the animation, after some seconds if they are given.
---@param afterDelay? number
function UIViewPropertyAnimator:startAnimation(afterDelay) end

---Pauses the animation.
function UIViewPropertyAnimator:pauseAnimation() end

---Continues a paused animation, with another curve if one is given, in durationFactor times the duration; 0 means the remaining time.
---@param curve? UICubicTimingParameters|UISpringTimingParameters|CAMediaTimingFunctionName|number[]
---@param durationFactor? number
function UIViewPropertyAnimator:continueAnimation(curve, durationFactor) end

---Stops the animation where it is. With true the animator is finished; with false call finishAnimation.
---@param withoutFinishing boolean
function UIViewPropertyAnimator:stopAnimation(withoutFinishing) end

---Finishes a stopped animation at its end, at its start, or at the current place, and calls the completions.
---@param at UIViewAnimatingPosition
function UIViewPropertyAnimator:finishAnimation(at) end
