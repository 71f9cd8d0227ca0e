---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What NSRange { ... } takes.
---@class NSRange.Properties
---@field location? number The number.
---@field length? number The number.

---A table of a place and a length, from 1: NSRange { location = 1, length = 3 }.
---@class NSRange
---@field super NSRange
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@overload fun(properties?: NSRange.Properties): NSRange
NSRange = {}
