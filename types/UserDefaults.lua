---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---The settings of the app. They are kept when the app is relaunched, but are never written to a disk.
---@class UserDefaults
---@field standard UserDefaults The settings of the running app.
---@field didChangeNotification string The name of the notification that a value was set.
UserDefaults = {}

---Sets a value: a boolean, a number, a string, or a list or table of these. nil removes it.
---@param value any
---@param key string
function UserDefaults:set(value, key) end

---Removes a value.
---@param key string
function UserDefaults:removeObject(key) end

---The value, or nil.
---@param key string
---@return any
function UserDefaults:object(key) end

---The value if it is a string or a number, otherwise nil.
---@param key string
---@return string|nil
function UserDefaults:string(key) end

---The value as true or false; false if there is none.
---@param key string
---@return boolean
function UserDefaults:bool(key) end

---The value as a whole number; 0 if there is none.
---@param key string
---@return integer
function UserDefaults:integer(key) end

---The value as a number; 0 if there is none.
---@param key string
---@return number
function UserDefaults:double(key) end

---The value as a number; 0 if there is none.
---@param key string
---@return number
function UserDefaults:float(key) end

---The value if it is a list, otherwise nil.
---@param key string
---@return any
function UserDefaults:array(key) end

---The value if it is a table with names, otherwise nil.
---@param key string
---@return any
function UserDefaults:dictionary(key) end

---Sets values that are used where nothing else is set: { volume = 5 }.
---@param defaults any
function UserDefaults:register(defaults) end

---All values that are set or registered.
---@return any
function UserDefaults:dictionaryRepresentation() end

---Does nothing, and returns true: there is nothing to write.
---@return boolean
function UserDefaults:synchronize() end
