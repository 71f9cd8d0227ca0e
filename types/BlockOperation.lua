---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What BlockOperation { ... } takes.
---@class BlockOperation.Properties: Operation.Properties
---@field block? function What it does.

---A function as an operation: BlockOperation(function() ... end).
---@class BlockOperation: Operation
---@field super BlockOperation
---@overload fun(properties?: BlockOperation.Properties): BlockOperation
---@overload fun(fn: function): BlockOperation
BlockOperation = {}

---A further function, which runs at the same time; the operation has ended when all have.
---@param fn function
function BlockOperation:addExecutionBlock(fn) end
