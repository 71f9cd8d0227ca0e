---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What CancellationError { ... } takes.
---@class CancellationError.Properties: NSError.Properties

---What waits raise in a task that was cancelled.
---@class CancellationError: NSError
---@field super CancellationError
---@overload fun(properties?: CancellationError.Properties): CancellationError
CancellationError = {}
