-- A zoomed view that constraints place: it begins where they say, is as large as its zoom makes it, and the content's size follows.
local app, scroll, photo, root ---@type App, any, UIView, UIView

-- `pin` makes the constraints of the photo, whose own size is 1000 x 800.
local function openPhoto(pin, options)
  options = options or {}
  ---@class zoomed_constraints_spec.Screen: UIViewController
  ---@overload fun(properties?: table): zoomed_constraints_spec.Screen
  local Screen = class("Screen", UIViewController)
  function Screen:viewDidLoad()
    root = self.view
    scroll = UIScrollView { minimumZoomScale = options.least or 0.25, maximumZoomScale = 4, contentInsetAdjustmentBehavior = "never" }
    scroll.delegate = { viewForZooming = function() return photo end, scrollViewDidZoom = options.didZoom }
    photo = UIView {}
    for _, view in ipairs { scroll, photo } do view.translatesAutoresizingMaskIntoConstraints = false end
    root:addSubview(scroll)
    scroll:addSubview(photo)
    for _, edge in ipairs { "leading", "trailing", "top", "bottom" } do
      scroll[edge .. "Anchor"]:constraint("==", root[edge .. "Anchor"]).isActive = true
    end
    pin()
  end
  app = launchWindow(function(window) window.rootViewController = Screen {} end)
end

local function size()
  NSLayoutConstraint.activate { photo.widthAnchor:constraint("==", 1000), photo.heightAnchor:constraint("==", 800) }
end

local function edges(to, leading, trailing, top, bottom)
  NSLayoutConstraint.activate {
    photo.leadingAnchor:constraint("==", to.leadingAnchor, leading or 0), to.trailingAnchor:constraint("==", photo.trailingAnchor, trailing or 0),
    photo.topAnchor:constraint("==", to.topAnchor, top or 0), to.bottomAnchor:constraint("==", photo.bottomAnchor, bottom or 0),
  }
end

local function zoomTo(scale)
  scroll.zoomScale = scale
  root:setNeedsLayout()
  app:advanceFrames(2)
end

describe("a zoomed view pinned on four sides", function()
  for name, to in pairs { edges = function() return scroll end, guide = function() return scroll.contentLayoutGuide end } do
    it("keeps its place and gives the content its size, by the " .. name, function()
      openPhoto(function() size() edges(to(), 10) end)
      assert.equal(CGRect(10, 0, 1000, 800), photo.frame)
      assert.equal(CGSize(1010, 800), scroll.contentSize)
      for _, scale in ipairs { 0.5, 2, 0.25, 4, 1 } do
        zoomTo(scale)
        assert.equal(CGRect(10, 0, 1000 * scale, 800 * scale), photo.frame)
        assert.equal(CGSize(1000, 800), photo.bounds.size)
        assert.equal(CGSize(10 + 1000 * scale, 800 * scale), scroll.contentSize)
      end
      assert.same({}, app:layoutProblems())
    end)
  end

  it("keeps the distances at all sides, unscaled", function()
    openPhoto(function() size() edges(scroll, 10, 20, 30, 40) end)
    zoomTo(0.5)
    assert.equal(CGRect(10, 30, 500, 400), photo.frame)
    assert.equal(CGSize(530, 470), scroll.contentSize)
  end)

  it("scales what is inside it, and what is outside follows its edges", function()
    local inner, beside ---@type UIView, UIView
    openPhoto(function()
      size()
      edges(scroll, 10)
      inner, beside = UIView {}, UIView {}
      for _, view in ipairs { inner, beside } do view.translatesAutoresizingMaskIntoConstraints = false end
      photo:addSubview(inner)
      scroll:addSubview(beside)
      NSLayoutConstraint.activate {
        inner.leadingAnchor:constraint("==", photo.leadingAnchor, 100), inner.topAnchor:constraint("==", photo.topAnchor, 100),
        inner.widthAnchor:constraint("==", photo.widthAnchor, { multiplier = 0.5 }), inner.heightAnchor:constraint("==", 50),
        beside.leadingAnchor:constraint("==", inner.trailingAnchor), beside.topAnchor:constraint("==", photo.bottomAnchor, 5),
        beside.widthAnchor:constraint("==", 7), beside.heightAnchor:constraint("==", 7),
      }
    end)
    zoomTo(0.5)
    assert.equal(CGRect(100, 100, 500, 50), inner.frame)
    assert.equal(CGRect(10 + 50 + 250, 405, 7, 7), beside.frame)
  end)

  it("may be as large as the visible part, by its own size", function()
    openPhoto(function()
      edges(scroll.contentLayoutGuide)
      NSLayoutConstraint.activate {
        photo.widthAnchor:constraint("==", scroll.frameLayoutGuide.widthAnchor), photo.heightAnchor:constraint("==", scroll.frameLayoutGuide.heightAnchor),
      }
    end)
    local all = scroll.bounds.size
    zoomTo(2)
    assert.equal(CGSize(2 * all.width, 2 * all.height), scroll.contentSize)
    assert.equal(CGRect(0, 0, 2 * all.width, 2 * all.height), photo.frame)
  end)

  it("can be kept in the middle by constants that the delegate changes", function()
    local top, leading ---@type any, any
    openPhoto(function()
      size()
      leading, top = photo.leadingAnchor:constraint("==", scroll.leadingAnchor), photo.topAnchor:constraint("==", scroll.topAnchor)
      NSLayoutConstraint.activate {
        leading, top, scroll.trailingAnchor:constraint("==", photo.trailingAnchor), scroll.bottomAnchor:constraint("==", photo.bottomAnchor),
      }
    end, {
      didZoom = function()
        leading.constant = math.max(0, (scroll.bounds.width - photo.frame.width) / 2)
        top.constant = math.max(0, (scroll.bounds.height - photo.frame.height) / 2)
        root:layoutIfNeeded()
      end,
    })
    local all = scroll.bounds.size
    zoomTo(0.25)
    assert.near((all.width - 250) / 2, photo.frame.minX, 0.5)
    assert.near((all.height - 200) / 2, photo.frame.minY, 0.5)
    assert.near(250, photo.frame.width, 0.01)
  end)

  it("can be centred in the content", function()
    openPhoto(function()
      size()
      NSLayoutConstraint.activate {
        photo.centerXAnchor:constraint("==", scroll.contentLayoutGuide.centerXAnchor),
        photo.centerYAnchor:constraint("==", scroll.contentLayoutGuide.centerYAnchor),
        scroll.contentLayoutGuide.widthAnchor:constraint("==", 2000), scroll.contentLayoutGuide.heightAnchor:constraint("==", 2000),
      }
    end)
    assert.equal(CGRect(500, 600, 1000, 800), photo.frame)
    zoomTo(0.5)
    assert.equal(CGRect(750, 800, 500, 400), photo.frame)
    assert.equal(CGSize(2000, 2000), scroll.contentSize)
  end)
end)

describe("a pinch on a view that constraints place", function()
  it("keeps the point under the fingers, with a layout in each frame", function()
    openPhoto(function() size() edges(scroll, 10) end)
    scroll.contentOffset = { 300, 100 }
    local place = { 160, 200 }
    app:pinch(place, { from = 100, to = 180 })
    app:settle()
    local scale = scroll.zoomScale
    assert.is_true(scale > 1.5)
    assert.near(10, photo.frame.minX, 0.01)
    assert.near(1000 * scale, photo.frame.width, 0.01)
    assert.near(10 + 1000 * scale, scroll.contentSize.width, 0.01)
    assert.near((460 - 10) * scale + 10, scroll.contentOffset.x + place[1], 1)
    assert.equal(CGSize(1000, 800), photo.bounds.size)
  end)

  it("springs back to the limits", function()
    openPhoto(function() size() edges(scroll, 10) end, { least = 0.5 })
    app:pinch({ 160, 200 }, { from = 200, to = 40 })
    app:settle()
    assert.equal(0.5, scroll.zoomScale)
    assert.equal(CGRect(10, 0, 500, 400), photo.frame)
    assert.equal(CGSize(510, 400), scroll.contentSize)
  end)
end)

describe("zoomToRect", function()
  -- A photo of 200 x 100 that the app keeps in the middle by its frame.
  local function openCentred()
    photo = UIView { frame = { 0, 0, 200, 100 } }
    scroll = UIScrollView { frame = { 0, 0, 300, 400 }, maximumZoomScale = 8, contentInsetAdjustmentBehavior = "never" }
    local function centre()
      photo.frame = CGRect(
        math.max(0, (300 - photo.frame.width) / 2), math.max(0, (400 - photo.frame.height) / 2), photo.frame.width, photo.frame.height)
    end
    scroll.delegate = { viewForZooming = function() return photo end, scrollViewDidZoom = centre }
    scroll:addSubview(photo)
    scroll.contentSize = photo.bounds.size
    centre()
    app = launchWindow(scroll)
  end

  -- Which point of the photo is in the middle.
  local function middle() return scroll:convert({ scroll.bounds.midX, scroll.bounds.midY }, photo) end

  it("shows a part of a view that the app keeps in the middle, where that part will be", function()
    for _, animated in ipairs { true, false } do
      openCentred()
      assert.equal(CGRect(50, 150, 200, 100), photo.frame)
      scroll:zoomToRect(CGRect(40, 40, 30, 20), animated)
      app:settle()
      assert.equal(8, scroll.zoomScale)
      assert.near(55, middle().x, 0.5)
      assert.near(50, middle().y, 0.5)
    end
  end)

  it("leaves the way back as it was", function()
    openCentred()
    scroll:zoomToRect(CGRect(40, 40, 30, 20), false)
    scroll:zoomToRect(CGRect(0, 0, 200, 100), true)
    app:settle()
    assert.equal(1.5, scroll.zoomScale)
    assert.near(100, middle().x, 0.5)
    assert.near(50, middle().y, 0.5)
  end)
end)
