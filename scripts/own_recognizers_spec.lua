-- Recognizers written in Lua that need more than one touch: they wait between touches until they decide.

-- recognizes two quick taps; nothing tells the system how long it waits
---@class own_recognizers_spec.DoubleTap: UIGestureRecognizer
---@overload fun(properties?: table): own_recognizers_spec.DoubleTap
local DoubleTap = class("DoubleTap", UIGestureRecognizer)
function DoubleTap:touchesEnded(touches)
  self.taps = (self.taps or 0) + 1
  if self.taps == 2 then self.state = "recognized" end
end
function DoubleTap:reset()
  self.taps = 0
  self.resets = (self.resets or 0) + 1
end

local function openView(Recognizer, extra)
  local log = {}
  ---@class own_recognizers_spec.View: UIView
  ---@overload fun(properties?: table): own_recognizers_spec.View
  local View = class("View", UIView)
  for _, phase in ipairs { "Began", "Ended", "Cancelled" } do
    View["touches" .. phase] = function() log[#log + 1] = phase:lower() end
  end
  local own = Recognizer {}
  own:addTarget(function(r) log[#log + 1] = "action " .. r.state end)
  local view ---@type UIView
  local app = launchWindow(function(window)
    view = View { frame = { 0, 0, 200, 200 } }
    view:addGestureRecognizer(own)
    window:addSubview(view)
    if extra then extra(view, own, log) end
  end)
  return app, view, own, log
end

describe("a double tap made in Lua", function()
  it("recognizes two taps, and the view hears what it hears of UIKit's", function()
    local app, view, own, log = openView(DoubleTap)
    app:doubleTap(view)
    assert.are.same({ "began", "began", "cancelled", "action ended" }, log)
    assert.are.equal(1, own.resets)
  end)

  it("fails by itself when no second tap comes", function()
    local app, view, own, log = openView(DoubleTap)
    app:tap(view)
    assert.are.same({ "began" }, log)
    app:settle()
    assert.are.same({ "began", "ended" }, log)
    assert.are.equal(1, own.resets)
    app:tap(view)
    app:settle()
    assert.are.same({ "began", "ended", "began", "ended" }, log)
    assert.matches("0.35 s passed without another finger or a decision", app:explain())
  end)

  it("holds back a single tap that requires it to fail", function()
    local app, view, own, log = openView(DoubleTap, function(view, own, log)
      local single = UITapGestureRecognizer { action = function() log[#log + 1] = "single" end }
      single:requireToFail(own)
      view:addGestureRecognizer(single)
    end)
    app:tap(view)
    assert.are.same({ "began" }, log)
    app:settle()
    assert.are.same({ "began", "cancelled", "single" }, log)
    app:doubleTap(view)
    app:settle()
    assert.are.same({ "began", "cancelled", "single", "began", "began", "cancelled", "action ended" }, log)
  end)
end)

describe("a recognizer that says that it waits", function()
  it("waits until it decides, and settle waits for nothing", function()
    ---@class own_recognizers_spec.Patient: own_recognizers_spec.DoubleTap
    ---@overload fun(properties?: table): own_recognizers_spec.Patient
    local Patient = class("Patient", DoubleTap)
    function Patient:waitsForMore() return true end
    local app, view, own, log = openView(Patient)
    app:tap(view)
    app:settle()
    app:advance(20)
    assert.are.same({ "began" }, log)
    app:tap(view)
    assert.are.same({ "began", "began", "cancelled", "action ended" }, log)
  end)

  it("may decide in a timer of its own", function()
    ---@class own_recognizers_spec.Timed: own_recognizers_spec.DoubleTap
    ---@overload fun(properties?: table): own_recognizers_spec.Timed
    local Timed = class("Timed", DoubleTap)
    function Timed:waitsForMore() return true end
    function Timed:touchesEnded(touches)
      Timed.super.touchesEnded(self, touches)
      after(1, function() self.state = "failed" end)
    end
    local app, view, own, log = openView(Timed)
    app:tap(view)
    app:advance(0.9)
    assert.are.same({ "began" }, log)
    app:advance(0.2)
    assert.are.same({ "began", "ended" }, log)
    assert.are.equal("possible", own.state)
  end)

  it("or that it doesn't fails at once", function()
    ---@class own_recognizers_spec.Hasty: own_recognizers_spec.DoubleTap
    ---@overload fun(properties?: table): own_recognizers_spec.Hasty
    local Hasty = class("Hasty", DoubleTap)
    function Hasty:waitsForMore() return false end
    local app, view, own, log = openView(Hasty)
    app:doubleTap(view)
    assert.are.same({ "began", "ended", "began", "ended" }, log)
  end)
end)

describe("the state machine", function()
  it("can be read: what becomes of an assigned state", function()
    local order = { "possible", "began", "changed", "ended", "cancelled", "failed" }
    -- a column for each state that is asked for, in this order; a point where nothing happens
    local becomes = {
      possible = ". began began ended failed failed",
      began = ". changed changed ended cancelled cancelled",
      changed = "changed changed changed ended cancelled cancelled",
      ended = ". . . . . .", cancelled = ". . . . . .", failed = ". . . . . .",
    }
    for now, row in pairs(becomes) do
      local column = 0
      for expected in row:gmatch "%S+" do
        column = column + 1
        assert.are.equal(expected, UIGestureRecognizer.transition(now, order[column]) or ".", now .. " to " .. order[column])
      end
    end
  end)

  it("and who waits for whom", function()
    local single, double = UITapGestureRecognizer {}, UITapGestureRecognizer { numberOfTapsRequired = 2 }
    assert.are.same({}, single.failureRequirements)
    single:requireToFail(double)
    single:requireToFail(double)
    assert.are.same({ double }, single.failureRequirements)
  end)
end)

describe("a recognizer that begins and ends in one event", function()
  it("has ended for whatever its first action does: removing it cancels nothing", function()
    ---@class own_recognizers_spec.Stamp: UIGestureRecognizer
    ---@overload fun(properties?: table): own_recognizers_spec.Stamp
    local Stamp = class("Stamp", UIGestureRecognizer)
    function Stamp:touchesBegan()
      self.state = "began"
      self.state = "ended"
    end
    local removals = {
      function(own) own.view:removeGestureRecognizer(own) end,
      function(own) own.isEnabled = false end,
      function(own) own.view:removeFromSuperview() end,
    }
    for _, remove in ipairs(removals) do
      local states = {}
      local app, view = openView(Stamp, function(_, own)
        own:addTarget(function(sender)
          states[#states + 1] = sender.state
          if sender.state == "began" then remove(sender) end
        end)
      end)
      app:touch(50, 50):lift()
      app:settle()
      assert.are.same({ "began", "ended" }, states)
    end
  end)
end)
