---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---The simulated device, and how it is held.
---@class UIDevice
---@field current UIDevice The one that the app runs on.
---@field orientationDidChangeNotification string The notification that it is held another way.
---@field orientation UIDeviceOrientation How it is held. Read-only.
---@field userInterfaceIdiom UIUserInterfaceIdiom Whether it is a phone or a pad. Read-only.
---@field isGeneratingDeviceOrientationNotifications boolean Whether more begins than ends were called. Read-only.
---@field model string iPhone or iPad. Read-only.
---@field name string What the user calls it; the name of the device here. Read-only.
---@field systemName string iOS. Read-only.
---@field systemVersion string Of the classic profile. Read-only.
UIDevice = {}

---Kept: the notification always comes. Calls nest.
function UIDevice:beginGeneratingDeviceOrientationNotifications() end

---Takes one such call back.
function UIDevice:endGeneratingDeviceOrientationNotifications() end
