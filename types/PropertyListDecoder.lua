---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What PropertyListDecoder { ... } takes.
---@class PropertyListDecoder.Properties

---Reads property lists of a shape, which is written as for JSONDecoder.
---@class PropertyListDecoder
---@field super PropertyListDecoder
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: PropertyListDecoder.Properties): PropertyListDecoder
PropertyListDecoder = {}

---The value of a property list by its shape, without keys that the shape has not; or nil and an error.
---@param shape any
---@param data string
---@return any
function PropertyListDecoder:decode(shape, data) end
