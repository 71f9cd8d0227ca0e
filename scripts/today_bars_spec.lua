-- Bars and tables of today's system. Cases: docs/rules/cases/systems.md
local function rows(count, style, titles)
  local source = {
    numberOfSections = function() return titles and #titles or 1 end,
    numberOfRowsInSection = function() return count end,
    cellForRowAt = function(_, tableView, path)
      local cell = tableView:dequeueReusableCell "c" or UITableViewCell { reuseIdentifier = "c" }
      cell.textLabel.text = "Apple"
      return cell
    end,
  }
  return source
end
local keep ---@type table
local function launchToday(device, make)
  return launchWindow(function(window) window.rootViewController = make() end, { system = 17, device = device })
end
local function tableIn(controller, style)
  local tableView = UITableView { style = style or "plain", frame = controller.view.bounds }
  tableView.autoresizingMask = { "flexibleWidth", "flexibleHeight" }
  keep = rows(30)
  tableView.dataSource = keep
  controller.view:addSubview(tableView)
  return tableView
end
local function place(view) return view:convert(view.bounds, nil) end
local function background(bar) return bar.subviews[1] end

describe("a navigation bar", function()
  it("is clear while the content is at its edge, and comes as it leaves (M-041, M-042)", function()
    local navigation, tableView ---@type UINavigationController, UITableView
    local app = launchToday("iPhone 16", function()
      local a = UIViewController { title = "A" }
      tableView = tableIn(a)
      navigation = UINavigationController { rootViewController = a }
      return navigation
    end)
    local bar = navigation.navigationBar
    assert.are.equal(CGRect(0, 59, 393, 44), place(bar))
    assert.are.equal(103, navigation.topViewController.view.safeAreaInsets.top)
    assert.are.equal(0, background(bar).alpha)
    local rest = tableView.contentOffset.y
    assert.are.equal(-103, rest)
    tableView.contentOffset = { 0, rest + 8 }
    app:advanceFrames(1)
    assert.near(0.5, background(bar).alpha, 0.01)
    tableView.contentOffset = { 0, rest + 16 }
    app:advanceFrames(1)
    assert.are.equal(1, background(bar).alpha)
  end)

  it("is as it is without a controller (M-043)", function()
    local bar ---@type UINavigationBar
    launchToday("iPhone 16", function()
      local a = UIViewController {}
      a.view:addSubview(UIScrollView { frame = a.view.bounds, contentSize = { 393, 2000 } })
      bar = UINavigationBar { frame = { 0, 59, 393, 44 } }
      a.view:addSubview(bar)
      return a
    end)
    assert.are.equal(1, background(bar).alpha)
  end)

  it("has boxes of 44 points that reach beyond their text (M-046, M-047)", function()
    for _, row in ipairs { { "iPhone 8", 8, 375 - 8 }, { "iPhone 16", 12, 393 - 12 } } do
      local right, left = UIBarButtonItem { title = "Delete" }, UIBarButtonItem { title = "Edit" }
      local app = launchToday(row[1], function()
        local a = UIViewController { title = "A" }
        a.navigationItem.rightBarButtonItem, a.navigationItem.leftBarButtonItem = right, left
        return UINavigationController { rootViewController = a }
      end)
      local function button(title)
        for _, view in ipairs(app:findAll { class = "UINavigationButton" }) do
          if view.currentTitle == title then return view end
        end
      end
      local is, words = place(button "Delete"), place(button("Delete").titleLabel)
      assert.near(row[3], is.x + is.width, 0.5)
      assert.are.equal(44, is.height)
      assert.near(is.x + is.width - 8, words.x + words.width, 1)
      assert.near(is.x, words.x, 1)
      is, words = place(button "Edit"), place(button("Edit").titleLabel)
      assert.near(row[2], is.x, 0.5)
      assert.near(is.x + 8, words.x, 1)
      assert.near(is.width, words.width + 8, 1)
    end
  end)

  it("is 50 high on a pad, and 56 in a sheet (M-049, M-050, M-051)", function()
    local navigation ---@type UINavigationController
    launchToday("iPad", function()
      navigation = UINavigationController { rootViewController = UIViewController {} }
      return navigation
    end)
    assert.are.equal(50, navigation.navigationBar.bounds.height)
    local root, tableView ---@type UIViewController, UITableView
    local app = launchToday("iPhone 8", function()
      root = UIViewController {}
      return root
    end)
    local a = UIViewController { title = "A" }
    tableView = tableIn(a)
    local sheet = UINavigationController { rootViewController = a }
    root:present(sheet, true)
    app:settle()
    assert.are.equal(CGRect(0, 0, 375, 56), sheet.navigationBar.frame)
    assert.are.equal(-56, tableView.contentOffset.y)
    sheet.navigationBar.prefersLargeTitles = true
    app:settle()
    assert.are.equal(108, sheet.navigationBar.bounds.height)
  end)
end)

describe("a table", function()
  it("has its texts and lines at 16, from 390 points on at 20 (M-053, M-054)", function()
    for device, inset in pairs { ["iPhone 8"] = 16, ["iPhone 16"] = 20 } do
      local tableView ---@type UITableView
      launchToday(device, function()
        local a = UIViewController {}
        tableView = tableIn(a)
        return a
      end)
      local cell = tableView.visibleCells[1]
      assert.are.equal(44, cell.bounds.height)
      assert.are.equal(44, cell.contentView.bounds.height)
      assert.are.equal(inset, cell.textLabel.frame.x)
      assert.are.equal(inset, tableView.separatorInset.left)
      for _, view in ipairs(cell.subviews) do
        if tostring(view):find "UITableViewSeparator" then
          assert.are.equal(inset, view.frame.x)
          assert.are.equal(cell.bounds.width, view.frame.x + view.frame.width)
        end
      end
    end
  end)

  it("has groups as cards (M-057, M-058)", function()
    for device, side in pairs { ["iPhone 8"] = 16, ["iPhone 16"] = 20 } do
      local tableView ---@type UITableView
      launchToday(device, function()
        local a = UIViewController {}
        tableView = tableIn(a, "insetGrouped")
        return a
      end)
      local cell = tableView.visibleCells[1]
      assert.are.equal(side, cell.frame.x)
      assert.are.equal(tableView.bounds.width - 2 * side, cell.frame.width)
      assert.are.equal(10, cell.layer.cornerRadius)
      assert.are.equal("secondarySystemGroupedBackground", cell.backgroundColor)
      assert.are.equal("systemGroupedBackground", tableView.backgroundColor)
    end
  end)

  it("shows a selected row in systemGray4 (M-059)", function()
    local tableView ---@type UITableView
    local app = launchToday("iPhone 8", function()
      local a = UIViewController {}
      tableView = tableIn(a)
      return a
    end)
    tableView:selectRow(IndexPath(1, 1), false)
    app:advanceFrames(1)
    assert.are.equal("systemGray4", tableView.visibleCells[1].selectedBackgroundView.backgroundColor)
  end)

  it("mirror the room beside the outermost words from right to left", function()
    local controller ---@type UIViewController
    local function openBar(language)
      local app = launchWindow(function(window)
        controller = UIViewController {}
        controller.navigationItem.leftBarButtonItem = UIBarButtonItem { title = "Edit" }
        controller.navigationItem.rightBarButtonItem = UIBarButtonItem { title = "More" }
        window.rootViewController = UINavigationController { rootViewController = controller }
      end, { device = "iPhone 16", system = 17, language = language })
      app:advance(0.1)
      local function label(title)
        local button = app:find(title)
        return button:convert(button.titleLabel.frame, nil)
      end
      return label("Edit"), label("More")
    end
    local left, right = openBar()
    assert.are.equal(20, left.minX)
    assert.are.equal(373, right.maxX)
    left, right = openBar "ar"
    assert.near(373, left.maxX, 0.001)
    assert.near(20, right.minX, 0.001)
  end)

  it("begin the texts of cards where those of wide lists begin (M-054)", function()
    local tableView ---@type UITableView
    local app = launchToday("iPhone 16", function()
      local controller = UIViewController {}
      tableView = tableIn(controller, "insetGrouped")
      return controller
    end)
    app:advance(0.1)
    local cell = tableView.visibleCells[1]
    assert.are.equal(353, cell.frame.width)
    assert.are.equal(20, cell.textLabel.frame.minX)
    cell.contentConfiguration = cell:defaultContentConfiguration()
    cell.contentConfiguration.text = "Apple"
    app:advance(0.1)
    assert.are.equal(20, cell:convert(cell.contentView.subviews[1].subviews[1].frame, cell.contentView.subviews[1]).minX)
    assert.are.equal(20, cell.separatorInset.left)
  end)
end)
