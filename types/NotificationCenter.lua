---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---Tells whoever wants to know what others post.
---@class NotificationCenter
---@field default NotificationCenter The one of the running app.
NotificationCenter = {}

---Calls fn(notification), or a target's method by name (addObserver(name, target, "method")), whenever the name is posted, or anything where name is nil; after the action a sender may follow, which then is the only one that counts.
---@param name? string
---@param ... any
---@return NotificationObserver
function NotificationCenter:addObserver(name, ...) end

---What addObserver answered: it hears no more.
---@param observer NotificationObserver
function NotificationCenter:removeObserver(observer) end

---Tells the observers, in the order in which they were added, before it returns.
---@param name string
---@param object? any
---@param userInfo? table
function NotificationCenter:post(name, object, userInfo) end
