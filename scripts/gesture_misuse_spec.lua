-- Recognizers that are used wrongly: each use has a defined result.

local function openView(build)
  local view ---@type any
  local app = launchWindow(function(window)
    view = UIView { frame = { 10, 10, 300, 300 }, isMultipleTouchEnabled = true }
    window:addSubview(view)
  end)
  if build then build(view) end
  app:settle()
  return app, view
end

describe("a recognizer that is added twice", function()
  it("to the same view counts once", function()
    local count = 0
    local tap = UITapGestureRecognizer { action = function() count = count + 1 end }
    local app, view = openView(function(v)
      v:addGestureRecognizer(tap)
      v:addGestureRecognizer(tap)
    end)
    assert.are.same({ tap }, view.gestureRecognizers)
    app:tap(view)
    assert.are.equal(1, count)
  end)

  it("to another view moves there, and a gesture that it is in is cancelled", function()
    local states = {}
    local pan = UIPanGestureRecognizer { action = function(p) states[#states + 1] = p.state end }
    local app, view = openView(function(v) v:addGestureRecognizer(pan) end)
    local other = UIView { frame = { 10, 320, 300, 100 } }
    app.window:addSubview(other)
    local finger = app:touch(100, 100)
    finger:move(150, 100, 0.05)
    other:addGestureRecognizer(pan)
    finger:move(200, 100, 0.05)
    finger:lift()
    assert.are.equal("cancelled", states[#states])
    assert.are.same({}, view.gestureRecognizers)
    assert.are.equal(other, pan.view)
    states = {}
    app:drag { on = other, by = { 50, 0 } }
    assert.are.equal("began", states[1])
  end)
end)

describe("targets", function()
  it("that are added twice act once", function()
    local count = 0
    local function act() count = count + 1 end
    local target = { act = act }
    local tap = UITapGestureRecognizer { action = act }
    tap:addTarget(act)
    tap:addTarget(target, "act")
    tap:addTarget(target, "act")
    local app, view = openView(function(v) v:addGestureRecognizer(tap) end)
    app:tap(view)
    assert.are.equal(2, count)
  end)

  it("can be removed, one or all", function()
    local log = {}
    local function one() log[#log + 1] = "one" end
    local target = { two = function() log[#log + 1] = "two" end }
    local tap = UITapGestureRecognizer { action = one }
    tap:addTarget(target, "two")
    local app, view = openView(function(v) v:addGestureRecognizer(tap) end)
    tap:removeTarget(one)
    app:tap(view)
    app:advance(1)
    assert.are.same({ "two" }, log)
    tap:removeTarget(target, "two")
    tap:addTarget(one)
    tap:removeTarget()
    app:tap(view)
    assert.are.same({ "two" }, log)
  end)
end)

describe("a failure requirement", function()
  it("on oneself is refused with a warning", function()
    local count = 0
    local tap = UITapGestureRecognizer { name = "only", action = function() count = count + 1 end }
    local app, view = openView(function(v)
      v:addGestureRecognizer(tap)
      tap:requireToFail(tap)
    end)
    assert.are.same({ "<UITapGestureRecognizer only> can't require itself to fail." }, app.warnings)
    app:tap(view)
    assert.are.equal(1, count)
  end)

  it("that closes a circle is refused with a warning", function()
    local log = {}
    local function named(name) return UITapGestureRecognizer { name = name, action = function() log[#log + 1] = name end } end
    local a, b, c = named "a", named "b", named "c"
    local app, view = openView(function(v)
      for _, tap in ipairs { a, b, c } do v:addGestureRecognizer(tap) end
      a:requireToFail(b)
      b:requireToFail(c)
      c:requireToFail(a)
    end)
    assert.contains("<UITapGestureRecognizer c> can't require <UITapGestureRecognizer a> to fail, which waits for <UITapGestureRecognizer c>",
      app.warnings[1])
    app:tap(view)
    app:settle()
    assert.are.same({ "c" }, log)
  end)

  it("that two delegates make in a circle is refused with a warning", function()
    local log = {}
    local delegate = { shouldRequireFailureOf = function() return true end }
    local function named(name)
      return UITapGestureRecognizer { name = name, delegate = delegate, action = function() log[#log + 1] = name end }
    end
    local app, view = openView(function(v)
      v:addGestureRecognizer(named "a")
      v:addGestureRecognizer(named "b")
    end)
    app:tap(view)
    app:settle()
    assert.are.equal(1, #log)
    assert.contains("they would wait for each other for ever", app.warnings[1])
  end)
end)

describe("a state", function()
  it("of a recognizer that isn't one's own can't be assigned", function()
    local tap = UITapGestureRecognizer {}
    assert.raises("UITapGestureRecognizer.state is for the recognizer itself to assign", function() tap.state = "began" end)
    assert.raises("UITapGestureRecognizer.state", function() UITapGestureRecognizer { state = "ended" } end)
    assert.are.equal("possible", tap.state)
  end)

  it("that doesn't exist is an error that names those that do", function()
    ---@class gesture_misuse_spec.Own: UIGestureRecognizer
    ---@overload fun(properties?: table): gesture_misuse_spec.Own
    local Own = class("Own", UIGestureRecognizer)
    assert.raises('"possible", "began"', function() Own {}.state = "done" end)
  end)

  it("that is not allowed from the present one follows UIKit's table", function()
    local states = {}
    ---@class gesture_misuse_spec.Own2: UIGestureRecognizer
    ---@overload fun(properties?: table): gesture_misuse_spec.Own2
    local Own = class("Own", UIGestureRecognizer)
    function Own:touchesBegan() self.state = "changed" end
    function Own:touchesMoved() self.state = "possible" end
    function Own:touchesEnded() self.state = "failed" end
    local own = Own {}
    own:addTarget(function(r) states[#states + 1] = r.state end)
    local app, view = openView(function(v) v:addGestureRecognizer(own) end)
    app:touches { { 0, 1, "began", 50, 50 }, { 0.1, 1, "moved", 60, 50 }, { 0.2, 1, "ended", 60, 50 } }
    assert.are.same({ "began", "cancelled" }, states)
    assert.are.equal("possible", own.state)
  end)

  it("outside of a gesture has no effect but a warning", function()
    local count = 0
    ---@class gesture_misuse_spec.Own3: UIGestureRecognizer
    ---@overload fun(properties?: table): gesture_misuse_spec.Own3
    local Own = class("Own", UIGestureRecognizer)
    local own = Own {}
    own:addTarget(function() count = count + 1 end)
    local app, view = openView(function(v) v:addGestureRecognizer(own) end)
    own.state = "ended"
    own.state = "failed"
    app:settle()
    assert.are.equal(0, count)
    assert.are.equal("possible", own.state)
    assert.are.same({ "<Own> can't become ended outside of a gesture: it has no touches." }, app.warnings)
  end)

  it("may be written recognized, and twice gives one action", function()
    local count = 0
    ---@class gesture_misuse_spec.Own4: UIGestureRecognizer
    ---@overload fun(properties?: table): gesture_misuse_spec.Own4
    local Own = class("Own", UIGestureRecognizer)
    function Own:touchesEnded()
      self.state = "recognized"
      self.state = "recognized"
    end
    local own = Own {}
    own:addTarget(function(r)
      count = count + 1
      assert.are.equal("ended", r.state)
    end)
    local app, view = openView(function(v) v:addGestureRecognizer(own) end)
    app:tap(view)
    assert.are.equal(1, count)
  end)
end)

describe("an action", function()
  it("that raises comes out of the call that made the touch, and the recognizer goes on working", function()
    local count = 0
    local tap = UITapGestureRecognizer {
      action = function()
        count = count + 1
        if count == 1 then error "broken" end
      end,
    }
    local app, view = openView(function(v) v:addGestureRecognizer(tap) end)
    local message = assert.raises("gesture_misuse_spec.lua:", function() app:tap(view) end)
    assert.contains("broken", message)
    assert.are.equal("possible", tap.state)
    app:advance(1)
    app:tap(view)
    assert.are.equal(2, count)
  end)

  it("may remove its own recognizer", function()
    local states, view = {}, nil
    local pan = UIPanGestureRecognizer {
      action = function(p)
        states[#states + 1] = p.state
        if p.state == "began" then view:removeGestureRecognizer(p) end
      end,
    }
    local app ---@type App
    app, view = openView(function(v) v:addGestureRecognizer(pan) end)
    app:drag { on = view, by = { 100, 0 } }
    assert.are.same({ "began", "cancelled" }, states)
    assert.is_nil(pan.view)
    app:settle()
  end)

  it("may remove its recognizer's view", function()
    local states, view = {}, nil
    local pan = UIPanGestureRecognizer {
      action = function(p)
        states[#states + 1] = p.state
        if p.state == "began" then view:removeFromSuperview() end
      end,
    }
    local app ---@type App
    app, view = openView(function(v) v:addGestureRecognizer(pan) end)
    app:drag { on = view, by = { 100, 0 } }
    assert.are.same({ "began", "cancelled" }, states)
  end)
end)

describe("a view that is removed inside its own touch handler", function()
  it("goes on hearing of its touch, and its recognizers fail", function()
    local log, taps = {}, 0
    ---@class gesture_misuse_spec.Leaver: UIView
    ---@overload fun(properties?: table): gesture_misuse_spec.Leaver
    local Leaver = class("Leaver", UIView)
    function Leaver:touchesBegan()
      log[#log + 1] = "began"
      self:removeFromSuperview()
    end
    function Leaver:touchesMoved() log[#log + 1] = "moved" end
    function Leaver:touchesEnded() log[#log + 1] = "ended" end
    local app, view = openView()
    local leaver = Leaver { frame = { 0, 0, 100, 100 } }
    leaver:addGestureRecognizer(UITapGestureRecognizer { action = function() taps = taps + 1 end })
    view:addSubview(leaver)
    app:touches { { 0, 1, "began", 50, 50 }, { 0.1, 1, "moved", 60, 50 }, { 0.2, 1, "ended", 60, 50 } }
    app:settle()
    assert.are.same({ "began", "moved", "ended" }, log)
    assert.are.equal(0, taps)
    assert.is_nil(leaver.superview)
  end)
end)

describe("a recognizer whose view is gone", function()
  it("has no view, and its gesture is over", function()
    local states = {}
    local pan = UIPanGestureRecognizer { action = function(p) states[#states + 1] = p.state end }
    local app, view = openView()
    local inner = UIView { frame = { 0, 0, 100, 100 } }
    inner:addGestureRecognizer(pan)
    view:addSubview(inner)
    local finger = app:touch(50, 50)
    finger:move(80, 50, 0.1)
    inner:removeFromSuperview()
    inner = nil
    finger:lift()
    app:advance(1)
    collectgarbage()
    app:advance(1)
    collectgarbage()
    assert.are.equal("cancelled", states[#states])
    assert.are.equal("possible", pan.state)
    assert.are.equal(0, pan.numberOfTouches)
    view:addGestureRecognizer(pan)
    states = {}
    app:drag { on = view, by = { 50, 0 } }
    assert.are.equal("began", states[1])
  end)
end)

describe("an answer of the wrong type", function()
  local function answering(method, answer, run)
    ---@class gesture_misuse_spec.View: UIView
    ---@overload fun(properties?: table): gesture_misuse_spec.View
    local View = class("View", UIView)
    View[method] = function() return answer end
    local app = openView(function(v)
      local inner = View { frame = { 0, 0, 100, 100 } }
      inner:addGestureRecognizer(UITapGestureRecognizer { action = function() end })
      v:addSubview(inner)
    end)
    return assert.raises("", function() app:tap { 50, 50 } end)
  end

  it("is named, with what was wanted and where it is written", function()
    local message = answering("hitTest", 3)
    assert.contains("hitTest must return a UIView or nil, got 3", message)
    assert.matches("^[^\n]*gesture_misuse_spec.lua:%d+: hitTest", message)
    assert.contains('pointInside must return true or false, got the string "yes"', answering("pointInside", "yes"))
    assert.contains('gestureRecognizerShouldBegin must return true or false, got the string "yes"', answering("gestureRecognizerShouldBegin", "yes"))
    assert.contains("gestureRecognizerShouldBegin must return true or false, got a table", answering("gestureRecognizerShouldBegin", {}))
  end)

  it("is named in a delegate too", function()
    local app, view = openView(function(v)
      local delegate = { gestureRecognizerShouldBegin = function() return "yes" end }
      v:addGestureRecognizer(UITapGestureRecognizer { delegate = delegate })
    end)
    assert.raises('gestureRecognizerShouldBegin must return true or false, got the string "yes"', function() app:tap(view) end)
  end)

  it("is named in a recognizer of one's own", function()
    ---@class gesture_misuse_spec.Own5: UITapGestureRecognizer
    ---@overload fun(properties?: table): gesture_misuse_spec.Own5
    local Own = class("Own", UITapGestureRecognizer)
    function Own:canPrevent() return 1 end
    local app, view = openView(function(v)
      v:addGestureRecognizer(Own {})
      v:addGestureRecognizer(UITapGestureRecognizer {})
    end)
    assert.raises("canPrevent must return true or false, got 1", function() app:tap(view) end)
  end)
end)

describe("every public property of the recognizers", function()
  it("has UIKit's default", function()
    local tap = UITapGestureRecognizer {}
    assert.are.same({ "direct", "indirect", "pencil", "indirectPointer" }, tap.allowedTouchTypes)
    assert.are.same({}, tap.allowedPressTypes)
    assert.is_true(tap.requiresExclusiveTouchType)
    assert.are.equal("primary", tap.buttonMaskRequired)
    assert.is_nil(tap.name)
    assert.is_nil(tap.delegate)
    assert.is_nil(tap.view)
    assert.are.same({}, UIPanGestureRecognizer {}.allowedScrollTypesMask)
    assert.is_true(UIScreenEdgePanGestureRecognizer {}.delaysTouchesBegan)
  end)

  it("keeps fingers out that it doesn't allow", function()
    local count = 0
    local tap = UITapGestureRecognizer { allowedTouchTypes = { "pencil" }, action = function() count = count + 1 end }
    local app, view = openView(function(v) v:addGestureRecognizer(tap) end)
    app:tap(view)
    assert.are.equal(0, count)
    tap.allowedTouchTypes = { "direct" }
    app:advance(1)
    app:tap(view)
    assert.are.equal(1, count)
    tap.buttonMaskRequired = "secondary"
    app:advance(1)
    app:tap(view)
    assert.are.equal(1, count)
  end)
end)
