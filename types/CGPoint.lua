---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---A place: CGPoint {x, y}. Points.
---@class CGPoint
---@field x number Points. Read-only.
---@field y number Points. Read-only.
---@overload fun(numbers: number[]): CGPoint
CGPoint = {}
