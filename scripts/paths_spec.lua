-- Paths, maps and colours as values. Rules: docs/rules/layers.md a2, e1, e4
local pi = math.pi

local function close(expected, actual, tolerance)
  for index, number in ipairs(expected) do assert.near(number, actual[index], tolerance or 1e-6) end
end

local function rect(r) return { r.x, r.y, r.width, r.height } end

describe("UIBezierPath", function()
  it("is made of rectangles, ovals, rounded corners and arcs", function()
    assert.are.equal(CGRect { 2, 4, 8, 16 }, UIBezierPath { rect = { 2, 4, 8, 16 } }.bounds)
    assert.are.equal(CGRect { 40, 40, 200, 40 }, UIBezierPath { ovalIn = { 40, 40, 200, 40 } }.bounds)
    local arc = UIBezierPath { arcCenter = { 50, 50 }, radius = 40, startAngle = 0, endAngle = pi / 2, clockwise = true }
    close({ 50, 50, 40, 40 }, rect(arc.bounds))
    local long = UIBezierPath { arcCenter = { 50, 50 }, radius = 40, startAngle = 0, endAngle = pi / 2, clockwise = false }
    close({ 10, 10, 80, 80 }, rect(long.bounds))
    local one = UIBezierPath { roundedRect = { 0, 0, 100, 100 }, byRoundingCorners = "topLeft", cornerRadii = { 40, 0 } }
    assert.is_false(one:contains { 2, 2 })
    assert.is_true(one:contains { 98, 2 })
  end)

  it("is drawn by hand", function()
    local path = UIBezierPath {}
    assert.is_true(path.isEmpty)
    path:addLine { 5, 5 } -- no start: nothing
    assert.is_true(path.isEmpty)
    path:move { 0, 160 }
    path:addQuadCurve({ 300, 160 }, { 150, 220 })
    assert.near(190, path.cgPath.boundingBoxOfPath.maxY, 1e-6)
    assert.are.equal(220, path.bounds.maxY)
    path:close()
    assert.are.equal(CGPoint { 0, 160 }, path.currentPoint)
    assert.are.same({ "quad", CGPoint { 150, 220 }, CGPoint { 300, 160 } }, path.cgPath.elements[2])
  end)

  it("knows its length and the places on the way", function()
    local path = UIBezierPath {}
    path:move { 50, 200 }
    path:addCurve({ 300, 200 }, { 100, 100 }, { 250, 300 })
    assert.near(285.171, path.length, 0.01)
    assert.near(175, path:point(path.length / 2).x, 0.1)
    assert.is_nil(UIBezierPath {}:point(3))
  end)

  it("keeps a dash, is turned round, joined and moved", function()
    local path = UIBezierPath { rect = { 0, 0, 10, 10 } }
    path:setLineDash({ 5, 2 }, 7)
    assert.are.same({ 5, 2 }, path.lineDashPattern)
    path:setLineDash(nil)
    assert.are.same({}, path.lineDashPattern)
    path.lineWidth = 3
    path:apply(CGAffineTransform { scaleX = 2, y = 2 })
    assert.are.equal(CGRect { 0, 0, 20, 20 }, path.bounds)
    assert.are.equal(3, path.lineWidth)
    path:append(UIBezierPath { rect = { 5, 5, 10, 10 } }:reversing())
    assert.are.equal(10, #path.cgPath.elements)
    assert.is_false(path:contains { 10, 10 }) -- the inner one runs the other way
  end)

  it("refuses what is no path", function()
    assert.error_matches(function() UIBezierPath { arcCenter = { 0, 0 } } end, "radius, startAngle and endAngle")
    assert.error_matches(function() UIBezierPath {}:append(3) end, "a CGPath or a UIBezierPath")
    assert.error_matches(function() UIBezierPath {}:addArc({ 0, 0 }, 1 / 0, 0, 1) end, "a finite number")
  end)
end)

describe("CATransform3D", function()
  it("is made by Core Animation's functions and by its own methods", function()
    local turn = CATransform3DMakeRotation(pi / 2, 0, 0, 1)
    close({ 0, 1, 0, 0, -1, 0 }, { turn.m11, turn.m12, turn.m13, turn.m14, turn.m21, turn.m22 })
    assert.are.equal(CATransform3DMakeScale(2, 3, 4), CATransform3D.identity:scaled(2, 3, 4))
    local both = CATransform3DTranslate(CATransform3DMakeScale(2, 3, 4), 1, 1, 1)
    assert.are.same({ 2, 3, 4 }, { both.m41, both.m42, both.m43 })
    assert.are.equal(both, CATransform3DConcat(CATransform3DMakeTranslation(1, 1, 1), CATransform3DMakeScale(2, 3, 4)))
    assert.is_true(CATransform3DIsIdentity(CATransform3DConcat(both, CATransform3DInvert(both))))
    assert.are.equal(CATransform3D { rotationAngle = 1, x = 1, y = 0, z = 0 }, CATransform3DMakeRotation(1, 1, 0, 0))
  end)

  it("is changed by making another", function()
    local eye = CATransform3D { m34 = -1 / 500 }
    assert.are.equal(-1 / 500, eye.m34)
    assert.are.equal(1, eye[1])
    assert.is_false(eye.isAffine)
    assert.is_true(eye.affineTransform.isIdentity)
    assert.error_matches(function() eye.m34 = 0 end, "cannot be changed")
    assert.error_matches(function() return eye.m55 end, "has no property 'm55'")
    assert.error_matches(function() return CATransform3D { m34 = 1, m99 = 2 } end, "m99")
    assert.error_matches(function() return CATransform3DMakeScale(1, 2) end, "argument 3 'z' must be a finite number")
  end)

  it("has no inverse where it is flat", function()
    local flat = CATransform3DMakeScale(1, 0, 1)
    assert.are.equal(flat, flat:inverted())
    assert.are.equal(CGAffineTransform { scaleX = 0, y = 1 }, CGAffineTransform { scaleX = 0, y = 1 }:inverted())
  end)

  it("is a layer's transform, also as a list", function()
    local view = UIView {}
    view.layer.transform = CATransform3DMakeTranslation(1, 2, 3)
    assert.are.equal(3, view.layer.transform.m43)
    view.layer.transform = { 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 7, 0, 0, 1 }
    assert.are.equal(CGAffineTransformMakeTranslation(7, 0), view.transform)
  end)
end)

describe("CGAffineTransform", function()
  it("is made of a turn, a scale or a move", function()
    assert.are.equal(CGAffineTransform.identity:rotated(1), CGAffineTransform { rotationAngle = 1 })
    assert.are.equal(CGAffineTransformMakeScale(2, 3), CGAffineTransform { scaleX = 2, y = 3 })
    assert.are.equal(CGPoint { 12, 22 }, CGAffineTransform.identity:translated(10, 20):scaled(2, 2):apply { 1, 1 })
    assert.are.equal(CGPoint { 22, 42 }, CGAffineTransform.identity:scaled(2, 2):translated(10, 20):apply { 1, 1 })
    assert.are.equal(CGRect { -10, 0, 10, 20 }, CGAffineTransform { scaleX = -1, y = 2 }:apply(CGRect { 0, 0, 10, 10 }))
    local t = CGAffineTransform { 1, 2, 3, 4, 5, 6 }
    local back = t:concatenating(t:inverted())
    assert.near(1, back.a, 1e-12)
    assert.near(0, back.tx, 1e-12)
  end)
end)

describe("UIColor", function()
  it("is made of components", function()
    assert.are.equal(UIColor.red, UIColor { red = 1, green = 0, blue = 0 })
    assert.are.equal(UIColor.gray, UIColor { white = 0.5 })
    local hue, saturation, brightness = UIColor { red = 0.2, green = 0.4, blue = 0.6 }:getHue()
    close({ 0.5833, 0.6667, 0.6 }, { hue, saturation, brightness }, 0.001)
    local red, green, blue, alpha = UIColor.orange:withAlphaComponent(0.25):getRed()
    assert.are.same({ 1, 0.5, 0, 0.25 }, { red, green, blue, alpha })
    assert.is_nil(UIColor.red:getWhite())
  end)

  it("goes wherever a name goes, and the classic system colours have names", function()
    local view = UIView { backgroundColor = UIColor.systemGreen }
    assert.are.equal("#4CD964", view.backgroundColor)
    view.backgroundColor = "systemBlue"
    assert.are.equal(UIColor.systemBlue, UIColor.named(view.backgroundColor))
    view.backgroundColor = UIColor.red
    assert.are.equal("red", view.backgroundColor)
    assert.error_matches(function() view.backgroundColor = "systemGren" end, 'did you mean "systemGreen"%?')
    assert.error_matches(function() return UIColor { red = 1 } end, "red, green and blue")
    assert.error_matches(function() return UIColor { white = 1, hue = 1 } end, "other keys")
  end)
end)
