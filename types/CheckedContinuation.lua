---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---The promise of a value to a task that waits in withCheckedContinuation.
---@class CheckedContinuation
CheckedContinuation = {}

---Lets the task go on; its call returns the value. Once.
---@param value? any
function CheckedContinuation:resume(value) end

---Lets the task go on; its call raises the error. Once.
---@param error any
function CheckedContinuation:resumeThrowing(error) end
