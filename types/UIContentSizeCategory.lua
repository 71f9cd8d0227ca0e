---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---How large the user wants text.
---@class UIContentSizeCategory
---@field didChangeNotification string The notification that the user has chosen another size; userInfo has it as newValue.
UIContentSizeCategory = {}
