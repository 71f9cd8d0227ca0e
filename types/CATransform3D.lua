---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---A transform in space. CATransform3D { m34 = -1 / 500 } is the identity with one other number; or { rotationAngle =, x =, y =, z = }, { scaleX =, y =, z = }, { translationX =, y =, z = }. The numbers can also be read by their place from 1, row by row.
---@class CATransform3D
---@field m11 number A number of row 1 of the matrix. Read-only.
---@field m12 number A number of row 1 of the matrix. Read-only.
---@field m13 number A number of row 1 of the matrix. Read-only.
---@field m14 number A number of row 1 of the matrix. Read-only.
---@field m21 number A number of row 2 of the matrix. Read-only.
---@field m22 number A number of row 2 of the matrix. Read-only.
---@field m23 number A number of row 2 of the matrix. Read-only.
---@field m24 number A number of row 2 of the matrix. Read-only.
---@field m31 number A number of row 3 of the matrix. Read-only.
---@field m32 number A number of row 3 of the matrix. Read-only.
---@field m33 number A number of row 3 of the matrix. Read-only.
---@field m34 number A number of row 3 of the matrix; -1 / distance gives a perspective, as an eye at that distance sees it. Read-only.
---@field m41 number A number of row 4 of the matrix: the move. Points. Read-only.
---@field m42 number A number of row 4 of the matrix: the move. Points. Read-only.
---@field m43 number A number of row 4 of the matrix: the move. Points. Read-only.
---@field m44 number A number of row 4 of the matrix. Read-only.
---@field isIdentity boolean Whether the transform changes nothing. Read-only.
---@field isAffine boolean Whether the transform stays in the plane and has no perspective. Read-only.
---@field affineTransform CGAffineTransform The transform in the plane, or the identity if the transform leaves the plane. Read-only.
---@field identity CATransform3D The transform that changes nothing.
---@overload fun(m11: number, m12: number, m13: number, m14: number, m21: number, m22: number, m23: number, m24: number, m31: number, m32: number, m33: number, m34: number, m41: number, m42: number, m43: number, m44: number): CATransform3D
---@overload fun(numbers: table): CATransform3D
CATransform3D = {}

---The transform with a turn about an axis before it.
---@param radians number
---@param x number
---@param y number
---@param z number
---@return CATransform3D
function CATransform3D:rotated(radians, x, y, z) end

---The transform with a scale before it.
---@param sx number
---@param sy number
---@param sz number
---@return CATransform3D
function CATransform3D:scaled(sx, sy, sz) end

---The transform with a move before it.
---@param tx number
---@param ty number
---@param tz number
---@return CATransform3D
function CATransform3D:translated(tx, ty, tz) end

---The transform that does this one, and then another one.
---@param transform CATransform3D|table
---@return CATransform3D
function CATransform3D:concatenating(transform) end

---The inverse transform, or the same transform if there is no inverse.
---@return CATransform3D
function CATransform3D:inverted() end
