---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---Reads property lists in XML and in the old style.
---@class PropertyListSerialization
PropertyListSerialization = {}

---The value of a property list, or nil and an error whose userInfo has line and column. Dates are Dates, data are strings.
---@param data string
---@return any
function PropertyListSerialization.propertyList(data) end
