---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What NSRecursiveLock { ... } takes.
---@class NSRecursiveLock.Properties: NSLock.Properties

---A lock that its holder may take again: NSRecursiveLock {}.
---@class NSRecursiveLock: NSLock
---@field super NSRecursiveLock
---@overload fun(properties?: NSRecursiveLock.Properties): NSRecursiveLock
NSRecursiveLock = {}
