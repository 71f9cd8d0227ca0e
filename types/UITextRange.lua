---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---A range of a text, between two positions.
---@class UITextRange
---@field start UITextPosition|any The position where the range begins. Read-only.
---@field end UITextPosition|any The position where the range ends. Write range["end"], since end is a keyword of Lua. Read-only.
---@field range integer[]|table The range as a table { first, last } with places from 1; it has location and length, too. Read-only.
---@field isEmpty boolean Whether the range is empty, as a caret is. Read-only.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
UITextRange = {}
