-- What real apps of today rely on without a word about it. Rules: docs/rules/appearance.md 2, 5, 6; docs/rules/lists.md 3;
-- docs/rules/controllers.md 2, 4.3, 19
local function window(fill, options)
  local choice = { system = 17 }
  for name, value in pairs(options or {}) do choice[name] = value end
  return launchWindow(fill, choice)
end

describe("settle", function()
  it("waits for traits that are others from the next frame on", function()
    local app = window(function() end)
    app:settle()
    app:setAppearance("dark", { animated = false })
    app:settle()
    assert.are.equal("dark", app.window.traitCollection.userInterfaceStyle)
    app:setContrast "high"
    app:settle()
    assert.are.equal("high", app.window.traitCollection.accessibilityContrast)
    app:setTextSize "extraLarge"
    app:settle()
    assert.are.equal("extraLarge", app.window.traitCollection.preferredContentSizeCategory)
    app.window.overrideUserInterfaceStyle = "light"
    app:settle()
    assert.are.equal("light", app.window.traitCollection.userInterfaceStyle)
    local now = app.time
    app:setAppearance("dark", { animated = false })
    app:settle()
    app:settle()
    assert.are.equal(now, app.time)
  end)
end)

describe("traits", function()
  local function noting(base, log)
    local Noting = class("Noting" .. #log, base)
    function Noting:traitCollectionDidChange(previous)
      log[#log + 1] = previous.userInterfaceStyle .. " " .. self.traitCollection.userInterfaceStyle
    end
    return Noting
  end

  it("are told to a tab that was away while they changed, once", function()
    local log, tabs = {}, nil ---@type string[], UITabBarController
    local Away = noting(UIViewController, log)
    local app = window(function(where)
      tabs = UITabBarController { viewControllers = { UIViewController { title = "A" }, Away { title = "B" } } }
      where.rootViewController = tabs
    end)
    tabs.selectedIndex = 2
    app:settle()
    local view, registered = tabs.viewControllers[2].view, {}
    view:registerForTraitChanges({ "userInterfaceStyle" }, function(_, previous) registered[#registered + 1] = previous.userInterfaceStyle end)
    tabs.selectedIndex = 1
    app:settle()
    app:setAppearance("dark", { animated = false })
    app:settle()
    assert.are.same({}, log)
    tabs.selectedIndex = 2
    app:advanceFrames(1)
    assert.are.same({ "light dark" }, log)
    assert.are.same({ "light" }, registered)
    tabs.selectedIndex = 1
    app:settle()
    tabs.selectedIndex = 2
    app:settle()
    assert.are.equal(1, #log)
  end)

  it("are told to cells that come out of the pool, before they are seen", function()
    local Cell = class("BorderCell", UITableViewCell)
    Cell.calls = 0
    function Cell:traitCollectionDidChange()
      self.calls = self.calls + 1
      self.layer.borderColor = UIColor.label.cgColor
    end
    local table ---@type UITableView
    local app = window(function(where)
      table = UITableView { frame = where.bounds, rowHeight = 50 }
      table:register(Cell, "cell")
      table.dataSource = {
        numberOfRowsInSection = function() return 100 end,
        cellForRowAt = function(_, view, path)
          return view:dequeueReusableCell("cell", path)
        end,
      }
      where:addSubview(table)
    end)
    app:settle()
    table.contentOffset = { 0, 10 }
    app:advanceFrames(1)
    table:reloadData()
    app:advanceFrames(1)
    -- More rows than are visible were made; the rest waits in the pool.
    table.frame = { 0, 0, 320, 100 }
    app:advanceFrames(1)
    app:setAppearance("dark", { animated = false })
    app:settle()
    table.frame = app.window.bounds
    app:advanceFrames(1)
    for _, cell in ipairs(table.visibleCells) do assert.are.equal("white", tostring(cell.layer.borderColor)) end
  end)

  it("of a place with an appearance of its own stay there", function()
    local log, tabs = {}, nil ---@type string[], UITabBarController
    local Away = noting(UIViewController, log)
    local app = window(function(where)
      tabs = UITabBarController { viewControllers = { UIViewController { title = "A" }, Away { title = "B", overrideUserInterfaceStyle = "dark" } } }
      where.rootViewController = tabs
    end)
    tabs.selectedIndex = 2
    app:settle()
    tabs.selectedIndex = 1
    app:settle()
    for index = #log, 1, -1 do log[index] = nil end
    app:setAppearance("dark", { animated = false })
    app:settle()
    tabs.selectedIndex = 2
    app:settle()
    assert.are.same({}, log)
  end)
end)

describe("the status bar", function()
  local function words(app)
    -- What is black needs no word in a picture.
    return app:snapshot("svg"):match('<text x="6"([^>]*)>'):match 'fill="(#%x+)"' or "#000000"
  end
  local function launchToday(change)
    local root
    local app = launchWindow(function(window)
      root = change(window) or UIViewController {}
      window.rootViewController = root
    end, { system = 17, device = "iPhone 16" })
    app:settle()
    return app, root
  end

  it("has white words over an app that is always dark", function()
    assert.are.equal("#FFFFFF", words((launchToday(function(where) where.overrideUserInterfaceStyle = "dark" end))))
    assert.are.equal("#FFFFFF", words((launchToday(function() return UIViewController { overrideUserInterfaceStyle = "dark" } end))))
    local app = launchToday(function() end)
    assert.are.equal("#000000", words(app))
    app.window.overrideUserInterfaceStyle = "dark"
    app:settle()
    assert.are.equal("#FFFFFF", words(app))
  end)

  it("has dark words where a controller wants them", function()
    local Bright = class("Bright", UIViewController)
    function Bright:preferredStatusBarStyle() return "darkContent" end
    local app = launchToday(function() return Bright {} end)
    app:setAppearance("dark", { animated = false })
    app:settle()
    assert.are.equal("darkContent", UIApplication.shared.statusBarStyle)
    assert.are.equal("#000000", words(app))
  end)

  it("has white words as soon as a card is as high as it can be, whoever has made it so", function()
    local app, root = launchToday(function() end)
    local card = UIViewController {}
    card.view.backgroundColor = "white"
    local sheet = card.sheetPresentationController
    sheet.detents = { UISheetPresentationController.Detent.medium(), UISheetPresentationController.Detent.large() }
    root:present(card, true)
    app:settle()
    assert.are.equal("#000000", words(app))
    sheet:animateChanges(function() sheet.selectedDetentIdentifier = "large" end)
    app:settle()
    assert.are.equal("#FFFFFF", words(app))
    sheet.selectedDetentIdentifier = "medium"
    app:settle()
    assert.are.equal("#000000", words(app))
  end)
end)

describe("a large title", function()
  for _, direction in ipairs { "leftToRight", "rightToLeft" } do
    it("goes up behind the row's edge, " .. direction, function()
      local table
      local app = launch({
        system = 17,
        didFinishLaunching = function(self)
          self.window = UIWindow {}
          local controller = UITableViewController { title = "Inbox" }
          table = controller.tableView
          table.dataSource = { numberOfRowsInSection = function() return 50 end, cellForRowAt = function() return UITableViewCell {} end }
          local navigation = UINavigationController { rootViewController = controller }
          navigation.navigationBar.prefersLargeTitles = true
          self.window.rootViewController = navigation
          self.window:makeKeyAndVisible()
        end,
      }, { device = "iPhone 16", direction = direction })
      app:settle()
      local function title()
        for _, label in ipairs(app:findAll { text = "Inbox" }) do if label.font.pointSize == 34 then return label end end
      end
      local rest = title():convert(title().bounds, nil)
      assert.near(direction == "leftToRight" and 16 or 393 - 16 - rest.width, rest.x, 4.01)
      table.contentOffset = { 0, table.contentOffset.y + 30 }
      app:advanceFrames(1)
      local label = title()
      local room = label.superview
      assert.is_true(room.clipsToBounds)
      assert.are.equal(59 + 44, room:convert(room.bounds, nil).y)
      assert.are.equal(rest.y - 30, label:convert(label.bounds, nil).y)
    end)
  end
end)

describe("a configured button", function()
  local function button(where, configuration, width)
    local made = UIButton { configuration = configuration, translatesAutoresizingMaskIntoConstraints = false }
    where:addSubview(made)
    NSLayoutConstraint.activate { made.topAnchor:constraint("==", where.topAnchor, 100), made.leadingAnchor:constraint("==", where.leadingAnchor, 20) }
    if width then made.widthAnchor:constraint("==", width).isActive = true end
    return made
  end
  local function filled(title)
    local configuration = UIButton.Configuration.filled()
    configuration.title = title
    return configuration
  end

  it("follows the text size with its texts and its symbol", function()
    local made ---@type UIButton
    local app = window(function(where)
      local configuration = filled "Continue"
      configuration.subtitle = "now"
      configuration.image = UIImage { systemName = "heart" }
      made = button(where, configuration)
    end)
    app:settle()
    local before = made.bounds
    assert.are.equal(17, made.titleLabel.font.pointSize)
    app:setTextSize "AX3"
    app:settle()
    assert.are.equal(UIFont.preferredFont("body").pointSize, made.titleLabel.font.pointSize)
    assert.is_true(made.titleLabel.font.pointSize > 30)
    assert.is_true(made.bounds.height > before.height * 1.5)
    assert.is_true(made.imageView.bounds.width > 30)
  end)

  it("wraps a title that doesn't fit, and is as high as that", function()
    local made, cut ---@type UIButton, UIButton
    local long = "A very long title that does not fit the width of the button"
    local app = window(function(where)
      made = button(where, filled(long), 150)
      local configuration = filled(long)
      configuration.titleLineBreakMode = "byTruncatingTail"
      cut = button(where, configuration, 150)
    end)
    app:settle()
    assert.are.equal(150, made.bounds.width)
    assert.is_true(made.bounds.height > 90)
    assert.is_true(made.titleLabel.bounds.width <= 150 - 24)
    assert.near(made.bounds.height - 14, made.titleLabel.bounds.height, 0.5)
    assert.near(34.5, cut.bounds.height, 0.5)
    assert.near(made.bounds.height, made:sizeThatFits({ 150, 0 }).height, 0.01)
    assert.near(34.5, made.intrinsicContentSize.height, 0.5)
    made.configuration.title = "Short"
    app:settle()
    assert.near(34.5, made.bounds.height, 0.5)
  end)

  it("draws its symbol as the configuration says", function()
    local made ---@type UIButton
    local app = window(function(where)
      local configuration = UIButton.Configuration.plain()
      configuration.image = UIImage { systemName = "heart" }
      configuration.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration { pointSize = 34 }
      made = button(where, configuration)
    end)
    app:settle()
    assert.are.equal(CGSize(40, 40), made.imageView.bounds.size)
    made.configuration.preferredSymbolConfigurationForImage = nil
    app:settle()
    assert.are.equal(CGSize(20, 20), made.imageView.bounds.size)
  end)

  it("looks selected by itself unless it shall not", function()
    local configuration = UIButton.Configuration.plain()
    configuration.title = "A"
    local made = UIButton { configuration = configuration, isSelected = true }
    assert.is_truthy(made.subviews[1].backgroundColor)
    made.configuration.automaticallyUpdateForSelection = false
    assert.is_nil(made.subviews[1].backgroundColor)
  end)
end)

describe("a menu", function()
  local function rows(menu)
    local source ---@type UIButton
    local app = window(function(where)
      source = UIButton { frame = { 20, 60, 100, 40 }, menu = menu, showsMenuAsPrimaryAction = true }
      source:setTitle("Menu", "normal")
      where:addSubview(source)
    end)
    app:tap(source)
    app:settle()
    return app
  end

  it("has the arrow of a submenu before its title where an image stands at the end", function()
    local app = rows(UIMenu {
      children = {
        UIMenu { title = "More", image = UIImage { systemName = "ellipsis" }, children = { UIAction { title = "Rename" } } },
        UIAction { title = "Copy", image = UIImage { systemName = "heart" } },
      },
    })
    local row = app:find { text = "More" }.superview
    local left, right = {}, {}
    for _, view in ipairs(row.subviews) do
      if view.bounds.height > 1 and view.frame.maxX <= 32 then left[#left + 1] = view end
      if view.frame.x >= 200 then right[#right + 1] = view end
    end
    assert.are.equal(1, #left)
    assert.are.equal(1, #right)
    assert.are.equal(32, app:find({ text = "Copy" }).frame.x)
  end)

  it("wraps a title that is too long for a line", function()
    local app = rows(UIMenu {
      children = { UIAction { title = "A title that is too long for one line in the menu" }, UIAction { title = "Short" } },
    })
    local row = app:find({ text = "A title that is too long for one line in the menu" }).superview
    assert.are.equal(66, row.bounds.height)
    assert.are.equal(66, app:find({ text = "Short" }).superview.frame.y)
  end)
end)

describe("a sheet at the lower edge of a turned phone", function()
  it("is as wide as the safe area, or as its controller prefers", function()
    local root, card = UIViewController {}, UIViewController { preferredContentSize = { 400, 300 } }
    local app = window(function(where) where.rootViewController = root end, { device = "iPhone 16" })
    card.sheetPresentationController.prefersEdgeAttachedInCompactHeight = true
    root:present(card, false)
    app:rotateDevice "landscapeLeft"
    app:settle()
    local function cardPlace() return card.view:convert(card.view.bounds, nil) end
    assert.are.equal(59, cardPlace().x)
    assert.are.equal(852 - 2 * 59, cardPlace().width)
    card.sheetPresentationController.widthFollowsPreferredContentSizeWhenEdgeAttached = true
    app:settle()
    assert.are.equal(226, cardPlace().x)
    assert.are.equal(400, cardPlace().width)
    app:rotateDevice "portrait"
    app:settle()
    assert.are.equal(393, cardPlace().width)
  end)
end)

describe("segments", function()
  it("with widths of their own count in the size that fits", function()
    local control = UISegmentedControl { items = { "First", "Second", "Third one" } }
    local third = control.intrinsicContentSize.width / 3
    control:setWidth(120, 2)
    assert.near(120 + 2 * third, control.intrinsicContentSize.width, 0.01)
    control:setWidth(200, 3)
    assert.is_true(control.intrinsicContentSize.width < 320 + third)
  end)

  it("show their pictures in the colour of their titles", function()
    local app = window(function(where)
      local items = { UIImage { systemName = "heart" }, "B" }
      where:addSubview(UISegmentedControl { items = items, frame = { 20, 100, 200, 32 }, selectedSegmentIndex = 2 })
    end, { appearance = "dark" })
    app:settle()
    assert.does_not.contain('flood-color="#000000" flood-opacity="1"', app:snapshot "svg")
  end)
end)

describe("a tab in the list of more tabs", function()
  it("has the tab bar's background over what scrolls in it", function()
    local tabs ---@type UITabBarController
    local app = window(function(where)
      local controllers = {}
      for number = 1, 7 do
        local rows = UITableViewController { title = "Tab " .. number }
        rows.tableView.dataSource = { numberOfRowsInSection = function() return 40 end, cellForRowAt = function() return UITableViewCell {} end }
        controllers[number] = UINavigationController { rootViewController = rows }
      end
      tabs = UITabBarController { viewControllers = controllers }
      where.rootViewController = tabs
    end, { device = "iPhone 16" })
    app:settle()
    app:tap "More"
    app:settle()
    app:tap "Tab 6"
    app:settle()
    assert.are.equal(1, tabs.tabBar.subviews[1].alpha)
  end)
end)

describe("a button that is a switch", function()
  it("changes its selection before its action runs, in a bar too", function()
    local seen, item = {}, nil ---@type boolean[], UIBarButtonItem
    local app = window(function(where)
      local root = UIViewController {}
      local configuration = UIButton.Configuration.tinted()
      configuration.title = "Favourite"
      local button = UIButton { configuration = configuration, changesSelectionAsPrimaryAction = true, frame = { 20, 200, 150, 40 } }
      button:addTarget("touchUpInside", function(sender) seen[#seen + 1] = sender.isSelected end)
      root.view:addSubview(button)
      item = UIBarButtonItem {
        changesSelectionAsPrimaryAction = true,
        primaryAction = UIAction { title = "Follow", handler = function(action) seen[#seen + 1] = action.sender.isSelected end },
      }
      root.navigationItem.rightBarButtonItem = item
      where.rootViewController = UINavigationController { rootViewController = root }
    end)
    app:settle()
    app:tap "Favourite"
    app:tap "Follow"
    app:tap "Favourite"
    assert.are.same({ true, true, false }, seen)
    assert.is_true(item.isSelected)
  end)
end)

describe("a change of traits", function()
  it("is told to a method, of the object or of another", function()
    local log = {}
    local View = class("TraitView", UIView)
    function View:styleChanged(_, previous) log[#log + 1] = "own " .. previous.userInterfaceStyle end
    local target = { changed = function(_, object, previous) log[#log + 1] = object.accessibilityIdentifier .. " " .. previous.userInterfaceStyle end }
    local app = window(function(where)
      local view = View { accessibilityIdentifier = "view" }
      view:registerForTraitChanges({ "userInterfaceStyle" }, "styleChanged")
      view:registerForTraitChanges({ "userInterfaceStyle" }, target, "changed")
      where:addSubview(view)
    end)
    app:setAppearance("dark", { animated = false })
    app:settle()
    assert.are.same({ "own light", "view light" }, log)
    local view = UIView {}
    app.window:addSubview(view)
    view.traitOverrides.layoutDirection = "rightToLeft"
    view:updateTraitsIfNeeded()
    assert.are.equal("rightToLeft", view.traitCollection.layoutDirection)
  end)
end)

describe("the keyboard", function()
  it("looks as what is edited, or as that asks for", function()
    local field ---@type UITextField
    local app = window(function(where)
      where.overrideUserInterfaceStyle = "dark"
      field = UITextField { frame = { 20, 100, 200, 30 } }
      where:addSubview(field)
    end)
    local function plates()
      field:becomeFirstResponder()
      app:settle()
      local svg = app:snapshot "svg"
      local count = 0
      for _ in svg:gmatch 'fill="#FFFFFF"[^>]*/>' do count = count + 1 end
      return count
    end
    assert.is_true(plates() < 5)
    field:resignFirstResponder()
    field.keyboardAppearance = "light"
    app:settle()
    assert.is_true(plates() > 20)
  end)
end)
