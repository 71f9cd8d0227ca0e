---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What addObserver answers.
---@class NotificationObserver
---@field isActive boolean Whether it still hears of what is posted. Read-only.
NotificationObserver = {}
