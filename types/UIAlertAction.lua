---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIAlertAction { ... } takes.
---@class UIAlertAction.Properties
---@field handler? function handler(action): its button was touched, and the alert has gone.
---@field title? string What its button says.
---@field style? UIAlertAction.Style cancel stands last and bold, destructive is red.
---@field isEnabled? boolean Whether it can be touched; may change while the alert is shown.

---A button of an alert: UIAlertAction { title = "Delete", style = "destructive", handler = function(action) end }.
---@class UIAlertAction
---@field title string|nil What its button says. Read-only.
---@field style UIAlertAction.Style cancel stands last and bold, destructive is red. Read-only.
---@field isEnabled boolean Whether it can be touched; may change while the alert is shown.
---@field super UIAlertAction
---@overload fun(properties?: UIAlertAction.Properties): UIAlertAction
UIAlertAction = {}
