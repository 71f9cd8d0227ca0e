---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---The text size that the user has chosen.
---@class UIContentSizeCategory
---@field didChangeNotification string The name of the notification that the user has chosen another text size; it is in userInfo as newValue.
UIContentSizeCategory = {}
