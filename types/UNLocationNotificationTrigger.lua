---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UNLocationNotificationTrigger { ... } takes.
---@class UNLocationNotificationTrigger.Properties: UNNotificationTrigger.Properties
---@field region? CLCircularRegion A CLCircularRegion.

---When the device has crossed the edge of a region: UNLocationNotificationTrigger { region =, repeats = false }.
---@class UNLocationNotificationTrigger: UNNotificationTrigger
---@field region CLCircularRegion|any The region. Read-only.
---@field super UNLocationNotificationTrigger
---@overload fun(properties?: UNLocationNotificationTrigger.Properties): UNLocationNotificationTrigger
UNLocationNotificationTrigger = {}
