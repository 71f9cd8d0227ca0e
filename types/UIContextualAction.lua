---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIContextualAction { ... } takes.
---@class UIContextualAction.Properties
---@field handler? fun(action: UIContextualAction, button: UIView|any, completion: fun(isDone: boolean): any): any Called as handler(action, button, completion) when the action was chosen.
---@field style? UIContextualAction.Style The kind of action: normal is gray, destructive is red.
---@field title? string The text on the button.
---@field image? UIImage|string The image in place of the title, or nil.
---@field backgroundColor? UIColor.Name|string|UIColor The colour of the button; nil means that of the style.

---An action of a row that was swiped. Its handler(action, button, completion) must call completion(true) to close the row.
---@class UIContextualAction
---@field style UIContextualAction.Style The kind of action: normal is gray, destructive is red. Read-only.
---@field title string|nil The text on the button.
---@field image UIImage|string|any The image in place of the title, or nil.
---@field backgroundColor UIColor.Name|string|UIColor|nil The colour of the button; nil means that of the style.
---@field super UIContextualAction
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: UIContextualAction.Properties): UIContextualAction
UIContextualAction = {}
