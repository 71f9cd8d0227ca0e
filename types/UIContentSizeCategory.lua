---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---The text size that the user has chosen.
---@class UIContentSizeCategory
---@field didChangeNotification string The name of the notification that the user has chosen another text size; it is in userInfo as newValue.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
UIContentSizeCategory = {}
