---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---Gives an app's own animator the views of a transition, and gets its progress.
---@class UIViewControllerContextTransitioning
---@field containerView UIView The view in which the transition's views move. Add the new view to it. Read-only.
---@field isAnimated boolean Whether the transition is animated. Read-only.
---@field isInteractive boolean Whether a finger controls the transition now. Read-only.
---@field transitionWasCancelled boolean Whether the transition was cancelled. Read-only.
---@field presentationStyle UIModalPresentationStyle The style in which a controller is presented. Read-only.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
UIViewControllerContextTransitioning = {}

---The controller that leaves ("from") or comes ("to").
---@param key UIViewControllerTransitionCoordinator.Side
---@return UIViewController|any
function UIViewControllerContextTransitioning:viewController(key) end

---The view that leaves ("from") or comes ("to"), or nil if it stays where it is.
---@param key UIViewControllerTransitionCoordinator.Side
---@return UIView|any
function UIViewControllerContextTransitioning:view(key) end

---The rectangle of a controller's view at the start, in coordinates of containerView. Points.
---@param controller UIViewController
---@return CGRect
function UIViewControllerContextTransitioning:initialFrame(controller) end

---The rectangle that a controller's view should have at the end, in coordinates of containerView. Points.
---@param controller UIViewController
---@return CGRect
function UIViewControllerContextTransitioning:finalFrame(controller) end

---The animator must call this at the end, with false if the transition was cancelled.
---@param didComplete boolean
function UIViewControllerContextTransitioning:completeTransition(didComplete) end

---Tells how far the finger has moved the transition, from 0 to 1.
---@param percent number
function UIViewControllerContextTransitioning:updateInteractiveTransition(percent) end

---Tells that the finger has lifted and the transition will complete.
function UIViewControllerContextTransitioning:finishInteractiveTransition() end

---Tells that the finger has lifted and the transition is cancelled.
function UIViewControllerContextTransitioning:cancelInteractiveTransition() end

---Tells that a finger has taken the transition while it ran by itself.
function UIViewControllerContextTransitioning:pauseInteractiveTransition() end
