---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What withCheckedContinuation waits for.
---@class CheckedPromise
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
CheckedPromise = {}

---Waits for the value. In a task.
---@return any
function CheckedPromise:wait() end
