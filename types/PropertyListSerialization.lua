---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---Reads property lists in XML and in the old style.
---@class PropertyListSerialization
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
PropertyListSerialization = {}

---The value of a property list, or nil and an error whose userInfo has line and column. Dates are Dates, data are strings.
---@param data string
---@return any
function PropertyListSerialization.propertyList(data) end
