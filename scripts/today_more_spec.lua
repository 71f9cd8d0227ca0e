-- More cases of today's system: bars at their edges, headers, symbols, alerts and popovers. Cases: docs/rules/cases/systems.md
local keep ---@type table
local function launchToday(device, make, options)
  local choice = { system = 17, device = device }
  for name, value in pairs(options or {}) do choice[name] = value end
  return launchWindow(function(window) window.rootViewController = make() end, choice)
end
local function place(view) return view:convert(view.bounds, nil) end
local function table(controller, count, style, titles)
  local tableView = UITableView { style = style or "plain", frame = controller.view.bounds }
  tableView.autoresizingMask = { "flexibleWidth", "flexibleHeight" }
  keep = {
    numberOfSections = function() return titles and #titles or 1 end,
    numberOfRowsInSection = function() return count end,
    titleForHeaderInSection = function(_, _, section) return titles and titles[section] end,
    cellForRowAt = function(_, _, path)
      local cell = UITableViewCell {}
      cell.textLabel.text = "Row " .. path.row
      return cell
    end,
  }
  tableView.dataSource, tableView.delegate = keep, keep
  controller.view:addSubview(tableView)
  return tableView
end

describe("a bar's appearance", function()
  it("M-045: at the edge is the item's own where it has one", function()
    local navigation, b, scrolled ---@type UINavigationController, UIViewController, UITableView
    local app = launchToday("iPhone 16", function()
      local a = UIViewController { title = "A" }
      table(a, 40)
      navigation = UINavigationController { rootViewController = a }
      return navigation
    end)
    local bar = navigation.navigationBar
    local background = bar.subviews[1]
    assert.are.equal(0, background.alpha)
    b = UIViewController { title = "B" }
    scrolled = table(b, 40)
    local red = UINavigationBarAppearance {}
    red.backgroundColor = "red"
    b.navigationItem.scrollEdgeAppearance = red
    navigation:pushViewController(b, false)
    app:settle()
    assert.are.equal(1, background.alpha)
    assert.are.equal("red", background.backgroundColor)
    scrolled.contentOffset = { 0, 100 }
    app:advanceFrames(1)
    assert.are.equal(1, background.alpha)
    assert.are_not.equal("red", background.backgroundColor)
    navigation:popViewController(false)
    app:settle()
    assert.are.equal(0, background.alpha)
  end)

  it("of a tab bar is clear while the content's end lies at it, and where nothing scrolls", function()
    local tabs, tableView ---@type UITabBarController, UITableView
    local app = launchToday("iPhone 16", function()
      local a, b = UIViewController { title = "A" }, UIViewController { title = "B" }
      tableView = table(a, 40)
      tabs = UITabBarController { viewControllers = { UINavigationController { rootViewController = a }, b } }
      return tabs
    end)
    local background = tabs.tabBar.subviews[1]
    assert.are.equal(1, background.alpha)
    local last = tableView.contentSize.height + tableView.adjustedContentInset.bottom - tableView.bounds.height
    tableView.contentOffset = { 0, last }
    app:advanceFrames(1)
    assert.are.equal(0, background.alpha)
    tableView.contentOffset = { 0, last - 8 }
    app:advanceFrames(1)
    assert.near(0.5, background.alpha, 0.01)
    tabs.selectedIndex = 2
    app:settle()
    assert.are.equal(0, background.alpha)
    local own = UITabBarAppearance {}
    own.backgroundColor = "green"
    own.stackedLayoutAppearance.selected.titleTextAttributes = { foregroundColor = "purple" }
    tabs.tabBar.scrollEdgeAppearance = own
    app:settle()
    assert.are.equal(1, background.alpha)
    assert.are.equal("green", background.backgroundColor)
    assert.are.equal("purple", app:find { text = "B", class = "UILabel" }.textColor)
  end)

  it("of a tab bar by itself is always there, and in system 12", function()
    local bar = UITabBar { frame = { 0, 500, 393, 49 } }
    launchToday("iPhone 16", function()
      local controller = UIViewController {}
      controller.view:addSubview(bar)
      return controller
    end)
    assert.are.equal(1, bar.subviews[1].alpha)
    local tabs ---@type UITabBarController
    launch({ didFinishLaunching = function(self)
      tabs = UITabBarController { viewControllers = { UIViewController { title = "A" } } }
      self.window = UIWindow { rootViewController = tabs }
      self.window:makeKeyAndVisible()
    end })
    assert.are.equal(1, tabs.tabBar.subviews[1].alpha)
  end)

  it("says how buttons look, by their states; the way back has its own", function()
    local navigation, item ---@type UINavigationController, UIBarButtonItem
    local app = launchToday("iPhone 16", function()
      local a, b = UIViewController { title = "A" }, UIViewController { title = "B" }
      item = UIBarButtonItem { title = "Save", action = function() end }
      b.navigationItem.rightBarButtonItem = item
      navigation = UINavigationController { rootViewController = a }
      navigation:pushViewController(b, false)
      local look = UINavigationBarAppearance {}
      look.buttonAppearance.normal.titleTextAttributes = { foregroundColor = "red" }
      look.buttonAppearance.disabled.titleTextAttributes = { foregroundColor = "green" }
      look.backButtonAppearance.normal.titleTextAttributes = { foregroundColor = "purple" }
      look:setBackIndicatorImage(UIImage.systemName "arrow.left", UIImage.systemName "arrow.left")
      navigation.navigationBar.standardAppearance = look
      navigation.navigationBar.scrollEdgeAppearance = look
      return navigation
    end)
    app:settle()
    local function button() return app:find { text = "Save", class = "UIButton" } end
    assert.are.equal("red", button().currentTitleColor)
    assert.are.equal("purple", app:find { text = "A", class = "UILabel" }.textColor)
    item.isEnabled = false
    app:settle()
    assert.are.equal("green", button().currentTitleColor)
    item:setTitleTextAttributes({ foregroundColor = "blue" }, "normal")
    item.isEnabled = true
    app:settle()
    assert.are.equal("blue", button().currentTitleColor)
  end)

  it("leaves the way back its words, Back, or nothing", function()
    for mode, words in pairs { default = "Fruits", generic = "Back", minimal = false } do
      local navigation ---@type UINavigationController
      local app = launchToday("iPhone 16", function()
        local a, b = UIViewController { title = "Fruits" }, UIViewController { title = "B" }
        a.navigationItem.backButtonDisplayMode = mode
        navigation = UINavigationController { rootViewController = a }
        navigation:pushViewController(b, false)
        return navigation
      end)
      app:settle()
      assert.are.equal(words == "Fruits", app:exists "Fruits")
      assert.are.equal(words == "Back", app:exists "Back")
      app:terminate()
    end
  end)
end)

describe("a short plain table", function()
  it("has no empty rows below its last one, unless fillerRowHeight says so", function()
    local function lines(system, change)
      local tableView
      local app = launch { system = system, didFinishLaunching = function()
        local window = UIWindow {}
        tableView = UITableView { frame = { 0, 0, 320, 440 }, dataSource = {
          numberOfRowsInSection = function() return 2 end, cellForRowAt = function() return UITableViewCell {} end,
        } }
        change(tableView)
        window:addSubview(tableView)
        window:makeKeyAndVisible()
      end }
      app:advanceFrames(1)
      local places = {}
      for i = #tableView.subviews, 1, -1 do
        local view = tableView.subviews[i]
        if view.frame.height == 0.5 and view.frame.y > 88 then places[#places + 1] = view.frame.maxY end
      end
      return places, tableView
    end
    local function usual() end
    local tall = function(tableView) tableView.fillerRowHeight = 100 end
    local asRows = function(tableView) tableView.fillerRowHeight = UITableView.automaticDimension end
    assert.are.same({}, (lines(17, usual)))
    assert.are.same({ 188, 288, 388 }, (lines(17, tall)))
    assert.are.same({ 132, 176, 220, 264, 308, 352, 396, 440 }, (lines(17, asRows)))
    assert.are.same({ 132, 176, 220, 264, 308, 352, 396, 440 }, (lines(12, usual)))
    assert.are.same({}, (lines(12, function(tableView) tableView.fillerRowHeight = 0 end)))
    assert.are.same({}, (lines(17, function(tableView) tall(tableView) tableView.tableFooterView = UIView {} end)))
    local _, tableView = lines(17, usual)
    assert.are.equal(0, tableView.fillerRowHeight)
    assert.raises("must not be negative", function() tableView.fillerRowHeight = -3 end)
    assert.raises("finite", function() tableView.fillerRowHeight = 0 / 0 end)
  end)
end)

describe("a plain table's header", function()
  it("M-055: has 22 points above it, or what the table says", function()
    local tableView ---@type UITableView
    launchToday("iPhone 8", function()
      local controller = UIViewController {}
      tableView = table(controller, 3, "plain", { "One", "Two" })
      return controller
    end, {})
    assert.are.equal(50, tableView:rectForRow(IndexPath(1, 1)).y)
    assert.are.equal(232, tableView:rectForRow(IndexPath(2, 1)).y)
    assert.are.equal(CGRect(0, 22, 375, 28), tableView:rectForHeader(1))
    tableView.sectionHeaderTopPadding = 0
    tableView:layoutIfNeeded()
    assert.are.equal(28, tableView:rectForRow(IndexPath(1, 1)).y)
    assert.are.equal(188, tableView:rectForRow(IndexPath(2, 1)).y)
    assert.raises("must not be negative", function() tableView.sectionHeaderTopPadding = -3 end)
    assert.raises("finite", function() tableView.sectionHeaderTopPadding = 0 / 0 end)
  end)

  it("floats without what is above it", function()
    local tableView ---@type any
    local app = launchToday("iPhone 8", function()
      local controller = UIViewController {}
      tableView = table(controller, 30, "plain", { "One", "Two" })
      tableView.contentInsetAdjustmentBehavior = "never"
      return controller
    end)
    tableView.contentOffset = { 0, 100 }
    app:advanceFrames(1)
    assert.are.equal(CGRect(0, 100, 375, 28), tableView:headerView(1).frame)
    tableView:scrollToRow(IndexPath(1, 10), "top", false)
    app:advanceFrames(1)
    assert.are.equal(50 + 9 * 44 - 28, tableView.contentOffset.y)
  end)

  it("is as before in system 12", function()
    local tableView ---@type UITableView
    launch({ didFinishLaunching = function(self)
      local controller = UIViewController {}
      tableView = table(controller, 3, "plain", { "One", "Two" })
      self.window = UIWindow { rootViewController = controller }
      self.window:makeKeyAndVisible()
    end })
    assert.are.equal(28, tableView:rectForRow(IndexPath(1, 1)).y)
  end)
end)

describe("a row's swipe actions", function()
  it("M-083: are at least 74 wide", function()
    local tableView ---@type UITableView
    local app = launchToday("iPhone 8", function()
      local controller = UIViewController {}
      tableView = table(controller, 5)
      keep.trailingSwipeActionsConfigurationForRowAt = function()
        return UISwipeActionsConfiguration { actions = {
          UIContextualAction { title = "I", handler = function() end }, UIContextualAction { title = "J", handler = function() end },
        } }
      end
      tableView.delegate = keep
      return controller
    end)
    app:swipe("Row 2", "left")
    app:settle()
    local widths = {}
    for _, title in ipairs { "I", "J" } do widths[#widths + 1] = app:find { text = title, class = "UIButton" }.bounds.width end
    assert.are.same({ 74, 74 }, widths)
  end)
end)

describe("what is presented", function()
  it("M-109: a popover is a page sheet on a phone, unless the delegate says otherwise", function()
    local a ---@type UIViewController
    local app = launchToday("iPhone 16", function()
      a = UIViewController { title = "A" }
      a.navigationItem.rightBarButtonItem = UIBarButtonItem { title = "More" }
      return UINavigationController { rootViewController = a }
    end)
    local b = UIViewController { modalPresentationStyle = "popover" }
    b.popoverPresentationController.barButtonItem = a.navigationItem.rightBarButtonItem
    a:present(b, true)
    app:settle()
    assert.are.equal(CGRect(0, 69, 393, 783), place(b.view))
    b:dismiss(false)
    app:settle()
    local c = UIViewController { modalPresentationStyle = "popover", preferredContentSize = { 200, 150 } }
    c.popoverPresentationController.barButtonItem = a.navigationItem.rightBarButtonItem
    keep = { adaptivePresentationStyle = function() return "none" end }
    c.popoverPresentationController.delegate = keep
    a:present(c, true)
    app:settle()
    -- The arrow is above it, and belongs to it.
    assert.are.equal(CGSize(200, 163), place(c.view).size)
    assert.are.equal(UIEdgeInsets(13, 0, 0, 0), c.view.safeAreaInsets)
  end)

  for _, appearance in ipairs { "light", "dark" } do
    it("M-110: an alert dims what is behind it, " .. appearance, function()
      local a ---@type UIViewController
      local app = launchToday("iPhone 8", function()
        a = UIViewController {}
        a.view.backgroundColor = "systemBackground"
        return a
      end, { appearance = appearance })
      local alert = UIAlertController { title = "T", message = "M", preferredStyle = "alert" }
      alert:addAction(UIAlertAction { title = "OK" })
      a:present(alert, true)
      local full = appearance == "light" and 0.2 or 0.48
      app:advance(0.1)
      local dim = alert.view.superview.subviews[1]
      local function opacity()
        local color = dim.layer.backgroundColor
        return dim.layer:presentation().opacity * tonumber(tostring(color):sub(8, 9), 16) / 255
      end
      if appearance == "light" then assert.near(0.133, opacity(), 0.01) end
      app:settle()
      assert.near(full, opacity(), 0.003)
      local plate = app:find "T"
      while plate.layer.cornerRadius == 0 do plate = plate.superview end
      assert.are.equal(14, plate.layer.cornerRadius)
    end)
  end

  it("M-111: an action sheet stands 8 from the edges, its rows 57 high", function()
    for device, bottom in pairs { ["iPhone 16"] = 818, ["iPhone 8"] = 659 } do
      local a ---@type UIViewController
      local app = launchToday(device, function()
        a = UIViewController {}
        return a
      end)
      local sheet = UIAlertController { preferredStyle = "actionSheet" }
      for _, title in ipairs { "One", "Two" } do sheet:addAction(UIAlertAction { title = title }) end
      sheet:addAction(UIAlertAction { title = "Cancel", style = "cancel" })
      a:present(sheet, true)
      app:settle()
      local function box(title) return place(app:find(title).superview) end
      local cancel, two, one = box "Cancel", box "Two", box "One"
      assert.are.equal(8, cancel.x)
      assert.are.equal(app.window.bounds.width - 16, cancel.width)
      assert.are.equal(bottom, cancel.maxY)
      assert.are.equal(57, cancel.height)
      assert.are.equal(8, cancel.y - two.maxY)
      assert.near(57, two.y - one.y, 0.5)
      app:terminate()
    end
  end)
end)

describe("a symbol", function()
  it("M-181: has the size of its configuration", function()
    launchToday("iPhone 8", function() return UIViewController {} end)
    local Configuration = UIImage.SymbolConfiguration
    local function size(options) return UIImage.systemName("star", Configuration(options)).size end
    assert.are.equal(CGSize(20, 20), UIImage { systemName = "star" }.size)
    assert.are.equal(CGSize(40, 40), size { pointSize = 34 })
    assert.are.equal(CGSize(16, 16), size { scale = "small" })
    assert.are.equal(CGSize(25.5, 25.5), size { scale = "large" })
    assert.are.equal(CGSize(40, 40), UIImage { systemName = "star" }:withConfiguration(Configuration { pointSize = 34 }).size)
    local both = Configuration { pointSize = 34 }:applying(Configuration { scale = "small" })
    assert.are.equal(CGSize(31.5, 31.5), UIImage.systemName("star", both).size)
    assert.is_true(UIImage.systemName "star".isSymbolImage)
    assert.raises("above 0", function() Configuration { pointSize = -1 } end)
    assert.raises("finite", function() Configuration { pointSize = 0 / 0 } end)
    assert.raises("finite", function() Configuration { pointSize = 1 / 0 } end)
    assert.raises("weight", function() Configuration { weight = "fat" } end)
  end)

  it("M-182: of a text style grows with the user's text size", function()
    local view ---@type UIImageView
    local app = launchToday("iPhone 8", function()
      local controller = UIViewController {}
      view = UIImageView { image = UIImage.systemName "star" }
      view.preferredSymbolConfiguration = UIImage.SymbolConfiguration { textStyle = "title1" }
      view.translatesAutoresizingMaskIntoConstraints = false
      controller.view:addSubview(view)
      view.centerXAnchor:constraint("==", controller.view.centerXAnchor).isActive = true
      view.centerYAnchor:constraint("==", controller.view.centerYAnchor).isActive = true
      return controller
    end)
    assert.are.equal(33, view.bounds.width)
    app:setTextSize "accessibilityLarge"
    app:settle()
    assert.near(20 * 43 / 17, view.bounds.width, 0.5)
  end)

  it("has a colour of its own: the first of a palette", function()
    local view ---@type UIImageView
    local app = launchToday("iPhone 8", function()
      local controller = UIViewController {}
      local two = UIImage.SymbolConfiguration { paletteColors = { "#112233", "red" } }
      view = UIImageView { image = UIImage.systemName("star", two) }
      controller.view:addSubview(view)
      return controller
    end)
    assert.contains("#112233", app:snapshot "svg":lower())
  end)
end)
