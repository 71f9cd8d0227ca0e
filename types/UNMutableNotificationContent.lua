---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UNMutableNotificationContent { ... } takes.
---@class UNMutableNotificationContent.Properties
---@field title? string The first line.
---@field subtitle? string The second line.
---@field body? string The text.
---@field badge? integer The number that the app's icon gets, or nil.
---@field sound? string UNNotificationSound.default, or nil.
---@field userInfo? any A table with more, for the app.
---@field categoryIdentifier? string The category that says what the user can do with it.
---@field threadIdentifier? string The group in which it stands.

---What a notification says: UNMutableNotificationContent { title = "Tea", body = "is ready" }.
---@class UNMutableNotificationContent
---@field title string The first line.
---@field subtitle string The second line.
---@field body string The text.
---@field badge integer|nil The number that the app's icon gets, or nil.
---@field sound string|nil UNNotificationSound.default, or nil.
---@field userInfo any A table with more, for the app.
---@field categoryIdentifier string The category that says what the user can do with it.
---@field threadIdentifier string The group in which it stands.
---@field super UNMutableNotificationContent
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: UNMutableNotificationContent.Properties): UNMutableNotificationContent
UNMutableNotificationContent = {}
