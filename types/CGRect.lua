---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---A rectangle: CGRect {x, y, width, height}. Points.
---@class CGRect
---@field x number The horizontal place. Points. Read-only.
---@field y number The vertical place, from the top. Points. Read-only.
---@field width number The width. Points. Read-only.
---@field height number The height. Points. Read-only.
---@field minX number The left edge. Read-only.
---@field midX number The middle between the two edges. Read-only.
---@field maxX number The right edge. Read-only.
---@field minY number The top edge. Read-only.
---@field midY number The middle between the two edges. Read-only.
---@field maxY number The bottom edge. Read-only.
---@field origin CGPoint The top left corner. Read-only.
---@field size CGSize The width and the height. Read-only.
---@field integral CGRect The smallest rectangle of whole numbers around it. Read-only.
---@field standardized CGRect The same rectangle with a width and a height that aren't negative. Read-only.
---@field isEmpty boolean Whether its width or its height is 0. Read-only.
---@field isNull boolean Whether it is the rectangle that is nowhere. Read-only.
---@field isInfinite boolean Whether it is CGRect.infinite. Read-only.
---@field null CGRect The rectangle that is nowhere: its union with another one is the other one.
---@field infinite CGRect The rectangle around everything.
---@field zero CGRect
---@overload fun(x: number, y: number, width: number, height: number): CGRect
---@overload fun(numbers: table): CGRect
CGRect = {}

---Whether a point is inside: the left and top edges belong to the rectangle, the right and bottom edges don't. With a rectangle, whether the whole of it is inside; it may touch all edges.
---@param pointOrRect CGPoint|table|CGRect|table
---@return boolean
function CGRect:contains(pointOrRect) end

---Whether the two rectangles overlap.
---@param rect CGRect|table
---@return boolean
function CGRect:intersects(rect) end

---A rectangle that is smaller by dx at the left and right, and by dy at the top and bottom; or smaller by edge insets: rect:inset { top, left, bottom, right }.
---@param dx number
---@param dy number
---@return CGRect
function CGRect:inset(dx, dy) end

---The smallest rectangle that contains both.
---@param rect CGRect|table
---@return CGRect
function CGRect:union(rect) end

---The rectangle that both cover, or nil if they do not meet.
---@param rect CGRect|table
---@return CGRect
function CGRect:intersection(rect) end

---The same as inset.
---@param dx number
---@param dy number
---@return CGRect
function CGRect:insetBy(dx, dy) end

---The rectangle moved by dx and dy.
---@param dx number
---@param dy number
---@return CGRect
function CGRect:offset(dx, dy) end

---The same as offset.
---@param dx number
---@param dy number
---@return CGRect
function CGRect:offsetBy(dx, dy) end

---Returns two rectangles: the part that begins at an edge (minXEdge, minYEdge, maxXEdge or maxYEdge) and is so long, and what is left.
---@param distance number
---@param edge CGRectEdge
---@return CGRect
---@return CGRect
function CGRect:divided(distance, edge) end

---The rectangle after a transform, as transform:apply does it.
---@param transform CGAffineTransform|table
---@return CGRect
function CGRect:applying(transform) end

---Whether the other one has the same numbers, as == says it.
---@param other CGRect|table
---@return boolean
function CGRect:equalTo(other) end
