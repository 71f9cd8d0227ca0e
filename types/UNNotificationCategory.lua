---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UNNotificationCategory { ... } takes.
---@class UNNotificationCategory.Properties
---@field actions? UNNotificationAction[] The buttons.
---@field identifier? string Its name, for a content's categoryIdentifier.
---@field options? CategoryOptions|CategoryOptions[] "customDismissAction": the app hears when the user throws one away.
---@field intentIdentifiers? string[] The intents that its notifications are about. Kept only.

---What the user can do with notifications: UNNotificationCategory { identifier = "reminder", actions = { done } }.
---@class UNNotificationCategory
---@field identifier string Its name. Read-only.
---@field actions UNNotificationAction[] The buttons. Read-only.
---@field options CategoryOptions|CategoryOptions[] "customDismissAction": the app hears when the user throws one away. Read-only.
---@field intentIdentifiers string[] The intents that its notifications are about. Kept only. Read-only.
---@field super UNNotificationCategory
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: UNNotificationCategory.Properties): UNNotificationCategory
UNNotificationCategory = {}
