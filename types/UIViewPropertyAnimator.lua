---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIViewPropertyAnimator { ... } takes.
---@class UIViewPropertyAnimator.Properties
---@field duration? number Seconds; 0.25.
---@field curve? CAMediaTimingFunctionName|number[] A name or four numbers; easeInOut.
---@field dampingRatio? number A spring in place of a curve, from 0 to 1.
---@field initialVelocity? number The spring's. Whole ways per second.
---@field animations? function Changes what is to be animated.
---@field controlPoint1? CGPoint|number[] Of a curve of its own.
---@field controlPoint2? CGPoint|number[] Of a curve of its own.
---@field timingParameters? UICubicTimingParameters|UISpringTimingParameters|CAMediaTimingFunctionName|number[] In place of a curve or a spring by its damping.
---@field isReversed? boolean Whether it goes back to the start.
---@field fractionComplete? number How far it has come; setting it pauses.
---@field scrubsLinearly? boolean False: where it is scrubbed to goes through its curve.
---@field isManualHitTestingEnabled? boolean Kept only.
---@field pausesOnCompletion? boolean Whether it stays active at its end.
---@field isInterruptible? boolean Kept only.
---@field isUserInteractionEnabled? boolean Whether its views take touches while it runs.

---An animation that can be scrubbed, turned round, paused, continued and stopped.
---@class UIViewPropertyAnimator
---@field state UIViewAnimatingState inactive, active or stopped. Read-only.
---@field isRunning boolean Whether it moves by itself. Read-only.
---@field isReversed boolean Whether it goes back to the start.
---@field fractionComplete number How far it has come; setting it pauses.
---@field duration number Seconds. Read-only.
---@field delay number Seconds. Read-only.
---@field scrubsLinearly boolean False: where it is scrubbed to goes through its curve.
---@field timingParameters UICubicTimingParameters|UISpringTimingParameters|CAMediaTimingFunctionName|number[] Its curve or spring. Read-only.
---@field isManualHitTestingEnabled boolean Kept only.
---@field pausesOnCompletion boolean Whether it stays active at its end.
---@field isInterruptible boolean Kept only.
---@field isUserInteractionEnabled boolean Whether its views take touches while it runs.
---@field super UIViewPropertyAnimator
---@overload fun(properties?: UIViewPropertyAnimator.Properties): UIViewPropertyAnimator
UIViewPropertyAnimator = {}

---@class UIViewPropertyAnimator.runningPropertyAnimator.Options
---@field duration? number Seconds; 0.25.
---@field delay? number Seconds before it begins.
---@field options? UIView.AnimationOptions|UIView.AnimationOptions[] Its curve, and how it treats touches.
---@field animations function Changes what is to be animated.
---@field completion? function completion(position): end, start or current.

---One that runs at once: { duration =, delay =, options =, animations =, completion = }.
---@param options UIViewPropertyAnimator.runningPropertyAnimator.Options
---@return UIViewPropertyAnimator
function UIViewPropertyAnimator.runningPropertyAnimator(options) end

---More changes, after a share of the time.
---@param fn function
---@param delayFactor? number
function UIViewPropertyAnimator:addAnimations(fn, delayFactor) end

---Calls completion(position): end, start or current.
---@param fn function
function UIViewPropertyAnimator:addCompletion(fn) end

---Runs, after some seconds if they are given.
---@param afterDelay? number
function UIViewPropertyAnimator:startAnimation(afterDelay) end

---Stands where it is.
function UIViewPropertyAnimator:pauseAnimation() end

---Goes on, with another curve and in so many whole durations; 0 for what is left.
---@param curve? UICubicTimingParameters|UISpringTimingParameters|CAMediaTimingFunctionName|number[]
---@param durationFactor? number
function UIViewPropertyAnimator:continueAnimation(curve, durationFactor) end

---Leaves what is shown; true forgets it, false waits for finishAnimation.
---@param withoutFinishing boolean
function UIViewPropertyAnimator:stopAnimation(withoutFinishing) end

---Ends a stopped one at an end, at the start or where it is.
---@param at UIViewAnimatingPosition
function UIViewPropertyAnimator:finishAnimation(at) end
