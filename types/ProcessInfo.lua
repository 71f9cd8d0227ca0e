---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What is known of the device: ProcessInfo.processInfo.
---@class ProcessInfo
---@field processInfo ProcessInfo The one of the app.
---@field powerStateDidChangeNotification string The name of the notification that the low power mode has begun or ended.
---@field isLowPowerModeEnabled boolean Whether the user saves power. Read-only.
---@field processName string The app's name. Read-only.
---@field processIdentifier integer A number; 1. Read-only.
---@field environment table<string, string> Variables of the environment; an app has none here. Read-only.
---@field arguments string[] The app's path. Read-only.
---@field operatingSystemVersionString string The system's version in words: "Version 17.5". Read-only.
---@field operatingSystemVersion table<string, integer> The system's version: { majorVersion =, minorVersion =, patchVersion = }. Read-only.
---@field thermalState string How warm the device is; "nominal". Read-only.
---@field systemUptime number The time since the launch. Seconds. Read-only.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
ProcessInfo = {}

---Whether the system is this version or a later one: { majorVersion = 13 }.
---@param version table<string, integer>
---@return boolean
function ProcessInfo:isOperatingSystemAtLeast(version) end
