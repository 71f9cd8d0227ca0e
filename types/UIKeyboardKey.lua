---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---A key of the keyboard on the screen.
---@class UIKeyboardKey: UIView
---@field name string The name by which { key = } finds the key. Read-only.
UIKeyboardKey = {}
