---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---Lines and curves as a value, as a shape layer takes it.
---@class CGPath
---@field isEmpty boolean Whether there is nothing in it. Read-only.
---@field currentPoint CGPoint Where it ends. Read-only.
---@field boundingBox CGRect Around all points, control points included. Read-only.
---@field boundingBoxOfPath CGRect Around the drawn lines and curves. Read-only.
---@field elements any[][] Each as a list: its kind, then its points. Read-only.
---@field length number Of all lines and curves. Points. Read-only.
CGPath = {}

---The same, moved by a transform.
---@param transform CGAffineTransform|number[]
---@return CGPath|UIBezierPath
function CGPath:applying(transform) end

---Another path like it, moved by a transform if one is given.
---@param transform? CGAffineTransform|number[]
---@return CGPath|UIBezierPath
function CGPath:copy(transform) end

---Whether a point is filled.
---@param point CGPoint|number[]
---@param usingEvenOdd? boolean
---@return boolean
function CGPath:contains(point, usingEvenOdd) end
