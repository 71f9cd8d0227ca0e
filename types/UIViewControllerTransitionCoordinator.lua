---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What runs along with a transition, or with a turn of the screen.
---@class UIViewControllerTransitionCoordinator
---@field transitionDuration number Seconds; 0 without animation. Read-only.
---@field isAnimated boolean Whether it is animated. Read-only.
---@field isInteractive boolean Whether a finger leads it now. Read-only.
---@field initiallyInteractive boolean Whether a finger led it at first. Read-only.
---@field isCancelled boolean Whether it goes, or went, back. Read-only.
---@field percentComplete number How far a finger has led it, from 0 to 1. Read-only.
---@field containerView UIView|nil What the views move in. Read-only.
UIViewControllerTransitionCoordinator = {}

---"from" or "to"; nil for a turn of the screen.
---@param key UIViewControllerTransitionCoordinator.Side
---@return UIViewController|nil
function UIViewControllerTransitionCoordinator:viewController(key) end

---The view of "from" or "to".
---@param key UIViewControllerTransitionCoordinator.Side
---@return UIView|nil
function UIViewControllerTransitionCoordinator:view(key) end

---animation(coordinator) runs in its animation, when views have their sizes; completion(coordinator) after it.
---@param animation? function
---@param completion? function
---@return boolean
function UIViewControllerTransitionCoordinator:animate(animation, completion) end

---change(coordinator) runs when a finger lets go of it.
---@param change function
function UIViewControllerTransitionCoordinator:notifyWhenInteractionChanges(change) end
