---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UNNotificationTrigger { ... } takes.
---@class UNNotificationTrigger.Properties

---When a notification comes.
---@class UNNotificationTrigger
---@field repeats boolean Whether it comes again and again. Read-only.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
UNNotificationTrigger = {}

---When it would come if it were set now; nil for one that comes by a place.
---@return Date|any
function UNNotificationTrigger:nextTriggerDate() end
