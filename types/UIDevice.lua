---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---The simulated device.
---@class UIDevice
---@field current UIDevice The device on which the app runs.
---@field orientationDidChangeNotification string The name of the notification that the device was turned.
---@field orientation UIDeviceOrientation How the device is held. Read-only.
---@field userInterfaceIdiom UIUserInterfaceIdiom Whether it is a phone or a pad. Read-only.
---@field isGeneratingDeviceOrientationNotifications boolean Whether the begin method was called more often than the end method. Read-only.
---@field model string iPhone or iPad. Read-only.
---@field name string The name that the user gave the device; here the device's model name. Read-only.
---@field systemName string The name of the system: iOS. Read-only.
---@field systemVersion string The version of the system, such as "12.4". Read-only.
UIDevice = {}

---Kept only: the notification is always sent. Each call needs its own endGenerating call.
function UIDevice:beginGeneratingDeviceOrientationNotifications() end

---Ends the effect of one call of the begin method.
function UIDevice:endGeneratingDeviceOrientationNotifications() end
