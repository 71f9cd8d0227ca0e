---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What NSDirectionalEdgeInsets { ... } takes.
---@class NSDirectionalEdgeInsets.Properties
---@field top? number Points.
---@field leading? number Points.
---@field bottom? number Points.
---@field trailing? number Points.

---Distances from the edges, by the direction of the writing: NSDirectionalEdgeInsets { top = 1, leading = 2, bottom = 3, trailing = 4 }, or the four numbers. Points.
---@class NSDirectionalEdgeInsets
---@field zero table<string, number> No distances.
---@field super NSDirectionalEdgeInsets
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@overload fun(properties?: NSDirectionalEdgeInsets.Properties): NSDirectionalEdgeInsets
NSDirectionalEdgeInsets = {}
