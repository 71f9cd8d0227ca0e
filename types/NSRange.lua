---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What NSRange { ... } takes.
---@class NSRange.Properties
---@field location? number The number.
---@field length? number The number.

---A table of a place, from 0, and a length, in UTF-16 units: NSRange { location = 0, length = 3 } means the same as { 1, 3 }, the first and the last one counted from 1.
---@class NSRange
---@field super NSRange
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@overload fun(properties?: NSRange.Properties): NSRange
NSRange = {}
