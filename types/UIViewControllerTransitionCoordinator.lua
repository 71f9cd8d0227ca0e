---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---An object with which an app animates its own changes together with a transition or a turn of the device.
---@class UIViewControllerTransitionCoordinator
---@field transitionDuration number The duration of the transition; 0 without animation. Seconds. Read-only.
---@field isAnimated boolean Whether the transition is animated. Read-only.
---@field isInteractive boolean Whether a finger controls the transition now. Read-only.
---@field initiallyInteractive boolean Whether a finger controlled the transition at its start. Read-only.
---@field isCancelled boolean Whether the transition was cancelled. Read-only.
---@field percentComplete number How far a finger has moved the transition, from 0 to 1. Read-only.
---@field containerView UIView|any The view in which the transition's views move, or nil. Read-only.
---@field isInterruptible boolean Whether the transition's animator has an interruptibleAnimator. Read-only.
---@field completionVelocity number How fast the rest runs after the finger has lifted: completionSpeed of the interaction; 1 is the normal speed. Read-only.
---@field completionCurve UIViewAnimationCurve completionCurve of the interaction; easeInOut without one. Read-only.
---@field presentationStyle UIModalPresentationStyle The style in which a controller is presented; none for other changes. Read-only.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
UIViewControllerTransitionCoordinator = {}

---The controller that leaves ("from") or comes ("to"); nil when the device turns.
---@param key UIViewControllerTransitionCoordinator.Side
---@return UIViewController|any
function UIViewControllerTransitionCoordinator:viewController(key) end

---The view that leaves ("from") or comes ("to").
---@param key UIViewControllerTransitionCoordinator.Side
---@return UIView|any
function UIViewControllerTransitionCoordinator:view(key) end

---Runs animation(coordinator) together with the transition, and completion(coordinator) after it. Returns whether animation was run.
---@param animation? fun(coordinator: UIViewControllerTransitionCoordinator): any
---@param completion? fun(coordinator: UIViewControllerTransitionCoordinator): any
---@return boolean
function UIViewControllerTransitionCoordinator:animate(animation, completion) end

---Runs animation(coordinator) together with the transition, for a view outside of its container, and completion(coordinator) after it. Returns whether animation was run.
---@param view? UIView
---@param animation? fun(coordinator: UIViewControllerTransitionCoordinator): any
---@param completion? fun(coordinator: UIViewControllerTransitionCoordinator): any
---@return boolean
function UIViewControllerTransitionCoordinator:animateAlongsideTransition(view, animation, completion) end

---Calls change(coordinator) when the finger that controls the transition lifts, and when one takes it again.
---@param change fun(coordinator: UIViewControllerTransitionCoordinator): any
function UIViewControllerTransitionCoordinator:notifyWhenInteractionChanges(change) end
