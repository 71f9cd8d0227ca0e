---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What IndexSet { ... } takes.
---@class IndexSet.Properties
---@field integer? number The only number.
---@field integersIn? number[] The first and the last number.

---A list of numbers from 1: IndexSet { integer = 1 }, IndexSet { integersIn = { 1, 3 } } or IndexSet { 1, 4 }.
---@class IndexSet
---@field super IndexSet
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@overload fun(properties?: IndexSet.Properties): IndexSet
IndexSet = {}
