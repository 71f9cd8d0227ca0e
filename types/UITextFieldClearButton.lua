---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---The button that empties a text field.
---@class UITextFieldClearButton: UIControl
UITextFieldClearButton = {}
