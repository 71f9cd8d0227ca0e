---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What NSLock { ... } takes.
---@class NSLock.Properties

---Held by one block at a time: NSLock {}. It only matters where a block waits while it holds it.
---@class NSLock
---@field super NSLock
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: NSLock.Properties): NSLock
NSLock = {}

---Waits until nobody else holds it. In a background block, or where it is free.
---@return any
function NSLock:lock() end

---Lets the next one have it.
function NSLock:unlock() end

---Takes it where it is free. Returns whether it was.
---@return boolean
function NSLock:try() end

---Runs a function while it is held, and returns its results.
---@param fn function
---@return any
function NSLock:withLock(fn) end
