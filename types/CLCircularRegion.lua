---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What CLCircularRegion { ... } takes.
---@class CLCircularRegion.Properties
---@field center? table<string, number> The middle.
---@field notifyOnEntry? boolean Whether the app hears that the device has come in; true.
---@field notifyOnExit? boolean Whether the app hears that the device has gone out; true.

---A circle whose edge an app hears of: CLCircularRegion { center = { latitude =, longitude = }, radius = 100, identifier = "home" }.
---@class CLCircularRegion
---@field identifier string Its name. Read-only.
---@field center table<string, number> The middle. Degrees. Read-only.
---@field radius number How far the edge is from the middle. Metres. Read-only.
---@field notifyOnEntry boolean Whether the app hears that the device has come in; true.
---@field notifyOnExit boolean Whether the app hears that the device has gone out; true.
---@field super CLCircularRegion
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: CLCircularRegion.Properties): CLCircularRegion
CLCircularRegion = {}

---Whether a place is inside.
---@param coordinate table<string, number>
---@return boolean
function CLCircularRegion:contains(coordinate) end
