---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What withCheckedContinuation waits for.
---@class CheckedPromise
CheckedPromise = {}

---Waits for the value. In a task.
---@return any
function CheckedPromise:wait() end
