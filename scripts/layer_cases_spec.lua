-- Layers, timing and animations by the numbered cases. Rules: docs/rules/layers.md, docs/rules/animation.md; cases: docs/rules/cases
local pi = math.pi

local app, view, layer ---@type App, any, CALayer
local NSNull = false

-- A view at (0, 0, 100, 100) and a bare layer of the same frame, both shown.
local function stage()
  app = launchWindow(function(window)
    view = UIView { frame = { 0, 0, 100, 100 } }
    window:addSubview(view)
    layer = CALayer { frame = { 0, 200, 100, 100 } }
    window.layer:addSublayer(layer)
  end)
  app:advanceFrames(1)
end

local function basic(keyPath, from, to, duration, more)
  local animation = CABasicAnimation { keyPath = keyPath, fromValue = from, toValue = to, duration = duration }
  for key, value in pairs(more or {}) do animation[key] = value end
  return animation
end

-- Checks the x of the bare layer some seconds from now.
local function x(l) return ((l or layer):presentation() or l or layer).position.x end

-- Checks `{ seconds = value }`, in order; `read` returns what is shown.
local function follow(samples, read, tolerance)
  local now = 0
  for index = 1, #samples, 2 do
    local at, wanted = samples[index], samples[index + 1]
    if at > now then app:advance(at - now) end
    now = at
    assert.near(wanted, read(), tolerance or 0.02)
  end
end

describe("the tree of layers", function()
  before_each(stage)

  it("L-001 begins with defaults", function()
    local l = CALayer {}
    assert.are.equal(1, l.opacity)
    assert.is_false(l.isHidden)
    assert.are.equal("resize", l.contentsGravity)
    assert.are.equal(CGRect { 0, 0, 1, 1 }, l.contentsRect)
    assert.are.equal(CGRect { 0, 0, 1, 1 }, l.contentsCenter)
    assert.are.equal(1, l.contentsScale)
    assert.is_true(l.doubleSided)
    assert.is_false(l.masksToBounds)
    assert.are.equal(0, l.zPosition)
    assert.are.equal(0, l.anchorPointZ)
    assert.is_nil(l.name)
    assert.is_nil(l.mask)
    assert.is_nil(l.contents)
  end)

  it("has the layers of views in it, at the places of the views", function()
    local parent = UIView {}
    local a, b = UIView {}, UIView {}
    parent:addSubview(a)
    parent:addSubview(b)
    assert.are.same({ a.layer, b.layer }, parent.layer.sublayers)
    assert.are.equal(parent.layer, a.layer.superlayer)
    local bare = CALayer {}
    parent.layer:insertSublayer(bare, 2)
    assert.are.same({ a.layer, bare, b.layer }, parent.layer.sublayers)
    local c = UIView {}
    parent:insertSubviewBelow(c, b)
    assert.are.same({ a.layer, bare, c.layer, b.layer }, parent.layer.sublayers)
    parent:bringSubviewToFront(a)
    assert.are.same({ bare, c.layer, b.layer, a.layer }, parent.layer.sublayers)
    parent:exchangeSubview(1, 3)
    assert.are.same({ bare, a.layer, b.layer, c.layer }, parent.layer.sublayers)
    b:removeFromSuperview()
    assert.are.same({ bare, a.layer, c.layer }, parent.layer.sublayers)
    parent.layer:addSublayer(a.layer)
    assert.are.same({ c, a }, parent.subviews)
  end)

  it("L-003 L-004 L-009 puts layers in, before and in place of others", function()
    local root, a, b, c, d = CALayer {}, CALayer {}, CALayer {}, CALayer {}, CALayer {}
    root:addSublayer(a)
    root:insertSublayer(b, 1)
    assert.are.same({ b, a }, root.sublayers)
    root:addSublayer(c)
    root:replaceSublayer(a, d)
    assert.are.same({ b, d, c }, root.sublayers)
    assert.is_nil(a.superlayer)
    root:insertSublayerAbove(a, b)
    root:insertSublayerBelow(a, b)
    assert.are.same({ a, b, d, c }, root.sublayers)
    for _, l in ipairs { a, b, c, d } do l:removeFromSuperlayer() end
    assert.is_nil(root.sublayers)
    local other = CALayer {}
    other:addSublayer(a)
    root:addSublayer(a)
    assert.is_nil(other.sublayers) -- G26
    root.sublayers = { d, c }
    assert.are.same({ d, c }, root.sublayers)
    assert.is_nil(a.superlayer)
  end)

  it("L-005 refuses circles, presentations and layers of other views in words", function()
    local parent, child = CALayer {}, CALayer {}
    parent:addSublayer(child)
    assert.raises("itself or to one of its own sublayers", function() child:addSublayer(parent) end)
    assert.is_nil(parent.superlayer)
    assert.is_nil(child.sublayers)
    assert.raises("add the view with addSubview", function() parent:addSublayer(UIView {}.layer) end)
    assert.raises("mask of one layer only", function()
      local mask = CALayer {}
      parent.mask = mask
      child.mask = mask
    end)
    assert.raises("can't be a sublayer", function() child:addSublayer(parent.mask) end)
  end)

  it("L-011 L-012 shares opacity with its view and keeps values under keys", function()
    view.layer.opacity = 0.375
    assert.are.equal(0.375, view.alpha)
    view.alpha = 0.5
    assert.are.equal(0.5, view.layer.opacity)
    layer:setValue(50, "someKey")
    assert.are.equal(50, layer:value "someKey")
    layer:setValue(30, "position.x")
    assert.are.equal(30, layer.position.x)
    assert.raises("CGPoint, not a number", function() layer:setValue(30, "position") end)
  end)

  it("L-213 L-214 is hit by depth, hidden layers aside", function()
    local root = CALayer { frame = { 0, 0, 100, 100 } }
    local back, front = CALayer { frame = { 0, 0, 50, 50 } }, CALayer { frame = { 0, 0, 50, 50 } }
    root:addSublayer(back)
    root:addSublayer(front)
    assert.are.equal(front, root:hitTest { 10, 10 })
    front.isHidden = true
    assert.are.equal(back, root:hitTest { 10, 10 })
    front.isHidden = false
    back.zPosition = 1
    assert.are.equal(back, root:hitTest { 10, 10 })
    assert.are.equal(root, root:hitTest { 80, 80 })
    assert.is_nil(root:hitTest { 100, 100 })
  end)

  it("is touched where it is drawn, also when it is turned in space", function()
    view.frame = { 100, 100, 100, 100 }
    view.layer.transform = CATransform3DMakeRotation(80 * pi / 180, 0, 1, 0)
    assert.are.equal(view, app:hitTest(150, 150))
    assert.is_true(app:hitTest(130, 150) ~= view) -- 17 pt wide
    assert.near(17.36, view.frame.width, 0.01)
    view.layer.transform = CATransform3DMakeRotation(pi / 2, 0, 1, 0)
    assert.is_true(app:hitTest(150, 150) ~= view) -- from its edge
  end)

  it("L-206 L-208 sees depth by the superlayer's eye", function()
    local root = CALayer { frame = { 0, 0, 200, 200 } }
    root.sublayerTransform = CATransform3D { m34 = -1 / 500 }
    local child = CALayer { frame = { 50, 50, 100, 100 }, zPosition = 100 }
    root:addSublayer(child)
    local corner = child:convert({ 0, 0 }, root)
    assert.near(100 - 50 * 1.25, corner.x, 1e-6)
    local back = child:convertFrom(corner, root)
    assert.near(0, back.x, 1e-6)
    assert.near(0, back.y, 1e-6)
  end)

  it("G1 to G22 places layers as Core Animation does", function()
    local l = CALayer { bounds = { 0, 0, 100, 50 }, position = { 200, 300 } }
    assert.are.equal(CGRect { 150, 275, 100, 50 }, l.frame)
    l.anchorPoint = { 0, 0 }
    assert.are.equal(CGRect { 200, 300, 100, 50 }, l.frame)
    l.anchorPoint = { 1, 1 }
    assert.are.equal(CGRect { 100, 250, 100, 50 }, l.frame)
    l = CALayer { bounds = { 11, 22, 100, 50 } }
    l.frame = { 10, 20, 100, 50 }
    assert.are.equal(CGRect { 11, 22, 100, 50 }, l.bounds)
    assert.are.equal(CGPoint { 60, 45 }, l.position)
    l.bounds = { 0, 0, -100, -50 }
    assert.are.equal(CGRect { -100, -50, 100, 50 }, l.bounds)
    l = CALayer { bounds = { 0, 0, 100, 50 }, position = { 200, 300 }, transform = CATransform3DMakeScale(2, 4, 1) }
    assert.are.equal(CGRect { 100, 200, 200, 200 }, l.frame)
    l.transform = CATransform3DMakeTranslation(10, 20, 0)
    assert.are.equal(CGRect { 160, 295, 100, 50 }, l.frame)
    l.frame = { 10, 20, 100, 50 }
    assert.are.equal(CGPoint { 50, 25 }, l.position)
    l.transform = CATransform3DMakeScale(2, 4, 1)
    l.frame = { 10, 20, 100, 50 }
    assert.are.equal(CGRect { 0, 0, 50, 12.5 }, l.bounds)
    local parent = CALayer { frame = { 0, 0, 200, 200 }, position = { 100, 100 } }
    local child = CALayer { bounds = { 0, 0, 50, 50 }, position = { 100, 50 } }
    parent:addSublayer(child)
    assert.are.equal(CGPoint { 75, 25 }, child:convert({ 0, 0 }, parent))
    parent.bounds = { 10, 20, 200, 200 }
    assert.are.equal(CGPoint { 75, 25 }, child:convert({ 0, 0 }, parent)) -- G22
    parent.bounds = { 0, 0, 200, 200 }
    child.transform = CATransform3DMakeScale(2, 2, 1)
    assert.are.equal(CGRect { 50, 0, 20, 40 }, child:convert(CGRect { 0, 0, 10, 20 }, parent))
    child.transform = CATransform3DMakeTranslation(5, 6, 0)
    parent.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
    assert.are.equal(CGPoint { 60, -38 }, child:convert({ 0, 0 }, parent)) -- G20
  end)
end)

describe("actions and transactions", function()
  before_each(stage)

  it("L-065 L-066 animates a bare layer's change by itself", function()
    layer.opacity = 0
    assert.are.equal(0, layer.opacity)
    assert.are.same({ "opacity" }, layer:animationKeys())
    local animation = layer:animation "opacity"
    assert.are.equal(0.25, animation.duration)
    assert.are.equal(1, animation.fromValue)
    assert.is_false(animation.isAdditive)
    follow({ 0.0625, 0.5915, 0.125, 0.1976, 0.25, 0 }, function() return layer:presentation().opacity end, 0.07)
    assert.is_nil(layer:animationKeys())
  end)

  it("L-067 L-069 leaves one alone that was never shown, and with actions disabled", function()
    local new = CALayer {}
    app.window.layer:addSublayer(new)
    CATransaction.begin()
    CATransaction.setAnimationDuration(0.5)
    new.opacity = 0
    CATransaction.commit()
    assert.is_nil(new:animationKeys())
    assert.is_nil(new:presentation())
    CATransaction.flush()
    new.opacity = 1
    assert.are.same({ "opacity" }, new:animationKeys())
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.opacity = 0.2
    CATransaction.commit()
    assert.is_nil(layer:animationKeys())
  end)

  it("L-070 L-071 animates what moves by itself, and nothing else", function()
    local shape = CAShapeLayer { frame = { 0, 0, 10, 10 } }
    app.window.layer:addSublayer(shape)
    app:advanceFrames(1)
    shape.strokeEnd, shape.borderWidth, shape.cornerRadius, shape.zPosition = 0.5, 2, 3, 4
    shape.shadowRadius, shape.anchorPoint = 5, { 0, 0 }
    local keys = shape:animationKeys()
    table.sort(keys)
    assert.are.same({ "anchorPoint", "borderWidth", "cornerRadius", "shadowRadius", "strokeEnd", "zPosition" }, keys)
    shape:removeAllAnimations()
    shape.path = UIBezierPath { rect = { 0, 0, 5, 5 } }
    shape.masksToBounds, shape.name, shape.contentsGravity = true, "x", "center"
    assert.is_nil(shape:animationKeys())
    view.layer.opacity = 0.3 -- L-019: a view's layer asks its view
    assert.is_nil(view.layer:animationKeys())
  end)

  it("L-073 L-074 L-075 searches delegate, actions, style", function()
    local first, second = CABasicAnimation { keyPath = "opacity" }, CABasicAnimation { keyPath = "opacity" }
    layer.actions = { opacity = first }
    layer.style = { opacity = second }
    assert.are.equal(first, layer:actionForKey "opacity")
    layer.actions = { opacity = NSNull }
    assert.is_true(not layer:actionForKey "opacity")
    layer.opacity = 0.4
    assert.is_nil(layer:animationKeys())
    layer.actions = { opacity = first }
    CATransaction.setDisableActions(true)
    assert.are.equal(first, layer:actionForKey "opacity")
    CATransaction.setDisableActions(false)
    local ran ---@type string
    layer.actions = { opacity = function(l, key) ran = key .. (l == layer and "!" or "?") end }
    layer.opacity = 1
    assert.are.equal("opacity!", ran)
    layer.actions = {}
    layer.delegate = { actionForKey = function(_, l, key) return key == "opacity" and second or nil end }
    assert.are.equal(second, layer:actionForKey "opacity")
  end)

  it("L-077 L-078 L-083 nests, and completes", function()
    local calls = 0
    CATransaction.begin()
    CATransaction.setAnimationDuration(1.75)
    CATransaction.setCompletionBlock(function() calls = calls + 1 end)
    CATransaction.begin()
    assert.are.equal(1.75, CATransaction.animationDuration())
    CATransaction.setAnimationDuration(0.5)
    CATransaction.commit()
    assert.are.equal(1.75, CATransaction.animationDuration())
    assert.are.equal(0, calls)
    CATransaction.commit()
    assert.are.equal(1, calls)
    assert.are.equal(0.25, CATransaction.animationDuration())
    CATransaction.commit() -- harmless
  end)

  it("L-079 L-081 L-082 waits for what was added", function()
    local calls = 0
    local function completed() calls = calls + 1 end
    CATransaction.begin()
    CATransaction.setCompletionBlock(completed)
    layer:add(basic("opacity", 0, 1, 1.5), "a")
    CATransaction.commit()
    app:advance(1.48)
    assert.are.equal(0, calls)
    app:advance(0.02)
    assert.are.equal(1, calls)
    CATransaction.begin()
    CATransaction.setCompletionBlock(completed)
    layer:add(basic("opacity", 0, 1, 0.4), "b")
    layer:add(basic("opacity", 0, 1, 0.1), "b")
    CATransaction.commit()
    app:advance(0.12)
    assert.are.equal(2, calls)
    CATransaction.begin()
    CATransaction.setCompletionBlock(completed)
    layer:add(basic("opacity", 0, 1, 1, { repeatCount = math.huge }), "c")
    CATransaction.commit()
    app:advance(5)
    assert.are.equal(2, calls)
    layer:removeAnimation "c"
    app:advanceFrames(1)
    assert.are.equal(3, calls)
  end)
end)

describe("media timing", function()
  before_each(function()
    stage()
    CATransaction.setDisableActions(true)
    layer.position = { 0, 0 }
    layer:removeAllAnimations()
  end)

  local function run(animation, samples, tolerance)
    layer:add(animation, "run")
    follow(samples, x, tolerance)
  end

  it("L-095 speed halves", function() run(basic("position.x", 0, 100, 4, { speed = 2 }), { 1, 50, 2, 0 }) end)
  it("L-096 an offset turns the cycle", function()
    run(basic("position.x", 0, 100, 4, { timeOffset = 1 }), { 0, 25, 2.9, 97.5, 3.5, 12.5, 4, 0 })
  end)
  it("L-098 fractions of a repetition stay", function()
    run(basic("position.x", 0, 100, 1, { repeatCount = 2.5, fillMode = "forwards", isRemovedOnCompletion = false }), { 1.25, 25, 2.5, 50, 4, 50 })
  end)
  it("L-099 there and back and there", function()
    run(basic("position.x", 0, 100, 1,
      { autoreverses = true, repeatCount = 1.5, fillMode = "forwards", isRemovedOnCompletion = false }), { 1.5, 50, 2.5, 50, 3, 100, 5, 100 })
  end)
  it("L-100 a repeat duration", function() run(basic("position.x", 0, 100, 1, { repeatDuration = 2.25 }), { 1, 0, 2.2, 20, 2.25, 0 }, 2) end)
  it("L-102 L-103 begins later", function()
    layer.position = { 100, 0 }
    local later = basic("position.x", 0, 100, 2, { beginTime = layer:convertTime(app.time, nil) + 1 })
    run(later, { 0.5, 100, 2, 50 })
    layer:removeAllAnimations()
    later.beginTime, later.fillMode = layer:convertTime(app.time, nil) + 1, "both"
    run(later, { 0.5, 0 })
  end)
  it("L-104 forwards needs to stay", function() run(basic("position.x", 0, 100, 1, { fillMode = "forwards" }), { 0.5, 50, 1.5, 0 }) end)
  it("L-106 L-107 pauses and goes on", function()
    layer:add(basic("position.x", 0, 100, 4), "run")
    app:advance(1)
    layer.timeOffset, layer.speed = layer:convertTime(app.time, nil), 0
    app:advance(2)
    assert.near(25, x(), 0.1)
    local paused = layer.timeOffset
    layer.speed, layer.timeOffset, layer.beginTime = 1, 0, 0
    layer.beginTime = layer:convertTime(app.time, nil) - paused
    assert.near(2, layer.beginTime, 1e-6)
    app:advance(1)
    assert.near(50, x(), 0.1)
    app:advance(2.1)
    assert.near(0, x(), 0.01)
    assert.is_nil(layer:animationKeys())
  end)
  it("L-092 a clock inside a clock", function()
    local child = CALayer {}
    layer:addSublayer(child)
    app:advanceFrames(1)
    layer.speed, child.speed = 0.5, 2
    local before = child:convertTime(app.time, nil)
    app:advance(1)
    assert.near(1, child:convertTime(app.time, nil) - before, 1e-6)
    assert.near(10, child:convertTimeTo(child:convertTime(10, nil), nil), 1e-9)
  end)
  it("L-108 scrubs", function()
    local start = layer:convertTime(app.time, nil)
    layer:add(basic("position.x", 0, 100, 4, { beginTime = start }), "run")
    layer.speed = 0
    for offset, wanted in pairs { [0] = 0, [1] = 25, [3] = 75 } do
      layer.timeOffset = start + offset
      assert.near(wanted, x(), 1e-6)
    end
  end)
  it("L-110 L-111 groups share a clock", function()
    local child = basic("position.x", 0, 100, 1, { beginTime = 0.5, fillMode = "both" })
    run(CAAnimationGroup { duration = 2, animations = { child } }, { 0.25, 0, 1, 50, 1.75, 100, 2, 0 })
    run(CAAnimationGroup { duration = 2, speed = 2, animations = { child } }, { 0.5, 50, 0.75, 100, 1, 0 }, 2)
  end)
end)

describe("basic animations", function()
  before_each(function()
    stage()
    CATransaction.setDisableActions(true)
    layer.position = { 50, 0 }
    layer.zPosition = 0
  end)

  local function half(animation)
    layer:removeAllAnimations()
    animation.duration = 1
    layer:add(animation, "a")
    app:advance(0.5)
    return x()
  end

  it("L-115 L-117 L-118 lead from and to what is given", function()
    assert.near(20, half(CABasicAnimation { keyPath = "position.x", fromValue = 10, toValue = 30 }), 0.1)
    assert.near(25, half(CABasicAnimation { keyPath = "position.x", fromValue = 10, byValue = 30 }), 0.1)
    assert.near(25, half(CABasicAnimation { keyPath = "position.x", toValue = 30, byValue = 10 }), 0.1)
    assert.near(25, half(CABasicAnimation { keyPath = "position.x", fromValue = 0 }), 0.1)
    assert.near(60, half(CABasicAnimation { keyPath = "position.x", byValue = 20 }), 0.1)
  end)

  it("L-121 L-122 L-123 add up", function()
    layer.position = { 100, 0 }
    assert.near(105, half(basic("position.x", 0, 10, 1, { isAdditive = true })), 0.1)
    layer:removeAllAnimations()
    layer:add(basic("position.x", 0, 10, 1, { isAdditive = true }), "a")
    layer:add(basic("position.x", 0, 20, 1, { isAdditive = true }), "b")
    app:advance(0.5)
    assert.near(115, x(), 0.1)
    layer:removeAllAnimations()
    layer:add(basic("position.x", 0, 10, 1, { isAdditive = true }), "a")
    layer:add(basic("position.x", 0, 50, 1), "b")
    app:advance(0.5)
    assert.near(25, x(), 0.1)
  end)

  it("L-125 L-126 L-127 L-129 reach into transforms", function()
    layer:add(basic("transform.rotation.z", 0, 2 * pi, 1), "turn")
    app:advance(0.25)
    assert.near(0, layer:presentation().transform.m11, 0.05)
    assert.near(1, layer:presentation().transform.m12, 0.05)
    layer:removeAllAnimations()
    layer:add(basic("transform", CATransform3D.identity, CATransform3DMakeRotation(2 * pi, 0, 0, 1), 1), "turn")
    app:advance(0.25)
    assert.near(1, layer:presentation().transform.m11, 1e-6)
    layer.transform = CATransform3DMakeRotation(pi / 2, 0, 0, 1)
    layer:setValue(2, "transform.scale.x")
    assert.near(pi / 2, layer:value "transform.rotation.z", 1e-9)
    assert.near(2, layer:value "transform.scale.x", 1e-9)
    layer.transform = CATransform3D.identity
    local before = layer.frame.x
    layer:setValue(40, "transform.translation.x")
    assert.are.equal(40, layer.transform.m41)
    assert.are.equal(before + 40, layer.frame.x)
  end)

  it("L-130 L-131 move parts of points and rects", function()
    layer:add(basic("position.y", 0, 80, 1), "y")
    layer:add(basic("position.x", 0, 100, 1), "x")
    layer:add(basic("bounds.size.width", 100, 50, 1), "w")
    app:advance(0.5)
    local shown = layer:presentation()
    assert.near(40, shown.position.y, 0.1)
    assert.near(50, shown.position.x, 0.1)
    assert.near(75, shown.bounds.width, 0.1)
    assert.near(50 - 37.5, shown.frame.x, 0.1)
  end)

  it("L-146 L-147 keeps a copy under its key", function()
    local stops = {}
    local delegate = { animationDidStop = function(_, animation, finished) stops[#stops + 1] = finished end, starts = 0 }
    function delegate:animationDidStart() self.starts = self.starts + 1 end
    local animation = basic("position.x", 0, 100, 1, { delegate = delegate })
    layer:add(animation, "move")
    animation.toValue = 1000
    app:advance(0.5)
    assert.near(50, x(), 0.1)
    assert.are.equal(1, delegate.starts)
    layer:add(animation, "move")
    assert.are.same({ "move" }, layer:animationKeys())
    assert.are.same({ false }, stops)
    app:settle()
    assert.are.same({ false, true }, stops)
  end)

  it("S32 S39 settle on springs", function()
    assert.near(0.7442555276, CASpringAnimation { stiffness = 300, damping = 20 }.settlingDuration, 1e-6)
    assert.near(1.5, CASpringAnimation { stiffness = 39.478417604, damping = 12.566370614 }.settlingDuration, 1e-6)
    local spring = CASpringAnimation { keyPath = "position.x", fromValue = 0, toValue = 100, stiffness = 300, damping = 20 }
    spring.duration = spring.settlingDuration
    layer:add(spring, "s")
    local most = 0
    for _ = 1, 40 do
      app:advanceFrames(1)
      most = math.max(most, x())
    end
    assert.is_true(most > 105)
  end)

  it("refuses what it can't do, in words", function()
    assert.raises("has no property 'nothing' that can be animated", function() layer:add(basic("nothing", 0, 1, 1)) end)
    assert.raises("has no part 'z'", function() layer:add(basic("position.z", 0, 1, 1)) end)
    assert.raises("are a number, not a colour", function() layer:add(basic("opacity", "red", 1, 1)) end)
    assert.raises("needs values or a path", function() layer:add(CAKeyframeAnimation { keyPath = "opacity" }) end)
    assert.raises("mass and a stiffness", function() layer:add(CASpringAnimation { keyPath = "opacity", toValue = 1, mass = 0 }) end)
    assert.raises("seconds from 0", function() CATransaction.setAnimationDuration(-1) end)
    for number = 1, 10000 do layer:add(basic("opacity", 0, 1, 0.1), "a" .. number) end
    app:settle()
    assert.is_nil(layer:animationKeys())
  end)
end)

describe("keyframe animations", function()
  before_each(function()
    stage()
    CATransaction.setDisableActions(true)
    layer.position = { 0, 0 }
  end)

  local function run(animation, samples, tolerance)
    animation.keyPath, animation.duration = animation.keyPath or "position.x", 1
    layer:removeAllAnimations()
    layer:add(animation, "k")
    follow(samples, x, tolerance or 2)
  end

  it("L-133 L-134 L-137 are even, timed, or even again", function()
    run(CAKeyframeAnimation { values = { 0, 100, 50 } }, { 0.25, 50, 0.5, 100, 0.75, 75 })
    run(CAKeyframeAnimation { values = { 0, 100, 50 }, keyTimes = { 0, 0.2, 1 } }, { 0.1, 50, 0.6, 75 })
    run(CAKeyframeAnimation { values = { 0, 100, 50 }, keyTimes = { 0, 1 } }, { 0.5, 100 })
  end)
  it("L-135 jump", function()
    run(CAKeyframeAnimation { values = { 10, 20, 30 }, calculationMode = "discrete" }, { 0.2, 10, 0.4, 20, 0.9, 30 })
  end)
  it("L-138 L-139 keep a pace, and round corners", function()
    run(CAKeyframeAnimation { values = { 0, 10, 110 }, calculationMode = "paced" }, { 0.5, 55 })
    run(CAKeyframeAnimation { values = { 0, 100, 50 }, calculationMode = "cubic" }, { 0.25, 53.125, 0.75, 81.25 })
  end)
  it("L-141 L-142 L-143 follow a path", function()
    local path = UIBezierPath {}
    path:move { 0, 0 }
    path:addLine { 100, 0 }
    path:addLine { 100, 50 }
    run(CAKeyframeAnimation { keyPath = "position", path = path }, { 0.25, 50, 0.5, 100 })
    app:advance(0.25)
    assert.near(25, layer:presentation().position.y, 1)
    run(CAKeyframeAnimation { keyPath = "position", path = path, calculationMode = "paced" }, { 0.5, 75 })
    run(CAKeyframeAnimation { keyPath = "position", path = path, rotationMode = "rotateAuto" }, { 0.25, 50, 0.75, 100 })
    assert.near(1, layer:presentation().transform.m12, 1e-6)
  end)
end)

describe("UIView's animations", function()
  before_each(stage)

  local function animate(options, changes, more)
    local request = { duration = 1, options = options, animations = changes }
    for key, value in pairs(more or {}) do request[key] = value end
    UIView.animate(request)
  end
  local function presented() return view.layer:presentation() end

  it("P16 P18 P24 animate what UIKit animates", function()
    animate("curveLinear", function()
      view.center = { 150, 50 }
      view.layer.cornerRadius = 20
      view.layer.borderWidth = 5
      view.layer.zPosition = 3
    end)
    assert.are.same({ "position", "cornerRadius" }, view.layer:animationKeys())
    local animation = view.layer:animation "position"
    assert.is_true(animation.isAdditive)
    assert.are.equal(CGPoint { -100, 0 }, animation.fromValue)
    assert.are.equal(CGPoint { 0, 0 }, animation.toValue)
    app:advance(0.5)
    assert.near(10, presented().cornerRadius, 0.5)
    assert.near(100, presented().position.x, 2)
  end)

  it("N1 N3 N4 repeat and come back", function()
    local done ---@type any
    animate({ "curveLinear", "autoreverse" }, function() view.center = { 150, 50 } end, { completion = function(f) done = f end })
    follow({ 0.5, 100, 1, 150, 1.75, 75, 2, 150 }, function() return presented().position.x end, 2)
    assert.is_true(done)
    animate({ "curveLinear", "repeat" }, function() view.center = { 50, 50 } end)
    follow({ 1.25, 125 }, function() return presented().position.x end, 2)
    assert.error_matches(function() app:settle() end, "repeats for ever")
    view.layer:removeAllAnimations()
    app:settle()
  end)

  it("N13 lays out along where asked", function()
    local inner = UIView {}
    ---@class layer_cases_spec.Holder: UIView
    ---@overload fun(properties?: table): layer_cases_spec.Holder
    local Holder = class("Holder", UIView)
    function Holder:layoutSubviews() inner.frame = self.bounds end
    local holder = Holder { frame = { 0, 0, 100, 100 } }
    holder:addSubview(inner)
    app.window:addSubview(holder)
    app:advanceFrames(1)
    animate({ "curveLinear", "layoutSubviews" }, function() holder.frame = { 0, 0, 200, 100 } end)
    app:advance(0.5)
    assert.near(150, inner.layer:presentation().bounds.width, 2)
  end)

  it("K1 K2 K4 K5 K9 go through keyframes", function()
    UIView.animateKeyframes { duration = 10, animations = function()
      UIView.addKeyframe(0, 0.1, function() view.alpha = 0 end)
    end }
    local animation = view.layer:animation "opacity"
    assert.are.same({ 0, 0.1, 1 }, animation.keyTimes)
    assert.are.same({ 1, 0, 0 }, animation.values)
    assert.are.equal("both", animation.fillMode)
    follow({ 0.5, 0.952, 1, 0.803, 1.5, 0.548, 2, 0.183, 2.3, 0 }, function() return presented().opacity end, 0.01)
    view.layer:removeAllAnimations()
    view.alpha = 1
    view.center = { 0, 50 }
    UIView.animateKeyframes { duration = 4, options = "curveLinear", animations = function()
      UIView.addKeyframe(0, 0.25, function() view.center = { 100, 50 } end)
      UIView.addKeyframe(0.75, 0.25, function() view.center = { 0, 50 } end)
    end }
    follow({ 0.5, 50, 1, 100, 2, 100, 3, 100, 3.5, 50, 4, 0 }, function() return presented().position.x end, 1.5)
    UIView.animateKeyframes { duration = 1, options = { "curveLinear", "calculationModeDiscrete" }, animations = function()
      UIView.addKeyframe(0.5, 0.25, function() view.center = { 100, 50 } end)
    end }
    follow({ 0.4, 0, 0.6, 100 }, function() return presented().position.x end, 1e-6)
    UIView.addKeyframe(0, 1, function() view.center = { 7, 50 } end) -- K13
    assert.are.equal(7, view.center.x)
  end)

  it("are inherited", function()
    local seen ---@type number
    animate({}, function() seen = UIView.inheritedAnimationDuration end)
    assert.are.equal(1, seen)
    assert.are.equal(0, UIView.inheritedAnimationDuration)
  end)

  it("L-159 L-160 L-161 L-163 cross from one look to another", function()
    local a, b = UIView { frame = { 0, 0, 50, 50 } }, UIView { frame = { 0, 0, 50, 50 } }
    view:addSubview(a)
    local done = 0
    UIView.transition { from = a, to = b, duration = 0.5, completion = function() done = done + 1 end }
    app:advance(0.4)
    assert.are.equal(0, done)
    app:advance(0.2)
    assert.are.equal(1, done)
    assert.is_nil(a.superview)
    assert.are.equal(view, b.superview)
    view:addSubview(a)
    a.isHidden = true
    UIView.transition { from = b, to = a, duration = 0.5, options = { "showHideTransitionViews", "transitionCrossDissolve" } }
    app:settle()
    assert.is_true(b.isHidden)
    assert.is_false(a.isHidden)
    local label = UILabel { frame = { 0, 0, 100, 40 }, text = "old" }
    view:addSubview(label)
    UIView.transition { with = label, duration = 0.3, options = "transitionCrossDissolve", animations = function() label.text = "new" end }
    assert.are.equal("new", label.text)
    app:advance(0.15)
    assert.matches("old", app:snapshot "svg")
    assert.matches("new", app:snapshot "svg")
    app:settle()
    assert.is_nil(app:snapshot("svg"):find "old")
  end)

  it("L-164 keeps a picture of a view", function()
    local label = UILabel { frame = { 10, 20, 80, 40 }, text = "before" }
    view:addSubview(label)
    local picture = label:snapshotView(false)
    assert.are.equal(CGRect { 0, 0, 80, 40 }, picture.bounds)
    label.text = "after"
    label:removeFromSuperview()
    app.window:addSubview(picture)
    app:advanceFrames(1)
    assert.matches("before", app:frame())
  end)
end)

describe("UIViewPropertyAnimator", function()
  local animator, ended ---@type UIViewPropertyAnimator, table
  before_each(function()
    stage()
    ended = {}
    animator = UIViewPropertyAnimator { duration = 2, curve = "linear", animations = function() view.center = { 150, 50 } end }
    animator:addCompletion(function(position) ended[#ended + 1] = position end)
  end)
  local function presentedX() return view.layer:presentation().position.x end

  it("runs, pauses, scrubs and goes on", function()
    assert.are.equal("inactive", animator.state)
    animator:startAnimation()
    assert.are.equal(150, view.center.x)
    app:advance(0.5)
    assert.near(75, presentedX(), 1)
    animator:pauseAnimation()
    app:advance(1)
    assert.near(75, presentedX(), 1)
    animator.fractionComplete = 0.5
    assert.near(100, presentedX(), 1e-6)
    animator:continueAnimation()
    app:advance(0.5)
    assert.near(125, presentedX(), 1)
    app:settle()
    assert.are.same({ "end" }, ended)
    assert.are.equal("inactive", animator.state)
  end)

  it("goes back to the start", function()
    animator:startAnimation()
    app:advance(0.5)
    animator.isReversed = true
    app:settle()
    assert.are.equal(50, view.center.x)
    assert.are.same({ "start" }, ended)
  end)

  it("stops where it is, and is finished", function()
    animator:startAnimation()
    app:advance(0.5)
    animator:stopAnimation(false)
    assert.are.equal("stopped", animator.state)
    assert.near(75, view.center.x, 1)
    animator:finishAnimation "current"
    assert.are.same({ "current" }, ended)
    assert.error_matches(function() animator:finishAnimation "end" end, "without being stopped first")
  end)

  it("N15 takes more changes for what is left", function()
    animator:startAnimation()
    app:advance(1)
    animator:addAnimations(function() view.alpha = 0 end)
    app:advance(0.5)
    assert.near(0.5, view.layer:presentation().opacity, 0.02)
  end)
end)

describe("CADisplayLink", function()
  before_each(stage)
  it("calls with every frame until it is ended, and settle names it", function()
    local times = {}
    local link = CADisplayLink { action = function(l) times[#times + 1] = l.timestamp end }
    link:add()
    app:advanceFrames(3)
    assert.are.equal(3, #times)
    link.isPaused = true
    app:advanceFrames(2)
    assert.are.equal(3, #times)
    link.isPaused = false
    assert.error_matches(function() app:settle() end, "a display link")
    link:invalidate()
    app:settle()
  end)
end)
