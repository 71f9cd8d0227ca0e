---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What is known of the device: ProcessInfo.processInfo.
---@class ProcessInfo
---@field processInfo ProcessInfo The one of the app.
---@field powerStateDidChangeNotification string The name of the notification that the low power mode has begun or ended.
---@field isLowPowerModeEnabled boolean Whether the user saves power. Read-only.
---@field systemUptime number The time since the launch. Seconds. Read-only.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
ProcessInfo = {}
