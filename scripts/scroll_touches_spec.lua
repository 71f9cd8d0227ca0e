-- Touches on the content of a scroll view (the numbered cases G-260 to G-278).
local app, scroll, button, log ---@type App, any, any, table

-- A scroll view of 300 x 200 with content below its edge, and a button in it that writes down its events.
local function openScrollView(options)
  log = {}
  app = launchWindow(function(window)
    scroll = (options and options.class or UIScrollView) { frame = { 0, 0, 300, 200 }, contentSize = options and options.content or { 300, 1000 } }
    button = (options and options.content_class or UIButton) { frame = { 20, 20, 100, 44 } }
    if button:isKind(UIButton) then
      for _, event in ipairs { "touchDown", "touchUpInside", "touchCancel" } do
        button:addTarget(event, function() log[#log + 1] = event end)
      end
    end
    scroll:addSubview(button)
    scroll.delegate = options and options.delegate
    window:addSubview(scroll)
  end)
end

local function play(list) app:touches(list) end

describe("touches on the content of a scroll view", function()
  it("are held back until the lift of a quick tap (G-260)", function()
    openScrollView()
    play { { 0, 1, "began", 60, 40 } }
    assert.is_false(button.isHighlighted)
    play { { 0.05, 1, "ended", 60, 40 } }
    assert.are.same({ "touchDown", "touchUpInside" }, log)
  end)

  it("are passed on after 0.15 s (G-261)", function()
    openScrollView()
    play { { 0, 1, "began", 60, 40 } }
    app:advance(0.1)
    assert.are.same({}, log)
    app:advance(0.06)
    assert.are.same({ "touchDown" }, log)
    assert.is_true(button.isHighlighted)
    play { { 0.1, 1, "ended", 60, 40 } }
    assert.are.same({ "touchDown", "touchUpInside" }, log)
  end)

  it("never reach the content when the drag begins first (G-262)", function()
    openScrollView()
    play { { 0, 1, "began", 60, 40 }, { 0.05, 1, "moved", 60, 20 }, { 0.1, 1, "moved", 60, 0 }, { 0.15, 1, "ended", 60, 0 } }
    assert.are.same({}, log)
    assert.is_true(scroll.contentOffset.y >= 30)
  end)

  it("stay with a control that has them (G-264)", function()
    openScrollView()
    play { { 0, 1, "began", 60, 40 } }
    app:advance(0.16)
    play { { 0, 1, "moved", 60, 20 }, { 0.05, 1, "moved", 60, 0 } }
    assert.are.equal(0, scroll.contentOffset.y)
    assert.are.same({ "touchDown" }, log)
  end)

  it("are taken from a plain view that has them (G-264)", function()
    local seen = {}
    ---@class scroll_touches_spec.Plain: UIView
    ---@overload fun(properties?: table): scroll_touches_spec.Plain
    local Plain = class("Plain", UIView)
    function Plain:touchesBegan() seen[#seen + 1] = "began" end
    function Plain:touchesCancelled() seen[#seen + 1] = "cancelled" end
    openScrollView { content_class = Plain }
    play { { 0, 1, "began", 60, 40 } }
    app:advance(0.16)
    play { { 0, 1, "moved", 60, 20 } }
    assert.are.same({ "began", "cancelled" }, seen)
    assert.are.equal(10, scroll.contentOffset.y)
  end)

  it("are taken or left as touchesShouldCancel says (G-265)", function()
    ---@class scroll_touches_spec.Stubborn: UIScrollView
    ---@overload fun(properties?: table): scroll_touches_spec.Stubborn
    local Stubborn = class("Stubborn", UIScrollView)
    local answer ---@type boolean
    function Stubborn:touchesShouldCancel(view) return answer end
    for _, case in ipairs { { false, { "touchDown" }, 0 }, { true, { "touchDown", "touchCancel" }, 10 } } do
      answer = case[1]
      openScrollView { class = Stubborn }
      play { { 0, 1, "began", 60, 40 } }
      app:advance(0.16)
      play { { 0, 1, "moved", 60, 20 } }
      assert.are.same(case[2], log)
      assert.are.equal(case[3], scroll.contentOffset.y)
    end
  end)

  it("stay with the content when canCancelContentTouches is off, and nobody is asked (G-266)", function()
    ---@class scroll_touches_spec.Asking: UIScrollView
    ---@overload fun(properties?: table): scroll_touches_spec.Asking
    local Asking = class("Asking", UIScrollView)
    local asked = 0
    function Asking:touchesShouldCancel(view) asked = asked + 1; return true end
    openScrollView { class = Asking }
    scroll.canCancelContentTouches = false
    play { { 0, 1, "began", 60, 40 } }
    app:advance(0.16)
    play { { 0, 1, "moved", 60, 0 } }
    assert.are.equal(0, scroll.contentOffset.y)
    assert.are.equal(0, asked)
  end)
end)

describe("a drag", function()
  it("does not scroll along an axis that can't (G-268)", function()
    openScrollView()
    play { { 0, 1, "began", 200, 150 }, { 0.1, 1, "moved", 120, 150 }, { 0.2, 1, "ended", 120, 150 } }
    assert.are.equal(CGPoint { 0, 0 }, scroll.contentOffset)
  end)

  it("loses 10 pt at the beginning and none later (G-269)", function()
    openScrollView()
    local seen = {}
    play { { 0, 1, "began", 100, 190 } }
    for i, y in ipairs { 140, 90, 127 } do
      play { { 0.02, 1, "moved", 100, y } }
      seen[i] = scroll.contentOffset.y
    end
    assert.are.same({ 40, 90, 53 }, seen)
  end)

  it("has scrolled 90 pt at the lift after ten steps of 10 (G-270)", function()
    local atLift ---@type any
    openScrollView { delegate = { scrollViewWillEndDragging = function(self, s) atLift = s.contentOffset.y end } }
    local list = { { 0, 1, "began", 100, 190 } }
    for i = 1, 10 do list[#list + 1] = { i * 0.02, 1, "moved", 100, 190 - 10 * i } end
    list[#list + 1] = { 0.21, 1, "ended", 100, 90 }
    play(list)
    assert.are.equal(90, atLift)
  end)

  it("reports points per millisecond, and lands where the delegate says (G-272)", function()
    local reported ---@type any
    openScrollView { delegate = { scrollViewWillEndDragging = function(self, s, velocity, target)
      reported = velocity.y
      return { 0, 600 }
    end } }
    local list = { { 0, 1, "began", 100, 190 } }
    for i = 1, 15 do list[#list + 1] = { i * 0.01, 1, "moved", 100, 190 - 10 * i } end
    list[#list + 1] = { 0.155, 1, "ended", 100, 40 }
    play(list)
    assert.near(1, reported, 1e-9)
    app:settle()
    assert.are.equal(600, scroll.contentOffset.y)
  end)

  it("follows a lock when it begins along one axis (G-277)", function()
    openScrollView { content = { 1000, 1000 } }
    scroll.isDirectionalLockEnabled = true
    play { { 0, 1, "began", 250, 150 }, { 0.1, 1, "moved", 210, 145 }, { 0.2, 1, "moved", 170, 100 } }
    assert.are.equal(70, scroll.contentOffset.x)
    assert.are.equal(0, scroll.contentOffset.y)
    app:interrupt()
    app:settle()
    scroll.contentOffset = { 0, 0 }
    play { { 0, 2, "began", 250, 150 }, { 0.1, 2, "moved", 210, 110 } }
    assert.are.equal(CGPoint { 30, 30 }, scroll.contentOffset)
  end)
end)

-- The real traces that docs/rules/cases/gestures.md quotes: a drag at a steady speed, lifted 8 ms after the last move at the same place.
describe("a recorded drag", function()
  local function replay(steps, step)
    local calls, scroll = {}, nil
    local function saying(name) return function(self, view, velocity, target) calls[#calls + 1] = { name, view.contentOffset.y, velocity, target } end end
    local delegate = {}
    for _, name in ipairs { "scrollViewWillBeginDragging", "scrollViewWillEndDragging", "scrollViewDidEndDragging",
      "scrollViewWillBeginDecelerating", "scrollViewDidEndDecelerating" } do delegate[name] = saying(name) end
    local first ---@type any
    function delegate:scrollViewDidScroll(view) first = first or view.contentOffset.y end
    local app = launchWindow(function(window)
      scroll = UIScrollView { frame = window.bounds, contentSize = { 393, 40000 }, contentOffset = { 0, 5000 }, delegate = delegate }
      window:addSubview(scroll)
    end, { device = "iPhone 16" })
    local list = { { 0, 1, "began", 196.5, 792 } }
    for i = 1, steps do list[#list + 1] = { i * 0.008, 1, "moved", 196.5, 792 - i * step } end
    list[#list + 1] = { (steps + 1) * 0.008, 1, "ended", 196.5, 792 - steps * step }
    first = nil
    app:touches(list)
    app:settle()
    local names = {}
    for i, call in ipairs(calls) do names[i] = call[1]:gsub("^scrollView", "") end
    assert.are.same({ "WillBeginDragging", "WillEndDragging", "DidEndDragging", "WillBeginDecelerating", "DidEndDecelerating" }, names)
    assert.are.equal(5000, calls[1][2])
    return first, calls[2][2], calls[2][3].y, calls[2][4].y, scroll.contentOffset.y
  end

  it("at 750 pt/s (G-273)", function()
    local first, atLift, velocity, target, final = replay(14, 6)
    assert.are.same({ 5002, 5074 }, { first, atLift })
    assert.near(0.75, velocity, 1e-9)
    assert.near(5443.67, target, 0.01)
    assert.near(5443.33, final, 0.34)
  end)

  it("at 3000 pt/s (G-274)", function()
    local first, atLift, velocity, target, final = replay(14, 24)
    assert.are.same({ 5014, 5326 }, { first, atLift })
    assert.near(3, velocity, 1e-9)
    assert.near(6819.67, target, 0.34)
    assert.near(6818, final, 0.67)
  end)
end)

describe("nested scroll views", function()
  local outer, inner ---@type UIScrollView, UIScrollView
  local function nest(innerContent)
    app = launchWindow(function(window)
      outer = UIScrollView { frame = { 0, 0, 320, 400 }, contentSize = { 320, 2000 } }
      inner = UIScrollView { frame = { 0, 50, 320, 200 }, contentSize = innerContent }
      outer:addSubview(inner)
      window:addSubview(outer)
    end)
  end

  it("scroll along the axis each of them can (G-276)", function()
    nest { 2000, 200 }
    play { { 0, 1, "began", 150, 200 }, { 0.1, 1, "moved", 150, 150 }, { 0.5, 1, "ended", 150, 150 } }
    assert.are.same({ 40, 0 }, { outer.contentOffset.y, inner.contentOffset.x })
    play { { 0, 2, "began", 150, 150 }, { 0.1, 2, "moved", 100, 150 }, { 0.5, 2, "ended", 100, 150 } }
    assert.are.same({ 40, 40 }, { outer.contentOffset.y, inner.contentOffset.x })
  end)

  it("leave a drag that both can follow to the inner one (G-278)", function()
    nest { 320, 2000 }
    play { { 0, 1, "began", 150, 200 }, { 0.1, 1, "moved", 150, 150 } }
    assert.are.same({ 0, 40 }, { outer.contentOffset.y, inner.contentOffset.y })
  end)
end)
