-- Members of iOS 16 and 17: primary actions of lists, requests of a scene, traits that are changed; and what is told of duplicates.
-- Rules: docs/rules/tables.md 4, docs/rules/collections.md 3.4, docs/rules/appearance.md 2

describe("a tap's primary action", function()
  local calls, app, rows, items ---@type string[], App, table, table
  local function note(name) return function(_, _, path) calls[#calls + 1] = name .. " " .. tostring(path) end end

  local function open(change)
    calls = {}
    rows = {
      numberOfRowsInSection = function() return 3 end,
      cellForRowAt = function(_, _, path)
        local cell = UITableViewCell {}
        cell.textLabel.text = "Row " .. path.row
        return cell
      end,
      didSelectRowAt = note "select", performPrimaryActionForRowAt = note "act",
    }
    items = {
      numberOfItemsInSection = function() return 3 end,
      cellForItemAt = function(_, view, path)
        local cell = view:dequeueReusableCell("item", path)
        local content = UIListContentConfiguration.cell()
        content.text = "Item " .. path.item
        cell.contentConfiguration = content
        return cell
      end,
      didSelectItemAt = note "select", performPrimaryActionForItemAt = note "act",
    }
    app = launchWindow(function(window)
      local list = UITableView { frame = { 0, 20, 320, 200 } }
      list.dataSource, list.delegate = rows, rows
      local layout = UICollectionViewCompositionalLayout.list(UICollectionLayoutListConfiguration { appearance = "plain" })
      local view = UICollectionView { frame = { 0, 240, 320, 200 }, collectionViewLayout = layout }
      view:register(UICollectionViewListCell, "item")
      view.dataSource, view.delegate = items, items
      window:addSubview(list)
      window:addSubview(view)
      if change then change(list, view) end
    end, { system = 17 })
  end

  it("comes after the selection, in tables and collection views", function()
    open()
    app:tap "Row 1"
    app:tap "Item 2"
    assert.are.same({ "select 1.1", "act 1.1", "select 1.2", "act 1.2" }, calls)
  end)

  it("comes where nothing is selected, and not where it may not or while rows are edited", function()
    open()
    rows.willSelectRowAt = function() return nil end
    items.canPerformPrimaryActionForItemAt = function() return false end
    app:tap "Row 1"
    app:tap "Item 2"
    assert.are.same({ "act 1.1", "select 1.2" }, calls)
    open(function(list) list.allowsSelectionDuringEditing, list.isEditing = true, true end)
    app:tap "Row 1"
    assert.are.same({ "select 1.1" }, calls)
  end)

  it("doesn't come with a tap that adds to a selection", function()
    open(function(list) list.allowsMultipleSelection = true end)
    app:tap "Row 1"
    app:tap "Row 2"
    assert.are.same({ "select 1.1", "act 1.1", "select 1.2" }, calls)
  end)
end)

describe("a scene", function()
  it("stands as it is asked to, or says why not", function()
    local app, window = launchWindow(UIViewController {})
    window.windowScene:requestGeometryUpdate { interfaceOrientations = "landscapeRight" }
    app:settle()
    assert.are.equal("landscapeRight", window.windowScene.interfaceOrientation)
    local Upright = class("Upright", UIViewController)
    function Upright:supportedInterfaceOrientations() return "portrait" end
    app, window = launchWindow(Upright {})
    local denied
    window.windowScene:requestGeometryUpdate({ interfaceOrientations = "landscape" }, function(fault) denied = fault end)
    app:settle()
    assert.are.equal("portrait", window.windowScene.interfaceOrientation)
    assert.are.equal("UISceneErrorDomain", denied.domain)
  end)
end)

describe("traits", function()
  it("are filled in by a function", function()
    local traits = UITraitCollection { mutations = function(mutable) mutable.userInterfaceStyle = "dark" end }
    assert.are.same({ "dark", "unspecified" }, { traits.userInterfaceStyle, traits.userInterfaceLevel })
  end)

  it("of an object's own are asked for, and taken away", function()
    local view = UIView {}
    view.traitOverrides.userInterfaceStyle = "dark"
    assert.is_true(view.traitOverrides:contains "userInterfaceStyle")
    assert.is_false(view.traitOverrides:contains "layoutDirection")
    view.traitOverrides:remove "userInterfaceStyle"
    assert.is_nil(view.traitOverrides.userInterfaceStyle)
    assert.is_false(view.traitOverrides:contains "userInterfaceStyle")
  end)
end)

describe("today's lists, sheets and bars", function()
  it("refuse an item that another section has, at the line that applies it", function()
    local source ---@type UICollectionViewDiffableDataSource
    launchWindow(function(window)
      local layout = UICollectionViewCompositionalLayout.list(UICollectionLayoutListConfiguration { appearance = "plain" })
      local view = UICollectionView { frame = window.bounds, collectionViewLayout = layout }
      window:addSubview(view)
      local row = UICollectionView.CellRegistration { cellClass = UICollectionViewListCell, handler = function() end }
      source = UICollectionViewDiffableDataSource { collectionView = view, cellProvider = function(list, path, item)
        return list:dequeueConfiguredReusableCell(row, path, item)
      end }
    end, { system = 17 })
    local function section(ids)
      local snapshot = NSDiffableDataSourceSectionSnapshot {}
      snapshot:append(ids)
      return snapshot
    end
    source:apply(section { "a", "b" }, "one", false)
    source:apply(section { "c" }, "two", false)
    local later = source:snapshot "one"
    later:append { "c" }
    local _, message = pcall(function() source:apply(later, "one", true) end)
    assert.matches("today_asked_spec%.lua:%d+: .*not unique.*section \"two\" already", message)
  end)

  it("tell detents without identifiers apart", function()
    local Detent = UISheetPresentationController.Detent
    local root, shown = UIViewController {}, UIViewController {}
    local app = launchWindow(root, { system = 17, device = "iPhone 16" })
    shown.sheetPresentationController.detents = {
      Detent.custom { resolver = function() return 200 end }, Detent.custom { resolver = function() return 500 end },
    }
    root:present(shown, true)
    app:settle()
    app:drag { from = { 200, 640 }, to = { 200, 250 }, duration = 0.5, hold = 0.3 }
    app:settle()
    assert.are.equal(534, shown.view:convert(shown.view.bounds, nil).height)
  end)

  it("open a bar item's menu that was set right before", function()
    local root = UIViewController { title = "List" }
    local function menu(title) return UIMenu { children = { UIAction { title = title, handler = function() end } } } end
    local item = UIBarButtonItem { title = "Sort", menu = menu "Old" }
    root.navigationItem.rightBarButtonItem = item
    local app = launchWindow(UINavigationController { rootViewController = root }, { system = 17, device = "iPhone 16" })
    item.menu = menu "New"
    app:tap "Sort"
    app:settle()
    assert.are.same({ true, false }, { app:exists "New", app:exists "Old" })
  end)
end)

describe("lint finds nothing", function()
  local function clean(fill)
    local root = UIViewController {}
    local app = launchWindow(root, { system = 17, device = "iPhone 16" })
    root.view.backgroundColor = "systemBackground"
    fill(root)
    app:settle()
    assert.lints(app)
  end

  it("in the system's own empty state", function()
    clean(function(root) root.contentUnavailableConfiguration = UIContentUnavailableConfiguration.search() end)
  end)

  it("in accessories of list cells", function()
    local kept
    clean(function(root)
      local layout = UICollectionViewCompositionalLayout.list(UICollectionLayoutListConfiguration { appearance = "insetGrouped" })
      local list = UICollectionView { frame = root.view.bounds, collectionViewLayout = layout }
      root.view:addSubview(list)
      local rows = UICollectionView.CellRegistration { cellClass = UICollectionViewListCell, handler = function(cell, _, item)
        local content = cell:defaultContentConfiguration()
        content.text = item
        cell.contentConfiguration = content
        cell.accessories = ({
          Mail = { UICellAccessory.label { text = "3" } },
          Size = { UICellAccessory.popUpMenu { menu = UIMenu { children = { UIAction { title = "Small", state = "on", handler = function() end } } } } },
          Sounds = { UICellAccessory.customView { customView = UISwitch { isOn = true }, placement = "trailing" } },
        })[item]
      end }
      kept = UICollectionViewDiffableDataSource { collectionView = list, cellProvider = function(view, path, item)
        return view:dequeueConfiguredReusableCell(rows, path, item)
      end }
      local snapshot = NSDiffableDataSourceSnapshot {}
      snapshot:appendSections { 1 }
      snapshot:appendItems { "Mail", "Size", "Sounds" }
      kept:apply(snapshot, false)
    end)
  end)

  it("in segments with symbols that have names, and in a view that can only be dragged", function()
    clean(function(root)
      root.view:addSubview(UISegmentedControl {
        items = { UIImage { systemName = "trash" }, UIImage { systemName = "plus" } }, frame = { 20, 100, 200, 32 }, selectedSegmentIndex = 1,
      })
      local view = UIView { backgroundColor = "red", frame = { 20, 200, 100, 100 } }
      view:addInteraction(UIDragInteraction { delegate = {} })
      root.view:addSubview(view)
    end)
  end)
end)

describe("the popover of a compact date picker", function()
  it("is all that assistive technology finds while it is open, and closes by escape", function()
    local root = UIViewController {}
    local app = launchWindow(root, { system = 17, device = "iPhone 16" })
    root.view:addSubview(UILabel { text = "Behind", frame = { 20, 60, 200, 22 } })
    root.view:addSubview(UIDatePicker { datePickerMode = "time", preferredDatePickerStyle = "compact", frame = { 20, 100, 280, 40 } })
    local cursor = app:voiceOver()
    cursor:touch { role = "button", name = "12:00 AM" }
    cursor:activate()
    app:settle()
    local tree = app:accessibility()
    assert.matches("12 o'clock", tree)
    assert.matches("0 minutes", tree)
    assert.matches("dismiss popup", tree)
    assert.not_matches("Behind", tree)
    assert.matches("12 o'clock", cursor.description)
    assert.is_true(cursor:escape())
    app:settle()
    assert.matches("Behind", app:accessibility())
  end)
end)
