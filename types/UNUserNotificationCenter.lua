---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---The app's notifications: UNUserNotificationCenter.current().
---@class UNUserNotificationCenter
---@field delegate UNUserNotificationCenterDelegate|table|any A table with UNUserNotificationCenterDelegate's methods.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
UNUserNotificationCenter = {}

---The notifications of the running app.
---@return UNUserNotificationCenter
function UNUserNotificationCenter.current() end

---Asks the user once whether the app may send notifications, and calls completion(granted, error); in a task it waits.
---@param options AuthorizationOptions|AuthorizationOptions[]
---@param completion? fun(granted: boolean, error: UNError|any): any
---@return any
function UNUserNotificationCenter:requestAuthorization(options, completion) end

---What the user allows: { authorizationStatus =, alertSetting =, badgeSetting =, soundSetting = }, to a completion or in a task.
---@param completion? fun(settings: table): any
---@return any
function UNUserNotificationCenter:getNotificationSettings(completion) end

---What the user allows: { authorizationStatus =, alertSetting =, badgeSetting =, soundSetting = }, to a completion or in a task.
---@param completion? fun(settings: table): any
---@return any
function UNUserNotificationCenter:notificationSettings(completion) end

---Sends a notification, now or later; one with the same identifier that is still to come is replaced. Calls completion(error).
---@param request UNNotificationRequest
---@param completion? fun(error: UNError|any): any
---@return any
function UNUserNotificationCenter:add(request, completion) end

---The notifications that are to come, to a completion or in a task.
---@param completion? fun(requests: UNNotificationRequest[]): any
---@return any
function UNUserNotificationCenter:getPendingNotificationRequests(completion) end

---The notifications that are to come, to a completion or in a task.
---@param completion? fun(requests: UNNotificationRequest[]): any
---@return any
function UNUserNotificationCenter:pendingNotificationRequests(completion) end

---The notifications that the user still sees, to a completion or in a task.
---@param completion? fun(notifications: UNNotification[]): any
---@return any
function UNUserNotificationCenter:getDeliveredNotifications(completion) end

---The notifications that the user still sees, to a completion or in a task.
---@param completion? fun(notifications: UNNotification[]): any
---@return any
function UNUserNotificationCenter:deliveredNotifications(completion) end

---Takes notifications back that are to come.
---@param identifiers string[]
function UNUserNotificationCenter:removePendingNotificationRequests(identifiers) end

---Takes all notifications back that are to come.
function UNUserNotificationCenter:removeAllPendingNotificationRequests() end

---Takes notifications away from the user.
---@param identifiers string[]
function UNUserNotificationCenter:removeDeliveredNotifications(identifiers) end

---Takes all notifications away from the user.
function UNUserNotificationCenter:removeAllDeliveredNotifications() end

---Says what the user can do with notifications.
---@param categories UNNotificationCategory[]
function UNUserNotificationCenter:setNotificationCategories(categories) end

---Sets the number on the app's icon; 0 for none. Calls completion(error).
---@param count integer
---@param completion? fun(error: UNError|any): any
---@return any
function UNUserNotificationCenter:setBadgeCount(count, completion) end
