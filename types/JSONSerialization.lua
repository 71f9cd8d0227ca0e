---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---Reads and writes JSON, strictly as RFC 8259 defines it.
---@class JSONSerialization
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
JSONSerialization = {}

---The value of a text in JSON, or nil and an error whose userInfo has line and column. null is NSNull.null; with "dropsNulls" keys with null are left out.
---@param data string
---@param options? ScriptJson.ReadingOption[]
---@return any
function JSONSerialization.jsonObject(data, options) end

---A table as JSON, with its keys in the order of their bytes. It is an error that names the place if there is something that JSON can't hold.
---@param value any
---@param options? ScriptJson.WritingOption[]
---@return string
function JSONSerialization.data(value, options) end

---Whether data(value) would write the value.
---@param value any
---@return boolean
function JSONSerialization.isValidJSONObject(value) end

---Marks a table as a list, so that it is written as [] when it is empty. Returns the table.
---@param list table
---@return table
function JSONSerialization.array(list) end
