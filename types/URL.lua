---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What URL { ... } takes.
---@class URL.Properties
---@field fileURLWithPath? string The path of a file or, with a slash at its end, of a folder.
---@field string? string Its text; what may not stand in an address is percent-encoded.
---@field relativeTo? URL|string The address from which a relative one leads on.

---An address: URL { string = "https://shop.test/items" }, or nil for a text that is none. Equal addresses are equal with ==.
---@class URL
---@field absoluteString string Its whole text. Read-only.
---@field scheme string|any "https", or nil. Read-only.
---@field host string|any The server, or nil. Read-only.
---@field port integer|any The number after the server, or nil. Read-only.
---@field path string What stands after the server, without the query. Read-only.
---@field query string|any What stands after the question mark, or nil. Read-only.
---@field fragment string|any What stands after #, or nil. Read-only.
---@field user string|any The name of the user before the server, or nil. Read-only.
---@field password string|any What stands behind that name, or nil. Read-only.
---@field relativeString string Its text as it was written, without the address from which it leads on. Read-only.
---@field baseURL URL|any The address from which it leads on, or nil. Read-only.
---@field absoluteURL URL The whole address, which leads on from nothing. Read-only.
---@field relativePath string The path as it was written. Read-only.
---@field hasDirectoryPath boolean Whether its path ends in a slash, as a folder's does. Read-only.
---@field documentsDirectory URL The folder for what the user makes.
---@field cachesDirectory URL The folder for what can be had again.
---@field libraryDirectory URL The folder for what the user doesn't see.
---@field temporaryDirectory URL The folder for what may be lost.
---@field applicationSupportDirectory URL The folder for what the app needs; it is missing until it is made.
---@field homeDirectory URL The folder for all of the app's files.
---@field isFileURL boolean Whether it is that of a file. Read-only.
---@field lastPathComponent string The last part of the path. Read-only.
---@field pathExtension string What stands after the last dot of the path, or "". Read-only.
---@field pathComponents string[] The parts of the path. Read-only.
---@field standardizedFileURL URL The address without . and .. in its path. Read-only.
---@field super URL
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: URL.Properties): URL
URL = {}

---The address without . and .. in its path: an app's files have no links.
---@return URL
function URL:resolvingSymlinksInPath() end

---True where it is that of a file that is there; else nil and an error.
---@return any
function URL:checkResourceIsReachable() end

---The address with a part added to its path.
---@param component string
---@param isDirectory? boolean
---@return URL
function URL:appendingPathComponent(component, isDirectory) end

---The address with parts added to its path, or with items added to its query: appending("a/b"), appending { URLQueryItem("page", "2") }.
---@param pathOrQueryItems string|URLQueryItem[]|table
---@param isDirectory? boolean
---@return URL
function URL:appending(pathOrQueryItems, isDirectory) end

---The address with a dot and an ending added.
---@param ending string
---@return URL
function URL:appendingPathExtension(ending) end

---The address without the last part of its path.
---@return URL
function URL:deletingLastPathComponent() end

---The address without its ending.
---@return URL
function URL:deletingPathExtension() end

---The address without . and .. in its path.
---@return URL
function URL:standardized() end

---The address with items added to its query.
---@param items URLQueryItem[]
---@return URL
function URL:appendingQueryItems(items) end
