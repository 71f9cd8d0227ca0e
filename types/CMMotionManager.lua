---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What CMMotionManager { ... } takes.
---@class CMMotionManager.Properties
---@field deviceMotionUpdateInterval? number The time between two updates; a frame at least. Seconds.
---@field accelerometerUpdateInterval? number The time between two updates; a frame at least. Seconds.

---Tells how the device is held; app:tilt tilts it: CMMotionManager {}, startDeviceMotionUpdates(OperationQueue.main, function(motion) end).
---@class CMMotionManager
---@field isDeviceMotionAvailable boolean Whether the device tells { attitude = { roll, pitch, yaw }, gravity = { x, y, z }, ... }, radians and g: true. Read-only.
---@field isDeviceMotionActive boolean Whether the updates run. Read-only.
---@field deviceMotionUpdateInterval number The time between two updates; a frame at least. Seconds.
---@field deviceMotion any The last update, or nil where none runs. Read-only.
---@field isAccelerometerAvailable boolean Whether the device tells { acceleration = { x, y, z } }, g: true. Read-only.
---@field isAccelerometerActive boolean Whether the updates run. Read-only.
---@field accelerometerUpdateInterval number The time between two updates; a frame at least. Seconds.
---@field accelerometerData any The last update, or nil where none runs. Read-only.
---@field isGyroAvailable boolean Whether the device tells how fast it turns alone: false. Read-only.
---@field isMagnetometerAvailable boolean Whether the device feels magnets: false. Read-only.
---@field super CMMotionManager
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: CMMotionManager.Properties): CMMotionManager
CMMotionManager = {}

---Begins; the handler gets { attitude = { roll, pitch, yaw }, gravity = { x, y, z }, ... }, radians and g.
---@param queue? OperationQueue
---@param handler? function
function CMMotionManager:startDeviceMotionUpdates(queue, handler) end

---Ends.
function CMMotionManager:stopDeviceMotionUpdates() end

---Begins; the handler gets { acceleration = { x, y, z } }, g.
---@param queue? OperationQueue
---@param handler? function
function CMMotionManager:startAccelerometerUpdates(queue, handler) end

---Ends.
function CMMotionManager:stopAccelerometerUpdates() end
