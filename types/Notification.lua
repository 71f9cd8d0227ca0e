---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What an observer is told.
---@class Notification
---@field name string What it is about. Read-only.
---@field object any Who posted it, or nil. Read-only.
---@field userInfo table|nil A table with what there is to know, or nil. Read-only.
Notification = {}
