---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What CLLocationManager { ... } takes.
---@class CLLocationManager.Properties
---@field delegate? CLLocationManagerDelegate|table A table with CLLocationManagerDelegate's methods.
---@field distanceFilter? number How far the device must move before the next location; below 0 for any movement. Metres.
---@field desiredAccuracy? number Kept only: a simulated device knows its place. Metres.
---@field pausesLocationUpdatesAutomatically? boolean Kept only: a simulated device tells each of its movements.
---@field activityType? CLLocationManager.ActivityType Kept only: what the user is doing.
---@field allowsBackgroundLocationUpdates? boolean Whether the app goes on in the background while it follows the place.

---Tells the app where the device is: CLLocationManager { delegate = self, distanceFilter = 100 }.
---@class CLLocationManager
---@field delegate CLLocationManagerDelegate|table|any A table with CLLocationManagerDelegate's methods.
---@field distanceFilter number How far the device must move before the next location; below 0 for any movement. Metres.
---@field desiredAccuracy number Kept only: a simulated device knows its place. Metres.
---@field pausesLocationUpdatesAutomatically boolean Kept only: a simulated device tells each of its movements.
---@field activityType CLLocationManager.ActivityType Kept only: what the user is doing.
---@field accuracyAuthorization string How exactly the user lets the app know the place: "fullAccuracy". Read-only.
---@field authorizationStatus string What the user allows. Read-only.
---@field location CLLocation|any The last location that was told, or nil. Read-only.
---@field allowsBackgroundLocationUpdates boolean Whether the app goes on in the background while it follows the place.
---@field monitoredRegions CLCircularRegion[] The regions that are watched. Read-only.
---@field super CLLocationManager
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: CLLocationManager.Properties): CLLocationManager
CLLocationManager = {}

---Whether the device can tell its place: true.
---@return boolean
function CLLocationManager.locationServicesEnabled() end

---Whether the device can tell of large movements: true.
---@return boolean
function CLLocationManager.significantLocationChangeMonitoringAvailable() end

---Asks the user once. The plugin's info must have NSLocationWhenInUseUsageDescription.
function CLLocationManager:requestWhenInUseAuthorization() end

---Asks the user as requestWhenInUseAuthorization does, and once more for the time in the background when that is allowed. The plugin's info must also have NSLocationAlwaysAndWhenInUseUsageDescription.
function CLLocationManager:requestAlwaysAuthorization() end

---Tells the delegate the place, and each movement.
function CLLocationManager:startUpdatingLocation() end

---Ends that.
function CLLocationManager:stopUpdatingLocation() end

---Tells the delegate the place once; if it isn't known within 10 s, the failure locationUnknown.
function CLLocationManager:requestLocation() end

---Tells the delegate of movements of 500 m, also a suspended app that may always know the place.
function CLLocationManager:startMonitoringSignificantLocationChanges() end

---Ends that.
function CLLocationManager:stopMonitoringSignificantLocationChanges() end

---Tells the delegate when the device has crossed the edge of a region. At most 20.
---@param region CLCircularRegion
function CLLocationManager:startMonitoring(region) end

---Ends that.
---@param region CLCircularRegion
function CLLocationManager:stopMonitoring(region) end

---Tells the delegate on which side of a region's edge the device is.
---@param region CLCircularRegion
function CLLocationManager:requestState(region) end
