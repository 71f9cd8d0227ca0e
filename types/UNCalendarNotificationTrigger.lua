---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UNCalendarNotificationTrigger { ... } takes.
---@class UNCalendarNotificationTrigger.Properties: UNNotificationTrigger.Properties
---@field dateMatching? table<string, integer> Parts of a date, by their units.

---When the device's clock shows this: UNCalendarNotificationTrigger { dateMatching = { hour = 9, minute = 0 }, repeats = true }.
---@class UNCalendarNotificationTrigger: UNNotificationTrigger
---@field dateComponents table<string, integer> The parts of a date, by their units. Read-only.
---@field super UNCalendarNotificationTrigger
---@overload fun(properties?: UNCalendarNotificationTrigger.Properties): UNCalendarNotificationTrigger
UNCalendarNotificationTrigger = {}
