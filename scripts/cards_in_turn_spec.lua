-- Cards over cards, and cards of a device that is turned. Rules: docs/rules/appearance.md 6
describe("a card", function()
  local app, a, b, c ---@type App, UIViewController, UIViewController, UIViewController

  local function launchFirst(device)
    a, b, c = UIViewController {}, UIViewController {}, UIViewController {}
    app = launchWindow(a, { system = 17, device = device })
  end
  local function at(x, y, width, height, controller)
    local is = controller.view:convert(controller.view.bounds, nil)
    assert.near(x, is.x, 0.5)
    assert.near(y, is.y, 0.5)
    assert.near(width, is.width, 0.5)
    assert.near(height, is.height, 0.5)
  end

  it("is pushed back by the next one, so that the two topmost are seen", function()
    launchFirst "iPhone 8"
    a:present(b, true)
    app:settle()
    b:present(c, true)
    app:settle()
    at(0, 40, 375, 627, c)
    at(16, 30, 343, 627 * 343 / 375, b)
    at(16, 30, 343, 667 * 343 / 375, a)
    -- A finger that leads the upper one lets the other come back with it.
    local finger = app:touch(200, 100)
    finger:move(200, 110 + 313.5, 0.3)
    local half = b.view:convert(b.view.bounds, nil)
    assert.near(35, half.y, 0.6)
    assert.near(375 - 16, half.width, 1)
    finger:move(200, 110, 0.3)
    finger:hold(0.3)
    finger:lift()
    app:settle()
    at(16, 30, 343, 627 * 343 / 375, b)
    c:dismiss(true)
    app:settle()
    at(0, 40, 375, 627, b)
    at(16, 30, 343, 667 * 343 / 375, a)
    b:dismiss(true)
    app:settle()
    at(0, 0, 375, 667, a)
  end)

  it("stays at its detent while a card comes over it", function()
    launchFirst "iPhone 8"
    b.sheetPresentationController.detents = { UISheetPresentationController.Detent.medium() }
    a:present(b, true)
    app:settle()
    at(0, 334, 375, 333, b)
    b:present(c, true)
    app:settle()
    at(0, 334, 375, 333, b)
    at(0, 0, 375, 667, a)
    at(0, 40, 375, 627, c)
  end)

  it("fills the screen where the height is compact, and comes back to its detent", function()
    launchFirst "iPhone 8"
    local sheet = b.sheetPresentationController
    sheet.detents = { UISheetPresentationController.Detent.medium(), UISheetPresentationController.Detent.large() }
    sheet.prefersGrabberVisible = true
    a:present(b, true)
    app:settle()
    at(0, 334, 375, 333, b)
    app:rotateDevice "landscapeLeft"
    app:settle()
    at(0, 0, 667, 375, b)
    at(0, 0, 667, 375, a)
    assert.are.equal(0, b.view.superview.layer.cornerRadius)
    -- There is nothing that a finger could lead.
    local finger = app:touch(300, 60)
    finger:move(300, 340, 0.3)
    finger:lift()
    app:settle()
    at(0, 0, 667, 375, b)
    app:rotateDevice "portrait"
    app:settle()
    at(0, 334, 375, 333, b)
    assert.are.equal(10, b.view.superview.layer.cornerRadius)
    sheet.selectedDetentIdentifier = "large"
    app:settle()
    at(16, 30, 343, 667 * 343 / 375, a)
    app:rotateDevice "landscapeLeft"
    app:settle()
    at(0, 0, 667, 375, a)
    app:rotateDevice "portrait"
    app:settle()
    at(16, 30, 343, 667 * 343 / 375, a)
  end)

  it("stays a card at the lower edge where it prefers that", function()
    launchFirst "iPhone 8"
    b.sheetPresentationController.prefersEdgeAttachedInCompactHeight = true
    a:present(b, true)
    app:settle()
    app:rotateDevice "landscapeLeft"
    app:settle()
    at(0, 40, 667, 335, b)
    local width = a.view:convert(a.view.bounds, nil).width
    assert.near(667 - 32, width, 0.5)
  end)
end)

describe("an inset group", function()
  it("stands inside of the safe area of a turned phone", function()
    local list
    local source = {
      numberOfRowsInSection = function() return 3 end,
      cellForRowAt = function()
        local cell = UITableViewCell {}
        cell.textLabel.text = "Row"
        return cell
      end,
    }
    local app = launch({
      system = 17,
      didFinishLaunching = function(self)
        self.window = UIWindow {}
        local controller = UITableViewController { style = "insetGrouped" }
        list = controller.tableView
        list.dataSource = source
        self.window.rootViewController = controller
        self.window:makeKeyAndVisible()
      end,
    }, { device = "iPhone 16" })
    app:rotateDevice "landscapeLeft"
    app:settle()
    local cell = list:cellForRow(IndexPath(1, 1))
    assert.are.equal(79, cell.frame.x)
    assert.are.equal(852 - 2 * 79, cell.frame.width)
    assert.is_nil(list:indexPathForRow { 60, cell.frame.midY })
    assert.are.equal(IndexPath(1, 1), list:indexPathForRow { 90, cell.frame.midY })
  end)
end)

describe("a row that a finger swipes", function()
  local app, list ---@type App, UICollectionView
  local function openList(options)
    options = options or {}
    local configuration = UICollectionLayoutListConfiguration { appearance = "plain" }
    configuration.trailingSwipeActionsConfigurationProvider = function()
      return UISwipeActionsConfiguration { actions = {
        UIContextualAction { style = "normal", title = "One", handler = function(_, _, done) done(true) end },
        UIContextualAction { style = "normal", title = "Two", handler = function(_, _, done) done(true) end },
      } }
    end
    local source
    app = launchWindow(function(window)
      list = UICollectionView { frame = window.bounds, collectionViewLayout = UICollectionViewCompositionalLayout.list(configuration) }
      local registration = UICollectionView.CellRegistration {
        cellClass = UICollectionViewListCell,
        handler = function(cell, _, item)
          local content = cell:defaultContentConfiguration()
          content.text = item
          cell.contentConfiguration = content
          cell.accessories = { UICellAccessory.label { text = "7" }, UICellAccessory.disclosureIndicator() }
        end,
      }
      source = UICollectionViewDiffableDataSource {
        collectionView = list,
        cellProvider = function(view, path, item) return view:dequeueConfiguredReusableCell(registration, path, item) end,
      }
      window:addSubview(list)
    end, { device = "iPhone 8", system = options.system or 17, direction = options.direction })
    local snapshot = NSDiffableDataSourceSnapshot()
    snapshot:appendSections { "s" }
    snapshot:appendItems { "a", "b" }
    source:apply(snapshot, false)
    app:advance(0.1)
    return source
  end
  local function swiped() return list:cellForItem(IndexPath(1, 1)).configurationState.isSwiped end
  local function drag(way, back, rest)
    local finger = app:touch(200, 30)
    finger:move(200 + way, 30, 0.3)
    if back then finger:move(200 + way + back, 30, 0.1) end
    if rest then finger:hold(0.3) end
    finger:lift()
    app:settle()
  end

  it("goes the way of the finger's speed (§6)", function()
    local keep = openList()
    -- A little, and still going on: it opens.
    drag(-30)
    assert.is_true(swiped())
    -- Further than half, but on the way back: it closes.
    keep = openList()
    drag(-140, 20)
    assert.is_false(swiped())
    -- At rest it stays.
    keep = openList()
    drag(-30, nil, true)
    assert.is_true(swiped())
    assert.is_not_nil(keep)
  end)

  it("goes by its distance in system 12", function()
    local keep = openList { system = 12 }
    drag(-30, nil, true)
    assert.is_false(swiped())
    assert.is_not_nil(keep)
  end)

  it("is mirrored from right to left", function()
    local keep = openList()
    local cell = list:cellForItem(IndexPath(1, 1))
    local places = {}
    for i, view in ipairs(cell.subviews) do places[i] = view.frame end
    keep = openList { direction = "rightToLeft" }
    cell = list:cellForItem(IndexPath(1, 1))
    for i, view in ipairs(cell.subviews) do
      if view.frame.width < 300 then assert.near(375 - places[i].maxX, view.frame.x, 0.51) end
    end
    drag(-60)
    assert.is_false(swiped())
    drag(60)
    assert.is_true(swiped())
    assert.is_not_nil(keep)
  end)

  it("may have a menu as its accessory", function()
    local chosen
    local keep = openList()
    local cell = list:cellForItem(IndexPath(1, 1))
    local function action(title) return UIAction { title = title, handler = function() chosen = title end } end
    cell.accessories = { UICellAccessory.popUpMenu { menu = UIMenu { options = { "singleSelection" }, children = { action "Never", action "Daily" } } } }
    app:advanceFrames(2)
    app:tap "Never"
    app:settle()
    app:tap "Daily"
    app:settle()
    assert.are.equal("Daily", chosen)
    assert.is_true(app:find "Daily" ~= nil)
    assert.raises("menu = a UIMenu", function() UICellAccessory.popUpMenu {} end)
    assert.is_not_nil(keep)
  end)
end)
