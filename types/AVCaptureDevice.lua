---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---Whether the app may use the camera and the microphone; there is nothing to see or hear.
---@class AVCaptureDevice
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
AVCaptureDevice = {}

---What the user has allowed, for "video" or "audio".
---@param media MediaType
---@return string
function AVCaptureDevice.authorizationStatus(media) end

---Asks the user once, and calls completion(granted); in a task it waits. The plugin's info must have NSCameraUsageDescription, or NSMicrophoneUsageDescription.
---@param media MediaType
---@param completion? fun(granted: boolean): any
---@return any
function AVCaptureDevice.requestAccess(media, completion) end
