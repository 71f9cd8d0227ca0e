---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---Reads objects that NSKeyedArchiver has written. A class of a script needs initWithCoder(coder), which calls coder:decodeObject(key), decodeInteger, decodeDouble, decodeFloat, decodeBool and containsValue. For missing keys they return nil, 0 or false.
---@class NSKeyedUnarchiver
NSKeyedUnarchiver = {}

---The object that was written under a name, or nil.
---@param name string
---@return any
function NSKeyedUnarchiver.unarchiveObject(name) end

---The object in the bytes that archivedData returned, or nil and an NSError where they are damaged. Also as unarchivedObject(class, data): an object of another class is an error, too.
---@param data any
---@param archive? string
---@return any
function NSKeyedUnarchiver.unarchivedObject(data, archive) end

---The same as unarchivedObject(data).
---@param data string
---@return any
function NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data) end
