-- Looks, contents, drawing, kinds of layers, and contexts by the numbered cases. Rules: docs/rules/layers.md; cases: docs/rules/cases/layers.md
local pi = math.pi
local app, view, layer ---@type App, UIView, any

-- A view and a bare layer beside it, both shown, with no actions of their own.
local function stage()
  app = launchWindow(function(window)
    view = UIView { frame = { 0, 0, 100, 60 } }
    window:addSubview(view)
    layer = CALayer { frame = { 20, 100, 100, 60 } }
    window.layer:addSublayer(layer)
  end, { window = { backgroundColor = "white" } })
  app:advanceFrames(1)
  CATransaction.setDisableActions(true)
end

local function svg() return (app:snapshot("svg"):gsub("<title>.-</title>", "")) end
local function json() return app:snapshot "json" end

-- The places in the picture at which some colours are drawn first, in order.
local function order(...)
  local text, places = svg(), {}
  for index, color in ipairs { ... } do places[index] = assert(text:find(color, 1, true), color .. " isn't drawn") end
  return places
end

-- The x, y, width and height of nested pictures, in order.
local function pictures()
  local found = {}
  for x, y, w, h in svg():gmatch '<svg x="([^"]+)" y="([^"]+)" width="([^"]+)" height="([^"]+)" viewBox' do
    found[#found + 1] = CGRect { tonumber(x), tonumber(y), tonumber(w), tonumber(h) }
  end
  return found
end

local function drawing(width, height)
  return UIGraphicsImageRenderer { size = { width, height }, scale = 1 }:image(function(context)
    context:setFillColor "red"
    context:fill { 0, 0, width, height }
  end)
end

-- The operations that a context draws, from the JSON frame: { op =, color =, box = }.
local function operations(draw, size)
  local holder = UIImageView { frame = { 0, 200, size or 100, size or 100 } }
  ---@class layer_looks_spec.Canvas: UIView
  ---@overload fun(properties?: table): layer_looks_spec.Canvas
  local Canvas = class("Canvas" .. tostring(math.random(1 << 30)), UIView)
  function Canvas:draw(rect) draw(UIGraphicsGetCurrentContext(), rect) end
  local canvas = Canvas { frame = holder.frame }
  app.window:addSubview(canvas)
  app:advanceFrames(1)
  local text = json():match '"drawing":(%[{.-}%])' or "[]"
  canvas:removeFromSuperview()
  local list = {}
  for op in text:gsub('{"op"', '\n%0'):gmatch '{"op"[^\n]*' do
    local box = {}
    for _, key in ipairs { "x", "y", "width", "height" } do box[#box + 1] = tonumber(op:match('"' .. key .. '":([-%d.e]+)')) end
    list[#list + 1] = { op = op:match '"op":"(%w+)"', color = op:match '"color":"([^"]+)"', box = #box == 4 and CGRect(box) or nil,
      alpha = tonumber(op:match '"alpha":([-%d.e]+)') }
  end
  return list
end

describe("order and looks", function()
  before_each(stage)

  local function three()
    local a = CALayer { frame = { 0, 0, 50, 50 }, backgroundColor = "#AA0000" }
    local b = CALayer { frame = { 10, 10, 50, 50 }, backgroundColor = "#00BB00" }
    local c = CALayer { frame = { 20, 20, 50, 50 }, backgroundColor = "#0000CC" }
    for _, l in ipairs { a, b, c } do layer:addSublayer(l) end
    return a, b, c
  end

  it("L-007 keeps the list's order among equal depths", function()
    local a, b, c = three()
    a.zPosition, b.zPosition, c.zPosition = 1, 1, 1
    local at = order("#AA0000", "#00BB00", "#0000CC")
    assert.is_true(at[1] < at[2] and at[2] < at[3])
    a.zPosition = 2
    at = order("#AA0000", "#00BB00", "#0000CC")
    assert.is_true(at[1] > at[3])
  end)

  it("L-008 compares depths among siblings only", function()
    local a = three()
    a:addSublayer(CALayer { frame = { 5, 5, 50, 50 }, backgroundColor = "#DDDD00", zPosition = 10 })
    local at = order("#AA0000", "#DDDD00", "#00BB00")
    assert.is_true(at[1] < at[2] and at[2] < at[3])
  end)

  it("L-020 L-022 throws a shadow where its offset says", function()
    local white = CALayer { frame = { 20, 20, 20, 20 }, backgroundColor = "white", shadowOpacity = 1, shadowRadius = 0 }
    layer:addSublayer(white)
    assert.are.equal(CGSize { 0, -3 }, white.shadowOffset)
    assert.matches('dx="0" dy="%-3"', svg())
    white.shadowOffset = { 4, 4 }
    assert.matches('stdDeviation="0"/><feOffset dx="4" dy="4"', svg())
    white.masksToBounds = true
    assert.is_nil(svg():find "feOffset")
  end)

  it("L-022 blurs a shadow as large as its layer is shown", function()
    local box = CALayer { frame = { 20, 20, 20, 20 }, backgroundColor = "white", shadowOpacity = 1, shadowRadius = 4, shadowOffset = { 0, 2 } }
    layer:addSublayer(box)
    local function blur(transform)
      box:setAffineTransform(transform)
      return svg():match 'stdDeviation="([^"]*)"'
    end
    assert.are.equal("4", blur(CGAffineTransform.identity))
    assert.are.equal("2", blur(CGAffineTransform { scaleX = 0.5, y = 0.5 }))
    assert.are.equal("2 8", blur(CGAffineTransform { scaleX = -0.5, y = 2 }))
    assert.are.equal("8", blur(CGAffineTransform { rotationAngle = 0.3 }:scaledBy(2, 2)))
  end)

  it("L-022 draws a shadow no farther than it can be seen", function()
    local box = CALayer { frame = { 20, 20, 20, 20 }, backgroundColor = "white", shadowOpacity = 1, shadowRadius = 5, shadowOffset = { 7, 0 } }
    layer:addSublayer(box)
    assert.matches('x="%-1.1" y="%-1.1" width="3.2" height="3.2"', svg())
    -- Of a ring, or of what is in it, only the screen is known.
    box.backgroundColor, box.borderWidth = nil, 2
    assert.matches('x="%-22" y="%-22" width="364" height="612"', svg())
    box.shadowPath = UIBezierPath { rect = { 0, 0, 10, 10 } }
    assert.matches('x="%-8" y="%-15" width="40" height="40"', svg())
    box.shadowRadius = 5000
    assert.matches('x="%-200" y="%-200" width="2400" height="2400"', svg())
  end)

  it("L-023 L-024 throws the shadow of what shows", function()
    local ring = CALayer { frame = { 20, 20, 20, 20 }, borderWidth = 2, shadowOpacity = 1 }
    layer:addSublayer(ring)
    -- The filter surrounds only what is drawn: here the ring.
    local group = svg():match '<g filter="[^"]+">\n(.-)</g>'
    assert.matches('fill="none" stroke="#000000"', group)
    ring.borderWidth = 0
    assert.is_nil((svg():match '<g filter="[^"]+">\n(.-)</g>' or ""):find "<")
  end)

  it("L-026 L-027 L-028 is cut by a mask's alpha, its shadow too", function()
    layer.backgroundColor, layer.shadowOpacity, layer.shadowRadius = "#FFFFFF80", 1, 0
    layer.mask = CALayer { frame = { 0, 0, 5, 8 }, backgroundColor = "black" }
    local text = svg()
    local group = assert(text:match '<g mask="[^"]+" filter="[^"]+">', "mask and shadow are of one group")
    assert.is_true(#group > 0)
    assert.matches('<mask.-width="5" height="8"', text)
    layer.mask.opacity = 0.5
    assert.matches('<mask.-<g opacity="0.5">', svg())
    layer.mask.opacity = 0
    assert.is_nil(svg():find "FFFFFF80")
  end)

  it("L-030 L-031 has its border in front of its sublayers, its inner corners rounder by nothing", function()
    layer.borderWidth, layer.borderColor = 4, "#123456"
    layer:addSublayer(CALayer { frame = { 0, 0, 100, 60 }, backgroundColor = "#FF0000" })
    local at = order("#FF0000", "#123456")
    assert.is_true(at[1] < at[2])
    layer.cornerRadius = 10 -- the line runs in the middle of the ring: 8 there, 6 inside
    assert.matches('x="22" y="102" width="96" height="56" rx="8"', svg())
    layer.cornerRadius = 3
    assert.matches('rx="1"', svg())
  end)

  it("L-032 L-034 fades what it holds as one", function()
    layer.opacity = 0.5
    layer:addSublayer(CALayer { frame = { 0, 0, 50, 50 }, backgroundColor = "#AA0000" })
    layer:addSublayer(CALayer { frame = { 10, 0, 50, 50 }, backgroundColor = "#00BB00" })
    local _, groups = svg():gsub('<g opacity="0.5">', "")
    assert.are.equal(1, groups)
    layer.allowsGroupOpacity = false
    _, groups = svg():gsub('<g opacity="0.5">\n<rect', "")
    assert.are.equal(2, groups)
    layer.allowsGroupOpacity = true
    layer.sublayers[1].opacity = 0.5
    assert.matches('"alpha":0.25', json())
  end)

  it("L-035 L-036 keeps a silhouette of its own for the shadow", function()
    layer.shadowPath, layer.shadowOpacity = UIBezierPath { rect = { 0, 0, 10, 10 } }, 1
    layer.shadowRadius, layer.shadowOffset = 0, { 0, 0 }
    assert.matches('d="M0 0L10 0L10 10L0 10Z" fill="#000000"', svg())
    layer.bounds = { 0, 0, 200, 200 }
    assert.matches('d="M0 0L10 0L10 10L0 10Z" fill="#000000"', svg())
  end)

  it("shows no back where it has one side", function()
    layer.backgroundColor, layer.doubleSided = "#AA0000", false
    assert.matches("#AA0000", svg())
    layer.transform = CATransform3DMakeRotation(pi, 0, 1, 0)
    assert.is_nil(svg():find "#AA0000")
  end)
end)

describe("contents", function()
  before_each(stage)

  local function placeImage(image, gravity, size)
    layer.frame = { 0, 0, (size or CGSize { 100, 60 }).width, (size or CGSize { 100, 60 }).height }
    layer.contents, layer.contentsGravity = image, gravity
    return pictures()[1]
  end

  it("L-040 L-041 L-043 L-047 stands by gravity", function()
    assert.are.equal(CGRect { 20, 0, 60, 60 }, placeImage(drawing(40, 40), "resizeAspect"))
    assert.are.equal(CGRect { 0, -70, 100, 200 }, placeImage(drawing(40, 80), "resizeAspectFill"))
    assert.are.equal(CGRect { 37.5, 17.5, 25, 25 }, placeImage(drawing(25, 25), "center"))
    assert.are.equal(CGRect { 0, 0, 100, 60 }, placeImage(drawing(40, 40), "resize"))
    layer.contentsScale = 2
    assert.are.equal(CGRect { 0, 0, 100, 60 }, pictures()[1])
    layer.contentsGravity = "center"
    assert.are.equal(CGRect { 40, 20, 20, 20 }, pictures()[1])
  end)

  it("L-044 L-045 stands at the sides, in views and layers", function()
    local wanted = {
      topLeft = { 0, 0 }, top = { 15, 0 }, topRight = { 30, 0 }, left = { 0, 15 }, right = { 30, 15 },
      bottomLeft = { 0, 30 }, bottom = { 15, 30 }, bottomRight = { 30, 30 },
    }
    local image = drawing(30, 30)
    local picture = UIImageView { frame = { 0, 0, 60, 60 }, image = image }
    for mode, corner in pairs(wanted) do
      assert.are.equal(CGRect { corner[1], corner[2], 30, 30 }, placeImage(image, mode, CGSize { 60, 60 }))
      layer.contents = nil
      app.window:addSubview(picture)
      picture.contentMode = mode
      assert.are.equal(CGRect { corner[1], corner[2], 30, 30 }, pictures()[1])
      picture:removeFromSuperview()
    end
  end)

  it("L-048 shows a part, L-049 stretches its middle", function()
    layer.contentsRect = { 0, 0, 0.5, 0.5 }
    assert.are.equal(CGRect { 30, 20, 40, 20 }, placeImage(drawing(80, 40), "center"))
    layer.contentsRect, layer.contentsCenter = { 0, 0, 1, 1 }, { 0.25, 0.25, 0.5, 0.5 }
    placeImage(drawing(40, 40), "resize")
    local parts = pictures()
    assert.are.equal(9, #parts)
    assert.are.equal(CGRect { 0, 0, 10, 10 }, parts[1])
    assert.are.equal(CGRect { 10, 0, 80, 10 }, parts[2])
    assert.are.equal(CGRect { 0, 10, 10, 40 }, parts[4])
    assert.are.equal(CGRect { 10, 10, 80, 40 }, parts[5])
  end)

  it("L-051 draws nothing of a text", function()
    local before = svg()
    layer.contents = "a text"
    assert.are.equal(before, svg())
    assert.is_nil(layer.contents)
  end)
end)

describe("display", function()
  before_each(stage)

  it("L-055 L-056 L-059 L-060 asks the delegate, once", function()
    local calls = {}
    layer.delegate = { draw = function(_, l, context) calls[#calls + 1] = "draw" end }
    layer:setNeedsDisplay()
    layer:setNeedsDisplay()
    layer:setNeedsDisplay()
    app:advanceFrames(1)
    assert.are.same({ "draw" }, calls)
    layer.bounds = { 0, 0, 50, 50 }
    app:advanceFrames(1)
    assert.are.equal(1, #calls)
    layer.needsDisplayOnBoundsChange = true
    layer.bounds = { 0, 0, 60, 50 }
    app:advanceFrames(1)
    assert.are.equal(2, #calls)
    layer.delegate = { display = function() calls[#calls + 1] = "display" end, draw = function() calls[#calls + 1] = "draw" end }
    layer:setNeedsDisplay()
    app:advanceFrames(1)
    assert.are.equal("display", calls[3])
    assert.are.equal(3, #calls)
    ---@class layer_looks_spec.Canvas2: UIView
    ---@overload fun(properties?: table): layer_looks_spec.Canvas2
    local Canvas = class("UnionCanvas", UIView)
    local rects = {}
    function Canvas:draw(rect) rects[#rects + 1] = rect end
    local canvas = Canvas { frame = { 0, 0, 50, 50 } }
    app.window:addSubview(canvas)
    app:advanceFrames(1)
    canvas:setNeedsDisplay { 0, 0, 10, 10 }
    canvas:setNeedsDisplay { 20, 0, 10, 10 }
    app:advanceFrames(1)
    assert.are.equal(CGRect { 0, 0, 30, 10 }, rects[2])
  end)

  it("L-058 draws anew with another size where the mode says so", function()
    ---@class layer_looks_spec.Canvas3: UIView
    ---@overload fun(properties?: table): layer_looks_spec.Canvas3
    local Canvas = class("RedrawnCanvas", UIView)
    local count = 0
    function Canvas:draw() count = count + 1 end
    local canvas = Canvas { frame = { 0, 0, 50, 50 } }
    app.window:addSubview(canvas)
    app:advanceFrames(1)
    assert.are.equal(1, count)
    canvas.bounds = { 0, 0, 60, 60 }
    app:advanceFrames(1)
    assert.are.equal(1, count)
    canvas.contentMode = "redraw"
    canvas.bounds = { 0, 0, 70, 60 }
    app:advanceFrames(1)
    assert.are.equal(2, count)
  end)

  it("L-015 L-016 lays out for sizes, not for scrolled content", function()
    ---@class layer_looks_spec.Holder: UIView
    ---@overload fun(properties?: table): layer_looks_spec.Holder
    local Holder = class("CountingHolder", UIView)
    local count = 0
    function Holder:layoutSubviews() count = count + 1 end
    local holder = Holder { frame = { 0, 0, 100, 100 } }
    local child = UIView { frame = { 0, 0, 50, 50 } }
    holder:addSubview(child)
    app.window:addSubview(holder)
    app:advanceFrames(1)
    count = 0
    child.bounds = { 0, 0, 60, 50 }
    holder:layoutIfNeeded()
    assert.are.equal(1, count)
    local scroll = UIScrollView { frame = { 0, 0, 100, 100 }, contentSize = { 100, 500 } }
    holder:addSubview(scroll)
    app:advanceFrames(1)
    count = 0
    scroll.contentOffset = { 0, 50 }
    holder:layoutIfNeeded()
    assert.are.equal(0, count)
  end)
end)

describe("kinds of layers", function()
  before_each(stage)

  it("L-170 L-172 L-174 L-178 run colours", function()
    local gradient = CAGradientLayer { frame = { 0, 0, 40, 80 } }
    assert.are.equal("axial", gradient.type)
    assert.are.equal(CGPoint { 0.5, 0 }, gradient.startPoint)
    assert.are.equal(CGPoint { 0.5, 1 }, gradient.endPoint)
    assert.is_nil(gradient.locations)
    layer:addSublayer(gradient)
    gradient.colors = { "black", "white" }
    gradient.startPoint, gradient.endPoint = { 0, 0 }, { 1, 1 }
    -- Given in fractions of the bounds: the diagonal of the bounds is the diagonal of the unit square.
    assert.matches('x1="0" y1="0" x2="1" y2="1"', svg())
    gradient.colors, gradient.locations = { "black", "white", "black" }, { 0, 0.2, 1 }
    assert.matches('offset="0.2" stop%-color="#FFFFFF"', svg())
    gradient:add(CABasicAnimation { keyPath = "locations", fromValue = { -0.4, -0.2, 0 }, toValue = { 1, 1.2, 1.4 }, duration = 1 }, "slide")
    app:advance(0.5)
    for index, wanted in ipairs { 0.3, 0.5, 0.7 } do assert.near(wanted, gradient:presentation().locations[index], 0.03) end
  end)

  it("L-173 is between its colours in the middle", function()
    local gradient = CAGradientLayer { frame = { 0, 0, 40, 80 }, colors = { "black", "white" } }
    gradient:add(CABasicAnimation { keyPath = "colors", fromValue = { "black", "black" }, toValue = { "white", "white" }, duration = 1 }, "c")
    layer:addSublayer(gradient)
    app:advance(0.5)
    local red = UIColor.named(gradient:presentation().colors[1]):getRed()
    assert.is_true(red * 255 >= 124 and red * 255 <= 146)
  end)

  it("L-186 L-191 L-195 L-190 strokes shapes", function()
    local shape = CAShapeLayer { frame = { 0, 0, 100, 100 }, fillColor = nil, strokeColor = "#112233", lineWidth = 4 }
    local path = UIBezierPath {}
    path:move { 0, 0 }
    path:addLine { 100, 0 }
    shape.path, shape.lineDashPattern, shape.lineCap = path, { 10, 5 }, "round"
    layer:addSublayer(shape)
    assert.matches('stroke%-linecap="round".-stroke%-dasharray="10 5"', svg())
    shape.lineJoin = "miter"
    assert.matches('stroke%-miterlimit="10"', svg())
    shape:add(
      CABasicAnimation {
        keyPath = "path", fromValue = UIBezierPath { rect = { 0, 0, 10, 10 } }, toValue = UIBezierPath { rect = { 0, 0, 30, 20 } }, duration = 1,
      }, "grow")
    app:advance(0.5)
    local box = shape:presentation().path.boundingBoxOfPath
    assert.near(20, box.width, 0.5)
    assert.near(15, box.height, 0.5)
    shape:add(CABasicAnimation { keyPath = "strokeEnd", fromValue = 0, toValue = 1, duration = 3, timingFunction = "easeInOut" }, "draw")
    app:advance(0.75)
    assert.near(0.1292, shape:presentation().strokeEnd, 0.01)
    app:advance(0.75)
    assert.near(0.5, shape:presentation().strokeEnd, 0.01)
  end)

  it("L-200 L-201 L-202 repeats what it holds", function()
    local copies = CAReplicatorLayer { frame = { 0, 0, 600, 100 }, instanceCount = 5, instanceTransform = CATransform3DMakeTranslation(110, 0, 0) }
    copies:addSublayer(CALayer { frame = { 0, 0, 100, 100 }, backgroundColor = "white" })
    layer.frame = { 0, 0, 320, 320 }
    layer:addSublayer(copies)
    copies.instanceGreenOffset = -0.2
    local text = svg()
    for number, color in ipairs { "FFFFFF", "FFCCFF", "FF99FF", "FF66FF", "FF33FF" } do
      if number < 4 then assert.matches(('x="%d" y="0" width="100" height="100" fill="#%s"'):format((number - 1) * 110, color), text) end
    end
    copies:removeFromSuperlayer()
    local ring = CAReplicatorLayer { frame = { 0, 0, 200, 200 }, instanceCount = 3, instanceTransform = CATransform3DMakeRotation(2 * pi / 3, 0, 0, 1) }
    ring:addSublayer(CALayer { bounds = { 0, 0, 10, 10 }, position = { 100, 20 }, backgroundColor = "#00AA00" })
    layer:addSublayer(ring)
    local centers = {}
    for x, y, w, h in json():gmatch '"frame":{"x":([-%d.]+),"y":([-%d.]+),"width":([-%d.]+),"height":([-%d.]+)}[^\n]-"background":"#00AA00' do
      centers[#centers + 1] = CGPoint { x + w / 2, y + h / 2 }
    end
    assert.are.equal(3, #centers)
    for index, wanted in ipairs { { 100, 20 }, { 169.28, 140 }, { 30.72, 140 } } do
      assert.near(wanted[1], centers[index].x, 0.02)
      assert.near(wanted[2], centers[index].y, 0.02)
    end
  end)

  it("L-205 shows nothing itself where it keeps depth", function()
    local space = CATransformLayer { frame = { 0, 0, 100, 100 }, opacity = 0.5, backgroundColor = "#FF0000" }
    space:addSublayer(CALayer { frame = { 0, 0, 50, 50 }, backgroundColor = "#00AA00" })
    space:addSublayer(CALayer { frame = { 10, 0, 50, 50 }, backgroundColor = "#0000BB" })
    layer:addSublayer(space)
    local text = svg()
    assert.is_nil(text:find "FF0000")
    local _, groups = text:gsub('<g opacity="0.5">', "")
    assert.are.equal(2, groups)
  end)

  it("L-209 L-210 L-212 scrolls, and writes", function()
    local scroller = CAScrollLayer { frame = { 0, 0, 100, 100 } }
    scroller:scroll { 20, 30 }
    assert.are.equal(CGPoint { 20, 30 }, scroller.bounds.origin)
    scroller:scroll { 0, 0 }
    scroller.scrollMode = "horizontally"
    scroller:scroll { 20, 30 }
    assert.are.equal(CGPoint { 20, 0 }, scroller.bounds.origin)
    local text = CATextLayer { frame = { 0, 0, 300, 100 } }
    assert.are.equal(36, text.fontSize)
    assert.is_false(text.isWrapped)
    assert.are.equal("#FFFFFF", UIColor.named(text.foregroundColor).description == "white" and "#FFFFFF" or text.foregroundColor)
    text.string = "first"
    layer:addSublayer(text)
    assert.matches('font%-size="36".->first<', svg())
  end)
end)

describe("transitions of layers", function()
  before_each(function()
    stage()
    layer.frame = { 0, 0, 200, 50 }
    layer.backgroundColor = "#AA0000"
    app:advanceFrames(1)
  end)

  -- Checks the places of the old look (red) and of the new look (green).
  local function run(type, start)
    CATransaction.setDisableActions(true) -- of the open transaction: the next frame closes it
    layer.backgroundColor = "#AA0000"
    app:advanceFrames(1) -- the old look is what was shown last
    local transition = CATransition { type = type, subtype = "fromRight", duration = 1 }
    transition.startProgress = start or 0
    CATransaction.setDisableActions(true)
    layer:add(transition, "t")
    layer.backgroundColor = "#00BB00"
    if not start then app:advance(0.25) end
    local text = svg()
    local function x(color) return tonumber(text:match('x="([-%d.]+)" y="0" width="200" height="50" fill="' .. color) or (text:match('width="200" height="50" fill="' .. color) and "0")) end
    local old, new = x "#AA0000", x "#00BB00"
    local newIsInFront = (text:find "#00BB00" or 0) > (text:find "#AA0000" or 0)
    layer:removeAllAnimations()
    return old, new, newIsInFront
  end

  it("L-152 begins with defaults", function()
    local transition = CATransition {}
    assert.are.equal("fade", transition.type)
    assert.are.equal(0, transition.startProgress)
    assert.are.equal(1, transition.endProgress)
    assert.are.equal(0, transition.duration)
    assert.is_nil(transition.timingFunction)
    layer:add(transition, "t")
    layer.backgroundColor = "#00BB00"
    app:advance(0.24)
    assert.is_true(layer:animationKeys() ~= nil)
    app:advance(0.04)
    assert.is_nil(layer:animationKeys())
  end)

  it("L-153 L-155 L-156 L-157 moves old and new", function()
    local old, new, front = run "push"
    assert.near(-50, old, 1)
    assert.near(150, new, 1)
    old, new, front = run "moveIn"
    assert.near(0, old, 1e-6)
    assert.near(150, new, 1)
    assert.is_true(front)
    old, new, front = run "reveal"
    assert.near(-50, old, 1)
    assert.near(0, new, 1e-6)
    assert.is_false(front)
    old, new = run("push", 0.5)
    assert.near(-100, old, 1)
  end)

  it("L-149 fades one picture into another", function()
    layer.contents = drawing(10, 10)
    local blue = UIGraphicsImageRenderer { size = { 10, 10 }, scale = 1 }:image(function(context)
      context:setFillColor "blue"
      context:fill { 0, 0, 10, 10 }
    end)
    layer:add(CABasicAnimation { keyPath = "contents", fromValue = layer.contents, toValue = blue, duration = 1 }, "c")
    app:advance(0.5)
    local text = svg()
    assert.matches("#FF0000", text)
    assert.matches("#0000FF", text)
  end)
end)

describe("live values", function()
  before_each(stage)

  it("L-116 L-119 follows the model while it runs", function()
    CATransaction.setDisableActions(true)
    layer.position = { 50, 130 }
    layer:add(CABasicAnimation { keyPath = "position.x", toValue = 100, duration = 1 }, "a")
    app:advance(0.5)
    assert.near(75, layer:presentation().position.x, 1)
    CATransaction.setDisableActions(true)
    layer.position = { 0, 130 }
    assert.near(50, layer:presentation().position.x, 1)
    app:advance(0.25)
    assert.near(75, layer:presentation().position.x, 1)
  end)

  it("L-013 tells of a change once", function()
    local asked = 0
    layer.delegate = { actionForKey = function() asked = asked + 1 end }
    CATransaction.setDisableActions(false)
    layer.position = { 7, 7 }
    layer.position = { 7, 7 }
    assert.are.equal(1, asked)
  end)

  it("has every property in its presentation", function()
    local shape = CAShapeLayer { frame = { 0, 0, 10, 10 }, lineWidth = 3, name = "n", cornerRadius = 2, fillRule = "evenOdd" }
    shape.lineDashPattern, shape.contentsGravity, shape.shadowOpacity, shape.zPosition = { 1, 2 }, "center", 0.5, 4
    shape.path, shape.mask, shape.masksToBounds, shape.doubleSided = UIBezierPath { rect = { 0, 0, 5, 5 } }, CALayer {}, true, false
    layer:addSublayer(shape)
    app:advanceFrames(1)
    local shown = shape:presentation()
    for _, key in ipairs {
      "bounds", "position", "anchorPoint", "frame", "transform", "zPosition", "opacity", "lineWidth", "name", "cornerRadius", "fillRule",
      "contentsGravity", "shadowOpacity", "masksToBounds", "doubleSided", "strokeEnd", "fillColor", "contentsRect", "speed",
    } do assert.are.equal(shape[key], shown[key], key) end
    assert.are.same(shape.lineDashPattern, shown.lineDashPattern)
    assert.are.equal(shape.path.boundingBox, shown.path.boundingBox)
    assert.is_true(shown.isPresentation)
    assert.are.equal(shape, shown:model())
    shown.opacity = 0.1
    assert.are.equal(1, shape.opacity)
  end)

  it("plots any key path that can move", function()
    layer.name = "plotted"
    CATransaction.setDisableActions(true)
    layer.position = { 0, 130 }
    local plot = app:plot({ "presentation.position.x", "presentation.opacity", "transform.m11" }, { of = layer, duration = 0.1, print = false })
    assert.is_true(plot ~= nil)
  end)
end)

describe("bad input", function()
  before_each(stage)

  it("leaves singular and endless transforms without harm", function()
    layer.backgroundColor = "red"
    layer.transform = CATransform3DMakeScale(0, 0, 0)
    assert.is_nil(layer:hitTest { 70, 130 })
    assert.are.equal(CATransform3DMakeScale(0, 0, 0), CATransform3DInvert(CATransform3DMakeScale(0, 0, 0)))
    app:advanceFrames(1)
    for _, number in ipairs { 0 / 0, math.huge, -math.huge } do
      pcall(function() layer.transform = CATransform3D { m11 = number } end)
      pcall(function() layer.position = { number, number } end)
      pcall(function() layer.bounds = { number, 0, number, 10 } end)
      pcall(function() layer.opacity = number end)
      pcall(function() view.layer.sublayerTransform = CATransform3D { m34 = number } end)
      app:advanceFrames(1)
      assert.is_true(#svg() > 0 and #json() > 0 and #app:frame() > 0)
    end
  end)

  it("draws paths without a start, empty dashes and empty masks", function()
    local path = UIBezierPath {}
    path:addLine { 5, 5 }
    path:close()
    local shape = CAShapeLayer { path = path, strokeColor = "red", lineDashPattern = {} }
    layer:addSublayer(shape)
    layer.mask = CALayer {}
    for _, pattern in ipairs { { 0, 0 }, { -1, 2 }, { 0 }, { math.huge } } do
      pcall(function() shape.lineDashPattern = pattern end)
      assert.is_true(#svg() > 0)
    end
    layer.mask = nil
    assert.are.equal(0, path.cgPath.length)
  end)

  it("says what is wrong with an animation", function()
    assert.error_matches(function() layer:add(CABasicAnimation { keyPath = "positon", toValue = 1 }) end, "position")
    assert.error_matches(function() layer:add(CABasicAnimation { keyPath = "position", toValue = "red" }) end, "a colour")
    UIView.animate { duration = -1, animations = function() view.alpha = 0.5 end } -- as long as no time at all
    assert.is_nil(view.layer:animationKeys())
    assert.are.equal(0.5, view.alpha)
    assert.is_nil(layer:animationKeys())
    assert.error_matches(function() layer:add(5, "x") end, "CAAnimation")
    assert.error_matches(function() UIView.transition { with = view, duration = 1, options = "transitionFlip" } end, "transitionFlip")
  end)
end)

describe("contexts", function()
  before_each(stage)

  it("L-245 L-246 puts steps before what the matrix does", function()
    local first = operations(function(c)
      c:translateBy(10, 20)
      c:scaleBy(2, 2)
      c:fill { 1, 1, 1, 1 }
    end)[1].box
    assert.are.equal(CGRect { 12, 22, 2, 2 }, first)
    local second = operations(function(c)
      c:scaleBy(2, 2)
      c:translateBy(10, 20)
      c:fill { 1, 1, 1, 1 }
    end)[1].box
    assert.are.equal(CGRect { 22, 42, 2, 2 }, second)
  end)

  it("L-248 shrinks the clip only", function()
    operations(function(c)
      c:clipTo { 0, 0, 10, 10 }
      c:clipTo { 5, 5, 10, 10 }
      c:setFillColor "#00AA00"
      c:fill { 0, 0, 100, 100 }
    end)
    ---@class layer_looks_spec.Canvas4: UIView
    ---@overload fun(properties?: table): layer_looks_spec.Canvas4
    local Canvas = class("ClippedCanvas", UIView)
    function Canvas:draw()
      local c = UIGraphicsGetCurrentContext()
      c:clipTo { 0, 0, 10, 10 }
      c:clipTo { 5, 5, 10, 10 }
      c:fill { 0, 0, 100, 100 }
    end
    app.window:addSubview(Canvas { frame = { 0, 0, 100, 100 } })
    app:advanceFrames(1)
    local _, clips = svg():gsub("<clipPath", "")
    assert.is_true(clips >= 2)
  end)

  it("L-249 L-250 keeps colours and shadows on a stack, and no path", function()
    local list = operations(function(c)
      c:saveGState()
      c:setShadow({ 0, 2 }, 2)
      c:setFillColor "red"
      c:move { 0, 0 }
      c:addLine { 50, 0 }
      c:restoreGState()
      c:strokePath()
      c:fill { 0, 0, 10, 10 }
      c:restoreGState() -- one too many
    end)
    assert.are.equal("stroke", list[1].op)
    assert.are.equal("fill", list[2].op)
    assert.matches("#000000", list[2].color)
    assert.is_nil(svg():find "feOffset")
  end)

  it("L-252 L-253 L-254 L-256 makes pictures", function()
    local black = UIGraphicsImageRenderer { size = { 4, 4 }, opaque = true }:image(function() end)
    local holder = UIImageView { frame = { 0, 0, 40, 40 }, image = black }
    app.window:addSubview(holder)
    assert.matches("#000000", svg())
    UIGraphicsBeginImageContextWithOptions({ 4, 2 }, false, 0)
    local outer = UIGraphicsGetCurrentContext()
    UIGraphicsBeginImageContextWithOptions({ 1, 1 }, false, 1)
    assert.is_true(UIGraphicsGetCurrentContext() ~= outer)
    UIGraphicsEndImageContext()
    assert.are.equal(outer, UIGraphicsGetCurrentContext())
    UIRectFill { 0, 0, 4, 2 }
    local image = UIGraphicsGetImageFromCurrentImageContext()
    assert.are.equal(CGSize { 4, 2 }, image.size)
    assert.are.equal(UIScreen.main.scale, image.scale)
    UIGraphicsEndImageContext()
    assert.is_nil(UIGraphicsGetCurrentContext())
    local moved = UIGraphicsImageRenderer { bounds = { 10, 20, 30, 40 } }:image(function(c)
      c:setFillColor "#00AA00"
      c:fill { 10, 20, 30, 40 }
    end)
    assert.are.equal(CGSize { 30, 40 }, moved.size)
    holder.image = moved
    assert.matches('d="M0 0L30 0L30 40L0 40Z" fill="#00AA00"', svg())
  end)

  it("L-257 L-258 L-260 L-261 mixes as it is told", function()
    local list = operations(function(c)
      UIColor { red = 1, green = 0, blue = 0, alpha = 0.5 }:setFill()
      UIRectFill { 0, 0, 10, 10 }
      c:fill { 20, 0, 10, 10 }
      c:setAlpha(0.5)
      drawing(4, 4):draw({ 40, 0, 10, 10 }, "normal", 0.5)
    end)
    assert.are.equal("#FF000080", list[1].color)
    assert.are.equal("#FF000080", list[2].color)
    assert.are.equal(0.25, list[3].alpha)
    local tinted = UIImageView { frame = { 0, 0, 10, 10 }, image = drawing(10, 10):withTintColor "#0000FF" }
    app.window:addSubview(tinted)
    assert.matches('feFlood flood%-color="#0000FF" flood%-opacity="1"/><feComposite in2="SourceAlpha" operator="in"', svg())
  end)

  it("L-262 draws lines around their way", function()
    local list = operations(function(c)
      c:setLineWidth(4)
      c:move { 0, 10 }
      c:addLine { 20, 10 }
      c:strokePath()
    end)
    assert.are.equal("stroke", list[1].op)
    assert.are.equal(CGRect { 0, 10, 20, 0 }, list[1].box)
    ---@class layer_looks_spec.Canvas5: UIView
    ---@overload fun(properties?: table): layer_looks_spec.Canvas5
    local Canvas = class("LineCanvas", UIView)
    function Canvas:draw()
      local path = UIBezierPath { lineWidth = 4 }
      path:move { 0, 10 }
      path:addLine { 20, 10 }
      path:stroke()
    end
    app.window:addSubview(Canvas { frame = { 0, 0, 20, 20 } })
    app:advanceFrames(1)
    assert.matches('d="M0 10L20 10" fill="none" stroke="#000000" stroke%-width="4"', svg())
  end)

  it("is current only while something is drawn, and draws for nobody outside", function()
    assert.is_nil(UIGraphicsGetCurrentContext())
    UIRectFill { 0, 0, 10, 10 }
    UIGraphicsPopContext()
    UIGraphicsEndImageContext()
    assert.is_nil(UIGraphicsGetImageFromCurrentImageContext())
    assert.error_matches(function() UIGraphicsBeginImageContextWithOptions { 0, 5 } end, "points on a side")
    assert.error_matches(function() UIGraphicsPushContext(5) end, "CGContext")
    local texts = operations(function(c)
      c:drawText("one", { 5, 5 }, { color = "red" })
      c:drawText("a text that is broken", { 0, 30, 60, 60 })
    end)
    assert.are.equal("text", texts[1].op)
    assert.is_true(#texts > 2)
  end)
end)

describe("a class's layer", function()
  before_each(stage)

  it("is of the class that layerClass answers", function()
    ---@class layer_looks_spec.Shape: UIView
    ---@overload fun(properties?: table): layer_looks_spec.Shape
    local Shape = class("ShapeView", UIView)
    function Shape:layerClass() return CAShapeLayer end
    local shape = Shape { frame = { 0, 0, 50, 50 }, backgroundColor = "yellow" }
    shape.layer.path = UIBezierPath { rect = { 0, 0, 10, 10 } }
    assert.are.equal(CGRect { 0, 0, 50, 50 }, shape.layer.bounds)
    app.window:addSubview(shape)
    app:advanceFrames(1)
    assert.matches('d="M0 0L10 0L10 10L0 10Z"', svg())
    assert.are.equal(CAShapeLayer, shape:layerClass())
    ---@class layer_looks_spec.Inner: layer_looks_spec.Shape
    ---@overload fun(properties?: table): layer_looks_spec.Inner
    local Inner = class("InnerShape", Shape)
    assert.are.equal(0, Inner {}.layer.strokeStart)
    ---@class layer_looks_spec.OwnLayer: CALayer
    ---@overload fun(properties?: table): layer_looks_spec.OwnLayer
    local OwnLayer = class("OwnLayer", CALayer)
    function OwnLayer:draw(context) context:fill { 0, 0, 5, 5 } end
    ---@class layer_looks_spec.Own: UIView
    ---@overload fun(properties?: table): layer_looks_spec.Own
    local Own = class("OwnLayerView", UIView)
    Own.layerClass = OwnLayer
    assert.matches("OwnLayer", tostring(Own {}.layer))
  end)

  it("must be a class of layers", function()
    ---@class layer_looks_spec.Wrong: UIView
    ---@overload fun(properties?: table): layer_looks_spec.Wrong
    local Wrong = class("WrongLayerView", UIView)
    function Wrong.layerClass() return UIView end
    assert.error_matches(function() Wrong {} end, "must be a class that derives from CALayer; got the class UIView")
    function Wrong.layerClass() return 5 end
    assert.error_matches(function() Wrong {} end, "must be a class that derives from CALayer; got 5")
  end)
end)

describe("wheels and bars of progress", function()
  before_each(stage)

  it("turns while it animates, and hides while it stands", function()
    local wheel = UIActivityIndicatorView { style = "gray" }
    assert.are.equal(CGSize { 20, 20 }, wheel.bounds.size)
    assert.are.equal(CGSize { 37, 37 }, UIActivityIndicatorView { style = "whiteLarge" }.intrinsicContentSize)
    app.window:addSubview(wheel)
    assert.is_true(wheel.isHidden)
    wheel:startAnimating()
    assert.is_true(wheel.isAnimating)
    assert.is_false(wheel.isHidden)
    local first = svg()
    app:advance(0.25)
    assert.is_true(first ~= svg())
    app:advance(0.75)
    assert.are.equal(first, svg())
    assert.matches('"kind":"activity","animating":true', json())
    assert.error_matches(function() app:settle() end, "wheel of UIActivityIndicatorView")
    wheel:stopAnimating()
    assert.is_true(wheel.isHidden)
    wheel.hidesWhenStopped = false
    assert.is_false(wheel.isHidden)
    app:settle()
  end)

  it("fills from the left", function()
    local bar = UIProgressView { frame = { 10, 20, 200, 2 }, progress = 2 }
    assert.are.equal(1, bar.progress)
    bar.progress = 0.25
    app.window:addSubview(bar)
    assert.matches('"kind":"progress","progress":0.25', json())
    bar:setProgress(0.75, true)
    assert.are.equal(0.75, bar.progress)
    app:advance(0.125)
    assert.near(0.5, tonumber(json():match '"progress":([%d.]+)'), 0.07)
    app:settle()
    assert.matches('"progress":0.75', json())
    assert.matches("━━━", app:frame())
    assert.error_matches(function() bar.progress = 0 / 0 end, "finite")
  end)
end)
