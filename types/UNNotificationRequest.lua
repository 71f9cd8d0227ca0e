---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UNNotificationRequest { ... } takes.
---@class UNNotificationRequest.Properties
---@field content? UNMutableNotificationContent What it says.

---A notification and when it comes: UNNotificationRequest { identifier = "tea", content =, trigger = }; without a trigger at once.
---@class UNNotificationRequest
---@field identifier string Its name. Read-only.
---@field content UNMutableNotificationContent What it says; changes of it have no effect. Read-only.
---@field trigger UNNotificationTrigger|any When it comes, or nil. Read-only.
---@field super UNNotificationRequest
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: UNNotificationRequest.Properties): UNNotificationRequest
UNNotificationRequest = {}
