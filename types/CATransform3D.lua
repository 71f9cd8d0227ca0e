---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---A map of space, row by row: CATransform3D { m34 = -1 / 500 } changes the identity; or { rotationAngle =, x =, y =, z = }, { scaleX =, y =, z = }, { translationX =, y =, z = }. Its numbers can be read by place too, from 1.
---@class CATransform3D
---@field m11 number Row 1. Read-only.
---@field m12 number Row 1. Read-only.
---@field m13 number Row 1. Read-only.
---@field m14 number Row 1. Read-only.
---@field m21 number Row 2. Read-only.
---@field m22 number Row 2. Read-only.
---@field m23 number Row 2. Read-only.
---@field m24 number Row 2. Read-only.
---@field m31 number Row 3. Read-only.
---@field m32 number Row 3. Read-only.
---@field m33 number Row 3. Read-only.
---@field m34 number Row 3: -1 / distance is the perspective of an eye. Read-only.
---@field m41 number Row 4: the move. Points. Read-only.
---@field m42 number Row 4: the move. Points. Read-only.
---@field m43 number Row 4: the move. Points. Read-only.
---@field m44 number Row 4. Read-only.
---@field isIdentity boolean Whether it changes nothing. Read-only.
---@field isAffine boolean Whether it keeps the plane and has no perspective. Read-only.
---@field affineTransform CGAffineTransform The map of the plane that it is, or the identity. Read-only.
---@field identity CATransform3D The map that changes nothing.
---@overload fun(numbers: number[]): CATransform3D
CATransform3D = {}

---Turned by some radians about an axis first.
---@param radians number
---@param x number
---@param y number
---@param z number
---@return CATransform3D
function CATransform3D:rotated(radians, x, y, z) end

---Scaled first.
---@param sx number
---@param sy number
---@param sz number
---@return CATransform3D
function CATransform3D:scaled(sx, sy, sz) end

---Moved first.
---@param tx number
---@param ty number
---@param tz number
---@return CATransform3D
function CATransform3D:translated(tx, ty, tz) end

---This map, then another one.
---@param transform CATransform3D|number[]
---@return CATransform3D
function CATransform3D:concatenating(transform) end

---The map back; itself where there is none.
---@return CATransform3D
function CATransform3D:inverted() end
