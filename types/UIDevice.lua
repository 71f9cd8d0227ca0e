---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---The simulated device.
---@class UIDevice
---@field current UIDevice The device on which the app runs.
---@field orientationDidChangeNotification string The name of the notification that the device was turned.
---@field batteryLevelDidChangeNotification string The name of the notification that the battery's level has changed.
---@field batteryStateDidChangeNotification string The name of the notification that the battery's state has changed.
---@field proximityStateDidChangeNotification string The name of the notification that something has come close to the screen, or has gone.
---@field isBatteryMonitoringEnabled boolean Whether the app reads the battery; false, and then its level is -1 and its state unknown.
---@field batteryLevel number From 0 to 1; -1 for unknown. Read-only.
---@field batteryState Battery.State unknown, unplugged, charging or full. Read-only.
---@field isProximityMonitoringEnabled boolean Whether the app hears what is close to the screen; false.
---@field proximityState boolean Whether something is close to the screen, as an ear is. Read-only.
---@field orientation UIDeviceOrientation How the device is held. Read-only.
---@field identifierForVendor UUID|any What distinguishes this device for the app's maker: a UUID that the seed of the launch determines. Read-only.
---@field userInterfaceIdiom UIUserInterfaceIdiom Whether it is a phone or a pad. Read-only.
---@field isGeneratingDeviceOrientationNotifications boolean Whether the begin method was called more often than the end method. Read-only.
---@field model string iPhone or iPad. Read-only.
---@field localizedModel string iPhone or iPad. Read-only.
---@field isMultitaskingSupported boolean Whether apps may run in the background: true. Read-only.
---@field name string The name that the user gave the device; here the device's model name. Read-only.
---@field systemName string The name of the system: iOS. Read-only.
---@field systemVersion string The version of the system, such as "12.4". Read-only.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
UIDevice = {}

---Kept only: the notification is always sent. Each call needs its own endGenerating call.
function UIDevice:beginGeneratingDeviceOrientationNotifications() end

---Ends the effect of one call of the begin method.
function UIDevice:endGeneratingDeviceOrientationNotifications() end
