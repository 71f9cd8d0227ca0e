---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---Where a transition happens and how far it is: what an animator of the app's own gets.
---@class UIViewControllerContextTransitioning
---@field containerView UIView What the views move in; put the new one into it. Read-only.
---@field isAnimated boolean Whether it is animated. Read-only.
---@field isInteractive boolean Whether a finger leads it now. Read-only.
---@field transitionWasCancelled boolean Whether it goes back. Read-only.
---@field presentationStyle UIModalPresentationStyle Of a presentation. Read-only.
UIViewControllerContextTransitioning = {}

---"from" or "to".
---@param key UIViewControllerTransitionCoordinator.Side
---@return UIViewController|nil
function UIViewControllerContextTransitioning:viewController(key) end

---The view of "from" or "to"; nil for one that stays where it is.
---@param key UIViewControllerTransitionCoordinator.Side
---@return UIView|nil
function UIViewControllerContextTransitioning:view(key) end

---Where a controller's view stands at the start. Points of the container.
---@param controller UIViewController
---@return CGRect
function UIViewControllerContextTransitioning:initialFrame(controller) end

---Where it is to stand at the end. Points of the container.
---@param controller UIViewController
---@return CGRect
function UIViewControllerContextTransitioning:finalFrame(controller) end

---It is over; false where it went back.
---@param didComplete boolean
function UIViewControllerContextTransitioning:completeTransition(didComplete) end

---How far it is led, from 0 to 1.
---@param percent number
function UIViewControllerContextTransitioning:updateInteractiveTransition(percent) end

---The finger has let it go on.
function UIViewControllerContextTransitioning:finishInteractiveTransition() end

---The finger has let it go back.
function UIViewControllerContextTransitioning:cancelInteractiveTransition() end
