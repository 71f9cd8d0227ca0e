---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---A point: CGPoint {x, y}. Points.
---@class CGPoint
---@field x number The horizontal place. Points. Read-only.
---@field y number The vertical place, from the top. Points. Read-only.
---@field zero CGPoint
---@overload fun(x: number, y: number): CGPoint
---@overload fun(numbers: table): CGPoint
CGPoint = {}

---The point after a transform, as transform:apply does it.
---@param transform CGAffineTransform|table
---@return CGPoint
function CGPoint:applying(transform) end

---Whether the other one has the same numbers, as == says it.
---@param other CGPoint|table
---@return boolean
function CGPoint:equalTo(other) end
