---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What PropertyListEncoder { ... } takes.
---@class PropertyListEncoder.Properties

---Writes tables as property lists in XML. A Date is a date there, and a string that is no text in UTF-8 is data.
---@class PropertyListEncoder
---@field super PropertyListEncoder
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: PropertyListEncoder.Properties): PropertyListEncoder
PropertyListEncoder = {}

---The text of a value.
---@param value any
---@return string
function PropertyListEncoder:encode(value) end
