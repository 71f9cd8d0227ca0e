-- Interruptions of scrolling: by fingers, by new content, by the program, by the system; and numbers at the limits.
local app, window, scroll, log ---@type App, any, any, table

local function openScrollView(options)
  log = {}
  local delegate = {}
  for _, name in ipairs { "WillBeginDragging", "WillEndDragging", "DidEndDragging", "WillBeginDecelerating", "DidEndDecelerating",
    "DidEndScrollingAnimation", "ShouldScrollToTop", "DidScrollToTop", "DidChangeAdjustedContentInset" } do
    delegate["scrollView" .. name] = function(self, view)
      log[#log + 1] = name
      if name == "ShouldScrollToTop" then return true end
    end
  end
  app, window = launchWindow(function(window)
    scroll = UIScrollView { frame = window.bounds, contentSize = { window.bounds.width, 4000 }, delegate = delegate }
    window:addSubview(scroll)
  end, options or { device = "iPhone SE" })
end

local function at_rest()
  assert.is_false(scroll.isTracking or scroll.isDragging or scroll.isDecelerating or scroll.isZooming)
end

describe("a motion", function()
  before_each(function() openScrollView() end)

  it("ends where setContentOffset puts it", function()
    app:fling { from = { 160, 400 }, velocity = { 0, -1500 } }
    app:advance(0.2)
    scroll:setContentOffset { 0, 50 }
    app:settle()
    assert.are.equal(50, scroll.contentOffset.y)
    at_rest()
  end)

  it("goes on from where contentOffset puts it", function()
    app:fling { from = { 160, 400 }, velocity = { 0, -1500 } }
    app:advance(0.2)
    local before = scroll.contentOffset.y
    scroll.contentOffset = { 0, before + 1000 }
    app:settle()
    assert.is_true(scroll.contentOffset.y > before + 1100)
  end)

  it("lets a delegate that clamps in scrollViewDidScroll win", function()
    function scroll.delegate:scrollViewDidScroll(view)
      if view.contentOffset.y > 100 then view.contentOffset = { 0, 100 } end
    end
    app:fling { from = { 160, 400 }, velocity = { 0, -3000 } }
    app:settle()
    assert.are.equal(100, scroll.contentOffset.y)
    assert.are.same({ "WillBeginDragging", "WillEndDragging", "DidEndDragging", "WillBeginDecelerating", "DidEndDecelerating" }, log)
  end)

  it("that a delegate never leaves alone is an error, not a hang", function()
    function scroll.delegate:scrollViewDidScroll(view) view.contentOffset = { 0, view.contentOffset.y + 1 } end
    assert.raises("scrollViewDidScroll has changed contentOffset from inside itself", function() scroll.contentOffset = { 0, 10 } end)
  end)

  it("ends when the view goes, with all its calls", function()
    local finger = app:touch(160, 300)
    finger:move(160, 200, 0.1)
    scroll:removeFromSuperview()
    assert.are.same({ "WillBeginDragging", "WillEndDragging", "DidEndDragging" }, log)
    at_rest()
    finger:lift()
    window:addSubview(scroll)
    app:fling { from = { 160, 400 }, velocity = { 0, -1500 } }
    app:advance(0.1)
    scroll:removeFromSuperview()
    assert.are.equal("DidEndDecelerating", log[#log])
    at_rest()
  end)

  it("keeps inside content that shrinks", function()
    scroll:setContentOffset({ 0, 3000 }, true)
    app:advance(0.1)
    scroll.contentSize = { 320, 2000 }
    app:settle()
    assert.are.equal(2000 - 568, scroll.contentOffset.y)
  end)

  it("of two animated offsets is the second's, unless a finger that moves takes the content", function()
    scroll:setContentOffset({ 0, 3000 }, true)
    app:advance(0.1)
    scroll:setContentOffset({ 0, 200 }, true)
    app:settle()
    assert.are.equal(200, scroll.contentOffset.y)
    assert.are.same({ "DidEndScrollingAnimation" }, log)
    local finger = app:touch(160, 300)
    finger:move(160, 280, 0.05)
    scroll:setContentOffset({ 0, 3000 }, true)
    finger:hold(0.1)
    assert.is_true(scroll.contentOffset.y > 300)
    finger:move(160, 279, 0.01)
    local caught = scroll.contentOffset.y
    finger:move(160, 259, 0.1)
    assert.are.equal(caught + 20, scroll.contentOffset.y)
    finger:hold(0.4)
    finger:lift()
    app:settle()
    assert.are.equal(caught + 20, scroll.contentOffset.y)
  end)

  it("by a finger ends when scrolling is turned off, or when a call comes in", function()
    local finger = app:touch(160, 300)
    finger:move(160, 200, 0.1)
    scroll.isScrollEnabled = false
    at_rest()
    finger:lift()
    scroll.isScrollEnabled = true
    scroll.contentOffset = { 0, 0 }
    app:touch(160, 100):move(160, 300, 0.1)
    assert.is_true(scroll.contentOffset.y < -50)
    app:interrupt()
    app:settle()
    assert.are.equal(0, scroll.contentOffset.y)
    at_rest()
  end)

  it("by two fingers doesn't jump when one of them lifts", function()
    local one = app:touch(160, 300)
    one:move(160, 250, 0.1)
    local two = app:touch(60, 400)
    assert.are.equal(40, scroll.contentOffset.y)
    one:lift()
    assert.are.equal(40, scroll.contentOffset.y)
    two:move(60, 380, 0.1)
    assert.are.equal(60, scroll.contentOffset.y)
  end)
end)

describe("the pan of a scroll view", function()
  it("keeps its own delegate", function()
    openScrollView()
    assert.raises("must have its scroll view as its delegate", function() scroll.panGestureRecognizer.delegate = {} end)
    assert.are.equal(scroll, scroll.panGestureRecognizer.delegate)
  end)
end)

describe("the status bar", function()
  before_each(function()
    openScrollView()
    scroll.contentOffset = { 0, 900 }
  end)

  it("scrolls to the top", function()
    assert.is_true(app:tapStatusBar())
    app:settle()
    assert.are.equal(0, scroll.contentOffset.y)
    assert.are.same({ "ShouldScrollToTop", "DidScrollToTop" }, log)
  end)

  it("asks the delegate", function()
    function scroll.delegate:scrollViewShouldScrollToTop() return false end
    app:tapStatusBar()
    app:settle()
    assert.are.equal(900, scroll.contentOffset.y)
  end)

  it("means one scroll view or none", function()
    window:addSubview(UIScrollView { frame = { 0, 0, 50, 50 } })
    assert.is_false(app:tapStatusBar())
    window.subviews[2].scrollsToTop = false
    assert.is_true(app:tapStatusBar())
  end)
end)

describe("safe areas", function()
  it("count as the behaviour says", function()
    openScrollView { device = "iPhone 16" }
    assert.are.equal(UIEdgeInsets { 59, 0, 34, 0 }, window.safeAreaInsets)
    assert.are.equal("automatic", scroll.contentInsetAdjustmentBehavior)
    assert.are.equal(UIEdgeInsets { 0, 0, 0, 0 }, scroll.adjustedContentInset)
    scroll.contentInsetAdjustmentBehavior = "always"
    assert.are.equal(UIEdgeInsets { 59, 0, 34, 0 }, scroll.adjustedContentInset)
    assert.are.equal(-59, scroll.contentOffset.y)
    scroll.contentInset = { 1, 0, 2, 0 }
    assert.are.equal(UIEdgeInsets { 60, 0, 36, 0 }, scroll.adjustedContentInset)
    assert.are.same({ "DidChangeAdjustedContentInset", "DidChangeAdjustedContentInset" }, log)
    scroll.contentInsetAdjustmentBehavior = "never"
    assert.are.equal(UIEdgeInsets { 1, 0, 2, 0 }, scroll.adjustedContentInset)
  end)

  it("count by themselves in a view controller", function()
    openScrollView { device = "iPhone 16" }
    local controller = UIViewController {}
    controller.view:addSubview(scroll)
    window.rootViewController = controller
    assert.are.equal(UIEdgeInsets { 59, 0, 34, 0 }, scroll.adjustedContentInset)
  end)

  it("reach into views, which are told", function()
    ---@class scroll_interruptions_spec.Probe: UIView
    ---@overload fun(properties?: table): scroll_interruptions_spec.Probe
    local Probe = class("Probe", UIView)
    function Probe:safeAreaInsetsDidChange() self.told = (self.told or 0) + 1 end
    openScrollView { device = "iPhone 16" }
    local probe = Probe { frame = { 0, 9, 393, 100 } }
    window:addSubview(probe)
    assert.are.equal(UIEdgeInsets { 50, 0, 0, 0 }, probe.safeAreaInsets)
    assert.are.equal(1, probe.told)
  end)
end)

describe("numbers", function()
  before_each(function() openScrollView() end)

  it("that aren't finite are errors which name the property", function()
    for _, value in ipairs { 0 / 0, math.huge, -math.huge } do
      for name, attempt in pairs {
        contentOffset = function() scroll.contentOffset = { 0, value } end,
        contentSize = function() scroll.contentSize = { value, 0 } end,
        contentInset = function() scroll.contentInset = { 0, value, 0, 0 } end,
        scrollIndicatorInsets = function() scroll.scrollIndicatorInsets = { 0, value, 0, 0 } end,
        rect = function() scroll:scrollRectToVisible { 0, value, 1, 1 } end,
      } do
        local ok, message = pcall(attempt)
        assert.is_false(ok)
        assert.matches(name .. ".* must be", message)
        assert.matches("scroll_interruptions_spec%.lua:%d+:", message)
      end
    end
    assert.are.equal(CGPoint { 0, 0 }, scroll.contentOffset)
    assert.are.equal(CGSize { 320, 4000 }, scroll.contentSize)
  end)

  it("of ten million points keep the pixel", function()
    scroll.contentSize = { 320, 1e7 }
    scroll.contentOffset = { 0, 9e6 }
    local finger = app:touch(160, 300)
    finger:move(160, 288.5, 0.1)
    assert.are.equal(9e6 + 1.5, scroll.contentOffset.y)
  end)

  it("of a hundred thousand steps add up", function()
    scroll.contentSize = { 320, 1e7 }
    for _ = 1, 100000 do scroll.contentOffset = { 0, scroll.contentOffset.y + 1.1 } end
    assert.near(110000, scroll.contentOffset.y, 0.001)
  end)

  it("below zero leave nothing to scroll", function()
    scroll.contentSize = { -5, -1e7 }
    app:drag { from = { 160, 300 }, to = { 160, 100 } }
    assert.are.equal(CGPoint { 0, 0 }, scroll.contentOffset)
  end)
end)

describe("indicators", function()
  it("stand at the edge, as long as what is visible is of the whole, and fade after 0.4 s", function()
    openScrollView()
    app:settle()
    app:advance(0.5)
    assert.is_nil(scroll.verticalIndicatorFrame)
    scroll.contentOffset = { 0, 1000 }
    local frame = scroll.verticalIndicatorFrame
    assert.are.equal(320 - 3, frame.maxX)
    assert.near((568 - 6) * 568 / 4000, frame.height, 1e-6)
    app:advance(0.5)
    assert.is_nil(scroll.verticalIndicatorFrame)
    scroll:flashScrollIndicators()
    scroll.verticalScrollIndicatorInsets = { 0, 0, 0, 10 }
    assert.are.equal(310 - 3, scroll.verticalIndicatorFrame.maxX)
    scroll.indicatorStyle = "white"
    assert.are.equal("white", scroll.indicatorStyle)
  end)
end)

describe("keyboardDismissMode interactive", function()
  local field ---@type UITextField
  before_each(function()
    openScrollView()
    scroll.keyboardDismissMode = "interactive"
    field = UITextField { frame = { 10, 10, 200, 30 }, accessibilityIdentifier = "field" }
    scroll:addSubview(field)
    app:tap "field"
    app:settle()
  end)

  -- the keyboard of an iPhone SE begins at 352
  local function drag(...)
    local finger = app:touch(100, 250)
    for _, y in ipairs { ... } do finger:move(100, y, 0.1) end
    return finger
  end

  it("lets a finger that goes down into the keyboard take it along", function()
    local finger = drag(360, 450)
    assert.is_true(field.isFirstResponder)
    local begin ---@type any
    NotificationCenter.default:addObserver(UIResponder.keyboardWillHideNotification, function(notification)
      begin = notification.userInfo.frameBegin
    end)
    finger:lift()
    assert.is_false(field.isFirstResponder)
    assert.are.equal(CGRect(0, 450, 320, 216), begin)
  end)

  it("brings it back up with a finger that goes up again", function()
    drag(450, 400):lift()
    assert.is_true(field.isFirstResponder)
  end)

  it("leaves it alone above its edge, and when the drag is interrupted", function()
    drag(340):lift()
    assert.is_true(field.isFirstResponder)
    drag(500)
    app:interrupt()
    assert.is_true(field.isFirstResponder)
  end)
end)
