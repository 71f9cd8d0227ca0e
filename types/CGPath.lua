---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---A path of lines and curves as a value, as shape layers use it.
---@class CGPath
---@field isEmpty boolean Whether the path is empty. Read-only.
---@field currentPoint CGPoint The point where the path ends; (0, 0) if the path is empty. Read-only.
---@field boundingBox CGRect The smallest rectangle around all points, with control points. Read-only.
---@field boundingBoxOfPath CGRect The smallest rectangle around the drawn lines and curves. Read-only.
---@field elements any[][] The elements of the path. Each is a list of its kind and its points. Read-only.
---@field length number The length of all lines and curves. Points. Read-only.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
CGPath = {}

---A copy of the path, changed by a transform.
---@param transform CGAffineTransform|table
---@return CGPath|UIBezierPath
function CGPath:applying(transform) end

---A copy of the path, changed by a transform if one is given.
---@param transform? CGAffineTransform|table
---@return CGPath|UIBezierPath
function CGPath:copy(transform) end

---Whether a point is inside the path.
---@param point CGPoint|table
---@param usingEvenOdd? boolean
---@return boolean
function CGPath:contains(point, usingEvenOdd) end
