---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What Notification { ... } takes.
---@class Notification.Properties
---@field name? string Its name.

---The notification that an observer gets, or that is posted: Notification { name = "done" }.
---@class Notification
---@field name string The name of the notification. Read-only.
---@field object any The object that posted the notification, or nil. Read-only.
---@field userInfo table|any A table with further information, or nil. Read-only.
---@field super Notification
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: Notification.Properties): Notification
Notification = {}

---A name of a notification, which is a text: Notification.Name("didLogin").
---@param name string
---@return string
function Notification.Name(name) end
