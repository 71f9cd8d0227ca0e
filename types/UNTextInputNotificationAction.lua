---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UNTextInputNotificationAction { ... } takes.
---@class UNTextInputNotificationAction.Properties: UNNotificationAction.Properties
---@field identifier? string Its name.
---@field title? string What its button says.
---@field options? ActionOptions|ActionOptions[] "foreground": it brings the app to the front.
---@field textInputButtonTitle? string What the button beside the text says; it isn't shown.
---@field textInputPlaceholder? string What stands in the empty text; it isn't shown.

---A button of a notification at which the user types a text.
---@class UNTextInputNotificationAction: UNNotificationAction
---@field textInputButtonTitle string What the button beside the text says; it isn't shown. Read-only.
---@field textInputPlaceholder string What stands in the empty text; it isn't shown. Read-only.
---@field super UNTextInputNotificationAction
---@overload fun(properties?: UNTextInputNotificationAction.Properties): UNTextInputNotificationAction
UNTextInputNotificationAction = {}
