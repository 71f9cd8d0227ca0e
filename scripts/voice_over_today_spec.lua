-- What lists and menus of today say to assistive technology. Source: docs/rules/accessibility.md 3, 5
local notes ---@type string[]

local function saying(text) return function() notes[#notes + 1] = text end end

-- Rows with what list cells of today have beside their texts.
local accessories = {
  Apple = function() return { UICellAccessory.label { text = "12" }, UICellAccessory.disclosureIndicator() } end,
  Banana = function() return { UICellAccessory.detail { actionHandler = saying "details" } } end,
  Cherry = function() return { UICellAccessory.checkmark() } end,
}

local function list(options)
  notes = {}
  local app ---@type any
  local view ---@type UICollectionView
  app = launchWindow(function(window)
    local configuration = UICollectionLayoutListConfiguration { appearance = "insetGrouped", headerMode = "supplementary", footerMode = "supplementary" }
    configuration.trailingSwipeActionsConfigurationProvider = function(path)
      return UISwipeActionsConfiguration {
        actions = { UIContextualAction { style = "destructive", title = "Delete", handler = function(_, _, done) notes[#notes + 1] = "deleted " .. path.item done(true) end } },
      }
    end
    configuration.leadingSwipeActionsConfigurationProvider = function()
      return UISwipeActionsConfiguration { actions = { UIContextualAction { title = "Pin", handler = function(_, _, done) done(true) end } } }
    end
    view = UICollectionView { frame = window.bounds, collectionViewLayout = UICollectionViewCompositionalLayout.list(configuration) }
    window:addSubview(view)
    local rows = UICollectionView.CellRegistration {
      cellClass = UICollectionViewListCell,
      handler = function(cell, _, item)
        local content = cell:defaultContentConfiguration()
        content.text, content.secondaryText = item, item == "Banana" and "yellow" or nil
        cell.contentConfiguration, cell.accessories = content, accessories[item] and accessories[item]() or {}
      end,
    }
    local function texts(kind, word)
      return UICollectionView.SupplementaryRegistration {
        supplementaryClass = UICollectionViewListCell,
        elementKind = kind,
        handler = function(view, _, path)
          local content = view:defaultContentConfiguration()
          content.text = word .. " " .. path.section
          view.contentConfiguration = content
        end,
      }
    end
    local header, footer = texts(UICollectionView.elementKindSectionHeader, "Part"), texts(UICollectionView.elementKindSectionFooter, "End")
    local source = UICollectionViewDiffableDataSource {
      collectionView = view,
      cellProvider = function(_, path, item) return view:dequeueConfiguredReusableCell(rows, path, item) end,
    }
    source.supplementaryViewProvider = function(_, kind, path) return view:dequeueConfiguredReusableSupplementary(kind == UICollectionView.elementKindSectionHeader and header or footer, path) end
    local snapshot = NSDiffableDataSourceSnapshot {}
    snapshot:appendSections { 1 }
    snapshot:appendItems { "Apple", "Banana", "Cherry" }
    source:apply(snapshot, false)
    window.rootViewController = UIViewController {}
    window.rootViewController.view = view
  end, options)
  return app, view
end

describe("a list of today", function()
  it("says what a table says: headings, texts beside, details with their cell's name, actions of a swipe", function()
    local app = list { system = 17 }
    assert.accessibility(app, [[
- collectionView:
  - other "Part 1" [staticText header]
  - cell "Apple, 12"
  - cell "Banana, yellow"
  - button "More Info, Banana, yellow"
  - cell "Cherry"
  - other "End 1" [staticText]
]], { children = "deep-equal" })
    assert.has_match('cell "Cherry" %[actions="Delete, Pin"%]', app:accessibility { actions = true })
    local vo = app:voiceOver()
    assert.are.equal("Part 1. Heading.", vo.description)
    vo:touch { role = "cell", name = "Cherry" }
    vo:perform "Delete"
    vo:touch { role = "button", name = "More Info, Banana, yellow" }
    vo:activate()
    assert.are.same({ "deleted 3", "details" }, notes)
    assert.raises("Delete", function() vo:perform "Archive" end)
  end)

  it("whose first row is the header of its section says so; an outline says whether it is open", function()
    local app = launchWindow(function(window)
      local view = UICollectionView {
        frame = window.bounds, collectionViewLayout = UICollectionViewCompositionalLayout.list(UICollectionLayoutListConfiguration { appearance = "sidebar", headerMode = "firstItemInSection" }),
      }
      window:addSubview(view)
      local rows = UICollectionView.CellRegistration {
        cellClass = UICollectionViewListCell,
        handler = function(cell, _, item)
          local content = cell:defaultContentConfiguration()
          content.text = item
          cell.contentConfiguration = content
          -- What has nothing under it has another mark, and is neither open nor closed.
          cell.accessories = { item == "Fruits" and UICellAccessory.outlineDisclosure() or UICellAccessory.checkmark() }
        end,
      }
      local source = UICollectionViewDiffableDataSource {
        collectionView = view, cellProvider = function(_, path, item) return view:dequeueConfiguredReusableCell(rows, path, item) end,
      }
      local section = NSDiffableDataSourceSectionSnapshot {}
      section:append { "Fruits" }
      section:append({ "Apple" }, "Fruits")
      source:apply(section, 1, false)
    end, { system = 17 })
    assert.accessibility(app, [[- cell "Fruits" [header]: Collapsed]])
    app:tap "Fruits"
    app:settle()
    assert.accessibility(app, [[
- cell "Fruits" [header]: Expanded
- cell "Apple"
]])
    assert.is_nil(app:find { role = "cell", name = "Apple" }.accessibilityValue)
  end)
end)

describe("a menu", function()
  local app

  before_each(function()
    notes = {}
    app = launchWindow(function(window)
      local screen = UIViewController { title = "Photos" }
      screen.view.backgroundColor = UIColor.systemBackground
      screen.view:addSubview(UILabel { text = "Below", frame = { 20, 300, 200, 30 } })
      screen.navigationItem.rightBarButtonItem = UIBarButtonItem {
        image = UIImage { systemName = "ellipsis.circle" },
        menu = UIMenu {
          title = "Options",
          children = {
            UIAction { title = "Sort", subtitle = "by name", state = "on", handler = saying "sort" },
            UIAction { title = "Remove", attributes = "destructive", handler = saying "remove" },
            UIAction { title = "Share", attributes = "disabled", handler = saying "share" },
          },
        },
      }
      window.rootViewController = UINavigationController { rootViewController = screen }
    end, { system = 17 })
  end)

  it("is all that can be read while it is open; the cursor goes into it, and comes back when it closes", function()
    local vo = app:voiceOver()
    vo:touch { role = "button", name = "More" }
    vo:activate()
    app:settle()
    assert.accessibility(app, [[
- staticText "Options"
- button "Sort, by name" [selected]
- button "Remove"
- button "Share" [disabled]
]], { children = "equal" })
    assert.are.equal("Options", vo.description)
    vo:next()
    assert.are.equal("Selected: Sort, by name. Button.", vo.description)
    vo:last()
    assert.are.equal("Share. Dimmed. Button.", vo.description)
    assert.is_true(vo:escape())
    app:settle()
    assert.are.equal("More. Button.", vo.description)
    assert.accessibility(app, [[- staticText "Below"]])
    assert.are.same({}, notes)
  end)

  it("runs the element that is activated", function()
    local vo = app:voiceOver()
    vo:touch { role = "button", name = "More" }
    vo:activate()
    app:settle()
    vo:touch "Remove"
    vo:activate()
    app:settle()
    assert.are.same({ "remove" }, notes)
    assert.are.equal("More. Button.", vo.description)
  end)
end)

local function pictured(name)
  local configuration = UIButton.Configuration.plain()
  configuration.image = UIImage { systemName = name }
  return configuration
end

it("known symbols are called by what they stand for in every form", function()
  for name, word in pairs { ["ellipsis.circle"] = "More", ["star.fill"] = "Favorite", ["plus.circle.fill"] = "Add", ["trash.fill"] = "Delete", ["person.crop.circle"] = "person crop circle" } do
    assert.are.equal(word, UIButton({ configuration = pictured(name) }).accessibilityLabel)
  end
end)

describe("a sheet", function()
  local app, sheet, root ---@type App, UISheetPresentationController, UIViewController

  local function present(detents)
    app = launchWindow(function(window)
      root = UIViewController {}
      root.view.backgroundColor = "white"
      root.view:addSubview(UILabel { text = "Below", frame = { 20, 100, 100, 22 } })
      window.rootViewController = root
    end, { system = 17, device = "iPhone 16" })
    local screen = UIViewController { title = "In front" }
    local navigation = UINavigationController { rootViewController = screen }
    sheet = navigation.sheetPresentationController
    sheet.detents, sheet.prefersGrabberVisible = detents, true
    root:present(navigation, true)
    app:settle()
  end

  it("begins with its grabber, which goes from detent to detent and says where it is", function()
    local Detent, heard = UISheetPresentationController.Detent, {} ---@type any, string[]
    present { Detent.custom { identifier = "low", resolver = function() return 200 end }, Detent.medium(), Detent.large() }
    sheet.delegate = { sheetPresentationControllerDidChangeSelectedDetentIdentifier = function(_, it) heard[#heard + 1] = it.selectedDetentIdentifier end }
    local vo = app:voiceOver()
    assert.are.equal("Sheet Grabber: Collapsed. Button. Adjustable.", vo.description)
    assert.are.equal("Swipe up or down with one finger to adjust the value.", vo.hint)
    vo:decrement()
    vo:increment()
    app:settle()
    assert.are.equal("Sheet Grabber. Button. Adjustable.", vo.description)
    vo:increment()
    app:settle()
    assert.are.equal("Sheet Grabber: Expanded. Button. Adjustable.", vo.description)
    vo:increment()
    vo:activate()
    app:settle()
    assert.are.same({ "medium", "large", "low" }, heard)
    vo:next()
    assert.are.equal("In front. Heading.", vo.description)
    vo:previous()
    assert.is_true(vo:escape())
    app:settle()
    assert.is_nil(root.presentedViewController)
    assert.are.equal("Below", vo.description)
  end)

  it("with one detent has nothing to adjust; one that fills a turned screen leaves out what is below", function()
    present { UISheetPresentationController.Detent.medium() }
    assert.accessibility(app, [[- button "Sheet Grabber"]])
    assert.is_false(app:exists { traits = "adjustable" })
    app:rotateDevice "landscapeLeft"
    app:settle()
    assert.is_false(app:accessibility():find("Below", 1, true) ~= nil)
    assert.is_false(app:accessibility():find("Grabber", 1, true) ~= nil)
  end)
end)
