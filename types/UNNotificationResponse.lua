---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What the user has done with a notification.
---@class UNNotificationResponse
---@field actionIdentifier string The action: "com.apple.UNNotificationDefaultActionIdentifier" for a touch of the notification itself. Read-only.
---@field notification UNNotification The notification. Read-only.
---@field userText string|any What the user has typed, or nil. Read-only.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
UNNotificationResponse = {}
