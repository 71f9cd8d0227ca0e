---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---A transform in the plane that turns, scales and moves. Begin with CGAffineTransform.identity, CGAffineTransform { rotationAngle = radians }, { scaleX = 2, y = 2 } or { translationX = 5, y = 0 }.
---@class CGAffineTransform
---@field a number A number of the formula x' = a x + c y + tx. Read-only.
---@field b number A number of the formula y' = b x + d y + ty. Read-only.
---@field c number A number of the formula at `a`. Read-only.
---@field d number A number of the formula at `b`. Read-only.
---@field tx number The horizontal move. Points. Read-only.
---@field ty number The vertical move. Points. Read-only.
---@field isIdentity boolean Whether the transform changes nothing. Read-only.
---@field identity CGAffineTransform The transform that changes nothing.
---@overload fun(a: number, b: number, c: number, d: number, tx: number, ty: number): CGAffineTransform
---@overload fun(numbers: table): CGAffineTransform
CGAffineTransform = {}

---The transform with a turn before it; also rotated { by = radians }.
---@param radians number
---@return CGAffineTransform
function CGAffineTransform:rotated(radians) end

---The transform with a scale before it.
---@param sx number
---@param sy number
---@return CGAffineTransform
function CGAffineTransform:scaled(sx, sy) end

---The transform with a move before it.
---@param tx number
---@param ty number
---@return CGAffineTransform
function CGAffineTransform:translated(tx, ty) end

---The transform that does this one, and then another one.
---@param transform CGAffineTransform|table
---@return CGAffineTransform
function CGAffineTransform:concatenating(transform) end

---The inverse transform, or the same transform if there is no inverse.
---@return CGAffineTransform
function CGAffineTransform:inverted() end

---The point, size or rectangle after the transform; of a turned rectangle, the smallest rectangle around it.
---@param value CGPoint|table|CGSize|table|CGRect|table
---@return any
function CGAffineTransform:apply(value) end
