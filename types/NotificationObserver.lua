---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---The observer that addObserver returns; give it to removeObserver.
---@class NotificationObserver
---@field isActive boolean Whether the observer still gets notifications. Read-only.
NotificationObserver = {}
