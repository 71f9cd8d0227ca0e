---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What URLComponents { ... } takes.
---@class URLComponents.Properties
---@field url? URL|string The address whose parts these are.
---@field string? string An address as text.
---@field scheme? string "https", or nil.
---@field host? string The server, or nil.
---@field port? integer The number after the server, or nil.
---@field path? string What stands after the server.
---@field query? string What stands after the question mark, or nil.
---@field fragment? string What stands after #, or nil.
---@field queryItems? URLQueryItem[] The query's names with their values, or nil. They are percent-encoded where the address needs it.

---The parts of an address, to read and to change: URLComponents { string = "https://shop.test/s" }, or nil for a text that is none.
---@class URLComponents
---@field scheme string|nil "https", or nil.
---@field host string|nil The server, or nil.
---@field port integer|nil The number after the server, or nil.
---@field path string What stands after the server.
---@field query string|nil What stands after the question mark, or nil.
---@field fragment string|nil What stands after #, or nil.
---@field queryItems URLQueryItem[]|nil The query's names with their values, or nil. They are percent-encoded where the address needs it.
---@field string string|nil The whole address, or nil if the parts make none. Read-only.
---@field url URL|nil The same as a URL. Read-only.
---@field super URLComponents
---@field init? fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@overload fun(properties?: URLComponents.Properties): URLComponents
URLComponents = {}
