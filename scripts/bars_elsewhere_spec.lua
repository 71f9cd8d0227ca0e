-- Bars where they stand otherwise than in the cases of docs/rules/cases/controllers.md: behind More, from the right to the left, with both
-- bars going at a tap, under a status bar that follows them.
local app, window ---@type App, UIWindow

local function launchWithSettings(root, options, settings)
  local plugin = settings or {}
  function plugin.didFinishLaunching()
    window = UIWindow { backgroundColor = "white" }
    window.rootViewController = root
    window:makeKeyAndVisible()
  end
  app = launch(plugin, options)
  app:settle()
end

local function whiteScreen(title)
  local controller = UIViewController { title = title }
  controller.view.backgroundColor = "white"
  return controller
end

local function place(view) return view:convert(view.bounds, nil) end

describe("a navigation controller behind More", function()
  local tabs, inner, root ---@type any, UINavigationController, UIViewController

  before_each(function()
    root = whiteScreen "Root"
    inner = UINavigationController { rootViewController = root }
    inner.tabBarItem.title = "Inner"
    tabs = UITabBarController {}
    local all = {}
    for index = 1, 6 do all[index] = whiteScreen("Tab " .. index) end
    all[7] = inner
    tabs.viewControllers = all
    launchWithSettings(tabs)
    app:tap "More"
    app:settle()
  end)

  it("shows its own bar, with the way back to the list", function()
    app:tap "Inner"
    app:settle()
    assert.are.equal(2, #tabs.moreNavigationController.viewControllers)
    assert.is_true(tabs.moreNavigationController.isNavigationBarHidden)
    assert.is_true(app:exists "Root")
    assert.are.equal(CGRect(0, 0, 320, 44), place(inner.navigationBar))
    assert.are.equal(44, root.view.safeAreaInsets.top)
    assert.are.equal(49, root.view.safeAreaInsets.bottom)
    app:tap { id = "back" }
    app:settle()
    assert.are.equal(1, #tabs.moreNavigationController.viewControllers)
    assert.is_false(tabs.moreNavigationController.isNavigationBarHidden)
    assert.is_true(app:exists "Inner")
    assert.is_nil(root.view.window)
  end)

  it("pushes and pops by itself", function()
    app:tap "Inner"
    app:settle()
    local next = whiteScreen "Next"
    inner:pushViewController(next, true)
    app:settle()
    assert.are.equal(inner, next.navigationController)
    app:tap "Root"
    app:settle()
    assert.are.same({ root }, inner.viewControllers)
    assert.are.equal(2, #tabs.moreNavigationController.viewControllers)
  end)

  it("goes back to the list with a finger from the edge, or stays", function()
    app:tap "Inner"
    app:settle()
    local finger = app:touch(4, 300)
    finger:move(80, 300, 0.3)
    app:advance(0.3)
    finger:lift()
    app:settle()
    assert.is_not_nil(root.view.window)
    assert.is_true(tabs.moreNavigationController.isNavigationBarHidden)
    finger = app:touch(4, 300)
    finger:move(300, 300, 0.3)
    finger:lift()
    app:settle()
    assert.is_nil(root.view.window)
    assert.is_false(tabs.moreNavigationController.isNavigationBarHidden)
  end)

  it("is selected by code, and has its bar to itself where it leaves More", function()
    tabs.selectedIndex = 7
    app:settle()
    assert.is_true(app:exists "Root")
    assert.is_true(app:exists { id = "back" })
    tabs.viewControllers = { whiteScreen "One", inner }
    tabs.selectedIndex = 2
    app:settle()
    assert.is_true(app:exists "Root")
    assert.is_false(app:exists { id = "back" })
  end)

  it("takes the tab bar away for one that wants none below it", function()
    app:tap "Inner"
    app:settle()
    local next = whiteScreen "Next"
    next.hidesBottomBarWhenPushed = true
    inner:pushViewController(next, false)
    app:settle()
    assert.is_true(tabs.tabBar.frame.maxX <= 0)
    inner:popViewController(false)
    app:settle()
    assert.are.equal(0, tabs.tabBar.frame.x)
  end)
end)

describe("a tap that hides bars", function()
  it("hides both, and shows those again that it has hidden", function()
    local a = whiteScreen "A"
    local nav = UINavigationController { rootViewController = a }
    launchWithSettings(nav)
    a.toolbarItems = { UIBarButtonItem { systemItem = "trash" } }
    nav:setToolbarHidden(false, false)
    nav.hidesBarsOnTap = true
    app:tap { 160, 300 }
    app:settle()
    assert.is_true(nav.isNavigationBarHidden)
    assert.is_true(nav.isToolbarHidden)
    app:tap { 160, 300 }
    app:settle()
    assert.is_false(nav.isNavigationBarHidden)
    assert.is_false(nav.isToolbarHidden)
    nav:setToolbarHidden(true, false)
    app:tap { 160, 300 }
    app:settle()
    app:tap { 160, 300 }
    app:settle()
    assert.is_false(nav.isNavigationBarHidden)
    assert.is_true(nav.isToolbarHidden)
  end)
end)

describe("a black bar", function()
  it("has a light status bar over it, without being asked to update", function()
    local nav = UINavigationController { rootViewController = whiteScreen "A" }
    launchWithSettings(nav, nil, { statusBar = true })
    assert.are.equal("default", UIApplication.shared.statusBarStyle)
    nav.navigationBar.barStyle = "black"
    app:settle()
    assert.are.equal("lightContent", UIApplication.shared.statusBarStyle)
    nav.navigationBar.barStyle = "default"
    app:settle()
    assert.are.equal("default", UIApplication.shared.statusBarStyle)
  end)
end)

describe("from the right to the left", function()
  local a, b, nav ---@type UIViewController, UIViewController, UINavigationController

  before_each(function()
    a, b = whiteScreen "A", whiteScreen "B"
    nav = UINavigationController { rootViewController = a }
    nav.view.semanticContentAttribute = "forceRightToLeft"
    nav.navigationBar.semanticContentAttribute = "forceRightToLeft"
    a.navigationItem.rightBarButtonItem = UIBarButtonItem { title = "Save", action = function() end }
    launchWithSettings(nav)
  end)

  it("has the right items at the left, and the way back at the right", function()
    assert.are.equal(8, place(app:find "Save").x)
    nav:pushViewController(b, false)
    app:settle()
    local back = app:find { id = "back" }
    assert.are.equal(320 - 8, place(back).maxX)
    app:tap { id = "back" }
    app:settle()
    assert.are.same({ a }, nav.viewControllers)
  end)

  it("pushes from the left", function()
    nav:pushViewController(b, true)
    app:advance(0.175)
    assert.near(-160, b.view.layer:presentation().frame.x, 1)
    assert.near(48, a.view.layer:presentation().frame.x, 1)
    app:settle()
    assert.are.equal(0, b.view.frame.x)
  end)

  it("goes back with a finger from the right edge", function()
    nav:pushViewController(b, false)
    app:settle()
    local finger = app:touch(4, 300)
    finger:move(300, 300, 0.3)
    finger:lift()
    app:settle()
    assert.are.same({ a, b }, nav.viewControllers)
    finger = app:touch(316, 300)
    finger:move(20, 300, 0.3)
    finger:lift()
    app:settle()
    assert.are.same({ a }, nav.viewControllers)
  end)

  it("has the first tab and the first item of a toolbar at the right", function()
    local tabs = UITabBar { frame = { 0, 300, 320, 49 }, items = { UITabBarItem { title = "One" }, UITabBarItem { title = "Two" } } }
    tabs.semanticContentAttribute = "forceRightToLeft"
    local bar = UIToolbar { frame = { 0, 400, 320, 44 }, items = { UIBarButtonItem { title = "First" }, UIBarButtonItem { title = "Second" } } }
    bar.semanticContentAttribute = "forceRightToLeft"
    a.view:addSubview(tabs)
    a.view:addSubview(bar)
    app:settle()
    assert.is_true(place(app:find "One").x > place(app:find "Two").x)
    assert.is_true(place(app:find "First").x > place(app:find "Second").x)
  end)
end)

describe("a low tab bar", function()
  it("has its pictures before the words, not over them", function()
    local tabs = UITabBarController {}
    local all = { whiteScreen "One", whiteScreen "Two" }
    all[1].tabBarItem = UITabBarItem { systemItem = "favorites" }
    tabs.viewControllers = all
    launchWithSettings(tabs)
    app:rotateDevice "landscapeLeft"
    app:settle()
    assert.are.equal(CGRect(0, 288, 568, 32), tabs.tabBar.frame)
    local label = app:find "Favorites"
    local picture ---@type any
    for _, view in ipairs(label.superview.subviews) do
      if tostring(view):find "UIImageView" then picture = view end
    end
    assert.are.equal(20, picture.frame.height)
    assert.are.equal(picture.frame.maxX + 5, label.frame.x)
    app:rotateDevice "portrait"
    app:settle()
    assert.are.equal(30, picture.frame.height)
    assert.is_true(label.frame.y > picture.frame.maxY)
  end)
end)

describe("a large title that has gone by scrolling", function()
  it("doesn't come back when another controller is pushed", function()
    local list = UITableViewController { title = "Many rows" }
    list.tableView.dataSource = { numberOfRowsInSection = function() return 40 end, cellForRowAt = function() return UITableViewCell {} end }
    local nav = UINavigationController { rootViewController = list }
    nav.navigationBar.prefersLargeTitles = true
    launchWithSettings(nav)
    app:drag { on = list.tableView, by = { 0, -300 }, hold = 0.2 }
    app:settle()
    nav:pushViewController(whiteScreen "Next", true)
    app:advance(0.1)
    local shown = 0
    for _, label in ipairs(app:findAll "Many rows") do
      if label.font.pointSize > 17 and not label.isHidden then shown = shown + 1 end
    end
    assert.are.equal(0, shown)
    app:settle()
  end)
end)

describe("a toolbar's delegate", function()
  it("says where it stands: its hairline is on the other side", function()
    local a = whiteScreen "A"
    launchWithSettings(a)
    local bar = UIToolbar { frame = { 0, 20, 320, 44 } }
    a.view:addSubview(bar)
    app:settle()
    local plate = bar.subviews[1]
    local hairline = plate.subviews[2]
    assert.are.equal(-0.5, hairline.frame.y)
    bar.delegate = { positionForBar = function() return "topAttached" end }
    app:settle()
    assert.are.equal(CGRect(0, -20, 320, 64), plate.frame)
    assert.are.equal(64, hairline.frame.y)
  end)
end)
