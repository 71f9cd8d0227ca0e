---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIBarButtonItem { ... } takes.
---@class UIBarButtonItem.Properties: UIBarItem.Properties
---@field systemItem? UIBarButtonItem.SystemItem One of the system's items, with its title.
---@field style? UIBarButtonItem.Style plain, or done: it stands out.
---@field width? number Points; 0 for as wide as it needs.
---@field customView? UIView A view in its place.
---@field tintColor? UIColor|string Of its title and picture; nil for the bar's.
---@field possibleTitles? string[] Titles that it may get: it is as wide as the longest.
---@field target? any Whose method `action` names; nil for the first in the responder chain that has it.
---@field action? function|string A function that gets the item, or the name of a method.

---A button of a bar: UIBarButtonItem { title = "Edit", action = fn }, or { systemItem = "add", target = object, action = "name" }.
---@class UIBarButtonItem: UIBarItem
---@field style UIBarButtonItem.Style plain, or done: it stands out.
---@field systemItem UIBarButtonItem.SystemItem|nil The item that it was made as. Read-only.
---@field width number Points; 0 for as wide as it needs.
---@field customView UIView|nil A view in its place.
---@field tintColor UIColor|string|nil Of its title and picture; nil for the bar's.
---@field possibleTitles string[]|nil Titles that it may get: it is as wide as the longest.
---@field target any Whose method `action` names; nil for the first in the responder chain that has it.
---@field action function|string|nil A function that gets the item, or the name of a method.
---@field super UIBarButtonItem
---@overload fun(properties?: UIBarButtonItem.Properties): UIBarButtonItem
UIBarButtonItem = {}

---Does what a touch on it does.
function UIBarButtonItem:sendAction() end
