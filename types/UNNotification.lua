---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---A notification that has come.
---@class UNNotification
---@field request UNNotificationRequest What was sent. Read-only.
---@field date Date When it has come. Read-only.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
UNNotification = {}
