---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What was copied.
---@class UIPasteboard
---@field general UIPasteboard The device's.
---@field changedNotification string The notification that something was copied.
---@field string string|nil The text, or nil.
---@field strings string[] The texts of all items.
---@field hasStrings boolean Whether there is a text. Read-only.
UIPasteboard = {}
