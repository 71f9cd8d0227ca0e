---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---A place to draw into. It records the drawing, which is part of every form of frame.
---@class CGContext
---@field cgContext CGContext The same context. Read-only.
---@field ctm CGAffineTransform The matrix from the coordinates of the drawing to those of the bounds. Read-only.
---@field path CGPath|UIBezierPath The current path. Read-only.
---@field isPathEmpty boolean Whether the path is empty. Read-only.
---@field currentPointOfPath CGPoint The path's last point. Read-only.
---@field boundingBoxOfPath CGRect The smallest rectangle around the path's points, with control points. Read-only.
---@field boundingBoxOfClipPath CGRect The smallest rectangle around the clip. Read-only.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
CGContext = {}

---Saves the matrix, the clip, the colours and the line's settings.
function CGContext:saveGState() end

---Restores what saveGState saved last.
function CGContext:restoreGState() end

---Moves what is drawn after this call.
---@param x number
---@param y number
function CGContext:translateBy(x, y) end

---Scales what is drawn after this call.
---@param x number
---@param y number
function CGContext:scaleBy(x, y) end

---Turns what is drawn after this call.
---@param radians number
function CGContext:rotate(radians) end

---Puts a transform before the present matrix.
---@param transform CGAffineTransform|table
function CGContext:concatenate(transform) end

---Sets the colour of fills.
---@param color UIColor.Name|string|UIColor
function CGContext:setFillColor(color) end

---Sets the colour of lines.
---@param color UIColor.Name|string|UIColor
function CGContext:setStrokeColor(color) end

---Sets the width of lines. Points.
---@param width number
function CGContext:setLineWidth(width) end

---Sets the form of the ends of open lines.
---@param cap CGLineCap
function CGContext:setLineCap(cap) end

---Sets the form of corners.
---@param join CGLineJoin
function CGContext:setLineJoin(join) end

---Sets the longest tip of a corner, in line widths. A corner with a longer tip is cut off.
---@param limit number
function CGContext:setMiterLimit(limit) end

---Sets where in the dash pattern lines begin, and the lengths of dashes and gaps. Points.
---@param phase number
---@param lengths number[]
function CGContext:setLineDash(phase, lengths) end

---Sets the opacity of what is drawn after this call.
---@param alpha number
function CGContext:setAlpha(alpha) end

---Sets how colours are mixed with what is there.
---@param mode CGBlendMode
function CGContext:setBlendMode(mode) end

---Sets the shadow of what is drawn after this call; without a colour it is black with alpha 1/3.
---@param offset CGSize|table
---@param blur number
---@param color? UIColor.Name|string|UIColor
function CGContext:setShadow(offset, blur, color) end

---Begins a new, empty path.
function CGContext:beginPath() end

---Begins a new subpath at a point.
---@param point CGPoint|table
function CGContext:move(point) end

---Adds a straight line to the path.
---@param point CGPoint|table
function CGContext:addLine(point) end

---Adds a cubic curve from the current point.
---@param point CGPoint|table
---@param control1 CGPoint|table
---@param control2 CGPoint|table
function CGContext:addCurve(point, control1, control2) end

---Adds a quadratic curve from the current point.
---@param point CGPoint|table
---@param control CGPoint|table
function CGContext:addQuadCurve(point, control) end

---Adds an arc to the path. The direction is Core Graphics' own: clockwise true runs counter-clockwise on the screen. addArc(tangent1End, tangent2End, radius) adds the arc that touches two lines: from the current point to tangent1End, and on to tangent2End.
---@param center CGPoint|table
---@param radius number|CGPoint|table
---@param startAngle number
---@param endAngle? number
---@param clockwise? boolean
function CGContext:addArc(center, radius, startAngle, endAngle, clockwise) end

---Adds a rectangle to the path.
---@param rect CGRect|table
function CGContext:addRect(rect) end

---Adds the ellipse inside a rectangle to the path.
---@param rect CGRect|table
function CGContext:addEllipse(rect) end

---Adds another path to the path.
---@param path CGPath|UIBezierPath
function CGContext:addPath(path) end

---Adds a subpath of lines between points to the path.
---@param points (CGPoint|table)[]
function CGContext:addLines(points) end

---Adds rectangles to the path.
---@param rects (CGRect|table)[]
function CGContext:addRects(rects) end

---Whether a point is inside the path.
---@param point CGPoint|table
---@param rule? CGPathFillRule
---@return boolean
function CGContext:pathContains(point, rule) end

---Removes the clip.
function CGContext:resetClip() end

---Adds a line back to the start of the subpath.
function CGContext:closePath() end

---Limits what is drawn after this call to the inside of the path.
---@param rule? CGPathFillRule
function CGContext:clip(rule) end

---Limits what is drawn after this call to the inside of a rectangle.
---@param rect CGRect|table
function CGContext:clipTo(rect) end

---Fills the path, and empties it.
---@param rule? CGPathFillRule
function CGContext:fillPath(rule) end

---Draws the path's line, and empties the path.
function CGContext:strokePath() end

---Draws lines, each from a first point to a second.
---@param points (CGPoint|table)[]
function CGContext:strokeLineSegments(points) end

---Begins a layer: what is drawn up to endTransparencyLayer is composed on its own.
function CGContext:beginTransparencyLayer() end

---Draws the layer as one picture, with the alpha, blend mode and shadow that were set at its beginning.
function CGContext:endTransparencyLayer() end

---Fills a rectangle.
---@param rect CGRect|table
function CGContext:fill(rect) end

---Draws the line of a rectangle.
---@param rect CGRect|table
function CGContext:stroke(rect) end

---Fills the ellipse inside a rectangle.
---@param rect CGRect|table
function CGContext:fillEllipse(rect) end

---Draws the line of the ellipse inside a rectangle.
---@param rect CGRect|table
function CGContext:strokeEllipse(rect) end

---Removes what was drawn in a rectangle.
---@param rect CGRect|table
function CGContext:clear(rect) end

---Draws a gradient from one point to another: drawLinearGradient(gradient, start, finish, { "drawsAfterEndLocation" }), or { colors =, locations =, start =, finish =, before =, after = }.
---@param gradient CGGradient|{ colors: (UIColor.Name|string|UIColor)[], locations?: number[], start: CGPoint|table, finish?: CGPoint|table, startRadius?: number, finishRadius?: number, before?: boolean, after?: boolean }
---@param ... any
function CGContext:drawLinearGradient(gradient, ...) end

---Draws a gradient from one circle to another: drawRadialGradient(gradient, startCenter, startRadius, endCenter, endRadius, options), or { colors =, locations =, start =, startRadius =, finish =, finishRadius =, before =, after = }.
---@param gradient CGGradient|{ colors: (UIColor.Name|string|UIColor)[], locations?: number[], start: CGPoint|table, finish?: CGPoint|table, startRadius?: number, finishRadius?: number, before?: boolean, after?: boolean }
---@param ... any
function CGContext:drawRadialGradient(gradient, ...) end

---Draws an image into a rectangle, upright.
---@param image UIImage|string
---@param rect CGRect|table
function CGContext:drawImage(image, rect) end

---Fills the path, draws its line, or both, and empties the path.
---@param mode CGPathDrawingMode
function CGContext:drawPath(mode) end

---@class CGContext.drawText.Options
---@field font? UIFont The font of a plain text; 17 points if it is left out.
---@field color? UIColor.Name|string|UIColor The colour of a plain text; black if it is left out.

---Draws a text with its top left corner at a point, or wrapped inside a rectangle: drawText(text, place, { font =, color = }).
---@param text string|NSAttributedString
---@param place CGPoint|table|CGRect|table
---@param options? CGContext.drawText.Options
function CGContext:drawText(text, place, options) end
