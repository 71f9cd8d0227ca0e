---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---A rectangle: CGRect {x, y, width, height}. Points.
---@class CGRect
---@field x number Points. Read-only.
---@field y number Points. Read-only.
---@field width number Points. Read-only.
---@field height number Points. Read-only.
---@field minX number The left edge. Read-only.
---@field midX number The middle. Read-only.
---@field maxX number The right edge. Read-only.
---@field minY number The top edge. Read-only.
---@field midY number The middle. Read-only.
---@field maxY number The bottom edge. Read-only.
---@field origin CGPoint Its top left corner. Read-only.
---@field size CGSize Its size. Read-only.
---@overload fun(numbers: number[]): CGRect
CGRect = {}

---Whether a point is in it: the minimum edges are, the maximum edges aren't.
---@param point CGPoint|number[]
---@return boolean
function CGRect:contains(point) end

---Whether it overlaps a rect.
---@param rect CGRect|number[]
---@return boolean
function CGRect:intersects(rect) end

---Smaller by dx on the left and right, dy at the top and bottom.
---@param dx number
---@param dy number
---@return CGRect
function CGRect:inset(dx, dy) end

---Moved by dx and dy.
---@param dx number
---@param dy number
---@return CGRect
function CGRect:offset(dx, dy) end
