---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What URLQueryItem { ... } takes.
---@class URLQueryItem.Properties
---@field name? string The name.
---@field value? string The value; without one the name stands alone.

---A name of a query with its value: URLQueryItem("page", "2"), or URLQueryItem { name =, value = }.
---@class URLQueryItem
---@field name string The name.
---@field value string|nil The value, or nil.
---@field super URLQueryItem
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: URLQueryItem.Properties): URLQueryItem
---@overload fun(name: string, value?: string): URLQueryItem
URLQueryItem = {}
