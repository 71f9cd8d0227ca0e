---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---Writes objects, which are there again when the app is relaunched. One of a script's class has encode(coder), which calls coder:encode(value, key).
---@class NSKeyedArchiver
NSKeyedArchiver = {}

---Writes an object and all that it refers to, each once, under a name. True.
---@param object any
---@param name string
---@return boolean
function NSKeyedArchiver.archiveRootObject(object, name) end

---The same as a table that can be kept.
---@param object any
---@return table
function NSKeyedArchiver.archivedData(object) end
