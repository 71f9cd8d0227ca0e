---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---Work that runs in the background.
---@class BGTask
---@field identifier string Its name. Read-only.
---@field expirationHandler function|nil Called when the time is over, or nil.
BGTask = {}

---The work is done, with success or without.
---@param success boolean
function BGTask:setTaskCompleted(success) end
