---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What Bundle { ... } takes.
---@class Bundle.Properties
---@field path? string|URL Where it is; nil is made where no bundle is.
---@field url? string|URL The same as path: its name in UIKit's initializer.
---@field identifier? string The app's own identifier.
---@field for? any A class of the app's.

---The files beside the plugin's code, which the app may read and not change: Bundle.main. Bundle { path = Bundle.main:path("de", "lproj") } has the texts of one language.
---@class Bundle
---@field main Bundle The plugin's folder.
---@field bundleIdentifier string The app's identifier: CFBundleIdentifier of the plugin's info, else "com.example.NAME". Read-only.
---@field infoDictionary any What the app says of itself: the plugin's info, with name, identifier and version where it doesn't say them. Read-only.
---@field resourcePath string Where its files are: the same as bundlePath. Read-only.
---@field resourceURL URL The same as a URL. Read-only.
---@field bundlePath string Where it is. Read-only.
---@field bundleURL URL The same as a URL. Read-only.
---@field localizations string[] The languages in which the app has texts. Read-only.
---@field preferredLocalizations string[] Those of them that fit the user's languages best. Read-only.
---@field developmentLocalization string The language in which the app was written, whose texts count where there is no other. Read-only.
---@field super Bundle
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: Bundle.Properties): Bundle
Bundle = {}

---One value of infoDictionary, or nil: objectForInfoDictionaryKey("CFBundleShortVersionString").
---@param key string
---@return any
function Bundle:objectForInfoDictionaryKey(key) end

---The same as objectForInfoDictionaryKey, UIKit's object(forInfoDictionaryKey:).
---@param key string
---@return any
function Bundle:object(key) end

---The path of a file of the bundle by name and ending, or nil.
---@param forResource? string
---@param ofType? string
---@return string|any
function Bundle:path(forResource, ofType) end

---The paths of all files of the bundle with an ending, in a folder of it or at its top.
---@param forResourcesOfType? string
---@param inDirectory? string
---@return string[]
function Bundle:paths(forResourcesOfType, inDirectory) end

---The same as URLs.
---@param forResourcesWithExtension? string
---@param subdirectory? string
---@return URL[]
function Bundle:urls(forResourcesWithExtension, subdirectory) end

---The same as a URL.
---@param forResource? string
---@param withExtension? string
---@return URL|any
function Bundle:url(forResource, withExtension) end

---The app's text for a key, in the user's language. A key that is in no table gives the value, or itself.
---@param key string
---@param value? string
---@param table? string
---@return string
function Bundle:localizedString(key, value, table) end

---Makes the objects of the nib of this name anew, as UINib:instantiate does.
---@param name string
---@param owner? any
---@return any
function Bundle:loadNibNamed(name, owner) end
