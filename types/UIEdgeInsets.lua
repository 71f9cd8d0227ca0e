---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---Distances from the edges, inwards: UIEdgeInsets {top, left, bottom, right}. Points.
---@class UIEdgeInsets
---@field top number Points. Read-only.
---@field left number Points. Read-only.
---@field bottom number Points. Read-only.
---@field right number Points. Read-only.
---@overload fun(numbers: number[]): UIEdgeInsets
UIEdgeInsets = {}
