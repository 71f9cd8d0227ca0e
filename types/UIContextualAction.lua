---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIContextualAction { ... } takes.
---@class UIContextualAction.Properties
---@field handler? function handler(action, button, completion): it was chosen.
---@field style? UIContextualAction.Style normal is grey, destructive red.
---@field title? string What its button says.
---@field image? UIImage|string In place of a title.
---@field backgroundColor? UIColor|string Of the button; nil for the style's.

---An action of a swiped row: handler(action, button, completion); completion(true) closes the row.
---@class UIContextualAction
---@field style UIContextualAction.Style normal is grey, destructive red. Read-only.
---@field title string|nil What its button says.
---@field image UIImage|string|nil In place of a title.
---@field backgroundColor UIColor|string|nil Of the button; nil for the style's.
---@field super UIContextualAction
---@overload fun(properties?: UIContextualAction.Properties): UIContextualAction
UIContextualAction = {}
