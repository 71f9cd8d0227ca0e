---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What JSONEncoder { ... } takes.
---@class JSONEncoder.Properties
---@field keyEncodingStrategy? KeyEncoding|function "convertToSnakeCase" writes userName as user_name; a function gets the names down to a value as a list, and answers what the last one is called.
---@field dateEncodingStrategy? DateCoding|DateFormatter|function How dates are written; a function gets a Date and answers what stands for it.
---@field outputFormatting? ScriptJson.WritingOption[] "prettyPrinted", "sortedKeys", "withoutEscapingSlashes".

---Writes tables as JSON, with dates.
---@class JSONEncoder
---@field keyEncodingStrategy KeyEncoding|function "convertToSnakeCase" writes userName as user_name; a function gets the names down to a value as a list, and answers what the last one is called.
---@field dateEncodingStrategy DateCoding|DateFormatter|function How dates are written; a function gets a Date and answers what stands for it.
---@field outputFormatting ScriptJson.WritingOption[] "prettyPrinted", "sortedKeys", "withoutEscapingSlashes".
---@field super JSONEncoder
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: JSONEncoder.Properties): JSONEncoder
JSONEncoder = {}

---The text of a value.
---@param value any
---@return string
function JSONEncoder:encode(value) end
