---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UNNotificationAction { ... } takes.
---@class UNNotificationAction.Properties
---@field identifier? string Its name.
---@field title? string What its button says.
---@field options? ActionOptions|ActionOptions[] "foreground": it brings the app to the front.

---A button of a notification: UNNotificationAction { identifier = "done", title = "Done", options = { "foreground" } }.
---@class UNNotificationAction
---@field identifier string Its name. Read-only.
---@field title string What its button says. Read-only.
---@field options ActionOptions|ActionOptions[] What its button does besides: "foreground" brings the app to the front. Read-only.
---@field super UNNotificationAction
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: UNNotificationAction.Properties): UNNotificationAction
UNNotificationAction = {}
