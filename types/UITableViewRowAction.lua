---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UITableViewRowAction { ... } takes.
---@class UITableViewRowAction.Properties
---@field handler? fun(action: UITableViewRowAction, indexPath: IndexPath): any Called as handler(action, indexPath) when the button was tapped.
---@field style? UITableViewRowAction.Style The kind of action: default and destructive are red, normal is gray.
---@field title? string The text on the button.
---@field backgroundColor? UIColor.Name|string|UIColor The colour of the button; nil means that of the style.

---An action of a row that was swiped. The app must end the editing in the handler.
---@class UITableViewRowAction
---@field style UITableViewRowAction.Style The kind of action: default and destructive are red, normal is gray. Read-only.
---@field title string|nil The text on the button.
---@field backgroundColor UIColor.Name|string|UIColor|nil The colour of the button; nil means that of the style.
---@field super UITableViewRowAction
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: UITableViewRowAction.Properties): UITableViewRowAction
UITableViewRowAction = {}
