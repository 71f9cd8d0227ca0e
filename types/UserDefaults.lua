---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---The settings of the app, which are there again when it is relaunched. Never on a disk.
---@class UserDefaults
---@field standard UserDefaults Those of the running app.
---@field didChangeNotification string The notification that a value was set.
UserDefaults = {}

---Sets a value: a boolean, a number, a string, a list or a table of them; nil takes it away.
---@param value any
---@param key string
function UserDefaults:set(value, key) end

---Takes a value away.
---@param key string
function UserDefaults:removeObject(key) end

---The value, or nil.
---@param key string
---@return any
function UserDefaults:object(key) end

---The value where it is a string or a number, else nil.
---@param key string
---@return string|nil
function UserDefaults:string(key) end

---The value as true or false; false where there is none.
---@param key string
---@return boolean
function UserDefaults:bool(key) end

---The value as a whole number; 0 where there is none.
---@param key string
---@return integer
function UserDefaults:integer(key) end

---The value as a number; 0 where there is none.
---@param key string
---@return number
function UserDefaults:double(key) end

---The value as a number; 0 where there is none.
---@param key string
---@return number
function UserDefaults:float(key) end

---The value where it is a list, else nil.
---@param key string
---@return any
function UserDefaults:array(key) end

---The value where it is a table with names, else nil.
---@param key string
---@return any
function UserDefaults:dictionary(key) end

---Values that count as long as nothing else is set: { volume = 5 }.
---@param defaults any
function UserDefaults:register(defaults) end

---All that is set or registered.
---@return any
function UserDefaults:dictionaryRepresentation() end

---Nothing is to be written: true.
---@return boolean
function UserDefaults:synchronize() end
