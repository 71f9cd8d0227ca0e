---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---A drawing that is recorded; it shows in every form of frame.
---@class CGContext
---@field cgContext CGContext The context itself, as a renderer's has it. Read-only.
---@field ctm CGAffineTransform From what is drawn to the bounds. Read-only.
---@field path CGPath|UIBezierPath The current path. Read-only.
---@field isPathEmpty boolean Whether the path has nothing in it. Read-only.
---@field currentPointOfPath CGPoint Where the path ends. Read-only.
---@field boundingBoxOfPath CGRect Around the path, control points included. Read-only.
---@field boundingBoxOfClipPath CGRect Around what the clip leaves. Read-only.
CGContext = {}

---Keeps matrix, clip, colours and line.
function CGContext:saveGState() end

---Takes the last ones that were kept.
function CGContext:restoreGState() end

---Moves what is drawn from now on.
---@param x number
---@param y number
function CGContext:translateBy(x, y) end

---Scales what is drawn from now on.
---@param x number
---@param y number
function CGContext:scaleBy(x, y) end

---Turns what is drawn from now on.
---@param radians number
function CGContext:rotate(radians) end

---Does a transform before what the matrix does.
---@param transform CGAffineTransform|number[]
function CGContext:concatenate(transform) end

---A colour.
---@param color UIColor|string
function CGContext:setFillColor(color) end

---A colour.
---@param color UIColor|string
function CGContext:setStrokeColor(color) end

---Points.
---@param width number
function CGContext:setLineWidth(width) end

---How open ends look.
---@param cap CGLineCap
function CGContext:setLineCap(cap) end

---How corners look.
---@param join CGLineJoin
function CGContext:setLineJoin(join) end

---In line widths.
---@param limit number
function CGContext:setMiterLimit(limit) end

---How far into the pattern it begins, and lengths on and off in turn.
---@param phase number
---@param lengths number[]
function CGContext:setLineDash(phase, lengths) end

---Of everything from now on.
---@param alpha number
function CGContext:setAlpha(alpha) end

---How colours mix.
---@param mode CGBlendMode
function CGContext:setBlendMode(mode) end

---Of everything from now on; without a colour black at a third.
---@param offset CGSize|number[]
---@param blur number
---@param color? UIColor|string
function CGContext:setShadow(offset, blur, color) end

---Forgets the path.
function CGContext:beginPath() end

---Begins a subpath.
---@param point CGPoint|number[]
function CGContext:move(point) end

---A straight line.
---@param point CGPoint|number[]
function CGContext:addLine(point) end

---A cubic curve.
---@param point CGPoint|number[]
---@param control1 CGPoint|number[]
---@param control2 CGPoint|number[]
function CGContext:addCurve(point, control1, control2) end

---A quadratic curve.
---@param point CGPoint|number[]
---@param control CGPoint|number[]
function CGContext:addQuadCurve(point, control) end

---Core Graphics' own direction: clockwise runs counter-clockwise on the screen.
---@param center CGPoint|number[]
---@param radius number
---@param startAngle number
---@param endAngle number
---@param clockwise? boolean
function CGContext:addArc(center, radius, startAngle, endAngle, clockwise) end

---A rectangle.
---@param rect CGRect|number[]
function CGContext:addRect(rect) end

---An ellipse that fills a rectangle.
---@param rect CGRect|number[]
function CGContext:addEllipse(rect) end

---A CGPath or a UIBezierPath.
---@param path CGPath|UIBezierPath
function CGContext:addPath(path) end

---A subpath through points.
---@param points (CGPoint|number[])[]
function CGContext:addLines(points) end

---Rectangles.
---@param rects (CGRect|number[])[]
function CGContext:addRects(rects) end

---Whether a point is inside the path.
---@param point CGPoint|number[]
---@param rule? CGPathFillRule
---@return boolean
function CGContext:pathContains(point, rule) end

---Everything shows again.
function CGContext:resetClip() end

---A line back to where the subpath began.
function CGContext:closePath() end

---From now on only what lies inside the path shows.
---@param rule? CGPathFillRule
function CGContext:clip(rule) end

---From now on only what lies inside a rectangle shows.
---@param rect CGRect|number[]
function CGContext:clipTo(rect) end

---Fills the path, and forgets it.
---@param rule? CGPathFillRule
function CGContext:fillPath(rule) end

---Draws the path's line, and forgets it.
function CGContext:strokePath() end

---Lines from each first point to the second.
---@param points (CGPoint|number[])[]
function CGContext:strokeLineSegments(points) end

---What is drawn from now on is composed by itself, and drawn as one.
function CGContext:beginTransparencyLayer() end

---Draws it, with the alpha, blend mode and shadow of its beginning.
function CGContext:endTransparencyLayer() end

---Fills a rectangle.
---@param rect CGRect|number[]
function CGContext:fill(rect) end

---Draws a rectangle's line.
---@param rect CGRect|number[]
function CGContext:stroke(rect) end

---Fills an ellipse.
---@param rect CGRect|number[]
function CGContext:fillEllipse(rect) end

---Draws an ellipse's line.
---@param rect CGRect|number[]
function CGContext:strokeEllipse(rect) end

---Takes away what was drawn in a rectangle.
---@param rect CGRect|number[]
function CGContext:clear(rect) end

---@class CGContext.drawLinearGradient.Options
---@field colors (UIColor|string)[] Two at least.
---@field locations? number[] Where on the way each stands, from 0 to 1.
---@field start CGPoint|number[] Where it begins.
---@field finish? CGPoint|number[] Where it ends; of a radial one the start.
---@field startRadius? number Of a radial one. Points.
---@field finishRadius? number Of a radial one. Points.
---@field before? boolean Whether the first colour goes on before the start.
---@field after? boolean Whether the last colour goes on after the end.

---Colours from a point to another: { colors =, locations =, start =, finish =, before =, after = }.
---@param options CGContext.drawLinearGradient.Options
function CGContext:drawLinearGradient(options) end

---@class CGContext.drawRadialGradient.Options
---@field colors (UIColor|string)[] Two at least.
---@field locations? number[] Where on the way each stands, from 0 to 1.
---@field start CGPoint|number[] Where it begins.
---@field finish? CGPoint|number[] Where it ends; of a radial one the start.
---@field startRadius? number Of a radial one. Points.
---@field finishRadius? number Of a radial one. Points.
---@field before? boolean Whether the first colour goes on before the start.
---@field after? boolean Whether the last colour goes on after the end.

---Colours from a circle to another: { colors =, locations =, start =, startRadius =, finish =, finishRadius =, before =, after = }.
---@param options CGContext.drawRadialGradient.Options
function CGContext:drawRadialGradient(options) end

---A picture in a rectangle, upright.
---@param image UIImage|string
---@param rect CGRect|number[]
function CGContext:drawImage(image, rect) end

---Fills the path, draws its line, or both, and forgets it.
---@param mode CGPathDrawingMode
function CGContext:drawPath(mode) end

---@class CGContext.drawText.Options
---@field font? UIFont The font of a plain text; 17 points.
---@field color? UIColor|string A colour of a plain text; black.

---A text, its top left corner at a point, or broken at a rect's width: drawText(text, place, { font =, color = }).
---@param text string|NSAttributedString
---@param place CGPoint|number[]|CGRect|number[]
---@param options? CGContext.drawText.Options
function CGContext:drawText(text, place, options) end
