---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---Why the owner was not recognized.
---@class LAError: NSError
LAError = {}
