---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---A server has sent it.
---@class UNPushNotificationTrigger: UNNotificationTrigger
UNPushNotificationTrigger = {}
