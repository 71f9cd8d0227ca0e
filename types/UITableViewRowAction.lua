---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UITableViewRowAction { ... } takes.
---@class UITableViewRowAction.Properties
---@field handler? function handler(action, indexPath): its button was tapped.
---@field style? UITableViewRowAction.Style default and destructive are red, normal is grey.
---@field title? string What its button says.
---@field backgroundColor? UIColor|string Of the button; nil for the style's.

---An action of a swiped row; the app ends the editing itself.
---@class UITableViewRowAction
---@field style UITableViewRowAction.Style default and destructive are red, normal is grey. Read-only.
---@field title string|nil What its button says.
---@field backgroundColor UIColor|string|nil Of the button; nil for the style's.
---@field super UITableViewRowAction
---@overload fun(properties?: UITableViewRowAction.Properties): UITableViewRowAction
UITableViewRowAction = {}
