---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UICommand { ... } takes.
---@class UICommand.Properties: UIMenuElement.Properties
---@field action? string The name of the method.
---@field attributes? UIMenuElement.Attributes|UIMenuElement.Attributes[] Some of disabled, destructive, hidden.
---@field state? UIMenuElement.State off, on or mixed.

---An element whose action goes to the first responder that has a method of its name: UICommand { title = "Save", action = "save" }.
---@class UICommand: UIMenuElement
---@field action string The name of the method. Read-only.
---@field attributes UIMenuElement.Attributes|UIMenuElement.Attributes[] Some of disabled, destructive, hidden.
---@field state UIMenuElement.State off, on or mixed.
---@field super UICommand
---@overload fun(properties?: UICommand.Properties): UICommand
UICommand = {}
