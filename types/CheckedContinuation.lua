---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---The promise of a value to a task that waits in withCheckedContinuation.
---@class CheckedContinuation
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
CheckedContinuation = {}

---Lets the task go on; its call returns the value. Once. UIKit's labels are taken, too: resume { returning = value }, resume { throwing = error }.
---@param value? any
function CheckedContinuation:resume(value) end

---Lets the task go on; its call raises the error. Once.
---@param error any
function CheckedContinuation:resumeThrowing(error) end
