---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIBezierPath { ... } takes.
---@class UIBezierPath.Properties
---@field cgPath? CGPath|UIBezierPath A path to begin with.
---@field rect? CGRect|number[] A rectangle.
---@field ovalIn? CGRect|number[] An oval that fills a rectangle.
---@field roundedRect? CGRect|number[] With cornerRadius, or with byRoundingCorners and cornerRadii.
---@field cornerRadius? number Points.
---@field byRoundingCorners? UIRectCorner|UIRectCorner[] Which corners are round.
---@field cornerRadii? CGSize|number[] Points; the width counts.
---@field arcCenter? CGPoint|number[] With radius, startAngle, endAngle and clockwise.
---@field radius? number Points.
---@field startAngle? number Radians, from the right, growing clockwise.
---@field endAngle? number Radians.
---@field clockwise? boolean On the screen; true.
---@field lineWidth? number Points.
---@field lineCapStyle? CGLineCap How open ends look.
---@field lineJoinStyle? CGLineJoin How corners look.
---@field miterLimit? number A corner whose tip would be longer than so many line widths is cut off.
---@field flatness? number Points; kept only.
---@field usesEvenOddFillRule? boolean Whether overlapping parts are holes.

---Lines and curves, and how they are drawn.
---@class UIBezierPath
---@field isEmpty boolean Whether there is nothing in it. Read-only.
---@field currentPoint CGPoint Where it ends. Read-only.
---@field bounds CGRect Around all points, control points included. Read-only.
---@field cgPath CGPath|UIBezierPath Its lines and curves as a value.
---@field length number Of all lines and curves. Points. Ours. Read-only.
---@field lineWidth number Points.
---@field lineCapStyle CGLineCap How open ends look.
---@field lineJoinStyle CGLineJoin How corners look.
---@field miterLimit number A corner whose tip would be longer than so many line widths is cut off.
---@field flatness number Points; kept only.
---@field usesEvenOddFillRule boolean Whether overlapping parts are holes.
---@field lineDashPattern number[] Lengths on and off in turn; empty for an unbroken line. Points. Read-only.
---@field lineDashPhase number How far into the pattern it begins. Points. Read-only.
---@field super UIBezierPath
---@overload fun(properties?: UIBezierPath.Properties): UIBezierPath
UIBezierPath = {}

---Begins a subpath.
---@param point CGPoint|number[]
function UIBezierPath:move(point) end

---A straight line from the current point.
---@param point CGPoint|number[]
function UIBezierPath:addLine(point) end

---A cubic curve.
---@param point CGPoint|number[]
---@param controlPoint1 CGPoint|number[]
---@param controlPoint2 CGPoint|number[]
function UIBezierPath:addCurve(point, controlPoint1, controlPoint2) end

---A quadratic curve.
---@param point CGPoint|number[]
---@param controlPoint CGPoint|number[]
function UIBezierPath:addQuadCurve(point, controlPoint) end

---A line to the start of an arc, then the arc. Radians, from the right, growing clockwise on the screen.
---@param center CGPoint|number[]
---@param radius number
---@param startAngle number
---@param endAngle number
---@param clockwise? boolean
function UIBezierPath:addArc(center, radius, startAngle, endAngle, clockwise) end

---A line back to where the subpath began.
function UIBezierPath:close() end

---Makes it empty.
function UIBezierPath:removeAllPoints() end

---Adds another path's lines and curves, without a line to them.
---@param path CGPath|UIBezierPath
function UIBezierPath:append(path) end

---Moves its points; the line's width stays.
---@param transform CGAffineTransform|number[]
function UIBezierPath:apply(transform) end

---The same way backwards.
---@return UIBezierPath
function UIBezierPath:reversing() end

---Another path like it.
---@return UIBezierPath
function UIBezierPath:copy() end

---Whether a point would be filled; open subpaths count as closed.
---@param point CGPoint|number[]
---@return boolean
function UIBezierPath:contains(point) end

---Fills it in the current context.
---@param blendMode? CGBlendMode
---@param alpha? number
function UIBezierPath:fill(blendMode, alpha) end

---Draws its line in the current context.
---@param blendMode? CGBlendMode
---@param alpha? number
function UIBezierPath:stroke(blendMode, alpha) end

---From now on only what lies inside it shows in the current context.
function UIBezierPath:addClip() end

---The place after so many points of the way, or nil for an empty path. Ours.
---@param length number
---@return CGPoint|nil
function UIBezierPath:point(length) end

---Lengths on and off in turn, and how far into them it begins; nil for an unbroken line.
---@param pattern? number[]
---@param phase? number
function UIBezierPath:setLineDash(pattern, phase) end

---Its pattern, how many lengths that has, and its phase.
---@return number[]
function UIBezierPath:getLineDash() end
