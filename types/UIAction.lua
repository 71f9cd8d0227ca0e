---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIAction { ... } takes.
---@class UIAction.Properties: UIMenuElement.Properties
---@field handler? fun(action: UIAction): any Called as handler(action); action.sender is the control or the item.
---@field title? string The text; "" by default.
---@field image? UIImage|string The image, or nil.
---@field identifier? string A name: of the actions of a control with the same identifier only the last one added counts. Nil if none was given.
---@field attributes? UIMenuElement.Attributes|UIMenuElement.Attributes[] In a menu: some of disabled, destructive, hidden, keepsMenuPresented.
---@field state? UIMenuElement.State In a menu: off, on or mixed.
---@field discoverabilityTitle? string Kept only; it has no effect.

---A title, an image and a function for controls: UIAction { title = "Save", handler = function(action) end }.
---@class UIAction: UIMenuElement
---@field attributes UIMenuElement.Attributes|UIMenuElement.Attributes[] In a menu: some of disabled, destructive, hidden, keepsMenuPresented.
---@field state UIMenuElement.State In a menu: off, on or mixed.
---@field identifier string|any A name: of the actions of a control with the same identifier only the last one added counts. Nil if none was given. Read-only.
---@field sender any The control or the bar button item whose action runs now, or nil. Read-only.
---@field discoverabilityTitle string|nil Kept only; it has no effect.
---@field super UIAction
---@overload fun(properties?: UIAction.Properties): UIAction
UIAction = {}

---Calls the handler, with action.sender as given. The target is of no concern.
---@param sender? UIResponder
---@param ... any
function UIAction:performWithSender(sender, ...) end
