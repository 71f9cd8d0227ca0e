---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---Objects by keys, as a table, with limits: NSCache { countLimit = 100 }. What was set longest ago goes first. Equal URLs and index paths are one key.
---@class NSCache
---@field countLimit number The most objects; 0 for any number.
---@field totalCostLimit number The most costs together; 0 for any.
---@field name string A name. Kept only.
---@field delegate table|nil Its method willEvictObject(cache, object) hears of each object that goes, by the limits or by removeObject.
---@overload fun(): NSCache
NSCache = {}

---The object of a key, or nil.
---@param key any
---@return any
function NSCache:object(key) end

---Keeps an object under a key.
---@param object any
---@param key any
---@param cost? number
function NSCache:setObject(object, key, cost) end

---Removes the object of a key.
---@param key any
function NSCache:removeObject(key) end

---Removes all objects.
function NSCache:removeAllObjects() end
