---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---Whether the app may see the user's pictures; app:pickImage gives one.
---@class PHPhotoLibrary
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
PHPhotoLibrary = {}

---What the user has allowed.
---@param access? PhotoAccess
---@return string
function PHPhotoLibrary.authorizationStatus(access) end

---Asks the user once, and calls completion(status); in a task it waits. The plugin's info must have NSPhotoLibraryUsageDescription.
---@param access? PhotoAccess|(fun(status: string): any)
---@param completion? fun(status: string): any
---@return any
function PHPhotoLibrary.requestAuthorization(access, completion) end
