-- Touches: delivery to views, tap and pan recognizers, arbitration, buttons, timers.

-- a view that writes down the phases it is sent
---@class touches_spec.Recorder: UIView
---@field log any
---@field onTouch any
---@overload fun(properties?: table): touches_spec.Recorder
local Recorder = class("Recorder", UIView)

for method, word in pairs {
  touchesBegan = "began", touchesMoved = "moved", touchesEnded = "ended", touchesCancelled = "cancelled",
} do
  Recorder[method] = function(self, touches, event)
    self.log = self.log or {}
    self.log[#self.log + 1] = word
    if self.onTouch then self.onTouch(touches, event) end
  end
end

local function recorder(window, frame)
  local view = Recorder { frame = frame }
  view.log = {}
  window:addSubview(view)
  return view
end

-- a pan that writes down state and translation at each action
local function pan(view, log, properties)
  local recognizer = UIPanGestureRecognizer(properties or {})
  recognizer:addTarget(function(sender)
    local moved = sender:translation(view)
    log[#log + 1] = { sender.state, moved.x, moved.y }
  end)
  view:addGestureRecognizer(recognizer)
  return recognizer
end

local function states(log)
  local list = {}
  for i, entry in ipairs(log) do list[i] = entry[1] end
  return list
end

describe("a touch", function()
  it("comes to the view under it, with place and time", function()
    local seen = {}
    local view ---@type any
    local app = launchWindow(function(window)
      view = recorder(window, { 100, 100, 100, 100 })
      view.onTouch = function(touches, event)
        local touch = touches[1]
        local here, before = touch:location(view), touch:previousLocation(view)
        seen[#seen + 1] = { touch.phase, here.x, here.y, before.x, #touches, #event.allTouches }
        assert.are.equal(view, touch.view)
        assert.are.equal(touch.timestamp, event.timestamp)
      end
    end)
    app:touches {
      { 0, 1, "began", 150, 150 },
      { 0.05, 1, "moved", 160, 155 },
      { 0.1, 1, "ended", 160, 155 },
    }
    assert.are.same({
      { "began", 50, 50, 50, 1, 1 },
      { "moved", 60, 55, 50, 1, 1 },
      { "ended", 60, 55, 60, 1, 1 },
    }, seen)
  end)

  it("is stamped with its own time, and app.time is that time", function()
    local times = {}
    local app ---@type App
    app = launchWindow(function(window)
      local view = recorder(window, { 0, 0, 320, 568 })
      view.onTouch = function(touches) times[#times + 1] = { touches[1].timestamp, app.time } end
    end)
    local start = app.time
    app:touches { { 0, 1, "began", 50, 50 }, { 0.013, 1, "moved", 60, 50 }, { 0.021, 1, "ended", 60, 50 } }
    for i, offset in ipairs { 0, 0.013, 0.021 } do
      assert.near(start + offset, times[i][1], 1e-9)
      assert.are.equal(times[i][1], times[i][2])
    end
  end)

  it("stays with the view that it began on", function()
    local a, b ---@type any, any
    local app = launchWindow(function(window)
      a, b = recorder(window, { 0, 0, 100, 100 }), recorder(window, { 100, 0, 100, 100 })
    end)
    app:touches { { 0, 1, "began", 50, 50 }, { 0.05, 1, "moved", 150, 50 }, { 0.1, 1, "ended", 150, 50 } }
    assert.are.same({ "began", "moved", "ended" }, a.log)
    assert.are.same({}, b.log)
  end)

  it("goes up the responder chain when nobody handles it", function()
    local parent ---@type any
    local app = launchWindow(function(window)
      parent = recorder(window, { 0, 0, 200, 200 })
      parent:addSubview(UIView { frame = { 50, 50, 50, 50 } })
    end)
    app:tap { 75, 75 }
    assert.are.same({ "began", "ended" }, parent.log)
  end)

  it("of a second finger stays away from a view without multiple touch", function()
    local counts = {}
    local app = launchWindow(function(window)
      local view = recorder(window, { 0, 0, 320, 568 })
      view.onTouch = function(touches, event) counts[#counts + 1] = { #touches, #event.allTouches } end
    end)
    app:touches {
      { 0, 1, "began", 50, 50 }, { 0, 2, "began", 150, 50 },
      { 0.1, 1, "ended", 50, 50 }, { 0.1, 2, "ended", 150, 50 },
    }
    assert.are.same({ { 1, 2 }, { 1, 2 } }, counts)
  end)

  it("is cancelled by an interruption", function()
    local view ---@type any
    local app = launchWindow(function(window) view = recorder(window, { 0, 0, 320, 568 }) end)
    app:touch(50, 50)
    app:interrupt()
    assert.are.same({ "began", "cancelled" }, view.log)
  end)
end)

describe("a touch that is held back", function()
  it("and cancelled before its view heard of it leaves no trace there", function()
    for _, flagged in ipairs { UITapGestureRecognizer, UIPanGestureRecognizer, UILongPressGestureRecognizer } do
      local view ---@type any
      local app = launchWindow(function(window) view = recorder(window, { 0, 0, 200, 200 }) end)
      view:addGestureRecognizer(flagged { delaysTouchesBegan = true })
      app:touches { { 0, 1, "began", 50, 50 }, { 0.1, 1, "moved", 53, 50 }, { 0.2, 1, "cancelled", 53, 50 } }
      app:settle()
      app:touch(50, 50)
      app:interrupt()
      app:settle()
      assert.are.same({}, view.log)
    end
  end)
end)

describe("a tap recognizer", function()
  local view, fired ---@type any, table

  local function openWith(properties)
    fired = {}
    return launchWindow(function(window)
      view = recorder(window, { 0, 0, 320, 568 })
      local tap = UITapGestureRecognizer(properties or {})
      tap:addTarget(function(sender) fired[#fired + 1] = sender.state end)
      view:addGestureRecognizer(tap)
    end)
  end

  it("fires at the lift, and the view is told that its touch is off", function()
    local app = openWith()
    app:tap { 50, 50 }
    assert.are.same({ "ended" }, fired)
    assert.are.same({ "began", "cancelled" }, view.log)
  end)

  it("is ready for the next tap", function()
    local app = openWith()
    app:tap { 50, 50 }
    app:advance(1)
    app:tap { 50, 50 }
    assert.are.equal(2, #fired)
    assert.are.equal("possible", view.gestureRecognizers[1].state)
  end)

  it("forgives 20 pt and not 60", function()
    local app = openWith()
    app:touches { { 0, 1, "began", 50, 50 }, { 0.05, 1, "moved", 70, 50 }, { 0.1, 1, "ended", 50, 50 } }
    assert.are.equal(1, #fired)
    app:advance(1)
    app:touches { { 0, 1, "began", 50, 50 }, { 0.05, 1, "moved", 110, 50 }, { 0.1, 1, "ended", 110, 50 } }
    assert.are.equal(1, #fired)
  end)

  it("does not take a finger that rests for two seconds", function()
    local app = openWith()
    local finger = app:touch(50, 50)
    finger:hold(2)
    finger:lift()
    assert.are.same({}, fired)
  end)

  it("counts the taps required", function()
    local app = openWith { numberOfTapsRequired = 2 }
    app:tap { 50, 50 }
    app:advance(1)
    assert.are.same({}, fired)
    app:doubleTap { 50, 50 }
    assert.are.same({ "ended" }, fired)
  end)

  it("leaves the view its touches when told so", function()
    local app = openWith { cancelsTouchesInView = false, delaysTouchesEnded = false }
    app:tap { 50, 50 }
    assert.are.same({ "began", "ended" }, view.log)
    assert.are.equal(1, #fired)
  end)

  it("asks its delegate before it begins, once", function()
    local asked = 0
    local delegate = { gestureRecognizerShouldBegin = function() asked = asked + 1; return false end }
    local app = openWith { delegate = delegate }
    app:tap { 50, 50 }
    assert.are.same({}, fired)
    assert.are.equal(1, asked)
    assert.are.same({ "began", "ended" }, view.log)
  end)

  it("never hears of a touch that its delegate refuses", function()
    local app = openWith { delegate = { shouldReceiveTouch = function() return false end } }
    app:tap { 50, 50 }
    assert.are.same({}, fired)
    assert.are.same({ "began", "ended" }, view.log)
  end)

  it("does nothing while disabled", function()
    local app = openWith { isEnabled = false }
    app:tap { 50, 50 }
    assert.are.same({}, fired)
  end)
end)

describe("a single and a double tap", function()
  local log, app ---@type table, App

  before_each(function()
    log = {}
    app = launchWindow(function(window)
      local view = recorder(window, { 0, 0, 320, 568 })
      local single = UITapGestureRecognizer { action = function() log[#log + 1] = "single" end }
      local double = UITapGestureRecognizer {
        numberOfTapsRequired = 2,
        action = function() log[#log + 1] = "double" end,
      }
      single:requireToFail(double)
      view:addGestureRecognizer(single)
      view:addGestureRecognizer(double)
    end)
  end)

  it("let the single one wait 0.35 s for the second tap", function()
    app:touches { { 0, 1, "began", 50, 50 }, { 0.05, 1, "ended", 50, 50 } }
    app:advance(0.3)
    assert.are.same({}, log)
    app:advance(0.1)
    assert.are.same({ "single" }, log)
  end)

  it("give a double tap to the double one alone", function()
    app:touches {
      { 0, 1, "began", 50, 50 }, { 0.05, 1, "ended", 50, 50 },
      { 0.2, 1, "began", 50, 50 }, { 0.25, 1, "ended", 50, 50 },
    }
    app:advance(1)
    assert.are.same({ "double" }, log)
  end)
end)

describe("a pan recognizer", function()
  local view, log ---@type any, table

  local function openWith(properties)
    log = {}
    return launchWindow(function(window)
      view = recorder(window, { 0, 0, 320, 568 })
      pan(view, log, properties)
    end)
  end

  it("begins after 10 pt, which stay subtracted", function()
    local app = openWith()
    app:touches {
      { 0, 1, "began", 100, 100 },
      { 0.05, 1, "moved", 105, 100 },
      { 0.1, 1, "moved", 120, 100 },
      { 0.15, 1, "moved", 140, 110 },
      { 0.2, 1, "ended", 140, 110 },
    }
    assert.are.same({ { "began", 10, 0 }, { "changed", 30, 10 }, { "ended", 30, 10 } }, log)
    assert.are.same({ "began", "moved", "cancelled" }, view.log)
  end)

  it("begins at 10 pt exactly and not at 9 on both axes", function()
    local app = openWith()
    app:touches { { 0, 1, "began", 0, 0 }, { 0.05, 1, "moved", 9, 9 } }
    assert.are.same({}, log)
    app:touches { { 0.05, 1, "moved", 10, 9 }, { 0.1, 1, "ended", 10, 9 } }
    assert.are.same({ "began", "ended" }, states(log))
    assert.are.equal(0, log[1][2])
  end)

  it("does nothing when the finger hardly moves", function()
    local app = openWith()
    app:touches { { 0, 1, "began", 50, 50 }, { 0.05, 1, "moved", 52, 50 }, { 0.1, 1, "ended", 52, 50 } }
    assert.are.same({}, log)
    assert.are.same({ "began", "moved", "ended" }, view.log)
  end)

  it("counts from where its translation is set", function()
    local app = openWith()
    local recognizer = view.gestureRecognizers[1]
    app:touches { { 0, 1, "began", 100, 100 }, { 0.05, 1, "moved", 120, 100 }, { 0.1, 1, "moved", 140, 110 } }
    recognizer:setTranslation({ 0, 0 }, view)
    app:touches { { 0.05, 1, "moved", 150, 110 }, { 0.1, 1, "ended", 150, 110 } }
    assert.are.same({ "changed", 10, 0 }, log[3])
  end)

  it("tells the finger's speed", function()
    local app = openWith()
    local velocity ---@type any
    view.gestureRecognizers[1]:addTarget(function(sender) velocity = sender:velocity(view) end)
    local entries = { { 0, 1, "began", 100, 100 } }
    for i = 1, 20 do entries[#entries + 1] = { i * 0.008, 1, "moved", 100 + 6 * i, 100 } end
    app:touches(entries)
    assert.near(750, velocity.x, 0.01)
    assert.are.equal(0, velocity.y)
    app:interrupt()
  end)

  it("is cancelled by an interruption", function()
    local app = openWith()
    local finger = app:touch(50, 50)
    finger:move(100, 50, 0.2)
    app:interrupt()
    local seen = states(log)
    assert.are.equal("began", seen[1])
    assert.are.equal("cancelled", seen[#seen])
  end)

  it("wins over the same on an ancestor", function()
    local outer, inner = {}, {}
    local app = launchWindow(function(window)
      pan(window, outer)
      pan(recorder(window, { 0, 0, 200, 200 }), inner)
    end)
    app:drag { from = { 50, 50 }, to = { 150, 50 } }
    assert.are.equal("began", inner[1][1])
    assert.are.same({}, outer)
  end)

  it("goes together with another when a delegate says so", function()
    local outer, inner = {}, {}
    local delegate = { shouldRecognizeSimultaneouslyWith = function() return true end }
    local app = launchWindow(function(window)
      pan(window, outer)
      pan(recorder(window, { 0, 0, 200, 200 }), inner, { delegate = delegate })
    end)
    app:drag { from = { 50, 50 }, to = { 150, 50 } }
    assert.are.equal("began", inner[1][1])
    assert.are.equal("began", outer[1][1])
  end)
end)

describe("a recognizer of one's own", function()
  it("moves through its states and is reset", function()
    local log = {}
    ---@class touches_spec.Press: UIGestureRecognizer
    ---@overload fun(properties?: table): touches_spec.Press
    local Press = class("Press", UIGestureRecognizer)
    function Press:touchesBegan(touches, event) self.state = "began" end
    function Press:touchesMoved(touches, event) self.state = "changed" end
    function Press:touchesEnded(touches, event) self.state = "ended" end
    function Press:reset() log[#log + 1] = "reset" end
    local app = launchWindow(function(window)
      recorder(window, { 0, 0, 320, 568 }):addGestureRecognizer(Press {
        action = function(sender) log[#log + 1] = sender.state end,
      })
    end)
    app:touches { { 0, 1, "began", 50, 50 }, { 0.05, 1, "moved", 55, 50 }, { 0.1, 1, "ended", 55, 50 } }
    app:settle()
    assert.are.same({ "began", "changed", "ended", "reset" }, log)
  end)

  it("gives a touch back that it ignores", function()
    local view ---@type any
    ---@class touches_spec.Shy: UIGestureRecognizer
    ---@overload fun(properties?: table): touches_spec.Shy
    local Shy = class("Shy", UIGestureRecognizer)
    function Shy:touchesBegan(touches, event)
      for _, touch in ipairs(touches) do self:ignore(touch, event) end
    end
    local app = launchWindow(function(window)
      view = recorder(window, { 0, 0, 320, 568 })
      view:addGestureRecognizer(Shy {})
    end)
    app:tap { 50, 50 }
    assert.are.same({ "began", "ended" }, view.log)
  end)
end)

describe("a button", function()
  local function openButton()
    local log, button = {}, nil
    local target = { add = function(self, sender) log[#log + 1] = "add" end }
    local app = launchWindow(function(window)
      button = UIButton { frame = { 50, 50, 100, 44 } }
      button:setTitle("Add", "normal")
      button:addTarget("touchDown", function() log[#log + 1] = "down" end)
      button:addTarget("touchUpInside", function(sender)
        log[#log + 1] = sender == button and "up inside" or "somebody else"
      end)
      button:addTarget("touchUpInside", target, "add")
      window:addSubview(button)
    end)
    return app, button, log
  end

  it("sends its actions in the order in which they were added", function()
    local app, _, log = openButton()
    app:tap "Add"
    assert.are.same({ "down", "up inside", "add" }, log)
  end)

  it("is highlighted while the finger is on it", function()
    local app, button = openButton()
    local finger = app:touch(100, 70)
    app:advanceFrames(1)
    assert.is_true(button.isHighlighted)
    finger:lift()
    assert.is_false(button.isHighlighted)
  end)

  it("does nothing while disabled", function()
    local app, button, log = openButton()
    button.isEnabled = false
    app:tap(button, { force = true })
    assert.are.same({}, log)
  end)

  it("wins over a tap recognizer around it", function()
    local app, button, log = openButton()
    button.superview:addGestureRecognizer(UITapGestureRecognizer { action = function() log[#log + 1] = "tap" end })
    app:tap "Add"
    assert.are.same({ "down", "up inside", "add" }, log)
  end)
end)

describe("a timer", function()
  local function empty()
    return launchWindow(function() end)
  end

  it("fires once, after its time", function()
    local app, count = empty(), 0
    after(0.5, function() count = count + 1 end)
    app:advance(0.45)
    assert.are.equal(0, count)
    app:advance(0.1)
    assert.are.equal(1, count)
    app:advance(2)
    assert.are.equal(1, count)
  end)

  it("fires again and again until it is invalidated", function()
    local app, count = empty(), 0
    local timer = every(0.1, function() count = count + 1 end)
    app:advance(1.05)
    assert.are.equal(10, count)
    timer:invalidate()
    app:advance(1)
    assert.are.equal(10, count)
  end)

  it("never fires when it was invalidated before", function()
    local app, count = empty(), 0
    after(0.5, function() count = count + 1 end):invalidate()
    app:advance(1)
    assert.are.equal(0, count)
  end)

  it("may be invalidated from within", function()
    local app, count = empty(), 0
    local timer ---@type Timer
    timer = every(0.1, function()
      count = count + 1
      if count == 3 then timer:invalidate() end
    end)
    app:advance(1)
    assert.are.equal(3, count)
  end)

  it("fires in the order of the times", function()
    local app, log = empty(), {}
    after(0.2, function() log[#log + 1] = "later" end)
    after(0.1, function() log[#log + 1] = "sooner" end)
    after(0.1, function() log[#log + 1] = "as soon, made after" end)
    app:advance(0.5)
    assert.are.same({ "sooner", "as soon, made after", "later" }, log)
  end)
end)

describe("a list of touches", function()
  it("is about fingers that can do what it says", function()
    local app = launch { didFinishLaunching = function() UIWindow {}:makeKeyAndVisible() end }
    local function refused(list) return select(2, pcall(app.touches, app, list)) end
    assert.matches('entry 1 of the list must be about a finger that is down, got "moved" for finger 1', refused { { 0, 1, "moved", 2, 3 } })
    assert.matches("entry 2 of the list must be about a finger that is up", refused { { 0, 1, "began", 2, 3 }, { 0.1, 1, "began", 2, 3 } })
    assert.matches("t in entry 1 of the list must be between 0 and 3600 s, got %-1", refused { { -1, 1, "began", 2, 3 } })
    assert.matches("t in entry 1 of the list must be between 0 and 3600 s", refused { { 1e9, 1, "began", 2, 3 } })
    app:touches { { 0, 1, "began", 2, 3 } } -- and stays down
    app:touches { { 0, 1, "moved", 2, 30 }, { 0.1, 1, "ended", 2, 30 } }
  end)
end)

describe("a gesture's options", function()
  local app ---@type App
  before_each(function() app = launch { didFinishLaunching = function() UIWindow {}:makeKeyAndVisible() end } end)

  it("are times that a gesture can take", function()
    for _, seconds in ipairs { -1, 1e9 } do
      assert.error_matches(function() app:longPress({ 10, 10 }, { duration = seconds }) end, "must be between 0 and 3600 s")
      assert.error_matches(function() app:drag { from = { 10, 10 }, to = { 20, 20 }, duration = seconds } end, "must be between 0 and 3600 s")
      assert.error_matches(function() app:drag { from = { 10, 10 }, to = { 20, 20 }, hold = seconds } end, "must be between 0 and 3600 s")
    end
    local finger = app:touch(10, 10)
    assert.error_matches(function() finger:move(20, 20, -1) end, "seconds must be between 0 and 3600 s")
    finger:move(20, 20, 0)
    finger:lift()
  end)

  it("take a list for a point, and nothing else", function()
    assert.error_matches(function() app:tap { 10, 1 / 0 } end, "inf")
    assert.error_matches(function() app:drag { from = { 10, 10 }, to = { 1 / 0, 10 } } end, "to = .*inf")
    assert.error_matches(function() app:tap { 10 } end, "CGPoint")
    assert.error_matches(function() app:find { "Go" } end, "values without names")
  end)
end)

describe("tapCount", function()
  it("counts each finger's own quick taps", function()
    local counts = {}
    local app = launchWindow(function(window)
      local view = recorder(window, { 0, 0, 320, 400 })
      view.isMultipleTouchEnabled = true
      view.onTouch = function(touches)
        for _, touch in ipairs(touches) do
          if touch.phase == "began" then counts[#counts + 1] = touch.tapCount end
        end
      end
    end)
    app:tap({ 100, 100 }, { taps = 3, fingers = 2 })
    assert.are.same({ 1, 1, 2, 2, 3, 3 }, counts)
  end)
end)

describe("app:hitTest", function()
  it("looks through a window that is moved and turned as a finger does", function()
    local inner ---@type UIView
    local app = launchWindow(function(window)
      local other = UIWindow { frame = { 100, 200, 200, 100 }, isHidden = false }
      inner = UIView { frame = { 0, 0, 50, 100 } }
      other:addSubview(inner)
      other.transform = CGAffineTransform.identity:rotated(math.pi)
      other.windowLevel = 1
      window.backgroundColor = "white"
    end)
    assert.are.equal(inner, app:hitTest(290, 250))
    assert.are_not.equal(inner, app:hitTest(110, 250))
    app:tap(inner)
  end)
end)

describe("the count of taps", function()
  it("begins anew after a finger that has gone elsewhere", function()
    local counts = {}
    local Pad = class("Pad", UIView)
    function Pad:touchesBegan(touches) counts[#counts + 1] = touches[1].tapCount end
    local app = launchWindow(Pad { frame = { 0, 0, 320, 300 } })
    local finger = app:touch(25, 125)
    finger:move(200, 125, 0.1)
    finger:lift()
    for _ = 1, 2 do app:touch(25, 125):lift() end
    assert.are.same({ 1, 1, 2 }, counts)
  end)
end)
