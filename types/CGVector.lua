---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What CGVector { ... } takes.
---@class CGVector.Properties
---@field dx? number The number.
---@field dy? number The number.

---A list of two numbers: CGVector { dx = 0, dy = 1 }.
---@class CGVector
---@field zero number[] No direction.
---@field super CGVector
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@overload fun(properties?: CGVector.Properties): CGVector
CGVector = {}
