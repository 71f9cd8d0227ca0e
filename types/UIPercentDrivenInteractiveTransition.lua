---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIPercentDrivenInteractiveTransition { ... } takes.
---@class UIPercentDrivenInteractiveTransition.Properties
---@field completionSpeed? number How fast the rest is played.
---@field wantsInteractiveStart? boolean False: the transition begins by itself.

---Leads an animator of the app's own by a share of its way.
---@class UIPercentDrivenInteractiveTransition
---@field percentComplete number From 0 to 1. Read-only.
---@field duration number Of the animator that it leads. Seconds. Read-only.
---@field completionSpeed number How fast the rest is played.
---@field wantsInteractiveStart boolean False: the transition begins by itself.
---@field super UIPercentDrivenInteractiveTransition
---@overload fun(properties?: UIPercentDrivenInteractiveTransition.Properties): UIPercentDrivenInteractiveTransition
UIPercentDrivenInteractiveTransition = {}

---Leads it there, from 0 to 1.
---@param percent number
function UIPercentDrivenInteractiveTransition:update(percent) end

---Plays the rest of the way.
function UIPercentDrivenInteractiveTransition:finish() end

---Plays it back to where it began.
function UIPercentDrivenInteractiveTransition:cancel() end

---Kept.
function UIPercentDrivenInteractiveTransition:pause() end
