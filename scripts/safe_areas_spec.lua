-- Safe areas of controllers in containers, and what scroll views make of them: docs/rules/controllers.md 1 and 8.2, docs/rules/scrolling.md.

---@class safe_areas_spec.Plain: UIViewController
---@overload fun(properties?: table): safe_areas_spec.Plain
local Plain = class("SafePlain", UIViewController)
local function launchOnNotch(root, device)
  local app = launchWindow(root, { device = device or "iPhone 16" })
  app:settle()
  return app
end
local function under(controller) return UINavigationController { rootViewController = controller } end
local function pages(style, controller, options)
  options = options or {}
  options.transitionStyle = style
  local pages = UIPageViewController(options)
  pages:setViewControllers({ controller }, "forward", false)
  return pages
end
local BARE, BARS = UIEdgeInsets { 59, 0, 34, 0 }, UIEdgeInsets { 103, 0, 34, 0 }

describe("the safe area of a page", function()
  for _, style in ipairs { "scroll", "pageCurl" } do
    it("is that of its page controller in the style " .. style, function()
      local page = Plain {}
      launchOnNotch(pages(style, page))
      assert.are.equal(BARE, page.view.safeAreaInsets)
      page = Plain {}
      launchOnNotch(under(pages(style, page)))
      assert.are.equal(BARS, page.view.safeAreaInsets)
      page = Plain {}
      launchOnNotch(UITabBarController { viewControllers = { under(pages(style, page)) } })
      assert.are.equal(UIEdgeInsets { 103, 0, 83, 0 }, page.view.safeAreaInsets)
    end)
  end

  it("stays while a finger moves it, and a neighbour has it at once", function()
    local first, second = Plain {}, Plain {}
    first.view.backgroundColor, second.view.backgroundColor = "red", "green"
    for _, orientation in ipairs { "horizontal", "vertical" } do
      local controller = pages("scroll", first, { navigationOrientation = orientation, interPageSpacing = 20 })
      controller.dataSource = {
        viewControllerBefore = function() end,
        viewControllerAfter = function(_, _, page) return page == first and second or nil end,
      }
      local app = launchOnNotch(under(controller))
      local finger = app:touch(200, 500)
      finger:move(120, 420, 0.2)
      assert.are.equal(BARS, first.view.safeAreaInsets)
      assert.are.equal(BARS, second.view.safeAreaInsets)
      finger:move(20, 120, 0.1)
      finger:lift()
      app:settle()
      assert.are.equal(BARS, second.view.safeAreaInsets)
      app:close()
    end
  end)

  it("counts for its constraints and its scroll views", function()
    local page = Plain {}
    local label = UILabel { text = "Here", translatesAutoresizingMaskIntoConstraints = false }
    page.view:addSubview(label)
    label.topAnchor:constraint("==", page.view.safeAreaLayoutGuide.topAnchor).isActive = true
    label.leadingAnchor:constraint("==", page.view.leadingAnchor).isActive = true
    launchOnNotch(under(pages("scroll", page)))
    assert.are.equal(103, label.frame.minY)
    local list = UITableViewController {}
    launchOnNotch(under(pages("scroll", list)))
    assert.are.equal(103, list.tableView.adjustedContentInset.top)
  end)

  it("follows the bar that hides, and additional insets", function()
    local page = Plain {}
    local controller = pages("scroll", page)
    local navigation = under(controller)
    local app = launchOnNotch(navigation)
    navigation.isNavigationBarHidden = true
    app:settle()
    assert.are.equal(BARE, page.view.safeAreaInsets)
    controller.additionalSafeAreaInsets = UIEdgeInsets { 10, 0, 0, 0 }
    app:settle()
    assert.are.equal(69, page.view.safeAreaInsets.top)
    page.additionalSafeAreaInsets = UIEdgeInsets { 0, 5, 0, 0 }
    assert.are.equal(UIEdgeInsets { 69, 5, 34, 0 }, page.view.safeAreaInsets)
  end)
end)

describe("the safe area in containers", function()
  it("reaches nested children, tabs and columns", function()
    local outer, inner = Plain {}, Plain {}
    outer:addChild(inner)
    inner.view.frame = outer.view.bounds
    outer.view:addSubview(inner.view)
    inner:didMoveToParent(outer)
    launchOnNotch(under(outer))
    assert.are.equal(BARS, inner.view.safeAreaInsets)
    local tab = Plain {}
    launchOnNotch(under(UITabBarController { viewControllers = { tab } }))
    assert.are.equal(UIEdgeInsets { 103, 0, 83, 0 }, tab.view.safeAreaInsets)
    local list, detail = Plain {}, Plain {}
    launchOnNotch(UISplitViewController { viewControllers = { under(list), under(detail) } })
    assert.are.equal(BARS, detail.view.safeAreaInsets)
    list, detail = Plain {}, Plain {}
    local split = UISplitViewController { viewControllers = { under(list), under(detail) }, preferredDisplayMode = "allVisible" }
    launchOnNotch(split, "iPad")
    assert.are.equal(44, list.view.safeAreaInsets.top)
    assert.are.equal(44, detail.view.safeAreaInsets.top)
  end)
end)

describe("contentInsetAdjustmentBehavior", function()
  local function scrolling(properties)
    properties = properties or {}
    properties.frame = CGRect(0, 0, 393, 852)
    properties.autoresizingMask = { "flexibleWidth", "flexibleHeight" }
    return UIScrollView(properties)
  end
  local function controllerOf(scroll)
    local controller = Plain {}
    controller.view:addSubview(scroll)
    return controller
  end

  it("automatic adjusts content that can't scroll, in a navigation or tab bar controller", function()
    local scroll = scrolling()
    launchOnNotch(under(controllerOf(scroll)))
    assert.are.equal(BARS, scroll.adjustedContentInset)
    assert.are.equal(CGPoint(0, -103), scroll.contentOffset)
    scroll = scrolling()
    launchOnNotch(UITabBarController { viewControllers = { controllerOf(scroll) } })
    assert.are.equal(UIEdgeInsets { 59, 0, 83, 0 }, scroll.adjustedContentInset)
    scroll = scrolling()
    launchOnNotch(under(pages("scroll", controllerOf(scroll))))
    assert.are.equal(BARS, scroll.adjustedContentInset)
  end)

  it("automatic leaves such content alone elsewhere", function()
    local scroll = scrolling()
    launchOnNotch(controllerOf(scroll))
    assert.are.equal(UIEdgeInsets.zero, scroll.adjustedContentInset)
    -- not the controller's content: another view is in front of it in the list
    scroll = scrolling()
    local controller = Plain {}
    controller.view:addSubview(UIView {})
    controller.view:addSubview(scroll)
    launchOnNotch(under(controller))
    assert.are.equal(UIEdgeInsets.zero, scroll.adjustedContentInset)
    controller = controllerOf(scrolling())
    controller.automaticallyAdjustsScrollViewInsets = false
    launchOnNotch(under(controller))
    assert.are.equal(UIEdgeInsets.zero, controller.view.subviews[1].adjustedContentInset)
    controller.automaticallyAdjustsScrollViewInsets = true
    assert.are.equal(BARS, controller.view.subviews[1].adjustedContentInset)
  end)

  it("automatic adjusts what can be scrolled in every controller, like scrollableAxes", function()
    for _, behavior in ipairs { "automatic", "scrollableAxes" } do
      local scroll = scrolling { contentSize = { 100, 2000 }, contentInsetAdjustmentBehavior = behavior }
      launchOnNotch(controllerOf(scroll))
      assert.are.equal(BARE, scroll.adjustedContentInset)
      scroll.contentSize = { 100, 852 }
      assert.are.equal(UIEdgeInsets.zero, scroll.adjustedContentInset)
      scroll.alwaysBounceVertical = true
      assert.are.equal(BARE, scroll.adjustedContentInset)
    end
  end)

  it("scrollableAxes depends on the content alone, always and never on nothing", function()
    local scroll = scrolling { contentInsetAdjustmentBehavior = "scrollableAxes" }
    launchOnNotch(under(controllerOf(scroll)))
    assert.are.equal(UIEdgeInsets.zero, scroll.adjustedContentInset)
    -- by the content's size, whatever its own insets are
    scroll.contentInset = UIEdgeInsets { 0, 0, 900, 0 }
    assert.are.equal(UIEdgeInsets { 0, 0, 900, 0 }, scroll.adjustedContentInset)
    scroll.contentInset = UIEdgeInsets.zero
    scroll.contentInsetAdjustmentBehavior = "always"
    assert.are.equal(BARS, scroll.adjustedContentInset)
    scroll.contentInsetAdjustmentBehavior = "never"
    scroll.contentSize = { 100, 2000 }
    assert.are.equal(UIEdgeInsets.zero, scroll.adjustedContentInset)
  end)

  it("automatic of tables, text views and collection views with few rows", function()
    local table = UITableViewController {}
    launchOnNotch(under(table))
    assert.are.equal(103, table.tableView.adjustedContentInset.top)
    local controller = Plain {}
    local text = UITextView { text = "short", frame = CGRect(0, 0, 393, 852) }
    controller.view:addSubview(text)
    launchOnNotch(under(controller))
    assert.are.equal(text.safeAreaInsets.top, text.adjustedContentInset.top)
    ---@class safe_areas_spec.Few: UICollectionViewController
    ---@overload fun(properties?: table): safe_areas_spec.Few
    local Few = class("SafeFew", UICollectionViewController)
    function Few:numberOfItemsInSection() return 5 end
    function Few:viewDidLoad() self.collectionView:register(UICollectionViewCell, "cell") end
    function Few:cellForItemAt(view, path) return view:dequeueReusableCell("cell", path) end
    local few = Few { collectionViewLayout = UICollectionViewFlowLayout {} }
    local app = launchOnNotch(under(few), "iPhone SE")
    assert.are.equal(44, few.collectionView.adjustedContentInset.top)
    assert.are.equal(CGPoint(0, -44), few.collectionView.contentOffset)
    local cell = app:find { class = "UICollectionViewCell" }
    assert.are.equal(44, cell:convert(cell.bounds, nil).minY)
  end)

  it("automatic follows a controller that is pushed, and content that comes later", function()
    local scroll = scrolling()
    local navigation = under(Plain {})
    local app = launchOnNotch(navigation)
    navigation:pushViewController(controllerOf(scroll), true)
    app:settle()
    assert.are.equal(BARS, scroll.adjustedContentInset)
    local later = Plain {}
    navigation:pushViewController(later, false)
    app:settle()
    local other = scrolling()
    later.view:addSubview(other)
    app:settle()
    assert.are.equal(CGPoint(0, -103), other.contentOffset)
  end)
end)

describe("the safe area behind a card", function()
  for _, how in ipairs { "nothing", "layout", "title", "dragged", "turned" } do
    it("is the same while the card is there and after it, with " .. how, function()
      local root = Plain { title = "A" }
      local navigation = under(root)
      local app = launchWindow(navigation, { device = "iPhone 16", system = 17 })
      app:settle()
      local card = Plain {}
      root:present(card, true)
      app:settle()
      assert.are.equal(BARS, root.view.safeAreaInsets)
      if how == "layout" then
        navigation.view:setNeedsLayout()
        app:advance(0.1)
      elseif how == "title" then
        root.title = "B"
        app:advance(0.1)
      elseif how == "turned" then
        app:rotateDevice "landscapeLeft"
        app:settle()
        app:rotateDevice "portrait"
        app:settle()
      end
      if how == "dragged" then app:drag { from = { 200, 100 }, to = { 200, 800 }, duration = 0.2 } else card:dismiss(true) end
      app:settle()
      assert.is_nil(root.presentedViewController)
      assert.are.equal(BARS, root.view.safeAreaInsets)
      assert.are.equal(CGRect(0, 59, 393, 44), navigation.navigationBar.frame)
      assert.are.equal(CGAffineTransform.identity, navigation.view.transform)
    end)
  end

  it("doesn't count a transform", function()
    local inner = UIView { frame = { 0, 0, 393, 852 } }
    local app = launchOnNotch(Plain {})
    app.window.rootViewController.view:addSubview(inner)
    inner.transform = CGAffineTransform { translationX = 0, y = 100 }
    inner.center = { 196.5, 426 }
    assert.are.equal(BARE, inner.safeAreaInsets)
    inner.center = { 196.5, 446 }
    assert.are.equal(UIEdgeInsets { 39, 0, 34, 0 }, inner.safeAreaInsets)
  end)
end)

describe("the table of an app that makes no window", function()
  local function rows(system)
    return launch {
      system = system,
      numberOfRowsInSection = function() return 3 end,
      cellForRowAt = function() return UITableViewCell {} end,
    }
  end

  it("begins below the status bar, where there is one", function()
    local app = rows(17)
    assert.are.equal(20, app.table.adjustedContentInset.top)
    assert.are.equal(-20, app.table.contentOffset.y)
    assert.are.equal(20, app.table:convert(app.table:rectForRow(IndexPath(1, 1)), nil).y)
  end)

  it("begins at the top of the screen where there is none", function()
    assert.are.equal(0, rows(12).table.contentOffset.y)
  end)
end)
