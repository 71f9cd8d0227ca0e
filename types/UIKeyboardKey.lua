---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---A key of the keyboard on the screen.
---@class UIKeyboardKey: UIView
---@field name string What { key = } finds it by. Read-only.
UIKeyboardKey = {}
