---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---A function as an operation: BlockOperation(function() ... end).
---@class BlockOperation: Operation
---@overload fun(fn: function): BlockOperation
BlockOperation = {}
