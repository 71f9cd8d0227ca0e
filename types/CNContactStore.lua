---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What CNContactStore { ... } takes.
---@class CNContactStore.Properties

---Whether the app may read the user's contacts; there are none.
---@class CNContactStore
---@field super CNContactStore
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: CNContactStore.Properties): CNContactStore
CNContactStore = {}

---What the user has allowed, for "contacts".
---@param entity ContactEntity
---@return string
function CNContactStore.authorizationStatus(entity) end

---Asks the user once, and calls completion(granted, error); in a task it waits. The plugin's info must have NSContactsUsageDescription.
---@param entity ContactEntity
---@param completion? fun(granted: boolean, error: any): any
---@return any
function CNContactStore:requestAccess(entity, completion) end
