---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---Why something could not be done with a file.
---@class CocoaError: NSError
CocoaError = {}
