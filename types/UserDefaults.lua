---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UserDefaults { ... } takes.
---@class UserDefaults.Properties
---@field suiteName? string A name under which settings of their own are kept; without it the app's.

---The settings of the app. They are kept when the app is relaunched, but are never written to a disk.
---@class UserDefaults
---@field standard UserDefaults The settings of the running app.
---@field didChangeNotification string The name of the notification that a value was set.
---@field super UserDefaults
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: UserDefaults.Properties): UserDefaults
UserDefaults = {}

---Calls fn(object, { old =, new = }) each time the property gets another value, for example view:observe("contentOffset", fn), and each time a field of your own class is assigned. A path is possible: "model.title". Options are some of "initial" (called at once), "old", "new" and "prior" (called once more before); "old" and "new" if they are left out. A property that depends on others has keyPathsForValuesAffectingNAME in its class.
---@param keyPath string
---@param fn fun(object: UserDefaults|any, change: table): any
---@param options? KeyObservation.Options|KeyObservation.Options[]
---@return NSKeyValueObservation
function UserDefaults:observe(keyPath, fn, options) end

---Calls observer:observeValue(keyPath, object, change) each time the property gets another value. The older form of observe.
---@param observer any
---@param keyPath string
---@param options? KeyObservation.Options|KeyObservation.Options[]
function UserDefaults:addObserver(observer, keyPath, options) end

---Ends what addObserver began for this observer and property.
---@param observer any
---@param keyPath string
function UserDefaults:removeObserver(observer, keyPath) end

---Tells that a property is about to change: its observers hear of it only from didChangeValue, once.
---@param key string
function UserDefaults:willChangeValue(key) end

---Tells the observers of a property that its value has changed.
---@param key string
function UserDefaults:didChangeValue(key) end

---Sets a value: a boolean, a number, a string (also bytes), a Date, a URL, or a list or table of these. nil removes it.
---@param value any
---@param key string
function UserDefaults:set(value, key) end

---The same as set.
---@param value any
---@param key string
function UserDefaults:setValue(value, key) end

---The value, or nil; the same as object.
---@param key string
---@return any
function UserDefaults:value(key) end

---The value if it is a list of strings, otherwise nil.
---@param key string
---@return any
function UserDefaults:stringArray(key) end

---Removes all that is set: of the app by its bundleIdentifier, or of a suite by its name.
---@param name string
function UserDefaults:removePersistentDomain(name) end

---All that is set of the app by its bundleIdentifier, or of a suite by its name; or nil.
---@param name string
---@return any
function UserDefaults:persistentDomain(name) end

---Removes a value.
---@param key string
function UserDefaults:removeObject(key) end

---The value, or nil.
---@param key string
---@return any
function UserDefaults:object(key) end

---The value if it is a string, otherwise nil.
---@param key string
---@return any
function UserDefaults:data(key) end

---The value if it is a URL, otherwise nil.
---@param key string
---@return any
function UserDefaults:url(key) end

---The value if it is a string or a number, "1" or "0" for true and false, otherwise nil.
---@param key string
---@return string|any
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
