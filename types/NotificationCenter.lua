---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---Sends notifications to all observers of a name.
---@class NotificationCenter
---@field default NotificationCenter The notification center of the running app.
NotificationCenter = {}

---Calls fn(notification), or a target's method by name (addObserver(name, target, "method")), each time this name is posted; with nil, any name. An object after the action means that only notifications of this sender count. Returns the observer.
---@param name? string
---@param ... any
---@return NotificationObserver
function NotificationCenter:addObserver(name, ...) end

---Ends what addObserver began. Give what addObserver returned.
---@param observer NotificationObserver
function NotificationCenter:removeObserver(observer) end

---Sends a notification to its observers, in the order in which they were added, before it returns.
---@param name string
---@param object? any
---@param userInfo? table
function NotificationCenter:post(name, object, userInfo) end
