---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIAction { ... } takes.
---@class UIAction.Properties
---@field handler? function Called as handler(action); action.sender is the control or the item.
---@field title? string The action's title; "" by default.
---@field image? UIImage|string The action's image, or nil.
---@field identifier? string A name: of the actions of a control with the same identifier only the last one added counts. Nil if none was given.

---A title, an image and a function for controls: UIAction { title = "Save", handler = function(action) end }.
---@class UIAction
---@field title string The action's title; "" by default.
---@field image UIImage|string|nil The action's image, or nil.
---@field identifier string|nil A name: of the actions of a control with the same identifier only the last one added counts. Nil if none was given. Read-only.
---@field sender any The control or the bar button item whose action runs now, or nil. Read-only.
---@field super UIAction
---@field init? fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@overload fun(properties?: UIAction.Properties): UIAction
UIAction = {}
