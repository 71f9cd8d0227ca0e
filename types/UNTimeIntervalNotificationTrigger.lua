---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UNTimeIntervalNotificationTrigger { ... } takes.
---@class UNTimeIntervalNotificationTrigger.Properties: UNNotificationTrigger.Properties
---@field timeInterval? number How long it takes; at least 60 if it repeats. Seconds.
---@field repeats? boolean Whether it comes again and again.

---After so many seconds: UNTimeIntervalNotificationTrigger { timeInterval = 90, repeats = false }.
---@class UNTimeIntervalNotificationTrigger: UNNotificationTrigger
---@field timeInterval number How long it takes. Seconds. Read-only.
---@field super UNTimeIntervalNotificationTrigger
---@overload fun(properties?: UNTimeIntervalNotificationTrigger.Properties): UNTimeIntervalNotificationTrigger
UNTimeIntervalNotificationTrigger = {}
