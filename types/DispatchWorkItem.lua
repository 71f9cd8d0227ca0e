---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---A function for a queue that can be cancelled: DispatchWorkItem(function() ... end).
---@class DispatchWorkItem
---@field isCancelled boolean Whether it was cancelled. Read-only.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(fn: function): DispatchWorkItem
DispatchWorkItem = {}

---Keeps it from running; one that runs is not stopped.
function DispatchWorkItem:cancel() end

---Waits until it has ended, or for so many seconds: "success" or "timedOut". In a background block.
---@param timeout? number
---@return any
function DispatchWorkItem:wait(timeout) end

---Runs it now.
function DispatchWorkItem:perform() end

---Runs a function on a queue when it has ended.
---@param queue DispatchQueue
---@param work function|DispatchWorkItem
function DispatchWorkItem:notify(queue, work) end
