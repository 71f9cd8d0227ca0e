---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---Why work was not accepted.
---@class BGTaskSchedulerError: NSError
BGTaskSchedulerError = {}
