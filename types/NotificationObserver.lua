---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---The observer that addObserver returns; give it to removeObserver.
---@class NotificationObserver
---@field isActive boolean Whether the observer still gets notifications. Read-only.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
NotificationObserver = {}
