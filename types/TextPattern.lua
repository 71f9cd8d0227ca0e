---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---A pattern of Lua's for the texts of a query: pattern "^Row %d+$".
---@class TextPattern
---@field text string The pattern as it was written. Read-only.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
TextPattern = {}
