---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---Who has the focus of a hardware keyboard, which tab and the arrows move.
---@class UIFocusSystem
---@field focusedItem UIResponder|any The object with the focus, or nil. Read-only.
---@field didUpdateNotification string The name of the notification that the focus has moved.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
UIFocusSystem = {}

---The focus of the window of an object; nil without a hardware keyboard.
---@param environment UIResponder
---@return UIFocusSystem|any
function UIFocusSystem.focusSystem(environment) end
