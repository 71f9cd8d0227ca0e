---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIBezierPath { ... } takes.
---@class UIBezierPath.Properties
---@field cgPath? CGPath|UIBezierPath A path to begin with.
---@field rect? CGRect|table A rectangle that becomes the path.
---@field ovalIn? CGRect|table A rectangle; the path is the oval inside it.
---@field roundedRect? CGRect|table A rectangle with round corners; used with cornerRadius, or with byRoundingCorners and cornerRadii.
---@field cornerRadius? number The radius of the round corners. Points.
---@field byRoundingCorners? UIRectCorner|UIRectCorner[] The corners that are round; used with roundedRect.
---@field cornerRadii? CGSize|table The size of the round corners, of which only the width is used. Points.
---@field arcCenter? CGPoint|table The centre of an arc; used with radius, startAngle, endAngle and clockwise.
---@field radius? number The radius of the arc. Points.
---@field startAngle? number Where the arc begins: 0 is at the right, and angles grow clockwise on the screen. Radians.
---@field endAngle? number Where the arc ends. Radians.
---@field clockwise? boolean Whether the arc runs clockwise on the screen; true if it is left out.
---@field lineWidth? number The width of the line. Points.
---@field lineCapStyle? CGLineCap The form of the ends of open lines.
---@field lineJoinStyle? CGLineJoin The form of corners.
---@field miterLimit? number The longest tip of a corner, in line widths. A corner with a longer tip is cut off.
---@field flatness? number Kept only. Points.
---@field usesEvenOddFillRule? boolean Whether parts that overlap an even number of times are outside.

---A path of lines and curves, with the settings for drawing it.
---@class UIBezierPath
---@field isEmpty boolean Whether the path is empty. Read-only.
---@field currentPoint CGPoint The point where the path ends; (0, 0) if the path is empty. Read-only.
---@field bounds CGRect The smallest rectangle around all points, with control points. Read-only.
---@field cgPath CGPath|UIBezierPath The path without the settings for drawing, as a value.
---@field length number Not in UIKit: the length of all lines and curves. Points. Read-only.
---@field lineWidth number The width of the line. Points.
---@field lineCapStyle CGLineCap The form of the ends of open lines.
---@field lineJoinStyle CGLineJoin The form of corners.
---@field miterLimit number The longest tip of a corner, in line widths. A corner with a longer tip is cut off.
---@field flatness number Kept only. Points.
---@field usesEvenOddFillRule boolean Whether parts that overlap an even number of times are outside.
---@field lineDashPattern number[] The lengths of dashes and gaps, alternately; empty for a line without gaps. Points. Read-only.
---@field lineDashPhase number Where in the dash pattern the line begins. Points. Read-only.
---@field super UIBezierPath
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: UIBezierPath.Properties): UIBezierPath
UIBezierPath = {}

---Begins a new subpath at a point.
---@param point CGPoint|table
function UIBezierPath:move(point) end

---Adds a straight line from the current point.
---@param point CGPoint|table
function UIBezierPath:addLine(point) end

---Adds a cubic curve from the current point.
---@param point CGPoint|table
---@param controlPoint1 CGPoint|table
---@param controlPoint2 CGPoint|table
function UIBezierPath:addCurve(point, controlPoint1, controlPoint2) end

---Adds a quadratic curve from the current point.
---@param point CGPoint|table
---@param controlPoint CGPoint|table
function UIBezierPath:addQuadCurve(point, controlPoint) end

---Adds a line to the start of an arc, and the arc. Angles are in radians; 0 is at the right, and they grow clockwise on the screen. addArc(tangent1End, tangent2End, radius) adds the arc that touches two lines: from the current point to tangent1End, and on to tangent2End.
---@param center CGPoint|table
---@param radius number|CGPoint|table
---@param startAngle number
---@param endAngle? number
---@param clockwise? boolean
function UIBezierPath:addArc(center, radius, startAngle, endAngle, clockwise) end

---Adds a line back to the start of the subpath.
function UIBezierPath:close() end

---Makes the path empty.
function UIBezierPath:removeAllPoints() end

---Adds the lines and curves of another path, without a line that leads to them.
---@param path CGPath|UIBezierPath
function UIBezierPath:append(path) end

---Changes the path's points by a transform. The line's width stays.
---@param transform CGAffineTransform|table
function UIBezierPath:apply(transform) end

---A path with the same lines and curves in the opposite direction.
---@return UIBezierPath
function UIBezierPath:reversing() end

---A copy of the path.
---@return UIBezierPath
function UIBezierPath:copy() end

---Whether a point is inside the path. Open subpaths count as closed.
---@param point CGPoint|table
---@return boolean
function UIBezierPath:contains(point) end

---Fills the path in the current context.
---@param blendMode? CGBlendMode
---@param alpha? number
function UIBezierPath:fill(blendMode, alpha) end

---Draws the path's line in the current context.
---@param blendMode? CGBlendMode
---@param alpha? number
function UIBezierPath:stroke(blendMode, alpha) end

---Limits what is drawn later in the current context to the inside of the path.
function UIBezierPath:addClip() end

---The point at a distance along the path, or nil for an empty path. Not in UIKit.
---@param length number
---@return CGPoint|any
function UIBezierPath:point(length) end

---Sets the lengths of dashes and gaps, and where in this pattern the line begins; nil for a line without gaps. Points.
---@param pattern? number[]
---@param phase? number
function UIBezierPath:setLineDash(pattern, phase) end

---Returns the dash pattern, its count and its phase.
---@return number[]
function UIBezierPath:getLineDash() end
