---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---A function that may wait: Task(function() ... end) begins it as soon as the running code has returned. What waits raises errors inside of it.
---@class Task
---@field isCancelled boolean Whether it was cancelled; a task that has ended can't be any more. Read-only.
---@field currentPriority TaskPriority How urgent the running task is. Kept only: one thread runs all tasks, in turn.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(fn: function, options?: any): Task
Task = {}

---A task that runs in the background.
---@param fn function|table
---@return Task
function Task.detached(fn) end

---Marks it and its children as cancelled; a wait in it raises a CancellationError.
function Task:cancel() end

---Waits for its end: what its function returned, or its error, which is raised. In a task.
---@return any
function Task:value() end

---The same, but an error is the second result: nil, error.
---@return any
function Task:result() end

---Waits so many seconds, or { nanoseconds = n }. In a task.
---@param seconds number|table
---@return any
function Task.sleep(seconds) end

---Lets the other tasks of this turn go first. In a task.
---@return any
function Task.yield() end

---Raises a CancellationError if the running task was cancelled.
function Task.checkCancellation() end

---The task that runs, or nil.
---@return Task|any
function Task.current() end
