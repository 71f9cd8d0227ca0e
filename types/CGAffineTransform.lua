---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---A turn, a scale and a move: CGAffineTransform.identity and what its methods answer, or CGAffineTransform { rotationAngle = radians }, { scaleX = 2, y = 2 }, { translationX = 5, y = 0 }.
---@class CGAffineTransform
---@field a number x' = a x + c y + tx Read-only.
---@field b number y' = b x + d y + ty Read-only.
---@field c number See a. Read-only.
---@field d number See b. Read-only.
---@field tx number Points. Read-only.
---@field ty number Points. Read-only.
---@field isIdentity boolean Whether it changes nothing. Read-only.
---@field identity CGAffineTransform The map that changes nothing.
---@overload fun(numbers: number[]): CGAffineTransform
CGAffineTransform = {}

---Turned by some radians first.
---@param radians number
---@return CGAffineTransform
function CGAffineTransform:rotated(radians) end

---Scaled by sx and sy first.
---@param sx number
---@param sy number
---@return CGAffineTransform
function CGAffineTransform:scaled(sx, sy) end

---Moved by tx and ty first.
---@param tx number
---@param ty number
---@return CGAffineTransform
function CGAffineTransform:translated(tx, ty) end

---This map, then another one.
---@param transform CGAffineTransform|number[]
---@return CGAffineTransform
function CGAffineTransform:concatenating(transform) end

---The map back; itself where there is none.
---@return CGAffineTransform
function CGAffineTransform:inverted() end

---Where a point lands, how large a size becomes, or the box around a rect.
---@param value CGPoint|number[]|CGSize|number[]|CGRect|number[]
---@return any
function CGAffineTransform:apply(value) end
