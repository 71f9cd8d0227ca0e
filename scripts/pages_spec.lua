-- Page view controllers: docs/rules/controllers.md 8.2, cases V-200 to V-204, V14.

local log, pages, controllers ---@type table, UIPageViewController, any

local function page(number)
  ---@class pages_spec.Page: UIViewController
  ---@overload fun(properties?: table): pages_spec.Page
  local Page = class("Page", UIViewController)
  for _, name in ipairs { "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear" } do
    Page[name] = function(self) log[#log + 1] = "P" .. number .. " " .. name:gsub("^view", ""):gsub("^%u", string.lower) end
  end
  function Page:viewDidLoad()
    self.view:addSubview(UILabel { text = "Page " .. number, frame = { 20, 100, 200, 30 } })
  end
  return Page { title = "P" .. number }
end

local function find(controller)
  for place, c in ipairs(controllers) do if c == controller then return place end end
end

local source = {
  viewControllerBefore = function(_, p, controller) return controllers[find(controller) - 1] end,
  viewControllerAfter = function(_, p, controller) return controllers[find(controller) + 1] end,
}

local function names(list)
  local titles = {}
  for place, c in ipairs(list) do titles[place] = c.title end
  return table.concat(titles, ",")
end

local function openPages(options)
  local direction = options and options.direction
  log = {}
  controllers = { page(1), page(2), page(3) }
  options = options or {}
  options.transitionStyle, options.direction = options.transitionStyle or "scroll", nil
  pages = UIPageViewController(options)
  pages.dataSource = source
  pages.delegate = {
    willTransitionTo = function(_, p, pending) log[#log + 1] = "will " .. names(pending) end,
    didFinishAnimating = function(_, p, finished, previous, completed)
      log[#log + 1] = ("did %s %s %s"):format(finished, names(previous), completed)
    end,
  }
  pages:setViewControllers({ controllers[1] }, "forward", false)
  local app = launchWindow(pages, { direction = direction })
  app:settle()
  return app
end

describe("a page view controller", function()
  it("V-200 wants one page, or two of an open book", function()
    openPages()
    local ok, message = pcall(function() pages:setViewControllers({ controllers[1], controllers[2] }, "forward", false) end)
    assert.is_false(ok)
    assert.contains("The number of view controllers provided (2) doesn't match the number required (1) for the requested transition", message)
  end)

  it("V-201 V14 moves on with a finger", function()
    local app = openPages()
    log = {}
    app:drag { from = { 300, 300 }, to = { 100, 300 }, duration = 0.2 }
    app:settle()
    assert.are.same({
      "will P2", "P2 willAppear", "P1 willDisappear", "P2 didAppear", "P1 didDisappear", "did true P1 true",
    }, log)
    assert.are.equal("P2", names(pages.viewControllers))
    assert.is_true(app:exists "Page 2")
    assert.is_false(app:exists "Page 1")
    assert.are.equal(pages, controllers[2].parent)
    assert.is_nil(controllers[1].parent)
  end)

  it("turns whoever is its scroll view's delegate", function()
    local app = openPages()
    log = {}
    local scrolled = 0
    for _, view in ipairs(pages.view.subviews) do
      if view:isKind(UIScrollView) then
        assert.is_nil(view.delegate)
        view.delegate = { scrollViewDidScroll = function() scrolled = scrolled + 1 end }
      end
    end
    app:drag { from = { 300, 300 }, to = { 100, 300 }, duration = 0.2 }
    app:settle()
    assert.are.equal("did true P1 true", log[#log])
    assert.are.equal("P2", names(pages.viewControllers))
    assert.is_true(app:exists "Page 2")
    assert.is_true(scrolled > 10)
    pages:setViewControllers({ controllers[3] }, "forward", true)
    app:settle()
    assert.is_true(app:exists "Page 3")
  end)

  it("comes back where the finger lifts too early", function()
    local app = openPages()
    log = {}
    app:drag { from = { 300, 300 }, to = { 220, 300 }, duration = 0.5, hold = 0.3 }
    app:settle()
    assert.are.same({
      "will P2", "P2 willAppear", "P1 willDisappear", "P1 willAppear", "P2 willDisappear", "P1 didAppear", "P2 didDisappear", "did true P1 false",
    }, log)
    assert.are.equal("P1", names(pages.viewControllers))
  end)

  it("V-203 does not move on beyond the last page", function()
    local app = openPages()
    pages:setViewControllers({ controllers[3] }, "forward", false)
    app:settle()
    log = {}
    app:swipe({ 160, 300 }, "left")
    app:settle()
    assert.are.same({}, log)
    app:swipe({ 160, 300 }, "right")
    app:settle()
    assert.are.equal("P2", names(pages.viewControllers))
  end)

  it("V-204 shows the first page at once, animated or not", function()
    log = {}
    controllers = { page(1) }
    pages = UIPageViewController { transitionStyle = "scroll" }
    local done ---@type any
    pages:setViewControllers({ controllers[1] }, "forward", true, function(finished) done = finished end)
    assert.is_true(done)
    launchWindow(pages)
    assert.are.same({ "P1 willAppear", "P1 didAppear" }, log)
  end)

  it("V14 moves by program, without a word to the delegate", function()
    local app = openPages()
    log = {}
    local done ---@type any
    pages:setViewControllers({ controllers[2] }, "forward", true, function(finished) done = finished end)
    assert.is_nil(done)
    app:settle()
    assert.is_true(done)
    assert.are.same({ "P2 willAppear", "P1 willDisappear", "P2 didAppear", "P1 didDisappear" }, log)
    assert.is_true(app:exists "Page 2")
    app:swipe({ 160, 300 }, "right")
    app:settle()
    assert.are.equal("P1", names(pages.viewControllers))
  end)

  it("goes through all its pages and back", function()
    local app = openPages()
    for _ = 1, 2 do
      app:swipe({ 160, 300 }, "left")
      app:settle()
    end
    assert.are.equal("P3", names(pages.viewControllers))
    for _ = 1, 2 do
      app:swipe({ 160, 300 }, "right")
      app:settle()
    end
    assert.are.equal("P1", names(pages.viewControllers))
  end)

  it("has dots where its data source counts", function()
    source.presentationCount = function() return 3 end
    source.presentationIndex = function() return 1 end
    finally(function() source.presentationCount, source.presentationIndex = nil, nil end)
    local app = openPages()
    local dots = app:find { class = "UIPageControl" }
    assert.are.equal(CGRect(0, 531, 320, 37), dots.frame)
    assert.are.equal(3, dots.numberOfPages)
    app:swipe({ 160, 300 }, "left")
    app:settle()
    assert.are.equal(2, dots.currentPage)
  end)

  it("turns a page for a finger on its dots, and goes no farther than there are pages", function()
    for _, direction in ipairs { "leftToRight", "rightToLeft" } do
      source.presentationCount = function() return 3 end
      source.presentationIndex = function() return 1 end
      finally(function() source.presentationCount, source.presentationIndex = nil, nil end)
      log = {}
      local app, way = openPages { direction = direction }, direction == "leftToRight" and 30 or -30
      local dots = app:find { class = "UIPageControl" }
      local function tapDots(isNext)
        app:tap { dots.frame.midX + (isNext and way or -way), dots.frame.midY }
        app:settle()
        return names(pages.viewControllers) .. " " .. dots.currentPage
      end
      log = {}
      assert.are.equal("P2 2", tapDots(true))
      assert.are.equal("will P2,P2 willAppear,P1 willDisappear,P2 didAppear,P1 didDisappear,did true P1 true", table.concat(log, ","))
      assert.are.equal("P3 3", tapDots(true))
      assert.are.equal("P3 3", tapDots(true))
      assert.are.equal("P2 2", tapDots(false))
      assert.are.equal("P1 1", tapDots(false))
      assert.are.equal("P1 1", tapDots(false))
      app:tap { dots.frame.midX + way, dots.frame.midY }
      app:advance(0.1)
      assert.are.equal("P3 3", tapDots(true))
      app:terminate()
    end
  end)

  it("turns a page at once for its dots where nothing is animated", function()
    source.presentationCount = function() return 3 end
    source.presentationIndex = function() return 1 end
    finally(function() source.presentationCount, source.presentationIndex = nil, nil end)
    local app = openPages {}
    UIView.setAnimationsEnabled(false)
    log = {}
    local dots = app:find { class = "UIPageControl" }
    app:tap { dots.frame.midX + 30, dots.frame.midY }
    app:settle()
    assert.are.equal("P2 2", names(pages.viewControllers) .. " " .. dots.currentPage)
    assert.are.equal("did true P1 true", log[#log])
  end)

  it("asks for its dots again when pages are set, after swipes too", function()
    source.presentationCount = function() return #controllers end
    source.presentationIndex = function() return find(pages.viewControllers[1]) or 1 end
    finally(function() source.presentationCount, source.presentationIndex = nil, nil end)
    local app = openPages()
    local dots = app:find { class = "UIPageControl" }
    app:swipe({ 160, 300 }, "left")
    app:settle()
    for _, animated in ipairs { true, false } do
      for _, number in ipairs { 3, 1, 2 } do
        pages:setViewControllers({ controllers[number] }, number == 3 and "forward" or "reverse", animated)
        app:settle()
        assert.are.equal(number, dots.currentPage)
      end
    end
  end)

  it("asks for what is beside a page when that page is set again", function()
    local app = openPages()
    controllers[4] = page(4)
    table.remove(controllers, 2)
    local done
    pages:setViewControllers({ controllers[1] }, "forward", false, function(finished) done = finished end)
    assert.is_true(done)
    app:swipe({ 160, 300 }, "left")
    app:settle()
    assert.are.equal("P3", names(pages.viewControllers))
  end)

  it("lies upright where it is told to", function()
    local app = openPages { navigationOrientation = "vertical" }
    app:swipe({ 160, 400 }, "up", { distance = 300 })
    app:settle()
    assert.are.equal("P2", names(pages.viewControllers))
  end)

  it("that is set while its callbacks take the pages off the screen is there at once, and its completion comes", function()
    openPages()
    local window, done = pages.view.window, {}
    -- The present page's view has been moved by hand: it comes back with the transition, and says so.
    local present = controllers[1]
    function present:viewWillAppear() window.rootViewController = UIViewController {} end
    present.view:removeFromSuperview()
    pages:setViewControllers({ controllers[2] }, "forward", true, function(finished) done[#done + 1] = finished end)
    assert.are.same({ controllers[2] }, pages.viewControllers)
    assert.are.same({ controllers[2] }, pages.children)
    assert.are.same({ true }, done)
  end)

  it("that its own callback puts elsewhere doesn't come, and its completion says so", function()
    openPages()
    local window, done, home = pages.view.window, {}, UIViewController {}
    local next = controllers[2]
    function next:willMoveToParent(parent) if parent == pages then home:addChild(self) end end
    pages:setViewControllers({ next }, "forward", true, function(finished) done[#done + 1] = finished end)
    assert.are.same({ controllers[1] }, pages.viewControllers)
    assert.are.equal(home, next.parent)
    assert.are.same({ false }, done)
    pages:setViewControllers({ controllers[3] }, "forward", false)
    assert.are.same({ controllers[3] }, pages.viewControllers)
    assert.are.same({ false }, done)
  end)
end)
