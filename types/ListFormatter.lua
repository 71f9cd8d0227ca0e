---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What ListFormatter { ... } takes.
---@class ListFormatter.Properties
---@field locale? Locale|string Whose form is used; the device's if none is set.
---@field listType? ListKind "and" or "or"; "and" if it isn't set.

---Joins texts as a locale lists things: "a, b, and c".
---@class ListFormatter
---@field locale Locale|string Whose form is used; the device's if none is set.
---@field listType ListKind "and" or "or"; "and" if it isn't set.
---@field super ListFormatter
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: ListFormatter.Properties): ListFormatter
ListFormatter = {}

---The texts in one.
---@param items string[]
---@return string
function ListFormatter:string(items) end

---The texts in one, as the device's locale lists things.
---@param items string[]
---@return string
function ListFormatter.localizedString(items) end
