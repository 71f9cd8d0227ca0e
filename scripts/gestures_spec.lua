-- Long press, swipe, pinch, rotation, screen-edge pan: their API in Lua, and the scenario calls that move two fingers.

-- an app whose window holds one view of 300 x 300 at {10, 10}, with the recognizers given
local function openView(...)
  local recognizers, view = { ... }, nil
  local app = launchWindow(function(window)
    view = UIView { frame = { 10, 10, 300, 300 }, isMultipleTouchEnabled = true }
    for _, recognizer in ipairs(recognizers) do view:addGestureRecognizer(recognizer) end
    window:addSubview(view)
  end)
  return app, view
end

-- a recognizer that writes down its states, and with `read` also a property at each state
local function logging(class, properties, read)
  local log = {}
  local recognizer = class(properties or {})
  recognizer:addTarget(function(sender)
    log[#log + 1] = read and { sender.state, read(sender) } or sender.state
  end)
  return recognizer, log
end

describe("a long press recognizer", function()
  it("has Apple's defaults, and its properties are its own", function()
    local press = UILongPressGestureRecognizer {}
    assert.are.same({ 0, 1, 0.5, 10 }, {
      press.numberOfTapsRequired, press.numberOfTouchesRequired, press.minimumPressDuration, press.allowableMovement,
    })
    press.minimumPressDuration = 2
    assert.are.equal(2, press.minimumPressDuration)
  end)

  it("begins while the finger rests, and ends at the lift", function()
    local press, log = logging(UILongPressGestureRecognizer)
    local app, view = openView(press)
    app:longPress(view)
    assert.are.same({ "began", "ended" }, log)
  end)

  it("does not take a short touch", function()
    local press, log = logging(UILongPressGestureRecognizer)
    local app, view = openView(press)
    app:longPress(view, { duration = 0.3 })
    app:advance(1)
    assert.are.same({}, log)
  end)

  it("waits as long as it is told, with as many fingers", function()
    local press, log = logging(UILongPressGestureRecognizer, { minimumPressDuration = 1, numberOfTouchesRequired = 2 })
    local app = openView(press)
    local one, two ---@type Finger, Finger
    app:together(function() one = app:touch(100, 100) end, function() two = app:touch(150, 100) end)
    app:advance(0.9)
    assert.are.same({}, log)
    app:advance(0.2)
    assert.are.same({ "began" }, log)
    assert.are.equal(2, press.numberOfTouches)
    assert.are.equal(CGPoint { 125, 100 }, press:location(nil))
    assert.are.equal(CGPoint { 150, 100 }, press:locationOfTouch(2, nil))
    assert.raises("beyond bounds", function() press:locationOfTouch(3, nil) end)
    two:lift()
    one:lift()
    assert.are.same({ "began", "ended" }, log)
  end)

  it("leaves a quick touch to a tap on the same view", function()
    local press, log = logging(UILongPressGestureRecognizer)
    local tap, taps = logging(UITapGestureRecognizer)
    local app, view = openView(press, tap)
    app:tap(view)
    assert.are.same({ "ended" }, taps)
    app:longPress(view)
    assert.are.same({ "ended" }, taps)
    assert.are.same({ "began", "ended" }, log)
  end)
end)

describe("a swipe recognizer", function()
  it("takes one direction or a list", function()
    local swipe = UISwipeGestureRecognizer {}
    assert.are.equal("right", swipe.direction)
    assert.are.equal(1, swipe.numberOfTouchesRequired)
    swipe.direction = { "left", "right" }
    assert.are.same({ "right", "left" }, swipe.direction)
    assert.raises('did you mean "left"?', function() swipe.direction = "lefft" end)
  end)

  it("fires for its direction alone", function()
    for _, direction in ipairs { "left", "right", "up", "down" } do
      local swipe, log = logging(UISwipeGestureRecognizer, { direction = direction })
      local app, view = openView(swipe)
      for _, way in ipairs { "left", "right", "up", "down" } do
        app:swipe(view, way)
        app:advance(0.5)
        assert.are.equal(way == direction and 1 or 0, #log)
        for i = #log, 1, -1 do log[i] = nil end
      end
      app:close()
    end
  end)

  it("does not take a slow drag", function()
    local swipe, log = logging(UISwipeGestureRecognizer)
    local app, view = openView(swipe)
    app:swipe(view, "right", { distance = 60, duration = 2 })
    assert.are.same({}, log)
  end)

  it("goes before a pan that waits for it", function()
    local swipe, swipes = logging(UISwipeGestureRecognizer)
    local pan, pans = logging(UIPanGestureRecognizer)
    pan:requireToFail(swipe)
    local app, view = openView(swipe, pan)
    app:swipe(view, "right")
    assert.are.same({ "ended" }, swipes)
    assert.are.same({}, pans)
    app:swipe(view, "down")
    assert.are.equal("began", pans[1])
  end)
end)

describe("a pinch recognizer", function()
  local function scale(sender) return sender.scale end

  it("starts from 1", function()
    local pinch = UIPinchGestureRecognizer {}
    assert.are.equal(1, pinch.scale)
    assert.are.equal(0, pinch.velocity)
    assert.raises("velocity", function() pinch.velocity = 1 end)
  end)

  it("tells the scale since its begin, less the first 8 pt", function()
    local pinch, log = logging(UIPinchGestureRecognizer, {}, scale)
    local app, view = openView(pinch)
    app:pinch(view, { from = 100, to = 200, duration = 0.3 })
    assert.are.equal("began", log[1][1])
    assert.are.equal("ended", log[#log][1])
    assert.near(200 / 108, log[#log][2], 1e-9)
    assert.are.equal(1, pinch.scale)
  end)

  it("takes fingers that come together too", function()
    local pinch, log = logging(UIPinchGestureRecognizer, {}, scale)
    local app, view = openView(pinch)
    app:pinch(view, { from = 208, to = 100 })
    assert.near(0.5, log[#log][2], 1e-9)
  end)

  it("has a speed, and counts from where its scale is set", function()
    local speed ---@type any
    local pinch = UIPinchGestureRecognizer {}
    pinch:addTarget(function(sender)
      if sender.state == "changed" then
        speed = sender.velocity
        sender.scale = 1
        assert.are.equal(0, sender.velocity)
      end
    end)
    local app, view = openView(pinch)
    app:pinch(view)
    assert.is_true(speed > 0)
  end)

  it("has two fingers an event every 1/120 s", function()
    local pinch = UIPinchGestureRecognizer {}
    local times = {}
    local app, view = openView(pinch)
    pinch:addTarget(function(sender)
      times[#times + 1] = app.time
      assert.are.equal(2, sender.numberOfTouches)
    end)
    app:pinch(view, { from = 50, to = 250, duration = 0.5 })
    assert.near(1 / 120, times[3] - times[2], 1e-9)
    assert.near(0.5 - 2 / 120, times[#times] - times[1], 2 / 120)
  end)

  it("does not take one finger, nor two that move together", function()
    local pinch, log = logging(UIPinchGestureRecognizer)
    local app, view = openView(pinch)
    app:swipe(view, "right")
    app:together(
      function() app:drag { from = { 100, 100 }, to = { 200, 100 } } end,
      function() app:drag { from = { 150, 150 }, to = { 250, 150 } } end)
    assert.are.same({}, log)
  end)

  it("needs lengths", function()
    local app, view = openView()
    assert.raises("from must be 0 or more points, got -1", function() app:pinch(view, { from = -1 }) end)
    assert.raises("form", function() app:pinch(view, { form = 1 }) end)
  end)
end)

describe("a rotation recognizer", function()
  local function rotation(sender) return sender.rotation end

  it("starts from 0", function()
    local turn = UIRotationGestureRecognizer {}
    assert.are.equal(0, turn.rotation)
    assert.are.equal(0, turn.velocity)
  end)

  it("tells the turn since its begin, clockwise, less the first 5 degrees", function()
    for _, angle in ipairs { math.pi / 2, -math.pi / 2, 3 * math.pi } do
      local turn, log = logging(UIRotationGestureRecognizer, {}, rotation)
      local app, view = openView(turn)
      app:rotate(view, { angle = angle })
      local less = math.rad(5) * (angle < 0 and -1 or 1)
      assert.are.equal("began", log[1][1])
      assert.are.equal("ended", log[#log][1])
      assert.near(angle - less, log[#log][2], 1e-6)
      app:close()
    end
  end)

  it("counts from where its rotation is set", function()
    local turn, log = logging(UIRotationGestureRecognizer, {}, rotation)
    local app, view = openView(turn)
    turn:addTarget(function(sender) if sender.state == "began" then sender.rotation = 10 end end)
    app:rotate(view, { angle = 1, duration = 0.5, distance = 80 })
    assert.is_true(log[2][2] > 10)
  end)

  it("does not turn with a pinch, and the other way round", function()
    local turn, turns = logging(UIRotationGestureRecognizer)
    local pinch, pinches = logging(UIPinchGestureRecognizer)
    local app, view = openView(turn, pinch)
    app:pinch(view)
    assert.are.equal("began", pinches[1])
    assert.are.same({}, turns)
    app:advance(1)
    app:rotate(view, { angle = 1 })
    assert.are.equal("began", turns[1])
    assert.are.equal("ended", pinches[#pinches])
  end)

  it("goes together with a pinch when a delegate says so", function()
    local both = { shouldRecognizeSimultaneouslyWith = function() return true end }
    local turn, turns = logging(UIRotationGestureRecognizer, { delegate = both })
    local pinch, pinches = logging(UIPinchGestureRecognizer)
    local app = openView(turn, pinch)
    local one, two ---@type Finger, Finger
    app:together(function() one = app:touch(100, 100) end, function() two = app:touch(200, 100) end)
    app:together(function() one:move(60, 160, 0.3) end, function() two:move(250, 60, 0.3) end)
    assert.are.equal("began", turns[1])
    assert.are.equal("began", pinches[1])
    one:lift()
    two:lift()
    assert.are.equal("ended", turns[#turns])
    assert.are.equal("ended", pinches[#pinches])
  end)

  it("needs an angle", function()
    local app, view = openView()
    assert.raises("angle", function() app:rotate(view, {}) end)
  end)
end)

describe("a screen-edge pan recognizer", function()
  it("is a pan with edges", function()
    local pan = UIScreenEdgePanGestureRecognizer {}
    assert.is_true(pan:isKind(UIPanGestureRecognizer))
    assert.are.same({}, pan.edges)
    pan.edges = "left"
    assert.are.equal("left", pan.edges)
    pan.edges = "all"
    assert.are.same({ "top", "left", "bottom", "right" }, pan.edges)
    assert.is_true(pan.delaysTouchesBegan)
  end)

  it("begins for a finger that comes in from its edge", function()
    local pan, log = logging(UIScreenEdgePanGestureRecognizer, { edges = "left" }, function(sender) return sender:translation(nil).x end)
    local app, view = openView()
    view.superview:addGestureRecognizer(pan)
    app:drag { from = { 100, 100 }, to = { 200, 100 } }
    app:drag { from = { 5, 100 }, to = { 5, 200 } }
    assert.are.same({}, log)
    app:drag { from = { 5, 100 }, to = { 105, 100 } }
    assert.are.equal("began", log[1][1])
    assert.are.same({ "ended", 85 }, log[#log])
  end)
end)

describe("a single and a double tap without a requirement", function()
  it("are both satisfied at the second lift, which is the double one's", function()
    local log = {}
    local single = UITapGestureRecognizer { action = function() log[#log + 1] = "single" end }
    local double = UITapGestureRecognizer { numberOfTapsRequired = 2, action = function() log[#log + 1] = "double" end }
    local app, view = openView(single, double)
    app:doubleTap(view)
    assert.are.same({ "single", "double" }, log)
  end)

  it("decide by canPrevent, which a class may answer", function()
    local log = {}
    ---@class gestures_spec.Meek: UITapGestureRecognizer
    ---@overload fun(properties?: table): gestures_spec.Meek
    local Meek = class("Meek", UITapGestureRecognizer)
    function Meek:canPrevent() return false end
    local meek = Meek { action = function() log[#log + 1] = "meek" end }
    local tap = UITapGestureRecognizer { action = function() log[#log + 1] = "tap" end }
    local app, view = openView(meek, tap)
    app:tap(view)
    assert.are.same({ "tap" }, log)
  end)
end)

describe("an explanation", function()
  it("tells why the new recognizers failed", function()
    local press = UILongPressGestureRecognizer { allowableMovement = 5 }
    local swipe = UISwipeGestureRecognizer { direction = "left" }
    local app = openView(press, swipe)
    app:drag { from = { 100, 100 }, to = { 108, 100 } }
    local text = app:explain()
    assert.contains("more than 5", text)
    assert.contains("moved backwards", text)
  end)
end)

describe("a double tap", function()
  it("cancels both of its touches in one call of their view while it delays the ends of touches", function()
    for _, delays in ipairs { true, false } do
      local calls = {}
      ---@class gestures_spec.Pad: UIView
      ---@overload fun(properties?: table): gestures_spec.Pad
      local Pad = class("DoubleTapPad", UIView)
      for _, name in ipairs { "touchesBegan", "touchesEnded", "touchesCancelled" } do
        Pad[name] = function(_, touches) calls[#calls + 1] = name .. " " .. #touches end
      end
      local app = launchWindow(function(window)
        local pad = Pad { frame = { 0, 0, 200, 200 } }
        pad:addGestureRecognizer(UITapGestureRecognizer { numberOfTapsRequired = 2, delaysTouchesEnded = delays })
        window:addSubview(pad)
      end)
      app:doubleTap { 100, 100 }
      assert.are.same(
        delays and { "touchesBegan 1", "touchesBegan 1", "touchesCancelled 2" }
          or { "touchesBegan 1", "touchesEnded 1", "touchesBegan 1", "touchesCancelled 1" }, calls)
    end
  end)
end)
