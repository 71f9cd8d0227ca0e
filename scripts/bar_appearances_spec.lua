-- Looks of bars as objects: standardAppearance, scrollEdgeAppearance, and those of items.
describe("a bar's appearance", function()
  local nav, app ---@type UINavigationController, App

  local function showNavigationBar(view, options)
    app = launchWindow(function(window)
      local root = UIViewController { title = "Root" }
      if view then root.view = view end
      nav = UINavigationController { rootViewController = root }
      window.rootViewController = nav
    end, options)
    return nav.navigationBar
  end

  local function plate(bar) return bar.subviews[1] end
  local function hairline(bar) return plate(bar).subviews[2] end

  local function title()
    return app:find { text = "Root", class = "UILabel" }
  end

  it("is copied, and takes the place of the bar's own properties", function()
    local bar = showNavigationBar()
    bar.barTintColor = "green"
    local look = UINavigationBarAppearance {}
    look:configureWithOpaqueBackground()
    look.backgroundColor, look.titleTextAttributes = "red", { foregroundColor = "yellow" }
    bar.standardAppearance = look
    look.backgroundColor = "blue"
    app:settle()
    assert.are.equal("red", plate(bar).backgroundColor)
    assert.are.equal("yellow", title().textColor)
    bar.standardAppearance.backgroundColor = "purple"
    app:settle()
    assert.are.equal("purple", plate(bar).backgroundColor)
  end)

  it("that is only read changes nothing", function()
    local bar = showNavigationBar()
    bar.barTintColor = "green"
    assert.is_nil(bar.standardAppearance.backgroundColor)
    app:settle()
    assert.are.equal("green", plate(bar).backgroundColor)
    bar.standardAppearance.shadowColor = "red"
    app:settle()
    assert.are_not.equal("green", plate(bar).backgroundColor)
    assert.are.equal("red", hairline(bar).backgroundColor)
  end)

  it("has three backgrounds to begin with", function()
    local bar = showNavigationBar()
    local classic = plate(bar).backgroundColor
    bar.standardAppearance:configureWithTransparentBackground()
    app:settle()
    assert.is_nil(plate(bar).backgroundColor)
    assert.is_true(hairline(bar).isHidden)
    bar.standardAppearance:configureWithOpaqueBackground()
    app:settle()
    assert.are.equal("white", plate(bar).backgroundColor)
    assert.is_false(hairline(bar).isHidden)
    bar.standardAppearance:configureWithDefaultBackground()
    app:settle()
    assert.are.equal(classic, plate(bar).backgroundColor)
  end)

  it("moves the title", function()
    local bar = showNavigationBar()
    local before = title():convert({ 0, 0 }, nil)
    bar.standardAppearance.titlePositionAdjustment = { 10, -2 }
    app:settle()
    assert.are.equal(CGPoint(before.x + 10, before.y - 2), title():convert({ 0, 0 }, nil))
  end)

  it("is another one while the content is at its upper edge", function()
    local scroll = UIScrollView { contentSize = { 320, 2000 } }
    local bar = showNavigationBar(scroll)
    local edge = UINavigationBarAppearance {}
    edge:configureWithTransparentBackground()
    bar.scrollEdgeAppearance = edge
    bar.standardAppearance.backgroundColor = "red"
    app:settle()
    assert.is_nil(plate(bar).backgroundColor)
    scroll:setContentOffset({ 0, 100 }, false)
    app:settle()
    assert.are.equal("red", plate(bar).backgroundColor)
    scroll:setContentOffset({ 0, -scroll.adjustedContentInset.top }, false)
    app:settle()
    assert.is_nil(plate(bar).backgroundColor)
    bar.scrollEdgeAppearance.backgroundColor = "blue"
    app:settle()
    assert.are.equal("blue", plate(bar).backgroundColor)
    bar.scrollEdgeAppearance = nil
    app:settle()
    assert.are.equal("red", plate(bar).backgroundColor)
  end)

  it("counts at the edge where nothing scrolls, and with a large title", function()
    local bar = showNavigationBar()
    bar.scrollEdgeAppearance = UINavigationBarAppearance { backgroundColor = "blue", largeTitleTextAttributes = { foregroundColor = "red" } }
    bar.prefersLargeTitles = true
    app:settle()
    assert.are.equal("blue", plate(bar).backgroundColor)
    local large = false
    for _, label in ipairs(app:findAll { class = "UILabel", text = "Root" }) do large = large or label.textColor == "red" end
    assert.is_true(large)
  end)

  it("may be the top item's own", function()
    local bar = showNavigationBar()
    local second = UIViewController { title = "Second" }
    second.navigationItem.standardAppearance = UINavigationBarAppearance { backgroundColor = "orange" }
    nav:pushViewController(second, false)
    app:settle()
    assert.are.equal("orange", plate(bar).backgroundColor)
    second.navigationItem.standardAppearance.backgroundColor = "brown"
    app:settle()
    assert.are.equal("brown", plate(bar).backgroundColor)
    second.navigationItem.scrollEdgeAppearance = UINavigationBarAppearance { backgroundColor = "cyan" }
    app:settle()
    assert.are.equal("cyan", plate(bar).backgroundColor)
    nav:popViewController(false)
    app:settle()
    assert.are_not.equal("cyan", plate(bar).backgroundColor)
  end)

  it("of toolbars and tab bars is their background, and of a low bar the compact one", function()
    local toolbar, tabs, bar = UIToolbar { frame = { 0, 0, 320, 44 } }, UITabBar { frame = { 0, 0, 320, 49 } }, UINavigationBar { frame = { 0, 0, 568, 32 } }
    toolbar.standardAppearance.backgroundColor = "red"
    tabs.standardAppearance = UITabBarAppearance { backgroundColor = "blue", shadowColor = nil }
    tabs.standardAppearance.shadowColor = nil
    bar.standardAppearance.backgroundColor = "red"
    bar.compactAppearance = UINavigationBarAppearance { backgroundColor = "green" }
    for _, view in ipairs { toolbar, tabs, bar } do view:layoutIfNeeded() end
    assert.are.equal("red", plate(toolbar).backgroundColor)
    assert.are.equal("blue", plate(tabs).backgroundColor)
    assert.is_true(hairline(tabs).isHidden)
    assert.are.equal("green", plate(bar).backgroundColor)
  end)

  it("of a tab goes before the tab bar's while it is selected", function()
    local first, second = UIViewController { title = "First" }, UIViewController { title = "Second" }
    local tabs = UITabBarController { viewControllers = { first, second } }
    local app = launchWindow(tabs)
    local bar = tabs.tabBar
    bar.standardAppearance.backgroundColor = "red"
    second.tabBarItem.standardAppearance = UITabBarAppearance { backgroundColor = "orange" }
    app:settle()
    assert.are.equal("red", plate(bar).backgroundColor)
    tabs.selectedIndex = 2
    app:settle()
    assert.are.equal("orange", plate(bar).backgroundColor)
    second.tabBarItem.standardAppearance.backgroundColor = "brown"
    second.tabBarItem.standardAppearance.stackedLayoutAppearance.selected.titleTextAttributes = { foregroundColor = "purple" }
    app:settle()
    assert.are.equal("brown", plate(bar).backgroundColor)
    assert.are.equal("purple", app:find { text = "Second", class = "UILabel" }.textColor)
    second.tabBarItem.standardAppearance = nil
    app:settle()
    assert.are.equal("red", plate(bar).backgroundColor)
    second.tabBarItem.scrollEdgeAppearance = UITabBarAppearance { backgroundColor = "cyan" }
    app:tap "First"
    app:tap "Second"
    app:settle()
    assert.are.equal("cyan", plate(bar).backgroundColor)
  end)

  it("is of the bar's kind", function()
    assert.raises("UINavigationBarAppearance", function() UINavigationBar {}.standardAppearance = UITabBarAppearance {} end)
    assert.raises("UINavigationBarAppearance", function() UINavigationBar {}.standardAppearance = nil end)
    assert.raises("shadowColor", function() return UINavigationBar {}.standardAppearance.shadowImage end)
  end)
end)
