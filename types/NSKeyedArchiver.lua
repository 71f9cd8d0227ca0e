---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---Writes objects so that they can be read when the app is relaunched. A class of a script needs encode(coder), which calls coder:encode(value, key).
---@class NSKeyedArchiver
NSKeyedArchiver = {}

---Writes an object and all objects that it refers to, each once, under a name. Returns true.
---@param object any
---@param name string
---@return boolean
function NSKeyedArchiver.archiveRootObject(object, name) end

---Returns the bytes of an object and all objects that it refers to, for a file or the settings.
---@param object any
---@param requiringSecureCoding? boolean
---@return string
function NSKeyedArchiver.archivedData(object, requiringSecureCoding) end
