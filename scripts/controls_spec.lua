-- Controls: subclasses that track touches, switches, sliders, steppers, segments, pages; responders as scripts see them.

-- an app with one control, and the list of its values at valueChanged
local function openWith(control, value)
  local log = {}
  control:addTarget("valueChanged", function(sender) log[#log + 1] = value(sender) end)
  local app = launchWindow(function(window) window:addSubview(control) end)
  return app, log
end

describe("a control of one's own", function()
  ---@class controls_spec.Knob: UIControl
  ---@field isStubborn any
  ---@overload fun(properties?: table): controls_spec.Knob
  local Knob = class("Knob", UIControl)

  function Knob:beginTracking(touch, event)
    self.log = { "begin " .. touch:location(self).x }
    return not self.isStubborn
  end

  function Knob:continueTracking(touch, event)
    self.log[#self.log + 1] = "continue " .. touch:location(self).x
    return touch:location(self).x < 80
  end

  function Knob:endTracking(touch, event)
    self.log[#self.log + 1] = "end " .. touch:location(self).x
    Knob.super.endTracking(self, touch, event)
  end

  function Knob:cancelTracking(event) self.log[#self.log + 1] = "cancel" end

  local function openKnob(properties)
    local knob = Knob { frame = { 100, 100, 100, 100 } }
    for key, value in pairs(properties or {}) do knob[key] = value end
    for _, name in ipairs { "touchDown", "touchDragInside", "touchUpInside", "touchCancel" } do
      knob:addTarget(name, function(sender) sender.log[#sender.log + 1] = name end)
    end
    return launchWindow(function(window) window:addSubview(knob) end), knob
  end

  it("is asked before each event is sent", function()
    local app, knob = openKnob()
    app:touches { { 0, 1, "began", 110, 110 }, { 0.1, 1, "moved", 130, 110 }, { 0.2, 1, "ended", 130, 110 } }
    assert.are.same({ "begin 10.0", "touchDown", "continue 30.0", "touchDragInside", "end 30.0", "touchUpInside" }, knob.log)
  end)

  it("sends nothing for a touch that it doesn't follow", function()
    local app, knob = openKnob { isStubborn = true }
    app:tap(knob)
    assert.are.same({ "begin 50.0" }, knob.log)
    assert.is_false(knob.isTracking)
  end)

  it("sends nothing more once it follows no further", function()
    local app, knob = openKnob()
    app:touches { { 0, 1, "began", 110, 110 }, { 0.1, 1, "moved", 190, 110 }, { 0.2, 1, "ended", 190, 110 } }
    assert.are.same({ "begin 10.0", "touchDown", "continue 90.0" }, knob.log)
  end)

  it("hears of an interruption", function()
    local app, knob = openKnob()
    app:touch(110, 110)
    app:interrupt()
    app:advanceFrames(1)
    assert.are.same({ "begin 10.0", "touchDown", "cancel", "touchCancel" }, knob.log)
  end)

  it("follows nothing when it answers nothing", function()
    ---@class controls_spec.Mute: UIControl
    ---@overload fun(properties?: table): controls_spec.Mute
    local Mute = class("Mute", UIControl)
    function Mute:beginTracking() end
    local control, log = Mute { frame = { 0, 0, 50, 50 } }, {}
    control:addTarget("touchDown", function() log[#log + 1] = "down" end)
    launchWindow(function(window) window:addSubview(control) end):tap(control)
    assert.are.same({}, log)
  end)

  it("hands an error in its method on, with its line", function()
    ---@class controls_spec.Broken: UIControl
    ---@overload fun(properties?: table): controls_spec.Broken
    local Broken = class("Broken", UIControl)
    function Broken:continueTracking() error "out of order" end
    local app = launchWindow(function(window) window:addSubview(Broken { frame = { 0, 0, 50, 50 } }) end)
    local message = assert.raises("out of order", function()
      app:touches { { 0, 1, "began", 10, 10 }, { 0.1, 1, "moved", 20, 10 }, { 0.2, 1, "ended", 20, 10 } }
    end)
    assert.matches("controls_spec%.lua:%d+:", message)
  end)
end)

describe("targets of a control", function()
  local button, app, count ---@type UIButton, App, integer
  local function act() count = count + 1 end

  before_each(function()
    count = 0
    button = UIButton { frame = { 10, 20, 100, 44 } }
    app = launchWindow(function(window) window:addSubview(button) end)
  end)

  it("that are added twice act once, also for other events", function()
    local target = { act = act }
    for _ = 1, 2 do
      button:addTarget("touchUpInside", act)
      button:addTarget("touchUpInside", target, "act")
    end
    app:tap(button)
    assert.are.equal(2, count)
    button:addTarget("touchDown", act)
    app:advance(1)
    app:tap(button)
    assert.are.equal(5, count)
  end)

  it("can be removed: one, from some of its events, or all", function()
    local target = { act = act }
    button:addTarget({ "touchDown", "touchUpInside" }, act)
    button:addTarget("touchUpInside", target, "act")
    button:removeTarget("touchDown", act)
    app:tap(button)
    assert.are.equal(2, count)
    button:removeTarget("touchUpInside", target, "act")
    app:advance(1)
    app:tap(button)
    assert.are.equal(3, count)
    button:addTarget("touchUpInside", target, "act")
    button:removeTarget "allEvents"
    app:advance(1)
    app:tap(button)
    assert.are.equal(3, count)
    assert.raises("UIControl:removeTarget wants a function", function() button:removeTarget("touchDown", 3) end)
  end)

  it("are seen first by a control that overrides sendAction, which may keep them to itself", function()
    local seen = {}
    ---@class controls_spec.Monitor: UIButton
    ---@overload fun(properties?: table): controls_spec.Monitor
    local Monitor = class("Monitor", UIButton)
    function Monitor:sendAction(action, target, event)
      seen[#seen + 1] = { action, target, event and event.type }
      if target then Monitor.super.sendAction(self, action, target, event) end
    end
    local target = { act = function() act() end }
    local monitor = Monitor { frame = { 10, 100, 100, 44 } }
    app.window:addSubview(monitor)
    monitor:addTarget("touchUpInside", act)
    monitor:addTarget("touchUpInside", target, "act")
    app:tap(monitor)
    assert.are.same({ { act, nil, "touches" }, { "act", target, "touches" } }, seen)
    assert.are.equal(1, count)
    button:sendAction(act)
    button:sendAction("act", target)
    assert.are.equal(3, count)
  end)

  it("hear of many events under one name", function()
    local heard = {}
    button:addTarget("allTouchEvents", function() heard[#heard + 1] = true end)
    button:addTarget("allEditingEvents", act)
    app:tap(button)
    assert.are.equal(2, #heard)
    button:sendActions "valueChanged"
    assert.are.equal(2, #heard)
    button:sendActions "editingChanged"
    assert.are.equal(1, count)
  end)
end)

describe("a switch", function()
  it("turns over at a tap", function()
    local control = UISwitch { frame = { 20, 20, 0, 0 } }
    local app, log = openWith(control, function(sender) return sender.isOn end)
    app:tap(control)
    app:tap(control)
    assert.are.same({ true, false }, log)
    assert.are.equal(CGRect { 20, 20, 51, 31 }, control.frame)
  end)

  it("follows a drag of its knob", function()
    local control = UISwitch { frame = { 20, 20, 0, 0 }, isOn = true }
    local app, log = openWith(control, function(sender) return sender.isOn end)
    app:drag { on = control, by = { -30, 0 } }
    assert.are.same({ false }, log)
    control:setOn(true, true)
    assert.are.equal(1, #log)
  end)

  it("has colours of its own", function()
    local control = UISwitch { frame = { 20, 20, 0, 0 }, isOn = true, onTintColor = "#123456", thumbTintColor = "#654321" }
    local app = openWith(control, function() end)
    local picture = app:snapshot "svg"
    assert.matches("#123456", picture)
    assert.matches("#654321", picture)
  end)
end)

describe("a slider", function()
  it("follows its knob", function()
    local slider = UISlider { value = 50, maximumValue = 100, frame = { 20, 100, 231, 31 } }
    local app, log = openWith(slider, function(sender) return sender.value end)
    assert.are.equal(50, slider.value)
    app:drag { from = { 135.5, 115 }, to = { 185.5, 115 } }
    assert.are.equal(75, slider.value)
    assert.are.equal(75, log[#log])
    assert.is_true(#log > 2)
  end)

  it("speaks once when it isn't continuous", function()
    local slider = UISlider { frame = { 20, 100, 231, 31 }, isContinuous = false }
    local app, log = openWith(slider, function(sender) return sender.value end)
    app:drag { from = { 30, 115 }, to = { 130, 115 } }
    assert.are.same({ 0.5 }, log)
  end)

  it("refuses what is no number of its range", function()
    local slider = UISlider {}
    assert.raises("UISlider.value must be a finite number", function() slider.value = 0 / 0 end)
    slider.value = 3
    assert.are.equal(1, slider.value)
  end)
end)

describe("a stepper", function()
  it("steps, and repeats under a held finger", function()
    local stepper = UIStepper { frame = { 20, 20, 0, 0 }, maximumValue = 1000, minimumValue = 500, value = 600, stepValue = 10 }
    local app, log = openWith(stepper, function(sender) return sender.value end)
    app:tap { 100, 30 }
    app:tap { 30, 30 }
    assert.are.same({ 610, 600 }, log)
    app:longPress({ 100, 30 }, { duration = 0.75 })
    assert.are.equal(630, stepper.value)
    assert.are.equal(5, #log)
  end)

  it("refuses a step of nothing and an empty range", function()
    assert.raises("UIStepper.stepValue must be greater than 0", function() UIStepper { stepValue = 0 } end)
    assert.raises("UIStepper.minimumValue must be less than maximumValue", function() UIStepper { minimumValue = 100 } end)
  end)
end)

describe("a segmented control", function()
  it("counts its segments from 1", function()
    local control = UISegmentedControl { items = { "List", "Map", "Both" }, frame = { 10, 20, 300, 32 } }
    local app, log = openWith(control, function(sender) return sender.selectedSegmentIndex end)
    assert.is_nil(control.selectedSegmentIndex)
    app:tap { 60, 30 }
    app:tap { 260, 30 }
    app:tap { 260, 30 }
    assert.are.same({ 1, 3 }, log)
    assert.are.equal("Both", control:titleForSegment(3))
    control.selectedSegmentIndex = nil
    assert.is_nil(control.selectedSegmentIndex)
  end)

  it("refuses segments that it doesn't have", function()
    local control = UISegmentedControl { items = { "List", "Map" } }
    assert.raises("UISegmentedControl has no segment 3 (it has 2)", function() control.selectedSegmentIndex = 3 end)
    assert.has_error(function() control.selectedSegmentIndex = 0 end)
    assert.raises("no segment 9", function() control:setTitle("x", 9) end)
  end)

  it("gets and loses segments", function()
    local control = UISegmentedControl { items = { "A", "B" }, selectedSegmentIndex = 2 }
    control:insertSegment("first", 1)
    assert.are.equal(3, control.selectedSegmentIndex)
    control:removeSegment(3)
    assert.is_nil(control.selectedSegmentIndex)
    assert.are.equal(2, control.numberOfSegments)
  end)
end)

describe("a page control", function()
  it("shows the dots of pages in their colours", function()
    local pages = UIPageControl { numberOfPages = 2, frame = { 8, 20, 160, 37 }, pageIndicatorTintColor = "#112233", currentPageIndicatorTintColor = "#AABBCC" }
    local app = launch { didFinishLaunching = function() local window = UIWindow {} window:addSubview(pages) window:makeKeyAndVisible() end }
    local picture = app:snapshot "svg"
    assert.contains("#112233", picture)
    assert.contains("#AABBCC", picture)
    pages.pageIndicatorTintColor = nil
    assert.not_matches("#112233", app:snapshot "svg", 1, true)
  end)

  it("turns pages from 1 on", function()
    local control = UIPageControl { currentPage = 2, numberOfPages = 3, frame = { 10, 20, 200, 37 } }
    local app, log = openWith(control, function(sender) return sender.currentPage end)
    assert.are.equal(2, control.currentPage)
    app:tap { 180, 30 }
    app:tap { 180, 30 }
    app:tap { 20, 30 }
    assert.are.same({ 3, 2 }, log)
  end)
end)

describe("controls in a frame", function()
  it("look like what they are", function()
    local app = launchWindow(function(window)
      window.backgroundColor = "white"
      window:addSubview(UISwitch { frame = { 8, 22, 0, 0 }, isOn = true })
      window:addSubview(UISlider { frame = { 8, 66, 160, 31 }, value = 0.25 })
      window:addSubview(UIStepper { frame = { 8, 110, 0, 0 }, value = 5 })
      window:addSubview(UISegmentedControl { items = { "A", "B", "C" }, frame = { 8, 154, 160, 32 }, selectedSegmentIndex = 2 })
      window:addSubview(UIPageControl { numberOfPages = 3, frame = { 8, 198, 160, 37 } })
    end)
    local frame = app:frame()
    for _, expected in ipairs { "(   ●)", "─────●──────────────", "[  -  | +  ]", "[  A  |  •B  |  C  ]", "● ○ ○" } do
      assert.contains(expected, frame)
    end
  end)
end)

describe("controls against a superview's recognizers", function()
  it("keep their taps", function()
    for _, Class in ipairs { UISwitch, UIStepper, UISegmentedControl, UIPageControl } do
      local log = {}
      local control = Class { frame = { 20, 20, 94, 32 } }
      local app = launchWindow(function(window)
        window:addGestureRecognizer(UITapGestureRecognizer { action = function() log[#log + 1] = "tap" end })
        window:addSubview(control)
      end)
      app:tap(control)
      app:settle()
      assert.are.same({}, log)
    end
  end)
end)

describe("a slider in a view that can be swiped", function()
  it("keeps a swipe along its knob (G-208)", function()
    local log = {}
    local slider = UISlider { frame = { 20, 100, 231, 31 } }
    local app = launchWindow(function(window)
      window:addGestureRecognizer(UISwipeGestureRecognizer { action = function() log[#log + 1] = "swipe" end })
      window:addSubview(slider)
    end)
    app:drag { from = { 30, 115 }, to = { 130, 115 }, duration = 0.1 }
    assert.are.same({}, log)
    assert.are.equal(0.5, slider.value)
    app:drag { from = { 30, 300 }, to = { 130, 300 }, duration = 0.1 }
    assert.are.same({ "swipe" }, log)
  end)
end)

describe("a responder", function()
  ---@class controls_spec.Responder: UIView
  ---@overload fun(properties?: table): controls_spec.Responder
  local Responder = class("Responder", UIView)

  function Responder:canBecomeFirstResponder() return true end

  it("may become first responder by overriding the question", function()
    local view = Responder { frame = { 0, 0, 50, 50 } }
    local _, window = launchWindow(function(window) window:addSubview(view) end)
    assert.is_true(view:becomeFirstResponder())
    assert.are.equal(view, window.firstResponder)
    assert.is_false(UIView {}:becomeFirstResponder())
    view:removeFromSuperview()
    assert.is_nil(window.firstResponder)
  end)

  it("gets what it asked for too early when it comes into a window", function()
    local view = Responder {}
    assert.is_false(view:becomeFirstResponder())
    launchWindow(function(window) window:addSubview(view) end)
    assert.is_true(view.isFirstResponder)
  end)

  it("hears of shakes, and of their interruption", function()
    local log = {}
    ---@class controls_spec.Shaken: controls_spec.Responder
    ---@overload fun(properties?: table): controls_spec.Shaken
    local Shaken = class("Shaken", Responder)
    function Shaken:motionBegan(motion, event) log[#log + 1] = motion .. " began " .. event.type end
    function Shaken:motionEnded(motion, event) log[#log + 1] = motion .. " ended" end
    function Shaken:motionCancelled(motion, event) log[#log + 1] = motion .. " cancelled" end
    local view = Shaken {}
    local app = launchWindow(function(window) window:addSubview(view) end)
    view:becomeFirstResponder()
    app:shake()
    app:shake { interrupted = true }
    assert.are.same({ "motionShake began motion", "motionShake ended", "motionShake began motion", "motionShake cancelled" }, log)
  end)

  it("hears of a headset's buttons once the app asked for them", function()
    local log = {}
    ---@class controls_spec.Player: controls_spec.Responder
    ---@overload fun(properties?: table): controls_spec.Player
    local Player = class("Player", Responder)
    function Player:remoteControlReceived(event) log[#log + 1] = event.type .. " " .. event.subtype end
    local view = Player {}
    local app = launchWindow(function(window) window:addSubview(view) end)
    view:becomeFirstResponder()
    assert.is_false(app:remoteControl "remoteControlPause")
    UIApplication.shared:beginReceivingRemoteControlEvents()
    assert.is_true(app:remoteControl "remoteControlPause")
    UIApplication.shared:endReceivingRemoteControlEvents()
    assert.is_false(app:remoteControl "remoteControlPause")
    assert.are.same({ "remoteControl remoteControlPause" }, log)
    assert.raises("a remote control's", function() app:remoteControl "motionShake" end)
  end)

  it("decides what the editing menu shows", function()
    ---@class controls_spec.Text: controls_spec.Responder
    ---@overload fun(properties?: table): controls_spec.Text
    local Text = class("Text", Responder)
    function Text:copy(sender) end
    function Text:cut(sender) end
    function Text:canPerformAction(action, sender)
      if action == "cut" then return false end
      return Text.super.canPerformAction(self, action, sender)
    end
    ---@class controls_spec.Page: UIView
    ---@overload fun(properties?: table): controls_spec.Page
    local Page = class("Page", UIView)
    function Page:paste(sender) end
    local page, text = Page {}, Text {}
    page:addSubview(text)
    local app = launchWindow(function(window) window:addSubview(page) end)
    assert.are.same({}, app:editMenu())
    text:becomeFirstResponder()
    assert.are.same({ "copy", "paste" }, app:editMenu())
    assert.are.equal(page, text:targetForAction "paste")
    assert.is_nil(text:targetForAction "selectAll")
  end)

  it("may decline an action or name somebody else for it", function()
    local log = {}
    local function named(name)
      local Class = class(name, Responder)
      function Class:save() log[#log + 1] = name end
      return Class
    end
    local Outer, Inner, Friend = named "Outer", named "Inner", named "Friend"
    local friend = Friend {}
    local outer, inner = Outer {}, Inner {}
    outer:addSubview(inner)
    launchWindow(function(window) window:addSubview(outer) end)
    inner:becomeFirstResponder()
    local application = UIApplication.shared
    assert.is_true(application:sendAction("save", nil, inner))
    function Inner:canPerformAction(action) return action ~= "save" end
    application:sendAction("save", nil, inner)
    function Inner:targetForAction(action) return friend end
    application:sendAction("save", nil, inner)
    assert.are.same({ "Inner", "Outer", "Friend" }, log)
    assert.raises("has no method 'unheardOf'", function() application:sendAction("unheardOf", nil, inner) end)
    outer:becomeFirstResponder()
    assert.is_false(application:sendAction("unheardOf", nil, inner))
  end)
end)
