-- Layers as pictures, pictures as colours, pictures turned; masks and shapes without a frame; layers in depth. Rules: docs/rules/layers.md
local app, view, window ---@type App, UIView, UIWindow

local function stage()
  app = launch { didFinishLaunching = function()
    window = UIWindow { backgroundColor = "white" }
    view = UIView { frame = { 10, 20, 100, 60 }, backgroundColor = "#112233" }
    window:addSubview(view)
    window:makeKeyAndVisible()
  end }
  app:advanceFrames(2)
end

local function svg() return (app:snapshot("svg"):gsub("<title>.-</title>", "")) end

local function picture(width, height, draw)
  return UIGraphicsImageRenderer { size = { width, height }, scale = 1 }:image(draw)
end

-- The colours of a picture in an image view, in the order in which they are drawn.
local function colors(image)
  local holder = UIImageView { frame = { 0, 200, image.size.width, image.size.height }, image = image, accessibilityIdentifier = "holder" }
  window:addSubview(holder)
  app:advanceFrames(1)
  local text, list = svg(), {}
  holder:removeFromSuperview()
  local from = text:find('<svg x="0"', 2, true) or 1
  for color in text:sub(from):gmatch "#%x%x%x%x%x%x" do list[#list + 1] = color end
  return list, text:sub(from)
end

describe("a layer as a picture", function()
  before_each(stage)

  it("draws the layer and all in it, in its own space", function()
    view:addSubview(UILabel { frame = { 0, 0, 80, 20 }, text = "inside", textColor = "#445566" })
    view.layer:addSublayer(CALayer { frame = { 5, 5, 10, 10 }, backgroundColor = "#778899" })
    app:advanceFrames(1)
    local list, text = colors(picture(100, 60, function(context) view.layer:render(context) end))
    assert.same({ "#112233", "#445566", "#778899" }, list)
    assert.matches(">inside<", text)
  end)

  it("draws what was set, drawHierarchy what is shown", function()
    UIView.animate { duration = 1, options = "curveLinear", animations = function() view.backgroundColor = "#FFFFFF" end }
    app:advance(0.5)
    assert.equal("#FFFFFF", colors(picture(100, 60, function(context) view.layer:render(context.cgContext) end))[1] or "#FFFFFF")
    local shown ---@type any
    local image = picture(100, 60, function() shown = view:drawHierarchy({ 0, 0, 100, 60 }, false) end)
    assert.is_true(shown)
    assert.not_equal("#FFFFFF", colors(image)[1])
  end)

  it("has no context to draw into outside of one", function()
    assert.is_false(view:drawHierarchy({ 0, 0, 10, 10 }, true))
    assert.has_error(function() view.layer:render(nil) end)
  end)

  it("leaves out what is hidden, and cuts at a mask's outline and at the bounds", function()
    local hidden = CALayer { frame = { 0, 0, 10, 10 }, backgroundColor = "#AA0000", isHidden = true }
    view.layer:addSublayer(hidden)
    view.layer.masksToBounds = true
    view.layer.mask = CAShapeLayer { path = UIBezierPath { ovalIn = { 0, 0, 50, 50 } } }
    local list, text = colors(picture(100, 60, function(context) view.layer:render(context) end))
    assert.same({ "#112233" }, list)
    assert.matches("clip%-path", text)
  end)
end)

describe("pictures in pictures", function()
  before_each(stage)

  it("may be drawn on again and again", function()
    local image ---@type any
    for step = 1, 60 do
      local before = image
      image = picture(50, 50, function(context)
        if before then before:draw { 0, 0, 50, 50 } end
        context:setFillColor "#010203"
        context:fill { step % 50, 0, 1, 1 }
      end)
    end
    assert.equal(60, #colors(image))
  end)

  it("are refused where they stand too deep in one another or come to too much", function()
    local image = picture(10, 10, function(context) context:fill { 0, 0, 5, 5 } end)
    assert.has_error(function()
      for _ = 1, 40 do
        local before = image
        image = picture(10, 10, function() before:draw({ 0, 0, 10, 10 }, "normal", 0.9) end)
      end
    end)
    image = picture(10, 10, function(context) context:fill { 0, 0, 5, 5 } end)
    assert.has_error(function()
      for _ = 1, 40 do
        local before = image
        image = picture(10, 10, function()
          before:draw { 0, 0, 5, 10 }
          before:draw { 5, 0, 5, 10 }
        end)
      end
    end)
  end)
end)

describe("a colour made of a picture", function()
  before_each(stage)

  local function tile() return picture(10, 10, function(context) context:setFillColor "#0A0B0C"; context:fill { 0, 0, 5, 5 } end) end

  it("fills a background with its tiles", function()
    view.backgroundColor = UIColor { patternImage = tile() }
    app:advanceFrames(1)
    local _, count = svg():gsub("#0A0B0C", "")
    assert.equal(10 * 6, count)
  end)

  it("is one value, and reads back as it", function()
    local image = tile()
    local color = UIColor { patternImage = image }
    assert.equal(color, UIColor.colorWithPatternImage(image))
    view.backgroundColor = color
    assert.equal(color, view.backgroundColor)
    assert.not_equal(color, UIColor.gray)
    assert.matches("10 x 10", tostring(color))
  end)

  it("fills paths in drawings", function()
    local color = UIColor { patternImage = tile() }
    local list = colors(picture(20, 20, function()
      color:setFill()
      UIBezierPath { ovalIn = { 0, 0, 20, 20 } }:fill()
    end))
    assert.same({ "#0A0B0C", "#0A0B0C", "#0A0B0C", "#0A0B0C" }, list)
  end)

  it("must be a picture", function()
    assert.has_error(function() return UIColor { patternImage = 5 } end)
  end)
end)

describe("a picture that is turned", function()
  before_each(stage)

  it("changes its sides and tells how it is turned", function()
    local image = picture(30, 20, function(context) context:fill { 0, 0, 10, 10 } end)
    local sizes = {
      up = CGSize { 30, 20 }, down = CGSize { 30, 20 }, left = CGSize { 20, 30 }, right = CGSize { 20, 30 },
      upMirrored = CGSize { 30, 20 }, downMirrored = CGSize { 30, 20 }, leftMirrored = CGSize { 20, 30 }, rightMirrored = CGSize { 20, 30 },
    }
    for name, size in pairs(sizes) do
      local turned = UIImage { cgImage = image, scale = 1, orientation = name }
      assert.equal(name, turned.imageOrientation)
      assert.equal(size, turned.size)
    end
    assert.equal("up", image.imageOrientation)
    assert.equal("upMirrored", image:withHorizontallyFlippedOrientation().imageOrientation)
    assert.equal(CGSize { 15, 10 }, UIImage { cgImage = image, scale = 2 }.size)
    assert.equal(CGSize { 30, 20 }, UIImage { cgImage = image, orientation = "left" }.cgImage.size)
  end)

  it("needs a picture to turn", function()
    assert.has_error(function() return UIImage { orientation = "left" } end)
    assert.has_error(function() return UIImage { cgImage = "name", scale = 0 } end)
  end)
end)

describe("shapes without a frame", function()
  before_each(stage)

  it("mask what stands in a layer as well as the layer", function()
    view.layer:addSublayer(CALayer { frame = { 30, 10, 40, 40 }, backgroundColor = "#ABCDEF" })
    view.layer.mask = CAShapeLayer { path = UIBezierPath { ovalIn = { 0, 0, 60, 60 } } }
    app:advanceFrames(1)
    assert.matches("#ABCDEF", svg())
    view.layer.mask = CAShapeLayer {}
    app:advanceFrames(1)
    assert.not_matches("#112233", svg())
  end)

  it("are turned and scaled with their layer", function()
    local path = UIBezierPath {}
    path:move { 0, 0 }
    path:addLine { 40, 0 }
    local shape = CAShapeLayer { position = { 100, 100 }, path = path, strokeColor = "#ABCDEF" }
    shape.transform = CATransform3DMakeRotation(math.pi / 2, 0, 0, 1)
    window.layer:addSublayer(shape)
    app:advanceFrames(1)
    local x, y = svg():match 'M0 0L([-%d.e]+) ([-%d.e]+)"'
    assert.near(0, tonumber(x), 1e-6)
    assert.near(40, tonumber(y), 1e-6)
  end)
end)

describe("what draw drew", function()
  before_each(stage)

  local function canvas(options, draw)
    ---@class layer_pictures_spec.Canvas: UIView
    ---@overload fun(properties?: table): layer_pictures_spec.Canvas
    local Canvas = class("Canvas", UIView)
    Canvas.draw = draw
    local made = Canvas(options)
    window:addSubview(made)
    app:advanceFrames(1)
    return made
  end

  it("is cut off at the bounds it was drawn in", function()
    canvas({ frame = { 0, 100, 50, 50 } }, function() UIColor.named "#ABCDEF":setFill(); UIRectFill { -20, 0, 200, 10 } end)
    assert.matches('clip%-path="[^"]+">%s*<path[^>]+#ABCDEF', svg())
  end)

  it("is stretched with the bounds until it is drawn anew", function()
    local made = canvas({ frame = { 0, 100, 50, 50 } }, function() UIColor.named "#ABCDEF":setFill(); UIRectFill { 10, 10, 10, 10 } end)
    made.bounds = { 0, 0, 100, 50 }
    app:advanceFrames(1)
    assert.matches("M20 10L40 10L40 20L20 20Z", svg())
    made.contentMode = "topLeft"
    app:advanceFrames(1)
    assert.matches("M10 10L20 10L20 20L10 20Z", svg())
  end)

  it("stays where the bounds are when these scroll", function()
    local made = canvas({ frame = { 0, 100, 50, 50 } }, function() UIColor.named "#ABCDEF":setFill(); UIRectFill { 10, 10, 10, 10 } end)
    made.bounds = { 30, 30, 50, 50 }
    app:advanceFrames(1)
    assert.matches("M10 10L20 10L20 20L10 20Z", svg())
  end)
end)

describe("layers that keep their depth", function()
  local box, front, side ---@type CATransformLayer, CALayer, CALayer

  -- Two faces of a cube of 100 points about (160, 300).
  before_each(function()
    stage()
    box = CATransformLayer { position = { 160, 300 } }
    front = CALayer { frame = { -50, -50, 100, 100 }, backgroundColor = "#AA0000", zPosition = 50 }
    side = CALayer { frame = { -50, -50, 100, 100 }, backgroundColor = "#00BB00" }
    side.transform = CATransform3DTranslate(CATransform3DMakeRotation(math.pi / 2, 0, 1, 0), 0, 0, 50)
    box:addSublayer(front)
    box:addSublayer(side)
    window.layer:addSublayer(box)
    app:advanceFrames(1)
    CATransaction.setDisableActions(true)
  end)

  it("are touched where they are seen, though what holds them stands on its edge", function()
    box.transform = CATransform3DMakeRotation(-math.pi / 2, 0, 1, 0)
    assert.equal(side, window.layer:hitTest { 160, 300 })
    assert.near(110, side:convert({ 0, 0, 100, 100 }, window.layer).minX, 1e-6)
    box.transform = CATransform3DIdentity
    assert.equal(front, window.layer:hitTest { 160, 300 })
  end)

  it("are drawn from the farthest to the nearest", function()
    local function isFirst(one, other)
      app:settle()
      local text = svg()
      return (text:find(one, 1, true) or 0) < (text:find(other, 1, true) or 0)
    end
    box.transform = CATransform3DMakeRotation(-math.pi / 2.5, 0, 1, 0)
    assert.is_true(isFirst("#AA0000", "#00BB00"))
    box.transform = CATransform3DMakeRotation(-math.pi / 10, 0, 1, 0)
    assert.is_true(isFirst("#00BB00", "#AA0000"))
  end)
end)

describe("names of UIKit", function()
  before_each(stage)

  it("has identities as constants", function()
    assert.is_true(CATransform3DIdentity.isIdentity)
    assert.equal(CGAffineTransform.identity, CGAffineTransformIdentity)
    assert.raises("argument 1 'x'", CATransform3DMakeScale, 0 / 0, 1, 1)
  end)

  it("says which views are opaque until they are told", function()
    for _, class in ipairs { UILabel, UIImageView, UIButton, UITextField, UIProgressView, UIActivityIndicatorView } do
      local made = class {}
      assert.is_false(made.isOpaque)
      assert.is_false(made.layer.isOpaque)
    end
    assert.is_true(view.isOpaque)
    assert.is_true(view.layer.isOpaque)
    assert.is_false(CALayer {}.isOpaque)
  end)
end)

describe("a block of beginAnimations that nobody commits", function()
  before_each(stage)

  it("ends with the frame, and is waited for", function()
    UIView.beginAnimations "open"
    UIView.setAnimationDuration(0.5)
    view.alpha = 0.5
    app:settle()
    assert.equal(0.5, view.layer:presentation().opacity)
    -- A change after the animation is not animated.
    view.alpha = 1
    app:advanceFrames(1)
    assert.equal(1, view.layer:presentation().opacity)
    assert.is_nil(view.layer:animationKeys())
  end)

  it("is waited for though nothing changed in it", function()
    UIView.beginAnimations "open"
    app:settle()
    view.alpha = 0.2
    assert.is_nil(view.layer:animationKeys())
  end)
end)
