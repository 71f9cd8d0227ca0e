---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---Work that runs in the background.
---@class BGTask
---@field identifier string Its name. Read-only.
---@field expirationHandler function|nil Called when the time is over, or nil.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
BGTask = {}

---The work is done, with success or without.
---@param success boolean
function BGTask:setTaskCompleted(success) end
