---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---The thread on which an app runs. There is only one.
---@class Thread
---@field isMainThread boolean Always true.
Thread = {}
