---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What Operation { ... } takes.
---@class Operation.Properties
---@field name? string Its name, or nil.
---@field queuePriority? OperationPriority Which of those that are ready begins first; "normal".
---@field qualityOfService? QualityOfService How urgent it is. Kept only: all are served alike.
---@field isExecuting? boolean Whether it runs. A class with a method start() of its own says so.
---@field isFinished? boolean Whether it has ended. A class with a method start() of its own ends by isFinished = true.
---@field completionBlock? function Runs when it has ended, also without having run.

---Work for an OperationQueue: a class of your own, class("Load", Operation), with a method main(), or with start() and isFinished = true.
---@class Operation
---@field name string|nil Its name, or nil.
---@field queuePriority OperationPriority Which of those that are ready begins first; "normal".
---@field qualityOfService QualityOfService How urgent it is. Kept only: all are served alike.
---@field isCancelled boolean Whether it was cancelled. Read-only.
---@field isExecuting boolean Whether it runs. A class with a method start() of its own says so.
---@field isFinished boolean Whether it has ended. A class with a method start() of its own ends by isFinished = true.
---@field isReady boolean Whether all that it depends on has ended. Read-only.
---@field dependencies Operation[] What must end before it begins. Read-only.
---@field completionBlock function|nil Runs when it has ended, also without having run.
---@field super Operation
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: Operation.Properties): Operation
Operation = {}

---Lets it begin only after another operation has ended.
---@param operation Operation
function Operation:addDependency(operation) end

---No longer waits for another operation.
---@param operation Operation
function Operation:removeDependency(operation) end

---Keeps it from running; one that runs is not stopped.
function Operation:cancel() end

---Waits for its end. In a background block.
---@return any
function Operation:waitUntilFinished() end
