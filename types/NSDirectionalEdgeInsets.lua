---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What NSDirectionalEdgeInsets { ... } takes.
---@class NSDirectionalEdgeInsets.Properties
---@field top? number The distance. Points.
---@field leading? number The distance. Points.
---@field bottom? number The distance. Points.
---@field trailing? number The distance. Points.

---Distances from the edges, by the direction of the writing: NSDirectionalEdgeInsets { top = 1, leading = 2, bottom = 3, trailing = 4 }, or the four numbers.
---@class NSDirectionalEdgeInsets
---@field zero table<string, number> No distances.
---@field super NSDirectionalEdgeInsets
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@overload fun(properties?: NSDirectionalEdgeInsets.Properties): NSDirectionalEdgeInsets
NSDirectionalEdgeInsets = {}
