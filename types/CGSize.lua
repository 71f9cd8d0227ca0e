---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---A width and a height: CGSize {width, height}. Points.
---@class CGSize
---@field width number The width. Points. Read-only.
---@field height number The height. Points. Read-only.
---@field zero CGSize
---@overload fun(width: number, height: number): CGSize
---@overload fun(numbers: table): CGSize
CGSize = {}

---The size after a transform, as transform:apply does it.
---@param transform CGAffineTransform|table
---@return CGSize
function CGSize:applying(transform) end

---Whether the other one has the same numbers, as == says it.
---@param other CGSize|table
---@return boolean
function CGSize:equalTo(other) end
