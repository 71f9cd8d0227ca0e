-- Pictures, colours, tint. Numbers: docs/rules/cases/text.md X8 and X9; rules: docs/rules/layers.md 3.3 and 3.4.
-- The files are in scripts/pictures: both.png 20 x 10 and both@2x.png 40 x 20, large@2x.png 80 x 60, single.png 20 x 10, plain.jpg and
-- turned.jpg 320 x 240, of which the second is to be turned by a quarter (EXIF orientation 6).

local app ---@type App

local function at(scale)
  app = launchWindow(nil, { device = { size = { 320, 568 }, scale = scale }, window = { backgroundColor = "white" } })
end

local function svg()
  app:advanceFrames(1)
  return app:snapshot "svg"
end

local function drawing(width, height, color)
  return UIGraphicsImageRenderer { size = { width, height } }:image(function(context)
    context:setFillColor(color or "black")
    context:fill { 0, 0, width, height }
  end)
end

local function shows(view)
  app.window:addSubview(view)
  return view
end

describe("a picture's file", function()
  it("X-150 is as many points as its pixels over its scale, and so is a view that shows it", function()
    at(2)
    local large = UIImage.named "pictures/large"
    assert.are.equal(2, large.scale)
    assert.are.equal(CGSize { 40, 30 }, large.size)
    assert.are.equal(CGSize { 40, 30 }, UIImageView({ image = large }).intrinsicContentSize)
  end)

  it("X-152 tells its scale by its name", function()
    at(2)
    local both = UIImage.named "pictures/both@2x.png"
    assert.are.equal(2, both.scale)
    assert.are.equal(CGSize { 20, 10 }, both.size)
  end)

  it("X-153 is the one for the screen, or the only one that there is", function()
    at(2)
    assert.are.equal(2, UIImage.named("pictures/both").scale)
    assert.are.equal(1, UIImage.named("pictures/single").scale)
    app:close()
    at(1)
    assert.are.equal(1, UIImage.named("pictures/both").scale)
    assert.are.equal(2, UIImage.named("pictures/large").scale)
  end)

  it("X-154 is nil where there is none", function()
    app = launchWindow()
    assert.is_nil(UIImage.named "pictures/nothing")
    assert.is_nil(UIImage.named "../fruits_spec.lua")
  end)

  it("X-156 and X-157 has the size that its header tells, turned where it says so", function()
    app = launchWindow()
    assert.are.equal(CGSize { 320, 240 }, UIImage.named("pictures/plain.jpg").size)
    assert.are.equal(CGSize { 240, 320 }, UIImage.named("pictures/turned.jpg").size)
  end)
end)

describe("a resizable picture", function()
  before_each(function() app = launchWindow() end)

  it("X-158 keeps its corners and repeats what is between them", function()
    local image = drawing(20, 20):resizableImage({ 5, 5, 5, 5 }, "tile")
    shows(UIImageView { frame = { 0, 0, 50, 30 }, image = image })
    local counts = {}
    for width, height in svg():gmatch '<svg x="%d+" y="%d+" width="(%d+)" height="(%d+)"' do
      local size = width .. " x " .. height
      counts[size] = (counts[size] or 0) + 1
    end
    assert.are.same({ ["5 x 5"] = 4, ["10 x 5"] = 8, ["5 x 10"] = 4, ["10 x 10"] = 8 }, counts)
  end)

  it("X-160 has a middle of one point where it is stretchable", function()
    local insets = drawing(40, 40):stretchableImage(18, 16).capInsets
    assert.are.same({ 16, 18, 23, 21 }, { insets.top, insets.left, insets.bottom, insets.right })
  end)
end)

describe("a tinted picture", function()
  before_each(function() app = launchWindow() end)

  it("X-161 has its view's tint where it is a template, and keeps its alpha", function()
    shows(UIImageView { frame = { 0, 0, 10, 10 }, tintColor = "red", image = drawing(10, 10):withRenderingMode "alwaysTemplate" })
    assert.matches('feFlood flood%-color="#FF0000" flood%-opacity="1"/><feComposite in2="SourceAlpha" operator="in"', svg())
  end)

  it("X-162 has the colour that it was filled with, whatever its view's tint", function()
    local filled = UIImage.named("pictures/pixels"):withTintColor "red"
    assert.are.equal("alwaysOriginal", filled.renderingMode)
    shows(UIImageView { frame = { 0, 0, 10, 10 }, tintColor = "green", image = filled })
    assert.matches('flood%-color="#FF0000" flood%-opacity="1"/><feComposite in2="SourceAlpha" operator="in"', svg())
  end)
end)

describe("a view of pictures", function()
  before_each(function() app = launchWindow() end)

  local names = { "one", "two", "three", "four" }
  local function view(count, properties)
    local images = {}
    for index = 1, count do images[index] = UIImage { named = names[index], size = { 40, 40 } } end
    local made = UIImageView { frame = { 0, 0, 40, 40 }, animationImages = images, image = UIImage { named = "still", size = { 40, 40 } } }
    for key, value in pairs(properties or {}) do made[key] = value end
    return shows(made)
  end
  local function shownImage()
    for _, view in ipairs(app:snapshot("table").views) do
      if view.image then return view.image end
    end
  end

  it("X-164 goes once through three pictures in a tenth of a second where no duration is said", function()
    local wheel = view(3)
    wheel:startAnimating()
    local seen = {}
    for frame = 0, 6 do
      seen[frame] = shownImage()
      app:advanceFrames(1)
    end
    assert.are.same({ [0] = "one", "one", "two", "two", "three", "three", "one" }, seen)
  end)

  it("X-165 shows each picture for its part of the duration, again and again", function()
    local slow = view(4, { animationDuration = 2 })
    slow:startAnimating()
    app:advance(0.49)
    assert.are.equal("one", shownImage())
    app:advance(0.02)
    assert.are.equal("two", shownImage())
    app:advance(1.39)
    assert.are.equal("four", shownImage())
    app:advance(0.2)
    assert.are.equal("one", shownImage())
  end)

  it("X-166 ends with its own picture after as many cycles as it should", function()
    local once = view(4, { animationDuration = 2, animationRepeatCount = 1 })
    once:startAnimating()
    assert.is_true(once.isAnimating)
    app:advance(2.05)
    assert.is_false(once.isAnimating)
    assert.are.equal("still", shownImage())
  end)

  it("X-168 shows its highlighted picture while it is highlighted, if it has one", function()
    local plain = view(0, { animationImages = {}, isHighlighted = true })
    app:advanceFrames(1)
    assert.are.equal("still", shownImage())
    plain.highlightedImage = UIImage { named = "lit", size = { 40, 40 } }
    app:advanceFrames(1)
    assert.are.equal("lit", shownImage())
    plain.isHighlighted = false
    app:advanceFrames(1)
    assert.are.equal("still", shownImage())
  end)
end)

describe("a colour", function()
  local function rgb(name)
    local red, green, blue, alpha = UIColor.named(name):getRed()
    return { red, green, blue, alpha }
  end
  local function near(expected, actual)
    for index, value in ipairs(expected) do assert.near(value, actual[index], 0.001) end
  end

  it("X-175 X-176 has UIKit's parts by its name", function()
    near({ 1, 0.5, 0 }, rgb "orange")
    near({ 0.5, 0, 0.5 }, rgb "purple")
    near({ 0.6, 0.4, 0.2 }, rgb "brown")
    near({ 1 / 3, 1 / 3, 1 / 3 }, rgb "darkGray")
    near({ 2 / 3, 2 / 3, 2 / 3 }, rgb "lightGray")
    near({ 0, 0, 0, 0 }, rgb "clear")
  end)

  it("X-183 is the same as another one that looks so; iOS tells white apart from red, green and blue", function()
    assert.are.equal(UIColor { white = 0.5, alpha = 1 }, UIColor { red = 0.5, green = 0.5, blue = 0.5, alpha = 1 })
  end)
end)

describe("a tint", function()
  local told, Tinted ---@type table, UIView
  before_each(function()
    app = launchWindow()
    told = {}
    ---@class picture_cases_spec.Tinted: UIView
    ---@overload fun(properties?: table): picture_cases_spec.Tinted
    Tinted = class("Tinted", UIView)
    function Tinted:tintColorDidChange() told[#told + 1] = self.accessibilityIdentifier end
  end)

  it("X-184 is the system's blue where nobody said another", function()
    assert.are.equal(UIColor.named "systemBlue", UIColor.named(UIView({}).tintColor))
  end)

  it("X-186 and X-187 is one's own until it is nil again", function()
    local parent = Tinted { accessibilityIdentifier = "parent" }
    local own = Tinted { accessibilityIdentifier = "own", tintColor = "green" }
    local heir = Tinted { accessibilityIdentifier = "heir" }
    parent:addSubview(own)
    parent:addSubview(heir)
    shows(parent)
    told = {}
    parent.tintColor = "red"
    table.sort(told)
    assert.are.same({ "heir", "parent" }, told)
    assert.are.equal("green", own.tintColor)
    own.tintColor = nil
    assert.are.equal("red", own.tintColor)
  end)

  it("X-188 changes where a view comes under another one", function()
    local red, blue = UIView { tintColor = "red" }, UIView { tintColor = "blue" }
    shows(red)
    shows(blue)
    local moved = Tinted { accessibilityIdentifier = "moved" }
    red:addSubview(moved)
    told = {}
    blue:addSubview(moved)
    assert.are.same({ "moved" }, told)
    assert.are.equal("blue", moved.tintColor)
  end)
end)

describe("an effect view", function()
  before_each(function() app = launchWindow() end)

  it("X-190 has a content view as large as itself, its last subview", function()
    local effects = UIVisualEffectView { effect = UIBlurEffect { style = "dark" }, frame = { 0, 0, 120, 80 } }
    assert.are.equal(CGRect { 0, 0, 120, 80 }, effects.contentView.frame)
    assert.are.equal(effects.contentView, effects.subviews[#effects.subviews])
    effects.frame = { 0, 0, 200, 100 }
    shows(effects)
    app:advanceFrames(1)
    assert.are.equal(CGRect { 0, 0, 200, 100 }, effects.contentView.frame)
  end)

  it("lays its style's colour over what is behind it", function()
    local effects = shows(UIVisualEffectView { effect = UIBlurEffect { style = "dark" }, frame = { 0, 0, 120, 80 } })
    assert.matches('fill="#1C1C1C" fill%-opacity="0.73', svg())
    effects.effect = nil
    assert.is_nil(svg():find '#1C1C1C')
    assert.is_nil(effects.effect)
  end)

  it("takes subviews only in its content view", function()
    local effects = shows(UIVisualEffectView { effect = UIBlurEffect { style = "light" }, frame = { 0, 0, 120, 80 } })
    effects.contentView:addSubview(UILabel { text = "inside", frame = { 0, 0, 120, 20 } })
    app:advanceFrames(1)
    assert.is_true(app:exists "inside")
    assert.error_matches(function() effects:addSubview(UIView {}) end, "Do not add subviews directly to the visual effect view itself")
  end)
end)
