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
---@field isFileURL boolean Whether it is that of a file. Read-only.
---@field lastPathComponent string The last part of the path. Read-only.
---@field pathExtension string What stands after the last dot of the path, or "". Read-only.
---@field pathComponents string[] The parts of the path. Read-only.
---@field super URL
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: URL.Properties): URL
URL = {}

---The address with a part added to its path.
---@param component string
---@param isDirectory? boolean
---@return URL
function URL:appendingPathComponent(component, isDirectory) end

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
