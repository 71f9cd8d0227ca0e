---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What lies between two places of a text.
---@class UITextRange
---@field start UITextPosition|nil Where it begins. Read-only.
---@field end UITextPosition|nil Where it ends: range["end"], for end is a word of Lua. Read-only.
---@field range integer[]|table The same as { first, last } from 1, with location and length. Read-only.
---@field isEmpty boolean A caret. Read-only.
UITextRange = {}
