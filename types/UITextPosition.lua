---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---A place between two characters of a text.
---@class UITextPosition
---@field offset integer UTF-16 units before it. Read-only.
UITextPosition = {}
