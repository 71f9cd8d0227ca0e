---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---Why a notification can't be sent.
---@class UNError: NSError
UNError = {}
