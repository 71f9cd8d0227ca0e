-- Zooming: pinch, limits, zooming by the program, calls of the delegate.
local app, scroll, content, log ---@type App, UIScrollView, UIView, table

local function openPhoto(options)
  log = {}
  local delegate = { viewForZooming = function() return content end }
  for _, name in ipairs { "scrollViewWillBeginZooming", "scrollViewDidEndZooming" } do
    delegate[name] = function(self, view, zoomed, scale) log[#log + 1] = { name, zoomed, scale } end
  end
  function delegate:scrollViewDidZoom(view) log.steps = (log.steps or 0) + 1 end
  app = launchWindow(function(window)
    content = UIView { frame = { 0, 0, 320, 568 } }
    scroll = UIScrollView {
      frame = window.bounds, contentSize = { 320, 568 }, minimumZoomScale = 0.5, maximumZoomScale = 4, delegate = delegate,
    }
    scroll:addSubview(content)
    window:addSubview(scroll)
  end, { device = "iPhone SE" })
end

local function names()
  local list = {}
  for i, call in ipairs(log) do list[i] = call[1] end
  return list
end

describe("a pinch", function()
  before_each(openPhoto)

  it("scales the view about the fingers, and the content size with it", function()
    app:pinch({ 100, 200 }, { from = 100, to = 208 })
    app:settle()
    local scale = scroll.zoomScale
    assert.near(208 / 108, scale, 0.001)
    assert.near(scale, content.transform.a, 1e-9)
    assert.near(320 * scale, scroll.contentSize.width, 0.001)
    assert.near(100, (scroll.contentOffset.x + 100) / scale, 0.5)
    assert.near(200, (scroll.contentOffset.y + 200) / scale, 0.5)
    assert.are.same({ "scrollViewWillBeginZooming", "scrollViewDidEndZooming" }, names())
    assert.are.equal(content, log[1][2])
    assert.are.equal(content, log[2][2])
    assert.near(scale, log[2][3], 1e-9)
    assert.is_true(log.steps > 5)
  end)

  it("resists past a limit and springs back", function()
    scroll.zoomScale = 3
    app:pinch({ 160, 284 }, { from = 100, to = 300 })
    assert.is_true(scroll.isZoomBouncing)
    assert.is_true(scroll.zoomScale > 4 and scroll.zoomScale < 6)
    assert.are.same({ "scrollViewWillBeginZooming" }, names())
    app:settle()
    assert.are.equal(4, scroll.zoomScale)
    assert.is_false(scroll.isZoomBouncing)
    assert.are.equal(4, log[2][3])
  end)

  it("holds at the limit without bouncesZoom", function()
    scroll.bouncesZoom = false
    app:pinch({ 160, 284 }, { from = 300, to = 20 })
    assert.are.equal(0.5, scroll.zoomScale)
  end)

  it("is there only while there is something to zoom", function()
    assert.is_not_nil(scroll.pinchGestureRecognizer)
    scroll.minimumZoomScale = 4
    assert.is_nil(scroll.pinchGestureRecognizer)
    app:pinch { 160, 284 }
    assert.are.equal(1, scroll.zoomScale)
  end)
end)

describe("the program", function()
  before_each(openPhoto)

  it("sets the scale at once, within the limits, around the middle", function()
    scroll.zoomScale = 2
    assert.are.equal(CGPoint { 160, 284 }, scroll.contentOffset)
    scroll:setZoomScale(99)
    assert.are.equal(4, scroll.zoomScale)
    assert.are.same({}, names())
  end)

  it("animates it in 0.3 s", function()
    scroll:setZoomScale(3, true)
    app:advance(0.15)
    assert.is_true(scroll.zoomScale > 1.2 and scroll.zoomScale < 2.8)
    app:advance(0.2)
    assert.are.equal(3, scroll.zoomScale)
    assert.are.same({ "scrollViewWillBeginZooming", "scrollViewDidEndZooming" }, names())
  end)

  it("shows a rect", function()
    scroll:zoomToRect({ 0, 0, 160, 284 }, true)
    app:settle()
    assert.are.equal(2, scroll.zoomScale)
    assert.are.equal(CGPoint { 0, 0 }, scroll.contentOffset)
  end)

  it("zooms where a double tap was", function()
    local tap = UITapGestureRecognizer { numberOfTapsRequired = 2 }
    tap:addTarget(function(recognizer)
      local place = recognizer:location(content)
      scroll:zoomToRect({ place.x - 40, place.y - 71, 80, 142 }, true)
    end)
    content:addGestureRecognizer(tap)
    app:doubleTap { 160, 284 }
    app:settle()
    assert.are.equal(4, scroll.zoomScale)
    assert.near(160 * 4 - 160, scroll.contentOffset.x, 0.5)
  end)

  it("gets an error for a scale that is none", function()
    for _, scale in ipairs { 0, -1, 0 / 0, math.huge } do
      assert.raises("zoomScale", function() scroll.zoomScale = scale end)
      assert.is_false((pcall(function() scroll.maximumZoomScale = scale end)))
    end
    assert.are.equal(1, scroll.zoomScale)
  end)
end)

-- A picture that is kept in the middle by insets, as photo viewers do in scrollViewDidZoom.
describe("insets that follow the zoom", function()
  local picture ---@type UIView
  before_each(function()
    picture = UIView { frame = { 0, 0, 640, 320 } }
    local delegate = { viewForZooming = function() return picture end }
    function delegate:scrollViewDidZoom(view)
      local free = math.max(0, (view.bounds.height - picture.frame.height) / 2)
      view.contentInset = { free, 0, free, 0 }
    end
    app = launchWindow(function(window)
      scroll = UIScrollView { frame = window.bounds, contentSize = { 640, 320 }, minimumZoomScale = 0.5, maximumZoomScale = 4, delegate = delegate }
      scroll:addSubview(picture)
      window:addSubview(scroll)
    end, { device = "iPhone SE" })
    scroll.zoomScale = 0.5
  end)

  local function isInTheMiddle()
    assert.near(0.5, scroll.zoomScale, 1e-9)
    assert.are.equal(CGPoint { 0, -204 }, scroll.contentOffset)
  end

  it("keep the picture in the middle when it is small again", function()
    isInTheMiddle()
    scroll:zoomToRect({ 100, 100, 80, 80 }, true)
    app:settle()
    assert.are.equal(0, scroll.contentInset.top)
    scroll:setZoomScale(0.5, true)
    app:settle()
    isInTheMiddle()
  end)

  it("do so when it springs back", function()
    app:pinch({ 100, 284 }, { from = 200, to = 40 })
    app:settle()
    isInTheMiddle()
    app:pinch({ 160, 284 }, { from = 60, to = 280 })
    app:settle()
    app:pinch({ 160, 284 }, { from = 280, to = 20 })
    app:settle()
    isInTheMiddle()
  end)
end)
