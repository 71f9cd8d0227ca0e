-- Clipping, shadows, animations without values, interrupted animations, masks, transitions. Rules: docs/rules/layers.md, docs/rules/animation.md
local app, view, layer ---@type App, UIView, CALayer|CAShapeLayer

local function stage()
  app = launchWindow(function(window)
    view = UIView { frame = { 20, 20, 100, 100 }, backgroundColor = "blue" }
    window:addSubview(view)
    layer = CALayer { frame = { 20, 200, 100, 60 } }
    window.layer:addSublayer(layer)
  end, { window = { backgroundColor = "white" } })
  app:advanceFrames(1)
end

local function svg() return (app:snapshot("svg"):gsub("<title>.-</title>", "")) end

local function near(wanted, actual, what)
  assert.is_true(math.abs(wanted - actual) < 1e-3, string.format("%s: wanted %s, got %s", what or "value", wanted, actual))
end

local function wide()
  return UIGraphicsImageRenderer { size = { 200, 50 }, scale = 1 }:image(function(context)
    context:setFillColor "red"
    context:fill { 0, 0, 200, 50 }
  end)
end

-- The shapes of all clips around what is drawn with a mark; nil without any.
local function clipOf(mark)
  local text = svg()
  local place = assert(text:find(mark, 1, true), mark .. " isn't drawn")
  local before, found = text:sub(1, place), nil
  local depth = {}
  for tag in before:gmatch "<(/?g[^>]*)>" do
    if tag:sub(1, 2) == "/g" then table.remove(depth) else depth[#depth + 1] = tag end
  end
  for _, tag in ipairs(depth) do
    local id = tag:match 'clip%-path="url%(#([^)]+)%)"'
    if id then found = (found or "") .. text:match('<clipPath id="' .. id:gsub("%-", "%%-") .. '">(.-)</clipPath>') end
  end
  return found
end

describe("masksToBounds cuts off the layer's own", function()
  before_each(stage)

  it("picture, in an image view that fills", function()
    local images = UIImageView { image = wide(), frame = { 150, 20, 100, 100 }, contentMode = "scaleAspectFill" }
    app.window:addSubview(images)
    app:advanceFrames(1)
    assert.is_nil(clipOf 'viewBox="0 0 200 50"')
    images.clipsToBounds = true
    app:advanceFrames(1)
    assert.matches('x="150" y="20" width="100" height="100"', clipOf 'viewBox="0 0 200 50"')
    local picture ---@type any
    for _, view in ipairs(app:snapshot("table").views) do
      if view.class == "UIImageView" then picture = view end
    end
    assert.is_true(picture.clipped)
    images.layer.cornerRadius = 20
    app:advanceFrames(1)
    assert.matches('rx="20"', clipOf 'viewBox="0 0 200 50"')
    images.isUserInteractionEnabled = true
    assert.are.equal(images, app.window:hitTest { 151, 21 })
  end)

  it("path, text and drawing", function()
    ---@class layer_rules_spec.Canvas: UIView
    ---@overload fun(properties?: table): layer_rules_spec.Canvas
    local Canvas = class("Canvas", UIView)
    function Canvas:draw()
      UIGraphicsGetCurrentContext():setFillColor "orange"
      UIBezierPath { rect = { -50, -50, 400, 400 } }:fill()
    end
    local canvas = Canvas { frame = { 150, 150, 60, 60 }, clipsToBounds = true }
    canvas.layer.cornerRadius = 10
    local shape = CAShapeLayer { frame = { 10, 300, 50, 50 }, masksToBounds = true, path = UIBezierPath { rect = { -20, -20, 200, 30 } }.cgPath,
      fillColor = "green" }
    local text = CATextLayer { frame = { 100, 300, 30, 20 }, masksToBounds = true, string = "far too long", fontSize = 17, foregroundColor = "red" }
    app.window:addSubview(canvas)
    app.window.layer:addSublayer(shape)
    app.window.layer:addSublayer(text)
    app:advanceFrames(1)
    assert.matches('x="150" y="150" width="60" height="60" rx="10"', clipOf "#FF8000")
    assert.matches('x="10" y="300" width="50" height="50"', clipOf "#00FF00")
    assert.matches('x="100" y="300" width="30" height="20"', clipOf "far too long")
  end)

  it("fill in a text frame, round at round corners", function()
    app:terminate()
    app = launchWindow(function(window)
      local shape = CAShapeLayer { frame = { 80, 88, 80, 88 }, fillColor = "red",
        path = UIBezierPath { rect = { -80, -88, 320, 352 } }.cgPath, masksToBounds = true }
      window.layer:addSublayer(shape)
      layer = shape
    end, { window = { backgroundColor = "white" } })
    app:advanceFrames(1)
    local function cells() return #(app:snapshot "json"):match '"box":(%b{})' end
    assert.is_true(cells() > 0)
    local square = app:snapshot "svg"
    layer.cornerRadius = 40
    app:advanceFrames(1)
    assert.are_not.equal(square, app:snapshot "svg")
  end)
end)

describe("a shadow", function()
  before_each(stage)

  it("of a translucent layer is below it and is seen through it", function()
    view.alpha = 0.5
    view.layer.shadowOpacity, view.layer.shadowRadius, view.layer.shadowOffset = 0.6, 0, { 4, 4 }
    app:advanceFrames(1)
    local text = svg()
    assert.matches('flood%-opacity="0.3"', text)
    assert.matches('slope="0.5"', text)
    assert.does_not.contain('<g opacity="0.5" filter', text)
  end)

  it("with a path of its own too", function()
    view.alpha = 0.5
    view.layer.shadowOpacity, view.layer.shadowRadius = 0.6, 0
    view.layer.shadowPath = UIBezierPath { rect = { 0, 0, 100, 100 } }.cgPath
    app:advanceFrames(1)
    local text = svg()
    local dark, group = text:find('fill-opacity="0.3"', 1, true), text:find('<g opacity="0.5">', 1, true)
    assert.is_true(dark and group and dark < group)
  end)
end)

describe("an animation without values", function()
  before_each(stage)

  it("runs from what is shown to the model", function()
    UIView.animate { duration = 1, options = "curveLinear", animations = function() view.alpha = 0 end }
    app:advance(0.5)
    near(0.5, view.layer:presentation().opacity)
    view.alpha = 1
    view.layer:add(CABasicAnimation { keyPath = "opacity", duration = 1 }, "opacity")
    near(0.5, view.layer:presentation().opacity)
    app:advance(0.5)
    near(0.75, view.layer:presentation().opacity)
    app:advance(0.5)
    near(1, view.layer:presentation().opacity)
  end)

  it("in a group too, and takes the group's duration", function()
    CATransaction.setDisableActions(true)
    layer.position = { 100, 100 }
    app:advanceFrames(1)
    CATransaction.setDisableActions(false)
    CATransaction.setAnimationDuration(1)
    CATransaction.setAnimationTimingFunction "linear"
    layer.position = { 200, 100 }
    app:advance(0.5)
    near(150, layer:presentation().position.x)
    CATransaction.setDisableActions(true)
    layer.position = { 250, 100 }
    layer:add(CAAnimationGroup { duration = 2, animations = { CABasicAnimation { keyPath = "position" } } }, "position")
    local begin = layer:presentation().position.x
    app:advance(1)
    near((begin + 250) / 2, layer:presentation().position.x)
  end)

  it("that begins later begins from what is shown then", function()
    UIView.animate { duration = 1, options = "curveLinear", animations = function() view.center = { 170, 70 } end }
    local move = CABasicAnimation { keyPath = "opacity", duration = 1, beginTime = view.layer:convertTime(CACurrentMediaTime()) + 0.5 }
    UIView.animate { duration = 1, options = "curveLinear", animations = function() view.alpha = 0 end }
    view.layer:add(move, "later")
    app:advance(0.5)
    near(0.5, view.layer:presentation().opacity)
    app:advance(0.5)
    near(0.25, view.layer:presentation().opacity)
  end)

  it("as a layer's action runs from the old value", function()
    layer.actions = { opacity = CABasicAnimation { duration = 1 } }
    layer.opacity = 0
    near(1, layer:presentation().opacity)
    app:advance(0.5)
    near(0.5, layer:presentation().opacity)
  end)
end)

it("children of a group take its duration", function()
  stage()
  layer:add(CAAnimationGroup { duration = 1, animations = { CABasicAnimation { keyPath = "opacity", fromValue = 0, toValue = 1 } } }, "g")
  app:advance(0.5)
  near(0.5, layer:presentation().opacity)
end)

it("an implicit animation that is interrupted goes on from what is shown", function()
  stage()
  CATransaction.setAnimationDuration(1)
  CATransaction.setAnimationTimingFunction "linear"
  layer.opacity = 0
  app:advance(0.5)
  near(0.5, layer:presentation().opacity)
  CATransaction.setAnimationDuration(1)
  CATransaction.setAnimationTimingFunction "linear"
  layer.opacity = 1
  near(0.5, layer:presentation().opacity)
  app:advance(0.5)
  near(0.75, layer:presentation().opacity)
end)

describe("a property animator", function()
  before_each(stage)

  it("begins from what is shown, for what can't be added", function()
    view.alpha = 1
    local first = UIViewPropertyAnimator { duration = 1, curve = "linear", animations = function() view.alpha = 0.5 end }
    first:startAnimation()
    app:advance(0.5)
    local second = UIViewPropertyAnimator { duration = 1, curve = "linear", animations = function() view.alpha = 0.2 end }
    second:startAnimation()
    near(0.75, view.layer:presentation().opacity)
    app:advance(0.5)
    near(0.475, view.layer:presentation().opacity)
  end)

  it("begins there with what is added to it, and goes back all the way", function()
    local animator = UIViewPropertyAnimator { duration = 1, curve = "linear", animations = function() view.alpha = 0.5 end }
    animator:startAnimation()
    app:advance(0.5)
    animator:addAnimations(function() view.alpha = 0.2 end)
    near(0.75, view.layer:presentation().opacity)
    app:advance(0.25)
    near(0.475, view.layer:presentation().opacity)
    animator:pauseAnimation()
    animator.fractionComplete = 0.2
    near(0.9, view.layer:presentation().opacity)
    animator.isReversed = true
    animator:startAnimation()
    app:settle()
    near(1, view.alpha)
  end)
end)

describe("addArc with tangents", function()
  before_each(stage)

  it("adds a line to the arc, and the arc", function()
    local path = UIBezierPath {}
    path:move { 0, 0 }
    path:addArc({ 100, 0 }, { 100, 100 }, 20)
    assert.are.same({ "move", "line", "curve" }, { path.cgPath.elements[1][1], path.cgPath.elements[2][1], path.cgPath.elements[3][1] })
    near(80, path.cgPath.elements[2][2].x)
    near(100, path.currentPoint.x)
    near(20, path.currentPoint.y)
    path:addArc({ 200, 20 }, { 300, 20 }, 20)
    near(200, path.currentPoint.x)
    local empty = UIBezierPath {}
    empty:addArc({ 100, 0 }, { 100, 100 }, 20)
    assert.is_true(empty.isEmpty)
  end)

  it("in a context that is scaled", function()
    ---@class layer_rules_spec.Canvas2: UIView
    ---@overload fun(properties?: table): layer_rules_spec.Canvas2
    local Canvas = class("ArcCanvas", UIView)
    function Canvas:draw()
      local context = UIGraphicsGetCurrentContext()
      context:scaleBy(0.5, 0.5)
      context:beginPath()
      context:move { 0, 0 }
      context:addArc({ 100, 0 }, { 100, 100 }, 20)
      context:strokePath()
    end
    app.window:addSubview(Canvas { frame = { 0, 0, 60, 60 } })
    app:advanceFrames(1)
    assert.matches('d="M0 0L40 0C', svg())
  end)
end)

describe("a layer tells", function()
  before_each(stage)

  it("the image of its image view, and which part of it stretches", function()
    local image = wide()
    local images = UIImageView { image = image, frame = { 0, 0, 50, 50 } }
    app.window:addSubview(images)
    assert.are.equal(image, images.layer.contents)
    images.image = image:resizableImage { 10, 20, 10, 20 }
    assert.are.equal(CGRect { 0.1, 0.2, 0.8, 0.6 }, images.layer.contentsCenter)
    images.image = nil
    assert.is_nil(images.layer.contents)
    images.layer.contents = image
    assert.are.equal(image, images.layer.contents)
  end)

  it("nil for no action", function()
    assert.is_nil(view.layer:actionForKey "opacity")
    layer.actions = { opacity = false }
    assert.is_nil(layer:actionForKey "opacity")
    layer.opacity = 0
    near(0, layer:presentation().opacity)
  end)
end)

describe("a view that is a mask", function()
  before_each(stage)

  it("animates in a view block, with the views in it", function()
    local mask = UIView { frame = { 0, 0, 100, 100 }, backgroundColor = "black" }
    local inner = UIView { frame = { 0, 0, 10, 10 } }
    view.mask = mask
    mask:addSubview(inner)
    local ended ---@type any
    UIView.animate { duration = 1, options = "curveLinear", animations = function()
      mask.frame = { 0, 0, 0, 100 }
      inner.alpha = 0
    end, completion = function(finished) ended = finished end }
    app:advance(0.5)
    near(50, mask.layer:presentation().bounds.width)
    near(0.5, inner.layer:presentation().opacity)
    app:settle()
    assert.is_true(ended)
    view.mask = nil
    UIView.animate { duration = 1, animations = function() mask.alpha = 0.5 end }
    assert.is_nil(mask.layer:animationKeys())
  end)
end)

describe("entering the background", function()
  before_each(stage)

  it("removes animations, and completions get false", function()
    local got ---@type any
    UIView.animate { duration = 10, animations = function() view.alpha = 0 end, completion = function(finished) got = finished end }
    local stays = CABasicAnimation { keyPath = "position", duration = 10, toValue = CGPoint { 5, 5 } }
    stays.isRemovedOnCompletion = false
    layer:add(stays, "stays")
    layer:add(CABasicAnimation { keyPath = "opacity", duration = 10, toValue = 0 }, "goes")
    local place ---@type any
    local animator = UIViewPropertyAnimator { duration = 10, animations = function() view.center = { 0, 0 } end }
    animator:addCompletion(function(position) place = position end)
    animator:startAnimation()
    app:advance(1)
    app:background()
    assert.is_false(got)
    assert.are.equal("end", place)
    assert.is_nil(view.layer:animationKeys())
    assert.are.same({ "stays" }, layer:animationKeys())
  end)

  it("leaves a push complete", function()
    app:terminate()
    local navigation ---@type UINavigationController
    app = launchWindow(function(window)
      navigation = UINavigationController { rootViewController = UIViewController {} }
      window.rootViewController = navigation
    end, { window = { backgroundColor = "white" } })
    app:settle()
    local second = UIViewController { title = "Second" }
    navigation:pushViewController(second, true)
    app:advance(0.1)
    app:background()
    app:foreground()
    app:settle()
    assert.are.equal(second, navigation.topViewController)
    assert.are.equal(CGRect { 0, 0, 320, second.view.frame.height }, second.view.bounds)
  end)
end)

describe("a view transition", function()
  before_each(stage)

  it("lays the incoming view out at once, and shows pictures", function()
    ---@class layer_rules_spec.Card: UIView
    ---@field label any
    ---@overload fun(properties?: table): layer_rules_spec.Card
    local Card = class("Card", UIView)
    function Card:layoutSubviews() self.label.frame = { 0, 0, self.bounds.width, 20 } end
    local card ---@type any
    UIView.transition { with = view, duration = 1, options = "transitionCrossDissolve", animations = function()
      card = Card { frame = view.bounds }
      card.label = UILabel { text = "Back", textAlignment = "center" }
      card:addSubview(card.label)
      view:addSubview(card)
    end }
    app:advance(0.2)
    near(100, card.label.layer:presentation().bounds.width)
    assert.matches(">Back<", svg())
    card.label.text = "Later"
    app:advance(0.2)
    assert.matches(">Back<", svg())
    app:settle()
    assert.matches(">Later<", svg())
  end)
end)

describe("a view's layer", function()
  before_each(stage)

  it("that is resized lays out its superview", function()
    ---@class layer_rules_spec.Box: UIView
    ---@overload fun(properties?: table): layer_rules_spec.Box
    local Box = class("Box", UIView)
    local count = 0
    function Box:layoutSubviews() count = count + 1 end
    local box = Box { frame = { 0, 0, 50, 50 } }
    local inner = Box { frame = { 0, 0, 10, 10 } }
    box:addSubview(inner)
    app.window:addSubview(box)
    app:advanceFrames(1)
    count = 0
    inner.layer.bounds = { 0, 0, 20, 20 }
    app:advanceFrames(1)
    assert.are.equal(2, count)
    inner.bounds = { 0, 0, 30, 30 }
    app:advanceFrames(1)
    assert.are.equal(4, count)
  end)

  it("is inserted directly above its sibling, below a bare layer", function()
    local a, b, bare = UIView {}, UIView {}, CALayer {}
    view:addSubview(a)
    view.layer:addSublayer(bare)
    view:insertSubviewAbove(b, a)
    assert.are.same({ a.layer, b.layer, bare }, view.layer.sublayers)
    view:insertSubviewAbove(a, b)
    assert.are.same({ b.layer, a.layer, bare }, view.layer.sublayers)
    view:addSubview(b)
    assert.are.same({ a.layer, bare, b.layer }, view.layer.sublayers)
  end)

  it("may be drawn by the view's drawLayer", function()
    ---@class layer_rules_spec.Canvas3: UIView
    ---@overload fun(properties?: table): layer_rules_spec.Canvas3
    local Canvas = class("LayerCanvas", UIView)
    local drawn ---@type boolean
    function Canvas:draw() drawn = true end
    function Canvas:drawLayer(own, context)
      assert.are.equal(self.layer, own)
      context:setFillColor "orange"
      context:fill { 0, 0, 10, 10 }
    end
    app.window:addSubview(Canvas { frame = { 0, 0, 20, 20 } })
    app:advanceFrames(1)
    assert.is_nil(drawn)
    assert.matches("#FF8000", svg())
  end)

  it("with a stretched part animates it", function()
    view.layer.contents = wide()
    UIView.animate { duration = 1, options = "curveLinear", animations = function() view.contentStretch = { 0.5, 0.5, 0, 0 } end }
    app:advance(0.5)
    near(0.25, view.layer:presentation().contentsCenter.x)
  end)
end)

describe("isGeometryFlipped", function()
  before_each(stage)

  it("turns the places of sublayers over, in hit tests too, and leaves pictures upright", function()
    local inner = CALayer { frame = { 0, 0, 20, 10 }, backgroundColor = "red", contents = wide() }
    layer:addSublayer(inner)
    layer.isGeometryFlipped = true
    app:advanceFrames(1)
    assert.matches('x="20" y="250" width="20" height="10" fill="#FF0000"', svg())
    assert.matches("matrix%(1 0 0 1 20 250%)", svg())
    assert.are.equal(CGPoint { 0, 60 }, layer:convert({ 0, 0 }, inner))
    assert.are.equal(inner, app.window.layer:hitTest { 25, 255 })
  end)
end)

describe("a text layer", function()
  before_each(stage)

  it("takes a text with attributes", function()
    local text = NSMutableAttributedString { string = "Red and blue" }
    text:addAttribute("foregroundColor", "red", { 1, 3 })
    local letters = CATextLayer { frame = { 0, 300, 200, 40 }, foregroundColor = "green" }
    letters.string = text
    app.window.layer:addSublayer(letters)
    app:advanceFrames(1)
    assert.matches('fill="#FF0000">Red', svg())
    assert.are.equal("Red and blue", letters.string.string)
    letters.string = "plain"
    assert.are.equal("plain", letters.string)
  end)
end)

it("colours are read as they were written", function()
  stage()
  view.backgroundColor = "#FFFFFF"
  assert.are.equal("#FFFFFF", view.backgroundColor)
  view.backgroundColor = "white"
  assert.are.equal("white", view.backgroundColor)
  view.backgroundColor = "fff"
  assert.are.equal("#FFFFFF", view.backgroundColor)
  layer.backgroundColor = "#ff0000"
  assert.are.equal("#FF0000", layer.backgroundColor)
  assert.are.equal("<UIColor red>", tostring(UIColor { red = 1, green = 0, blue = 0 }))
end)

describe("an item in perspective", function()
  before_each(stage)

  it("has its lines and letters where they are seen", function()
    ---@class layer_rules_spec.Grid: UIView
    ---@overload fun(properties?: table): layer_rules_spec.Grid
    local Grid = class("Grid", UIView)
    function Grid:draw()
      local context = UIGraphicsGetCurrentContext()
      context:setFillColor "orange"
      context:fill { 0, 0, 200, 100 }
    end
    local grid = Grid { frame = { 60, 300, 200, 100 } }
    grid.layer.transform = CATransform3DConcat(CATransform3DMakeRotation(1, 0, 1, 0), CATransform3D { m34 = -1 / 200 })
    grid:addSubview(UILabel { frame = { 0, 40, 200, 20 }, text = "A text in perspective" })
    app.window:addSubview(grid)
    app:advanceFrames(1)
    local corners ---@type any
    for _, view in ipairs(app:snapshot("table").views) do
      if view.class == "Grid" then corners = view.corners end
    end
    local path = svg():match '<path d="M([^"]+)" fill="#FF8000"'
    local x, y = path:match "^(%S+) ([^L]+)L"
    near(corners[1][1], tonumber(x), "left")
    near(corners[1][2], tonumber(y), "top")
    local _, pieces = svg():gsub("<text [^>]*>[A-Za-z ]+</text>", "")
    assert.is_true(pieces > 2, "the text is in " .. pieces .. " pieces")
  end)
end)

describe("a table off the character grid whose cells clip", function()
  it("keeps its separators in a text frame, and in pictures of any size", function()
    ---@class layer_rules_spec.List: UITableViewController
    ---@overload fun(properties?: table): layer_rules_spec.List
    local List = class("List", UITableViewController)
    function List:numberOfRowsInSection() return 30 end
    function List:cellForRowAt(_, indexPath)
      local cell = UITableViewCell {}
      cell.textLabel.text, cell.clipsToBounds = "Row " .. indexPath.row, true
      return cell
    end
    for _, top in ipairs { 0, 5, 10, 16, 21.5 } do
      local list = List {}
      app = launch { didFinishLaunching = function()
        local window = UIWindow { backgroundColor = "white" }
        window.rootViewController = list
        window:makeKeyAndVisible()
        list.view.frame = { 0, top, 320, 440 }
      end }
      app:advanceFrames(1)
      local _, count = app:snapshot("text"):gsub("┄┄[^\n]*\n", "")
      assert.is_true(count >= 9, "top " .. top .. ": " .. count .. " separators")
      -- On whole points, one point wide, and one pixel wide where a viewer can.
      local lines = 0
      for y, width in svg():gmatch 'class="hairline%-of%-frame" d="M%S+ ([%d.]+)L[^"]+" stroke="#C8C7CC" stroke%-width="(%d+)"' do
        lines = lines + 1
        near(0.5, tonumber(y) % 1)
        assert.are.equal("1", width)
      end
      assert.is_true(lines >= 9, lines .. " lines")
      app:terminate()
    end
  end)

  it("finds, replaces and removes each of many animations by its key", function()
    local layer = CALayer {}
    launchWindow(function(window) window.layer:addSublayer(layer) end)
    local function addFade(key, to) layer:add(CABasicAnimation { keyPath = "opacity", toValue = to, duration = 1 }, key) end
    for i = 1, 40 do addFade("k" .. i, i / 40) end
    addFade("k7", 0)
    assert.are.equal(40, #layer:animationKeys())
    assert.are.equal("k7", layer:animationKeys()[40])
    assert.are.equal(0, layer:animation("k7").toValue)
    for i = 1, 40 do
      if i % 10 ~= 0 then layer:removeAnimation("k" .. i) end
    end
    assert.are.same({ "k10", "k20", "k30", "k40" }, layer:animationKeys())
    assert.is_nil(layer:animation "k7")
    assert.are.equal(0.5, layer:animation("k20").toValue)
  end)
end)
