---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---A position between two characters of a text.
---@class UITextPosition
---@field offset integer The number of UTF-16 units before the position. Read-only.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
UITextPosition = {}
