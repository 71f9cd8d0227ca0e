---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What NotificationCenter { ... } takes.
---@class NotificationCenter.Properties

---Sends notifications to all observers of a name.
---@class NotificationCenter
---@field default NotificationCenter The notification center of the running app.
---@field super NotificationCenter
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: NotificationCenter.Properties): NotificationCenter
NotificationCenter = {}

---Calls fn(notification), or a target's method by name (addObserver(name, target, "method"), or in UIKit's order addObserver(target, "method", name, object)), each time this name is posted; with nil, any name. An object after the action means that only notifications of this sender count, an OperationQueue after that where the action runs; addObserver(name, object, queue, fn) is the same. Returns the observer. A target is held weakly: when nothing else holds it, it is no longer called.
---@param name? string
---@param ... any
---@return NotificationObserver
---@overload fun(self: NotificationCenter, name: string|nil, action: (fun(notification: Notification): any)|table, object?: any, queue?: OperationQueue|nil): NotificationObserver
---@overload fun(self: NotificationCenter, name: string|nil, target: any, action: string, object?: any): NotificationObserver
---@overload fun(self: NotificationCenter, target: any, action: string, name: string|nil, object?: any): NotificationObserver
---@overload fun(self: NotificationCenter, name: string|nil, object: any, queue: OperationQueue|nil, action: fun(notification: Notification): any): NotificationObserver
function NotificationCenter:addObserver(name, ...) end

---Ends what addObserver began. Give what addObserver returned, or the target: then with a name only the observers of this name are removed, and with an object only those of this sender.
---@param observer any
---@param name? string
---@param object? any
function NotificationCenter:removeObserver(observer, name, object) end

---In a task: for notification in center:notifications("name") do ... end waits for each one, from the call on, until the task is cancelled.
---@param name string
---@param object? any
---@return function
function NotificationCenter:notifications(name, object) end

---Sends a notification to its observers, in the order in which they were added, before it returns.
---@param name string|Notification
---@param object? any
---@param userInfo? table
function NotificationCenter:post(name, object, userInfo) end
