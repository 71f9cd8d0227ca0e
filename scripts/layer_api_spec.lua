-- Layers, colours, images, contexts and animations under UIKit's names: what they return and what they refuse. Guide: docs/layers.md
local pi = math.pi
local app, view, layer ---@type App, any, CALayer

local function stage()
  app = launchWindow(function(window)
    view = UIView { frame = { 0, 0, 100, 100 } }
    window:addSubview(view)
    layer = CALayer { frame = { 0, 200, 100, 100 } }
    window.layer:addSublayer(layer)
  end, { window = { backgroundColor = "white" } })
  app:advanceFrames(1)
end

local function x() return (layer:presentation() or layer).position.x end
local function viewX() return view.layer:presentation().position.x end

local function basic(keyPath, from, to, duration, more)
  local animation = CABasicAnimation { keyPath = keyPath, fromValue = from, toValue = to, duration = duration }
  for key, value in pairs(more or {}) do animation[key] = value end
  return animation
end

local function drawn(width, height, color)
  return UIGraphicsImageRenderer { size = { width, height } }:image(function(context)
    context:setFillColor(color or "red")
    context:fill { 0, 0, width, height }
  end)
end

local function allFormsOfFrame()
  app:snapshot "svg"
  app:snapshot "json"
  app:frame()
end

describe("a layer", function()
  before_each(stage)

  it("has its view as delegate, and what UIKit keeps", function()
    assert.are.equal(view, view.layer.delegate)
    assert.is_nil(layer.delegate)
    assert.are.equal(2, view.contentScaleFactor)
    assert.are.equal("linear", layer.minificationFilter)
    layer.magnificationFilter, layer.fillMode, layer.duration, layer.repeatCount = "nearest", "both", 3, 2
    assert.are.same({ "nearest", "both", 3, 2 }, { layer.magnificationFilter, layer.fillMode, layer.duration, layer.repeatCount })
    layer:setAffineTransform(CGAffineTransform { scaleX = 2, y = 3 })
    assert.are.same({ 2, 3 }, { layer.transform.m11, layer.transform.m22 })
    assert.are.equal(CGSize { 100, 100 }, layer:preferredFrameSize())
  end)

  it("is read and set by its keys", function()
    layer:setValue(CGRect { 1, 2, 3, 4 }, "frame")
    assert.are.equal(CGRect { 1, 2, 3, 4 }, layer.frame)
    assert.are.equal(CGRect { 1, 2, 3, 4 }, layer:value "frame")
    layer:setValue("deck", "name")
    assert.are.equal("deck", layer.name)
    layer:setValue(2, "transform.scale")
    assert.are.equal(2, layer:value "transform.scale.x")
    layer:setValueForKey({ 7, 8 }, "position")
    assert.are.equal(CGPoint { 7, 8 }, layer.position)
    assert.are.same({ "deck", 2 }, { layer:valueForKey "name", layer:valueForKeyPath "transform.scale.y" })
    layer:setValue(nil, "backgroundColor")
    assert.raises("a CGRect, not a number", function() layer:setValue(3, "frame") end)
  end)

  it("is hit through turns and masks of its bounds, whatever its opacity", function()
    local root = CALayer { frame = { 0, 0, 300, 300 } }
    local turned = CALayer { bounds = { 0, 0, 100, 20 }, position = { 150, 150 } }
    turned.transform = CATransform3DMakeRotation(pi / 2, 0, 0, 1)
    root:addSublayer(turned)
    assert.are.equal(turned, root:hitTest { 150, 195 })
    assert.are.equal(root, root:hitTest { 195, 150 })
    local child = CALayer { frame = { 90, 0, 50, 20 } }
    turned:addSublayer(child)
    assert.are.equal(child, root:hitTest { 150, 230 })
    turned.masksToBounds = true
    assert.are.equal(root, root:hitTest { 150, 230 })
    turned.opacity = 0
    assert.are.equal(turned, root:hitTest { 150, 110 })
  end)

  it("converts back what it converts, in space", function()
    local parent = CALayer { frame = { 0, 0, 200, 200 }, sublayerTransform = CATransform3D { m34 = -1 / 500 } }
    local child = CALayer { frame = { 50, 50, 100, 100 }, transform = CATransform3DMakeRotation(pi / 4, 0, 1, 0) }
    parent:addSublayer(child)
    local back = child:convertFrom(child:convert({ 10, 30 }, parent), parent)
    assert.near(10, back.x, 1e-6)
    assert.near(30, back.y, 1e-6)
  end)

  it("scrolls by Core Animation's names", function()
    local scroller = CAScrollLayer { frame = { 0, 0, 100, 100 } }
    local content = CALayer { frame = { 0, 0, 500, 500 } }
    scroller:addSublayer(content)
    scroller:scrollToPoint { 20, 30 }
    assert.are.equal(CGRect { 20, 30, 100, 100 }, content.visibleRect)
    scroller:scrollToRect { 100, 0, 50, 50 }
    assert.are.equal(CGPoint { 50, 0 }, CGPoint { scroller.bounds.x, scroller.bounds.y })
    content:scrollPoint { 5, 6 }
    assert.are.equal(CGRect { 5, 6, 100, 100 }, scroller.bounds)
  end)

  it("of copies animates what copies differ in", function()
    local copies = CAReplicatorLayer { frame = { 0, 0, 10, 10 } }
    app.window.layer:addSublayer(copies)
    app:advanceFrames(2)
    copies.instanceColor, copies.instanceRedOffset, copies.instanceDelay = "red", 0.5, 1
    local keys = copies:animationKeys()
    table.sort(keys)
    assert.are.same({ "instanceColor", "instanceDelay", "instanceRedOffset" }, keys)
    app:advance(0.125)
    local green = select(2, UIColor.named(copies:presentation().instanceColor):getRed())
    assert.is_true(green > 0 and green < 1)
    assert.is_nil(CAGradientLayer {}.colors)
    assert.are.equal("nonZero", CAShapeLayer {}.fillRule)
  end)
end)

describe("time", function()
  before_each(stage)

  it("is the simulation's, and an animation's copy knows when it began", function()
    local now = CACurrentMediaTime()
    app:advance(1)
    assert.near(now + 1, CACurrentMediaTime(), 1e-6)
    layer:add(basic("position.x", 0, 100, 2), "k")
    assert.near(app.time, layer:animation("k").beginTime, 0.02)
    layer:add(basic("position.x", 0, 100, 1, { beginTime = CACurrentMediaTime() + 1, fillMode = "backwards" }), "k")
    app:advance(0.5)
    assert.are.equal(0, x())
  end)

  it("runs backwards with a negative speed, from the offset", function()
    layer:add(basic("position.x", 0, 100, 1, { speed = -1, timeOffset = 1, fillMode = "both" }), "back")
    app:advance(0.25)
    assert.near(75, x(), 2)
    app:settle()
    assert.is_nil(layer:animationKeys())
  end)

  it("takes a slow layer's animations as long as its clock does", function()
    layer.speed = 0.5
    layer:add(basic("opacity", 1, 0, 1), "fade")
    local start = app.time
    app:settle()
    assert.near(2, app.time - start, 0.05)
  end)

  it("is accumulated where it repeats", function()
    layer:add(basic("transform.rotation.z", 0, pi / 2, 1, { isCumulative = true, repeatCount = 4 }), "turn")
    app:advance(1.5)
    assert.near(3 * pi / 4, layer:presentation():value "transform.rotation.z", 0.1)
  end)

  it("bends by functions, named or of one's own", function()
    assert.are.equal("easeIn", CAMediaTimingFunction { name = "easeIn" })
    assert.are.same({ 0.1, 0.2, 0.3, 0.4 }, CAMediaTimingFunction { controlPoints = { 0.1, 0.2, 0.3, 0.4 } })
    CATransaction.begin()
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction { name = "linear" })
    CATransaction.setValue(1, "animationDuration")
    local done = function() end
    CATransaction.setCompletionBlock(done)
    CATransaction.begin()
    assert.are.equal(done, CATransaction.completionBlock())
    CATransaction.commit()
    layer.position = { 150, 250 }
    CATransaction.commit()
    app:advance(0.5)
    assert.near(100, x(), 2)
    CATransaction.setValue(true, "disableActions")
    assert.is_true(CATransaction.disableActions())
  end)

  it("takes actions from a style as UIKit has it", function()
    layer.style = { actions = { opacity = basic("opacity", 1, 0, 3) } }
    layer.opacity = 0.5
    assert.are.equal(3, layer:animation("opacity").duration)
  end)
end)

describe("what never ends", function()
  before_each(stage)

  local function named(pattern)
    local start = app.time
    assert.error_matches(function() app:settle() end, pattern)
    assert.is_true(app.time - start < 1, "it is said at once")
  end

  it("is named: animations, blocks, images, wheels, links", function()
    layer:add(basic("opacity", 1, 0, 1, { repeatCount = math.huge }), "pulse")
    named "CALayer %(opacity%).-repeats for ever"
    layer:removeAllAnimations()
    UIView.animate { duration = 1, options = { "repeat", "autoreverse" }, animations = function() view.alpha = 0 end }
    named "UIView.-%(opacity%).-repeats for ever"
    view.layer:removeAllAnimations()
    local pictures = UIImageView { animationImages = { drawn(5, 5), drawn(6, 6) }, animationDuration = 1 }
    app.window:addSubview(pictures)
    pictures:startAnimating()
    named "the images of UIImageView.-repeats for ever"
    pictures:stopAnimating()
    local wheel = UIActivityIndicatorView {}
    app.window:addSubview(wheel)
    wheel:startAnimating()
    named "the wheel of UIActivityIndicatorView.-repeats for ever"
    wheel:stopAnimating()
    local link = CADisplayLink { action = function() end }
    link:add()
    named "a display link.-repeats for ever"
    link:invalidate()
    app:settle()
  end)
end)

describe("a property animator", function()
  before_each(stage)

  local function moving(more)
    local options = { duration = 1, curve = "linear", animations = function() view.center = { 150, 50 } end }
    for key, value in pairs(more or {}) do options[key] = value end
    return UIViewPropertyAnimator(options)
  end

  it("turns round where it stands", function()
    local animator, position = moving(), nil
    animator:addCompletion(function(p) position = p end)
    animator:startAnimation()
    app:advance(0.4)
    local before = viewX()
    animator.isReversed = true
    assert.near(before, viewX(), 1e-6)
    assert.near(0.6, animator.fractionComplete, 0.02)
    app:advance(0.2)
    assert.near(70, viewX(), 2)
    app:settle()
    assert.are.same({ "start", 50 }, { position, view.center.x })
  end)

  it("counts its way back where it is reversed", function()
    local animator = moving()
    animator:pauseAnimation()
    animator.isReversed = true
    animator.fractionComplete = 0.25
    assert.are.equal(0.25, animator.fractionComplete)
    assert.near(125, viewX(), 1)
  end)

  it("is scrubbed straight, or through its curve", function()
    local animator = moving { curve = "easeIn" }
    animator.fractionComplete = 0.5
    assert.near(100, viewX(), 1e-6)
    animator.scrubsLinearly = false
    animator.fractionComplete = 0.5
    assert.near(50 + 100 * 0.3154, viewX(), 0.5)
  end)

  it("leaves what it is finished at", function()
    for position, place in pairs { start = 50, ["end"] = 150, current = 100 } do
      view.center = { 50, 50 }
      local animator = moving()
      animator:startAnimation()
      app:advance(0.5)
      animator:stopAnimation(false)
      assert.are.equal("stopped", animator.state)
      animator:finishAnimation(position)
      assert.near(place, view.center.x, 2)
      assert.are.equal("inactive", animator.state)
    end
  end)

  it("refuses what its state doesn't allow", function()
    local animator = moving()
    assert.raises("without being stopped first", function() animator:finishAnimation "end" end)
    animator:startAnimation()
    animator:stopAnimation(false)
    assert.raises("started after it was stopped", function() animator:startAnimation() end)
    assert.raises("paused after it was stopped", function() animator:pauseAnimation() end)
    assert.raises("given animations after it was stopped", function() animator:addAnimations(function() end) end)
    assert.raises("continued after it was stopped", function() animator:continueAnimation() end)
    animator:stopAnimation(true)
    assert.are.equal("inactive", animator.state)
    assert.raises("finite", function() moving().fractionComplete = 0 / 0 end)
  end)

  it("is made by timing parameters, and runs at once", function()
    local position ---@type any
    local animator = UIViewPropertyAnimator.runningPropertyAnimator {
      duration = 0.5, options = "curveLinear", animations = function() view.center = { 150, 50 } end,
      completion = function(p) position = p end,
    }
    assert.is_true(animator.isRunning)
    app:advance(0.25)
    assert.near(100, viewX(), 2)
    app:settle()
    assert.are.equal("end", position)
    local cubic = moving { timingParameters = UICubicTimingParameters { animationCurve = "easeIn" } }.timingParameters
    assert.are.equal(CGPoint { 0.42, 0 }, cubic.controlPoint1)
    assert.is_true(moving { timingParameters = UISpringTimingParameters { dampingRatio = 0.5 } }.timingParameters:isKind(UISpringTimingParameters))
    assert.raises("controlPoint1 and controlPoint2", function() moving { controlPoint1 = { 0, 0 } } end)
    assert.raises("mass, stiffness and damping", function() UISpringTimingParameters { mass = 1 } end)
  end)
end)

describe("colours and tints", function()
  before_each(stage)

  it("are made by every constructor", function()
    assert.are.equal(UIColor.red, UIColor { displayP3Red = 1, green = 0, blue = 0 })
    assert.are.equal(UIColor.green, UIColor { cgColor = "green" })
    assert.are.equal(UIColor.gray, UIColor { white = 0.5 })
    assert.are.equal(UIColor.red, UIColor { hue = 1, saturation = 1, brightness = 1 })
    local white, alpha = UIColor { white = 0.25, alpha = 0.5 }:getWhite()
    assert.are.same({ 0.25, 0.5 }, { white, alpha })
    assert.is_nil(UIColor.red:getWhite())
  end)

  it("are written with three or six digits, with or without #", function()
    for _, text in ipairs { "#F80", "F80", "#FF8800", "FF8800", "#FF8800FF" } do
      view.backgroundColor = text
      assert.are.equal("#FF8800", view.backgroundColor, text)
    end
    for _, text in ipairs { "#F8", "#F8000", "F", "#GGG", "" } do
      assert.has_error(function() view.backgroundColor = text end)
    end
  end)

  it("are inherited, told of, and dimmed", function()
    local told = {}
    ---@class layer_api_spec.Tinted: UIView
    ---@overload fun(properties?: table): layer_api_spec.Tinted
    local Tinted = class("DimmedView", UIView)
    function Tinted:tintColorDidChange() told[#told + 1] = self end
    local child, own = Tinted {}, Tinted { tintColor = "green" }
    view:addSubview(child)
    view:addSubview(own)
    told = {}
    view.tintColor = "red"
    assert.are.same({ child }, told)
    view.tintAdjustmentMode = "dimmed"
    assert.are.same({ child, child, own }, told)
    assert.are.equal("dimmed", own.tintAdjustmentMode)
    assert.is_not_nil(UIColor.named(own.tintColor):getWhite())
    view.tintAdjustmentMode = "automatic"
    assert.are.same({ "red", "green", "normal" }, { child.tintColor, own.tintColor, own.tintAdjustmentMode })
  end)
end)

describe("images", function()
  before_each(stage)

  it("tell how they stretch and are tinted", function()
    local image = drawn(20, 10)
    assert.are.equal("tile", image:resizableImage({ 1, 1, 1, 1 }).resizingMode)
    assert.are.equal("stretch", image:resizableImage({ 1, 1, 1, 1 }, "stretch").resizingMode)
    local stretched = image:stretchableImage(4, 3)
    assert.are.equal(UIEdgeInsets { 3, 4, 6, 15 }, stretched.capInsets)
    assert.are.same({ 4, 3 }, { stretched.leftCapWidth, stretched.topCapHeight })
    assert.are.equal("alwaysTemplate", image:withTintColor("red", "alwaysTemplate").renderingMode)
  end)

  it("give a view its size, unless it has a frame", function()
    local image = drawn(30, 20)
    assert.are.equal(CGRect { 0, 0, 30, 20 }, UIImageView { image = image }.frame)
    assert.are.equal(CGRect { 5, 5, 9, 9 }, UIImageView { image = image, frame = { 5, 5, 9, 9 } }.frame)
  end)
end)

describe("contexts", function()
  before_each(stage)

  local function inContext(draw) return UIGraphicsImageRenderer { size = { 50, 50 } }:image(draw) end
  local function svgOf(image)
    app.window:addSubview(UIImageView { image = image })
    return app:snapshot "svg"
  end

  it("answer about their path and clip", function()
    inContext(function(context)
      assert.is_true(context.isPathEmpty)
      context:translateBy(5, 5)
      context:addLines { { 0, 0 }, { 10, 0 }, { 10, 10 } }
      assert.are.equal(CGPoint { 10, 10 }, context.currentPointOfPath)
      assert.are.equal(CGRect { 0, 0, 10, 10 }, context.boundingBoxOfPath)
      assert.is_true(context:pathContains { 8, 2 })
      assert.is_false(context:pathContains { 2, 8 })
      context:clipTo { 10, 10, 100, 100 }
      assert.are.equal(CGRect { 10, 10, 35, 35 }, context.boundingBoxOfClipPath)
      context:resetClip()
      assert.are.equal(CGRect { -5, -5, 50, 50 }, context.boundingBoxOfClipPath)
    end)
  end)

  it("compose a transparency layer once", function()
    local picture = svgOf(inContext(function(context)
      context:setAlpha(0.5)
      context:beginTransparencyLayer()
      context:setFillColor "#AA0000"
      context:fill { 0, 0, 30, 30 }
      context:setFillColor "#00BB00"
      context:fill { 10, 10, 30, 30 }
      context:endTransparencyLayer()
      context:endTransparencyLayer()
    end))
    local _, faded = picture:gsub('opacity="0.5"', "")
    assert.are.equal(1, faded)
    assert.matches("AA0000", picture)
  end)

  it("mix rects and lines as they are told", function()
    local picture = svgOf(inContext(function()
      UIColor.blue:set()
      UIRectFillUsingBlendMode({ 0, 0, 10, 10 }, "multiply")
      UIBezierPath { rect = { 0, 0, 5, 5 } }:stroke("screen", 0.25)
    end))
    assert.matches("mix%-blend%-mode:multiply", picture)
    assert.matches("mix%-blend%-mode:screen", picture)
  end)

  it("keep a path's dash, and move a CGPath", function()
    local path = UIBezierPath { rect = { 0, 0, 10, 10 } }
    path:setLineDash({ 5, 2 }, 7)
    local pattern, count, phase = path:getLineDash()
    assert.are.same({ { 5, 2 }, 2, 7 }, { pattern, count, phase })
    assert.are.equal(CGRect { 3, 4, 10, 10 }, path.cgPath:applying(CGAffineTransform { translationX = 3, y = 4 }).boundingBox)
  end)

  it("take maps of the plane by Core Graphics' names", function()
    local map = CGAffineTransformScale(CGAffineTransformMakeTranslation(10, 20), 2, 2)
    assert.are.equal(CGPoint { 12, 22 }, CGPointApplyAffineTransform({ 1, 1 }, map))
    assert.are.equal(CGSize { 2, 4 }, CGSizeApplyAffineTransform(CGSize { 1, 2 }, map))
    assert.are.equal(CGRect { 10, 20, 4, 4 }, CGRectApplyAffineTransform(CGRect { 0, 0, 2, 2 }, map))
    assert.is_true(CGAffineTransformIsIdentity(CGAffineTransformConcat(map, CGAffineTransformInvert(map))))
    assert.is_true(CGAffineTransformEqualToTransform(map, CGAffineTransformMake(2, 0, 0, 2, 10, 20)))
  end)
end)

describe("bad input", function()
  before_each(stage)
  after_each(allFormsOfFrame)

  it("singular transforms draw nothing, take no touch, and lead out again", function()
    view.transform = CGAffineTransform { scaleX = 0, y = 0 }
    allFormsOfFrame()
    assert.are_not.equal(view, app:hitTest(50, 50))
    assert.are.equal(CGPoint { 5, 5 }.x, CGPoint { 5, 5 }.x)
    view:convert({ 5, 5 }, nil)
    UIView.animate { duration = 1, animations = function() view.transform = CGAffineTransform.identity end }
    app:settle()
    assert.are.equal(CGRect { 0, 0, 100, 100 }, view.frame)
  end)

  it("numbers without end are refused where they are written", function()
    for _, write in ipairs {
      function() layer.transform = CATransform3DMakeScale(0 / 0, 1, 1) end, function() view.transform = CGAffineTransform { scaleX = math.huge, y = 1 } end,
      function() layer.position = { 0 / 0, 1 } end, function() layer.opacity = 0 / 0 end, function() layer.speed = math.huge end,
      function() layer.sublayerTransform = CATransform3D { m34 = 0 / 0 } end, function() layer.shadowRadius = 0 / 0 end,
      function() layer:add(basic("opacity", 0, 0 / 0, 1), "k") end, function() layer:add(basic("opacity", 0, 1, math.huge), "k") end,
      function() UIView.animate { duration = 0 / 0, animations = function() end } end,
    } do
      local ok, message = pcall(write)
      assert.is_false(ok)
      assert.is_true(message:find "finite" ~= nil or message:find "nan" ~= nil or message:find "inf" ~= nil, message)
    end
    assert.are.equal(CGRect { 0, 200, 100, 100 }, layer.frame)
  end)

  it("circles of layers, of masks and of groups are refused, and change nothing", function()
    local a, b, mask = CALayer {}, CALayer {}, CALayer {}
    a:addSublayer(b)
    assert.raises("itself or to one of its own sublayers", function() a:addSublayer(a) end)
    assert.raises("itself or to one of its own sublayers", function() b:addSublayer(a) end)
    assert.raises("A mask can't hang in a tree", function() a.mask = a end)
    a.mask = mask
    assert.raises("mask of one layer only", function() b.mask = mask end)
    assert.raises("itself or to one of its own sublayers", function() mask:addSublayer(a) end)
    assert.are.same({ mask, { b } }, { a.mask, a.sublayers })
    local masking, other = UIView {}, UIView {}
    view.mask = masking
    app.window:addSubview(other)
    assert.raises("mask of one layer only", function() other.mask = masking end)
    local group, inner = CAAnimationGroup {}, CAAnimationGroup {}
    assert.raises("a group can't hold itself", function() group.animations = { group } end)
    group.animations = { inner }
    assert.raises("a group can't hold itself", function() inner.animations = { group } end)
    assert.are.same({ 1, 0 }, { #group.animations, #inner.animations })
  end)

  it("layers beyond measure inside one another are refused", function()
    assert.raises("More than 256 layers inside one another", function()
      local inner = layer
      for _ = 1, 5000 do
        local next = CALayer { frame = { 0, 0, 5, 5 }, backgroundColor = "red" }
        inner:addSublayer(next)
        inner = next
      end
    end)
  end)

  it("paths without a start, and dashes and lines of nothing, draw nothing", function()
    local path = UIBezierPath {}
    path:addLine { 1, 1 }
    path:addCurve({ 1, 1 }, { 1, 1 }, { 1, 1 })
    path:close()
    assert.is_true(path.isEmpty)
    local shape = CAShapeLayer { path = path, strokeColor = "#AB1234", fillColor = "#AB1234" }
    app.window.layer:addSublayer(shape)
    assert.is_nil(app:snapshot("svg"):find "AB1234")
    shape.path = UIBezierPath { rect = { 0, 0, 10, 10 } }
    for _, dash in ipairs { {}, { 0, 0 }, { -1, 2 } } do
      shape.lineDashPattern = dash
      allFormsOfFrame()
      assert.is_nil(app:snapshot("svg"):find "stroke%-dasharray")
    end
    shape.lineWidth, shape.fillColor = -3, nil
    assert.is_nil(app:snapshot("svg"):find "AB1234")
    shape.strokeStart, shape.strokeEnd, shape.lineWidth = -4, 7, 1
    assert.matches("AB1234", app:snapshot "svg")
  end)

  it("key paths that don't exist, and values of another type, are named", function()
    assert.error_matches(function() layer:add(basic("nothing", 0, 1, 1), "k") end, "has no property 'nothing'.-it has bounds, position")
    assert.raises("'frame'", function() layer:add(basic("frame", CGRect { 0, 0, 1, 1 }, CGRect { 0, 0, 2, 2 }, 1), "k") end)
    assert.raises("'position' is a CGPoint and has no part 'z'", function() layer:add(basic("position.z", 0, 1, 1), "k") end)
    assert.raises("values of 'position' are a CGPoint, not a colour", function() layer:add(basic("position", nil, "red", 1), "k") end)
    assert.raises("needs a keyPath", function() layer:add(CABasicAnimation { toValue = 1 }, "k") end)
    assert.raises("needs values or a path", function() layer:add(CAKeyframeAnimation { keyPath = "opacity" }, "k") end)
    assert.raises("values of 'opacity' are a number", function() layer:add(CAKeyframeAnimation { keyPath = "opacity", values = { 1, "red" } }, "k") end)
    assert.raises("has no property 'foo'", function() layer:add(CAAnimationGroup { animations = { basic("foo", 0, 1, 1) } }, "k") end)
    assert.is_nil(layer:animationKeys())
  end)

  it("durations below zero take no time, or are refused", function()
    UIView.animate { duration = -1, delay = -1, animations = function() view.alpha = 0.5 end }
    assert.are.equal(0.5, view.layer:presentation().opacity)
    assert.raises("seconds from 0", function() UIViewPropertyAnimator { duration = -1 } end)
    assert.raises("seconds from 0", function() CATransaction.setAnimationDuration(-1) end)
    assert.raises("a start and a duration from 0 to 1", function()
      UIView.animateKeyframes { duration = 1, animations = function() UIView.addKeyframe(-1, 2, function() end) end }
    end)
    layer:add(basic("opacity", 1, 0, -1), "k")
    app:settle()
    assert.is_nil(layer:animationKeys())
  end)

  it("10,000 animations on one layer run, and end", function()
    for number = 1, 10000 do layer:add(basic("opacity", 0, 1, 0.1), "k" .. number) end
    app:advanceFrames(2)
    assert.are.equal(10000, #layer:animationKeys())
    app:settle()
    assert.is_nil(layer:animationKeys())
    assert.are.equal(1, layer:presentation().opacity)
  end)
end)
