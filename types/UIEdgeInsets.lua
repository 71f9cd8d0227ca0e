---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---Distances inwards from the four edges: UIEdgeInsets {top, left, bottom, right}. Points.
---@class UIEdgeInsets
---@field top number The distance from the top edge. Points. Read-only.
---@field left number The distance from the left edge. Points. Read-only.
---@field bottom number The distance from the bottom edge. Points. Read-only.
---@field right number The distance from the right edge. Points. Read-only.
---@field zero UIEdgeInsets
---@overload fun(top: number, left: number, bottom: number, right: number): UIEdgeInsets
---@overload fun(numbers: table): UIEdgeInsets
UIEdgeInsets = {}
