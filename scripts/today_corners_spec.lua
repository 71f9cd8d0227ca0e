-- Corners of today's system: what comes late, leaves early, or is taken hold of on its way.
-- Rules: docs/rules/appearance.md 2, 5, 6; docs/rules/lists.md 3; docs/rules/controllers.md 24
local Detent = UISheetPresentationController.Detent
local kept ---@type table

local function launchToday(device, make, options)
  local choice = { system = 17, device = device }
  for name, value in pairs(options or {}) do choice[name] = value end
  return launchWindow(function(window) window.rootViewController = make() end, choice)
end
local function place(view) return view:convert(view.bounds, nil) end

describe("bars", function()
  local function rows(controller)
    local view = UITableView { frame = controller.view.bounds }
    kept = {
      numberOfRowsInSection = function() return 50 end,
      cellForRowAt = function() return UITableViewCell {} end,
    }
    view.dataSource = kept
    controller.view:addSubview(view)
    return view
  end

  it("follow content that comes into a controller that is shown already (§4, M-051)", function()
    local root, navigation = UIViewController {}, nil ---@type UIViewController, UINavigationController
    local app = launchToday("iPhone 8", function() return root end)
    navigation = UINavigationController { rootViewController = UIViewController { title = "A" } }
    navigation.navigationBar.prefersLargeTitles = true
    root:present(navigation, false)
    app:settle()
    local content = rows(navigation.topViewController)
    app:advanceFrames(2)
    assert.are.equal(108, navigation.navigationBar.bounds.height)
    assert.are.equal(-108, content.contentOffset.y)
    content.contentOffset = { 0, 100 }
    app:advanceFrames(1)
    assert.are.equal(56, navigation.navigationBar.bounds.height)
    assert.are.equal(1, navigation.navigationBar.subviews[1].alpha)
    content:removeFromSuperview()
    app:advanceFrames(2)
    assert.are.equal(108, navigation.navigationBar.bounds.height)
  end)

  it("follow it below, too, in a tab bar controller", function()
    local a, tabs = UIViewController { title = "A" }, nil ---@type UIViewController, UITabBarController
    local app = launchToday("iPhone 16", function()
      tabs = UITabBarController { viewControllers = { UINavigationController { rootViewController = a } } }
      return tabs
    end)
    assert.are.equal(0, tabs.tabBar.subviews[1].alpha)
    rows(a)
    app:advanceFrames(2)
    assert.are.equal(1, tabs.tabBar.subviews[1].alpha)
  end)

  it("open the menu of an item by resting as soon as it has an action", function()
    local root, ran = UIViewController {}, 0
    local app = launchToday("iPhone 16", function() return UINavigationController { rootViewController = root } end)
    local item = UIBarButtonItem { title = "More", menu = UIMenu { children = { UIAction { title = "One" } } } }
    root.navigationItem.rightBarButtonItem = item
    app:settle()
    item.action = function() ran = ran + 1 end
    app:tap "More"
    assert.is_nil(app:menu())
    assert.are.equal(1, ran)
    app:longPress "More"
    assert.are.equal("One", app:menu()[1].title)
    app:tap { 20, 600 }
    item.action = nil
    app:tap "More"
    assert.are.equal("One", app:menu()[1].title)
  end)
end)

describe("items of bars", function()
  it("have proxies, by class and by bar; what they were given stays (§11)", function()
    local root, tabs = UIViewController { title = "A" }, nil ---@type UIViewController, UITabBarController
    local app = launchToday("iPhone 16", function()
      UIBarButtonItem.appearance():setTitleTextAttributes({ foregroundColor = "red" }, "normal")
      UIBarItem.appearance { whenContainedInInstancesOf = { UIToolbar } }:setTitleTextAttributes({ foregroundColor = "purple" }, "normal")
      UITabBarItem.appearance().badgeColor = "green"
      local navigation = UINavigationController { rootViewController = root }
      root.navigationItem.rightBarButtonItem = UIBarButtonItem { title = "Save" }
      local own = UIBarButtonItem { title = "Own" }
      own:setTitleTextAttributes({ foregroundColor = "blue" }, "normal")
      root.navigationItem.leftBarButtonItem = own
      root.toolbarItems = { UIBarButtonItem { title = "Tool" } }
      navigation.isToolbarHidden = false
      tabs = UITabBarController { viewControllers = { navigation } }
      return tabs
    end)
    local function color(title) return app:find(title):titleColor "normal" end
    assert.are.equal("red", color "Save")
    assert.are.equal("blue", color "Own")
    assert.are.equal("purple", color "Tool")
    assert.are.equal("green", tabs.tabBar.items[1].badgeColor)
    -- Items that are there already stay as they are; the next one is asked for.
    UIBarButtonItem.appearance().tintColor = "orange"
    app:advanceFrames(1)
    assert.is_nil(root.navigationItem.rightBarButtonItem.tintColor)
    root.navigationItem.rightBarButtonItem = UIBarButtonItem { image = UIImage { systemName = "star" } }
    app:advanceFrames(1)
    assert.are.equal("orange", root.navigationItem.rightBarButtonItem.tintColor)
    assert.has_error(function() UIBarButtonItem.appearance().tintColour = "red" end)
  end)
end)

describe("a menu", function()
  local function opening(menu, options)
    local button, root = nil, UIViewController {} ---@type UIButton
    local app = launchToday("iPhone 16", function() return root end, options)
    button = UIButton { frame = { 40, 120, 100, 44 }, title = "Open", menu = menu, showsMenuAsPrimaryAction = true }
    root.view:addSubview(button)
    app:advanceFrames(1)
    return app, button, root
  end
  local one = function() return UIMenu { children = { UIAction { title = "One" } } } end

  it("closes when what it belongs to leaves its window, by itself or with what holds it", function()
    for _, leaves in ipairs {
      function(button) button:removeFromSuperview() end,
      function(_, root) root.view:removeFromSuperview() end,
      function(_, _, app) app.window.rootViewController = UIViewController {} end,
    } do
      local app, button, root = opening(one())
      app:tap(button)
      app:settle()
      assert.are.equal(1, #app:menu())
      leaves(button, root, app)
      assert.is_nil(app:menu())
      app:settle()
      assert.is_false(app:exists "One")
    end
  end)

  it("looks as what it belongs to, whatever the screen's appearance is", function()
    local app, button, root = opening(one())
    root.overrideUserInterfaceStyle = "dark"
    app:advanceFrames(1)
    app:tap(button)
    app:settle()
    assert.are.equal("dark", app:find({ class = "UIMenuView" }).traitCollection.userInterfaceStyle)
    app:tap { 300, 700 }
    root.overrideUserInterfaceStyle = "unspecified"
    app:advanceFrames(1)
    app:tap(button)
    app:settle()
    assert.are.equal("light", app:find({ class = "UIMenuView" }).traitCollection.userInterfaceStyle)
  end)

  it("without a row does not open", function()
    local hidden = UIAction { title = "Hidden", attributes = { "hidden" } }
    for _, menu in ipairs {
      UIMenu {},
      UIMenu { children = { hidden } },
      UIMenu { children = { UIMenu { options = { "displayInline" }, children = { hidden } } } },
    } do
      local app, button = opening(menu)
      app:tap(button)
      app:settle()
      assert.is_nil(app:menu())
    end
  end)
end)

describe("a card", function()
  local told ---@type string[]
  local function presenting(configure)
    told = {}
    local root, shown = UIViewController {}, UIViewController {}
    local app = launchToday("iPhone 16", function() return root end)
    shown.view.backgroundColor = "white"
    local sheet = shown.sheetPresentationController
    kept = {
      presentationControllerShouldDismiss = function()
        told[#told + 1] = "should"
        return true
      end,
      presentationControllerWillDismiss = function() told[#told + 1] = "will" end,
      presentationControllerDidDismiss = function() told[#told + 1] = "did" end,
      presentationControllerDidAttemptToDismiss = function() told[#told + 1] = "attempt" end,
    }
    sheet.delegate = kept
    if configure then configure(sheet, shown) end
    root:present(shown, true)
    app:settle()
    return app, shown, root
  end
  local function large(sheet)
    sheet.detents = { Detent.medium(), Detent.large() }
    sheet.selectedDetentIdentifier = "large"
  end

  it("may be dragged away from a higher detent, past the lowest one, where it asks (§7)", function()
    local app, shown, root = presenting(large)
    local finger = app:touch(200, 100)
    finger:move(200, 400, 0.3)
    assert.are.same({}, told)
    assert.are.equal(359, place(shown.view).y)
    finger:move(200, 500, 0.1)
    assert.are.same({ "should", "will" }, told)
    finger:move(200, 720, 0.2)
    finger:hold(0.3)
    finger:lift()
    app:settle()
    assert.are.same({ "should", "will", "did" }, told)
    assert.is_nil(root.presentedViewController)
  end)

  it("comes back from there to the nearest detent, and is stiff there where it may not go", function()
    local app, shown = presenting(large)
    local finger = app:touch(200, 100)
    finger:move(200, 500, 0.3)
    finger:hold(0.3)
    finger:lift()
    app:settle()
    assert.are.same({ "should", "will" }, told)
    assert.are.equal(392, place(shown.view).y)
    app, shown = presenting(function(sheet, controller)
      large(sheet)
      controller.isModalInPresentation = true
    end)
    finger = app:touch(200, 100)
    finger:move(200, 533, 0.3)
    -- 100 points below the lowest detent: 15 of them are followed.
    assert.are.equal(407, place(shown.view).y)
    finger:hold(0.3)
    finger:lift()
    app:settle()
    assert.are.equal(392, place(shown.view).y)
    assert.are.same({ "attempt" }, told)
  end)

  it("is taken hold of where it is seen while it settles", function()
    local app, shown = presenting()
    local finger = app:touch(200, 100)
    finger:move(200, 310, 0.2)
    finger:hold(0.3)
    finger:lift()
    app:advance(0.1)
    local seen = shown.view.superview.layer:presentation().frame.y
    assert.is_true(seen > 100)
    finger = app:touch(200, 300)
    finger:move(200, 330, 0.02)
    local now = place(shown.view).y
    assert.is_true(now > 69 and now < seen + 30)
    finger:hold(0.3)
    finger:lift()
    app:settle()
    assert.are.equal(69, place(shown.view).y)
  end)

  it("is closed by a touch on the dim behind the status bar, too", function()
    local app, _, root = presenting(function(sheet) sheet.detents = { Detent.medium() } end)
    app:tap { 200, 30 }
    app:settle()
    assert.is_nil(root.presentedViewController)
    assert.are.same({ "should", "will", "did" }, told)
  end)
end)

describe("the current traits", function()
  it("in tintColorDidChange are the view's own (§3)", function()
    local styles = {}
    local Noting = class("TintNotingView", UIView)
    function Noting:tintColorDidChange() styles[#styles + 1] = UITraitCollection.current.userInterfaceStyle end
    local root, view = UIViewController {}, Noting {}
    local app = launchToday("iPhone 16", function() return root end)
    view.overrideUserInterfaceStyle = "dark"
    root.view:addSubview(view)
    app:advanceFrames(2)
    styles = {}
    root.view.tintColor = "red"
    view.overrideUserInterfaceStyle = "light"
    app:advanceFrames(1)
    root.view.tintColor = "green"
    assert.are.same({ "dark", "light" }, styles)
  end)
end)
