---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIAlertAction { ... } takes.
---@class UIAlertAction.Properties
---@field handler? function Called as handler(action) after the button was tapped and the alert has disappeared.
---@field title? string The text on the button.
---@field style? UIAlertAction.Style The kind of button: cancel is last and bold, destructive is red.
---@field isEnabled? boolean Whether the button can be tapped. It may change while the alert is shown.

---A button of an alert: UIAlertAction { title = "Delete", style = "destructive", handler = function(action) end }.
---@class UIAlertAction
---@field title string|any The text on the button. Read-only.
---@field style UIAlertAction.Style The kind of button: cancel is last and bold, destructive is red. Read-only.
---@field isEnabled boolean Whether the button can be tapped. It may change while the alert is shown.
---@field super UIAlertAction
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: UIAlertAction.Properties): UIAlertAction
UIAlertAction = {}
