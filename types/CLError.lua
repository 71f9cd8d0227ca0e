---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What CLError { ... } takes.
---@class CLError.Properties: NSError.Properties
---@field code? LocationFailure What went wrong.

---Why the place can't be told.
---@class CLError: NSError
---@field super CLError
---@overload fun(properties?: CLError.Properties): CLError
CLError = {}
