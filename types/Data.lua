---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What Data { ... } takes.
---@class Data.Properties
---@field contentsOf? string|URL The file to read.
---@field base64Encoded? string A text in base64.

---Bytes, which are strings in Lua: Data { contentsOf = url } reads a file, Data { base64Encoded = text } base64; or nil, and an error.
---@class Data
---@field super Data
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: Data.Properties): string
Data = {}

---Bytes in base64.
---@param data string
---@return string
function Data.base64EncodedString(data) end

---Writes bytes to a file: Data.write(data, url, { "atomic" }). True, or nil and an error.
---@param data string
---@param url string|URL
---@param options? DataWritingOption[]
---@return any
function Data.write(data, url, options) end
