---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UISearchToken { ... } takes.
---@class UISearchToken.Properties
---@field icon? UIImage|string A picture before the text, or nil.
---@field text? string What it says.
---@field representedObject? any Whatever you tell it by; any value.

---A word of a search that stands as one piece before the text: UISearchToken { text = "Unread" }.
---@class UISearchToken
---@field icon UIImage|string|any The picture before the text, or nil. Read-only.
---@field text string What it says. Read-only.
---@field representedObject any Whatever you tell it by; any value.
---@field super UISearchToken
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: UISearchToken.Properties): UISearchToken
UISearchToken = {}
