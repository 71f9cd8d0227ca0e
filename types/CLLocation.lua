---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What CLLocation { ... } takes.
---@class CLLocation.Properties
---@field latitude? number Degrees to the north.
---@field longitude? number Degrees to the east.

---Where the device was: CLLocation(latitude, longitude) makes one.
---@class CLLocation
---@field coordinate table<string, number> { latitude =, longitude = }. Degrees. Read-only.
---@field timestamp Date When it was. Read-only.
---@field horizontalAccuracy number How far off it may be; 5. Metres. Read-only.
---@field speed number How fast the device was, in metres a second; -1, unknown: take the distance of two locations. Read-only.
---@field course number Where it went, in degrees from the north; -1, unknown. Read-only.
---@field altitude number How high it was; 0. Metres. Read-only.
---@field verticalAccuracy number How far off the altitude may be; -1, unknown. Metres. Read-only.
---@field super CLLocation
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: CLLocation.Properties): CLLocation
---@overload fun(latitude: number, longitude?: number): CLLocation
CLLocation = {}

---How far it is to another one, on a sphere. Metres.
---@param location table<string, number>
---@return number
function CLLocation:distance(location) end
