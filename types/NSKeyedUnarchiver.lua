---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---Reads what NSKeyedArchiver wrote. An object of a script's class has initWithCoder(coder), which calls coder:decodeObject(key), decodeInteger, decodeDouble, decodeFloat, decodeBool and containsValue; missing keys are nil, 0 and false.
---@class NSKeyedUnarchiver
NSKeyedUnarchiver = {}

---What was written under a name, or nil.
---@param name string
---@return any
function NSKeyedUnarchiver.unarchiveObject(name) end

---What archivedData answered, as objects again.
---@param data table
---@return any
function NSKeyedUnarchiver.unarchivedObject(data) end
