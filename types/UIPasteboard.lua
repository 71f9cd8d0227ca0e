---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---The pasteboard, which holds what was copied or cut.
---@class UIPasteboard
---@field general UIPasteboard The pasteboard of the device.
---@field changedNotification string The name of the notification that the pasteboard has changed.
---@field string string|nil The text of the first item, or nil.
---@field strings string[] The texts of all items.
---@field hasStrings boolean Whether there is a text. Read-only.
UIPasteboard = {}
