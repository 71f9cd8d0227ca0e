-- Scrolling: drag, rubber band, deceleration, bounce, animated offsets, delegate calls.
local height = 568
local app, scroll, log, retarget ---@type App, any, table, any

-- the screen filled by a scroll view over 2000 pt of content, or over `contentHeight`
local function openScrollView(contentHeight)
  log, retarget = {}, nil
  local delegate = {
    scrollViewWillBeginDragging = function() log[#log + 1] = "willBeginDragging" end,
    scrollViewWillEndDragging = function(self, view, velocity, target)
      log[#log + 1] = "willEndDragging"
      self.velocity, self.target = velocity, target
      return retarget
    end,
    scrollViewDidEndDragging = function(self, view, willDecelerate)
      log[#log + 1] = "didEndDragging " .. tostring(willDecelerate)
    end,
    scrollViewWillBeginDecelerating = function() log[#log + 1] = "willBeginDecelerating" end,
    scrollViewDidEndDecelerating = function() log[#log + 1] = "didEndDecelerating" end,
    scrollViewDidEndScrollingAnimation = function() log[#log + 1] = "didEndScrollingAnimation" end,
  }
  app = launchWindow(function(window)
    scroll = UIScrollView {
      frame = window.bounds,
      contentSize = { 320, contentHeight or 2000 },
      delegate = delegate,
    }
    window:addSubview(scroll)
  end, { device = "iPhone SE" })
  return delegate
end

-- A finger at constant speed, in points per second, one event every 8 ms; lifted 8 ms after the last.
local function flick(speed, steps, from)
  local entries = { { 0, 1, "began", 160, from } }
  for i = 1, steps do entries[#entries + 1] = { i * 0.008, 1, "moved", 160, from + i * speed * 0.008 } end
  entries[#entries + 1] = { (steps + 1) * 0.008, 1, "ended", 160, from + steps * speed * 0.008 }
  app:touches(entries)
end

describe("a drag", function()
  it("follows the finger, less the 10 pt before it began", function()
    openScrollView()
    local offsets = {}
    for i, y in ipairs { 400, 350, 300, 337 } do
      app:touches { { i == 1 and 0 or 0.05, 1, i == 1 and "began" or "moved", 160, y } }
      offsets[i] = scroll.contentOffset.y
    end
    assert.are.same({ 0, 40, 90, 53 }, offsets)
  end)

  it("does not begin before 10 pt", function()
    openScrollView()
    local finger = app:touch(160, 400)
    finger:move(160, 391, 0.1)
    assert.are.equal(0, scroll.contentOffset.y)
    assert.is_false(scroll.isDragging)
    finger:move(160, 388, 0.1)
    assert.are.equal(2, scroll.contentOffset.y)
    assert.is_true(scroll.isDragging)
  end)

  it("does nothing on an axis that cannot scroll", function()
    openScrollView()
    app:drag { from = { 200, 300 }, to = { 100, 300 } }
    assert.are.equal(CGPoint { 0, 0 }, scroll.contentOffset)
    assert.are.same({}, log)
  end)

  it("does nothing when the content fits, unless it always bounces", function()
    openScrollView(300)
    local finger = app:touch(160, 100)
    finger:move(160, 200, 0.2)
    assert.are.equal(0, scroll.contentOffset.y)
    finger:lift()
    scroll.alwaysBounceVertical = true
    finger = app:touch(160, 100)
    finger:move(160, 200, 0.2)
    assert.is_true(scroll.contentOffset.y < 0)
  end)

  it("has the bounds' origin for an offset", function()
    openScrollView()
    scroll.contentOffset = { 0, 120 }
    assert.are.equal(CGRect { 0, 120, 320, height }, scroll.bounds)
  end)
end)

describe("past an edge", function()
  it("the content resists as a rubber band", function()
    openScrollView()
    local finger = app:touch(160, 100)
    for _, travel in ipairs { 60, 110, 210, 310 } do
      finger:move(160, 100 + travel, 0.2)
      local d = travel - 10
      assert.near(-d * height * 0.55 / (height + 0.55 * d), scroll.contentOffset.y, 0.26)
    end
  end)

  it("shows whole pixels", function()
    openScrollView()
    local finger = app:touch(160, 100)
    finger:move(160, 177, 0.2)
    assert.are.equal(0, scroll.contentOffset.y * 2 % 1)
  end)

  it("the content springs back to the edge", function()
    openScrollView()
    app:drag { from = { 160, 100 }, to = { 160, 300 }, hold = 0.4 }
    assert.is_true(scroll.contentOffset.y < -50)
    app:settle()
    assert.are.equal(CGPoint { 0, 0 }, scroll.contentOffset)
  end)

  it("a fling comes back as well", function()
    openScrollView()
    scroll.contentOffset = { 0, 1000 }
    flick(-3000, 10, 500)
    local farthest = 0
    for _ = 1, 300 do
      app:advanceFrames(1)
      farthest = math.max(farthest, scroll.contentOffset.y)
    end
    assert.is_true(farthest > 2000 - height + 50)
    assert.are.equal(2000 - height, scroll.contentOffset.y)
  end)

  it("nothing gives when bounces is off", function()
    openScrollView()
    scroll.bounces = false
    local finger = app:touch(160, 100)
    finger:move(160, 300, 0.2)
    assert.are.equal(0, scroll.contentOffset.y)
  end)
end)

describe("lifting", function()
  it("reports speed and target, then decelerates to it", function()
    local delegate = openScrollView()
    flick(-1000, 20, 400)
    -- 160 pt of travel, less 10 pt of hysteresis, and the deceleration in the rest of the frame in which the finger lifted
    assert.near(150, scroll.contentOffset.y, 1000 / 60)
    assert.near(1, delegate.velocity.y, 0.001)
    local expected = 150 + (1 - 0.01) / -math.log(0.998)
    assert.near(expected, delegate.target.y, 0.51)
    app:settle()
    assert.near(expected, scroll.contentOffset.y, 2)
  end)

  it("sends the delegate's calls in their order", function()
    openScrollView()
    flick(-1000, 20, 400)
    app:settle()
    assert.are.same({
      "willBeginDragging", "willEndDragging", "didEndDragging true", "willBeginDecelerating", "didEndDecelerating",
    }, log)
  end)

  it("after a rest does not decelerate", function()
    openScrollView()
    app:drag { from = { 160, 400 }, to = { 160, 300 }, hold = 0.4 }
    app:settle()
    assert.are.equal(90, scroll.contentOffset.y)
    assert.are.same({ "willBeginDragging", "willEndDragging", "didEndDragging false" }, log)
  end)

  it("lands where the delegate says", function()
    openScrollView()
    retarget = CGPoint { 0, 600 }
    flick(-1000, 20, 400)
    app:settle()
    assert.are.equal(600, scroll.contentOffset.y)
  end)
end)

describe("deceleration", function()
  it("loses speed by 0.998 a millisecond", function()
    openScrollView()
    flick(-1000, 20, 400)
    app:advance(0.5)
    -- at this time a frame moves the content by 6 pt; the finger may lift at any time within a frame
    assert.near(150 + 1000 * 0.499 * (1 - 0.998 ^ 500), scroll.contentOffset.y, 8)
    assert.is_true(scroll.isDecelerating)
  end)

  it("goes less far at the fast rate", function()
    openScrollView()
    scroll.decelerationRate = "fast"
    flick(-1000, 20, 400)
    app:settle()
    assert.near(150 + (1 - 0.01) / -math.log(0.99), scroll.contentOffset.y, 2)
  end)

  it("is stopped by a finger, which the content never sees", function()
    openScrollView()
    local taps = 0
    scroll:addSubview(UIButton { frame = { 0, 0, 320, 2000 } })
    scroll.subviews[#scroll.subviews]:addTarget("touchUpInside", function() taps = taps + 1 end)
    app:fling { from = { 160, 400 }, velocity = { 0, -1500 } }
    app:advance(0.2)
    local before = scroll.contentOffset.y
    app:tap { 160, 300 }
    app:settle()
    assert.near(before, scroll.contentOffset.y, 30)
    assert.are.equal(0, taps)
  end)
end)

describe("a touch on the content", function()
  local button, taps ---@type UIButton, integer

  before_each(function()
    openScrollView()
    taps = 0
    button = UIButton { frame = { 20, 20, 120, 44 } }
    button:addTarget("touchUpInside", function() taps = taps + 1 end)
    scroll:addSubview(button)
  end)

  it("is held back for 0.15 s", function()
    local finger = app:touch(60, 40)
    finger:hold(0.1)
    assert.is_false(button.isHighlighted)
    finger:hold(0.1)
    assert.is_true(button.isHighlighted)
    finger:lift()
    assert.are.equal(1, taps)
  end)

  it("that is a quick tap still reaches it", function()
    app:tap(button)
    assert.are.equal(1, taps)
  end)

  it("that drags at once is the scroll view's alone", function()
    app:drag { from = { 60, 60 }, to = { 60, 20 }, duration = 0.1 }
    assert.are.equal(0, taps)
    assert.is_true(scroll.contentOffset.y > 0)
  end)
end)

describe("setContentOffset", function()
  it("jumps, and tells the delegate nothing of an animation", function()
    openScrollView()
    scroll:setContentOffset({ 0, 300 }, false)
    assert.are.equal(300, scroll.contentOffset.y)
    app:settle()
    assert.are.same({}, log)
  end)

  it("takes 0.3 s when animated", function()
    openScrollView()
    scroll:setContentOffset({ 0, 300 }, true)
    app:advance(0.15)
    assert.is_true(scroll.contentOffset.y > 50 and scroll.contentOffset.y < 250)
    assert.are.same({}, log)
    app:advance(0.2)
    assert.are.equal(300, scroll.contentOffset.y)
    assert.are.same({ "didEndScrollingAnimation" }, log)
  end)
end)

describe("insets", function()
  it("widen what can be reached", function()
    openScrollView()
    scroll.contentInset = { 20, 0, 30, 0 }
    app:drag { from = { 160, 100 }, to = { 160, 130 }, hold = 0.4 }
    app:settle()
    assert.are.equal(-20, scroll.contentOffset.y)
    scroll.contentOffset = { 0, 1400 }
    app:fling { from = { 160, 500 }, velocity = { 0, -2000 } }
    app:settle()
    assert.are.equal(2000 + 30 - height, scroll.contentOffset.y)
  end)
end)

describe("paging", function()
  local function pages(count)
    openScrollView(count * height)
    scroll.isPagingEnabled = true
    scroll.contentOffset = { 0, height }
  end

  it("goes on by one page at most", function()
    pages(9)
    app:fling { from = { 160, 500 }, velocity = { 0, -4000 } }
    app:settle()
    assert.are.equal(2 * height, scroll.contentOffset.y)
  end)

  it("goes back to the page that a short drag leaves", function()
    pages(9)
    app:drag { from = { 160, 500 }, to = { 160, 400 }, hold = 0.4 }
    app:settle()
    assert.are.equal(height, scroll.contentOffset.y)
    app:drag { from = { 160, 500 }, to = { 160, 200 }, hold = 0.4 }
    app:settle()
    assert.are.equal(2 * height, scroll.contentOffset.y)
  end)

  it("bounces past the last page", function()
    pages(2)
    local finger = app:touch(160, 500)
    finger:move(160, 300, 0.1)
    assert.is_true(scroll.contentOffset.y > height)
    finger:hold(0.4)
    finger:lift()
    app:settle()
    assert.are.equal(height, scroll.contentOffset.y)
  end)
end)

describe("scrollRectToVisible", function()
  before_each(function() openScrollView() end)

  it("scrolls as little as needed", function()
    scroll:scrollRectToVisible { 0, 600, 10, 100 }
    assert.are.equal(700 - height, scroll.contentOffset.y)
    scroll:scrollRectToVisible { 0, 650, 10, 50 }
    assert.are.equal(700 - height, scroll.contentOffset.y)
    scroll:scrollRectToVisible({ 0, 20, 10, 10 }, true)
    app:settle()
    assert.are.equal(20, scroll.contentOffset.y)
    assert.are.same({ "didEndScrollingAnimation" }, log)
  end)

  it("knows the insets, and no offset that isn't legal", function()
    scroll.contentInset = { 30, 0, 40, 0 }
    scroll:scrollRectToVisible { 0, 600, 10, 100 }
    assert.are.equal(740 - height, scroll.contentOffset.y)
    scroll:scrollRectToVisible { 0, 5000, 10, 10 }
    assert.are.equal(2040 - height, scroll.contentOffset.y)
  end)
end)

describe("nested scroll views of one axis", function()
  it("hand a drag outwards where the inner one is at its edge", function()
    openScrollView()
    scroll.contentOffset = { 0, 100 }
    local inner = UIScrollView { frame = { 0, 100, 320, 400 }, contentSize = { 320, 1000 } }
    scroll:addSubview(inner)
    app:drag { from = { 160, 100 }, to = { 160, 150 }, hold = 0.4 }
    assert.are.same({ 0, 60 }, { inner.contentOffset.y, scroll.contentOffset.y })
    app:drag { from = { 160, 300 }, to = { 160, 250 }, hold = 0.4 }
    assert.are.same({ 40, 60 }, { inner.contentOffset.y, scroll.contentOffset.y })
  end)
end)

describe("paging over content that doesn't fill its last page", function()
  it("goes back from there by at most one page", function()
    openScrollView()
    scroll.frame = { 0, 0, 200, 400 }
    scroll.contentSize = { 450, 400 }
    scroll.isPagingEnabled = true
    scroll.contentOffset = { 250, 0 }
    local steps = {}
    for i = 1, 2 do
      app:drag { from = { 20, 100 }, by = { 120, 0 }, duration = 0.2 }
      app:settle()
      steps[i] = scroll.contentOffset.x
    end
    assert.are.same({ 200, 0 }, steps)
  end)

  it("and a page whose edges fall between pixels is a page", function()
    openScrollView()
    scroll.frame = { 0, 0, 100.3, 400 }
    scroll.contentSize = { 501.5, 400 }
    scroll.isPagingEnabled = true
    local steps = {}
    for i, way in ipairs { -60, -60, 60, 60 } do
      app:drag { from = { 80 + math.min(0, -way), 100 }, by = { way, 0 }, duration = 0.1 }
      app:settle()
      steps[i] = scroll.contentOffset.x
    end
    assert.are.same({ 100.5, 200.5, 100.5, 0 }, steps)
  end)
end)

describe("app:scrollTo", function()
  for kind, make in pairs {
    fields = function(frame, i) return UITextField { frame = frame, text = "Item " .. i, borderStyle = "roundedRect" } end,
    buttons = function(frame, i) return UIButton { type = "system", frame = frame, title = "Item " .. i } end,
  } do
    it("drags where there is nothing but " .. kind, function()
      local scroll ---@type UIScrollView
      local app = launchWindow(function(window)
        scroll = UIScrollView { frame = window.bounds, contentSize = { 320, 30 * 48 } }
        for i = 1, 30 do scroll:addSubview(make({ 0, (i - 1) * 48, 320, 48 }, i)) end
        window:addSubview(scroll)
      end)
      app:scrollTo "Item 30"
      assert.is_true(app:exists "Item 30")
      assert.is_true(scroll.contentOffset.y > 400)
    end)
  end
end)

describe("a scroll view whose content constraints lay out", function()
  it("keeps its page in a turn, as apps write it", function()
    local Pages = class("Pages", UIViewController)
    function Pages:viewDidLoad()
      local scroll = UIScrollView {
        isPagingEnabled = true, delegate = self, contentInsetAdjustmentBehavior = "never", translatesAutoresizingMaskIntoConstraints = false,
      }
      self.scroll, self.sizes = scroll, {}
      self.view:addSubview(scroll)
      NSLayoutConstraint.activate {
        scroll.topAnchor:constraint { equalTo = self.view.topAnchor },
        scroll.leadingAnchor:constraint { equalTo = self.view.leadingAnchor },
        scroll.trailingAnchor:constraint { equalTo = self.view.trailingAnchor },
        scroll.bottomAnchor:constraint { equalTo = self.view.bottomAnchor },
      }
      local content, frame, previous = scroll.contentLayoutGuide, scroll.frameLayoutGuide, nil
      for _ = 1, 3 do
        local page = UIView { translatesAutoresizingMaskIntoConstraints = false }
        scroll:addSubview(page)
        NSLayoutConstraint.activate {
          page.topAnchor:constraint { equalTo = content.topAnchor },
          page.bottomAnchor:constraint { equalTo = content.bottomAnchor },
          page.widthAnchor:constraint { equalTo = frame.widthAnchor },
          page.heightAnchor:constraint { equalTo = frame.heightAnchor },
          page.leadingAnchor:constraint { equalTo = previous and previous.trailingAnchor or content.leadingAnchor },
        }
        previous = page
      end
      previous.trailingAnchor:constraint { equalTo = content.trailingAnchor }.isActive = true
    end
    function Pages:viewWillTransition(size, coordinator)
      Pages.super.viewWillTransition(self, size, coordinator)
      local page = math.floor(self.scroll.contentOffset.x / self.scroll.bounds.width + 0.5)
      coordinator:animate(function() self.scroll.contentOffset = CGPoint(page * size.width, 0) end)
    end
    local pages ---@type table
    local app = launchWindow(function(window)
      pages = Pages {}
      window.rootViewController = pages
    end, { device = "iPhone 8" })
    pages.scroll:setContentOffset(CGPoint(750, 0), false)
    app:settle()
    for _, turn in ipairs { { "landscapeLeft", 1334 }, { "portrait", 750 } } do
      app:rotateDevice(turn[1])
      app:settle()
      assert.are.same(CGPoint { turn[2], 0 }, pages.scroll.contentOffset)
    end
  end)

  it("has a legal offset after its frame has changed", function()
    local scroll ---@type UIScrollView
    local app = launchWindow(function(window)
      scroll = UIScrollView { frame = { 0, 0, 320, 200 } }
      local content = UIView { translatesAutoresizingMaskIntoConstraints = false }
      scroll:addSubview(content)
      NSLayoutConstraint.activate {
        content.topAnchor:constraint { equalTo = scroll.topAnchor },
        content.bottomAnchor:constraint { equalTo = scroll.bottomAnchor },
        content.leadingAnchor:constraint { equalTo = scroll.leadingAnchor },
        content.trailingAnchor:constraint { equalTo = scroll.trailingAnchor },
        content.widthAnchor:constraint { equalToConstant = 320 },
        content.heightAnchor:constraint { equalToConstant = 600 },
      }
      window:addSubview(scroll)
    end)
    app:advanceFrames(1)
    scroll.contentOffset = CGPoint(0, 400)
    scroll.frame = CGRect { 0, 0, 320, 500 }
    app:advanceFrames(1)
    assert.are.same(CGPoint { 0, 100 }, scroll.contentOffset)
  end)
end)

describe("a swipe to the side where lines begin or end", function()
  for _, direction in ipairs { "leftToRight", "rightToLeft" } do
    it("is one in each direction of reading: " .. direction, function()
      local swiped = {}
      local app = launchWindow(function(window)
        local view = UIView { frame = window.bounds }
        for _, side in ipairs { "left", "right" } do
          view:addGestureRecognizer(UISwipeGestureRecognizer { direction = side, action = function() swiped[#swiped + 1] = side end })
        end
        window:addSubview(view)
      end, { direction = direction })
      app:swipe({ 160, 300 }, "leading")
      app:swipe({ 160, 300 }, "trailing")
      assert.are.same(direction == "leftToRight" and { "left", "right" } or { "right", "left" }, swiped)
    end)
  end
end)
