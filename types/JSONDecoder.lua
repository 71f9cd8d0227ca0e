---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What JSONDecoder { ... } takes.
---@class JSONDecoder.Properties
---@field keyDecodingStrategy? KeyDecoding|function "convertFromSnakeCase" reads user_name as userName; a function gets the names down to a value as a list, and answers what the last one is called.
---@field dateDecodingStrategy? DateCoding|DateFormatter|function How dates are written; a function gets a value and answers its Date.

---Reads JSON of a shape: { id = "integer", tags = { "string" }, note = "string?", at = "date" }. Types are integer, number, string, boolean, date, url, uuid, data and any. ["address?"] = { ... } may be missing; { ["*"] = "number" } takes every key.
---@class JSONDecoder
---@field keyDecodingStrategy KeyDecoding|function "convertFromSnakeCase" reads user_name as userName; a function gets the names down to a value as a list, and answers what the last one is called.
---@field dateDecodingStrategy DateCoding|DateFormatter|function How dates are written; a function gets a value and answers its Date.
---@field super JSONDecoder
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: JSONDecoder.Properties): JSONDecoder
JSONDecoder = {}

---The value of a text by its shape, without keys that the shape has not; or nil and an error with codingPath.
---@param shape any
---@param data string
---@return any
function JSONDecoder:decode(shape, data) end
