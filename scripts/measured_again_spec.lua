-- What was measured is measured again when texts, widths or contents change while it is shown: docs/rules/tables.md 7, docs/rules/lists.md 1.6.

local long = "Some words more than fit into one line of this phone in a usual size"

local function pinned(host, text)
  local label = host.subviews[1]
  if not label then
    label = UILabel { numberOfLines = 0, font = UIFont.preferredFont "body", adjustsFontForContentSizeCategory = true, translatesAutoresizingMaskIntoConstraints = false }
    host:addSubview(label)
    NSLayoutConstraint.activate {
      label.leadingAnchor:constraint("==", host.leadingAnchor, 16), label.trailingAnchor:constraint("==", host.trailingAnchor, -16),
      label.topAnchor:constraint("==", host.topAnchor, 8), label.bottomAnchor:constraint("==", host.bottomAnchor, -8),
    }
  end
  label.text = text
end

-- Each kind fills a cell.
local kinds = {
  text = function(cell) cell.textLabel.text = "Short" end,
  configuration = function(cell)
    local content = cell:defaultContentConfiguration()
    content.text, content.secondaryText = "Row", long
    cell.contentConfiguration = content
  end,
  constraints = function(cell) pinned(cell.contentView, long) end,
}

local function launchUnderBar(controller, options)
  return (launchWindow(function(window) window.rootViewController = UINavigationController { rootViewController = controller } end, { system = 17, device = "iPhone 8", animations = options and options.animations }))
end

local function tableOf(kind, style, options)
  ---@class measured_again_spec.List: UITableViewController
  ---@overload fun(properties?: table): measured_again_spec.List
  local List = class("List", UITableViewController)
  local made = 0
  function List:numberOfRowsInSection() return 3 end
  function List:titleForHeaderInSection() return "Heading" end
  function List:titleForFooterInSection() return long end
  function List:cellForRowAt()
    made = made + 1
    local cell = UITableViewCell {}
    kinds[kind](cell)
    return cell
  end
  local controller = List { style = style }
  return controller.tableView, launchUnderBar(controller, options), function() return made end
end

local function heights(view) return { view:rectForHeader(1).height, view:cellForRow(IndexPath(1, 1)).frame.height, view:rectForFooter(1).height } end

describe("a table's row that measures itself", function()
  for kind in pairs(kinds) do
    for _, style in ipairs { "plain", "insetGrouped" } do
      it("of " .. kind .. " follows the text size in " .. style, function()
        local view, app, made = tableOf(kind, style)
        local before = heights(view)
        app:setTextSize "AX2"
        app:settle()
        local after = heights(view)
        for part = 1, 3 do assert.is_true(after[part] > before[part] + 10, "part " .. part) end
        assert.are.equal(view:rectForRow(IndexPath(1, 2)).minY, view:cellForRow(IndexPath(1, 1)).frame.maxY)
        assert.are.equal(3, made())
        app:setTextSize "L"
        app:settle()
        assert.are.same(before, heights(view))
      end)
    end
  end

  it("below a pushed screen and behind a sheet follows, too", function()
    local view, app = tableOf("constraints", "plain")
    local before = heights(view)
    local controller = view.delegate
    controller.navigationController:pushViewController(UIViewController {}, false)
    app:settle()
    app:setTextSize "AX2"
    app:settle()
    controller.navigationController:popViewController(true)
    app:settle()
    assert.is_true(heights(view)[2] > before[2] + 10)
    controller:present(UIViewController {}, true)
    app:settle()
    app:setTextSize "L"
    app:settle()
    assert.are.same(before, heights(view))
  end)

  it("makes room for what editing takes", function()
    local view, app = tableOf("constraints", "plain")
    local label = view:cellForRow(IndexPath(1, 1)).contentView.subviews[1]
    label.text = "Words that just fit into one line of this here"
    view:reloadRows({ IndexPath(1, 2) }, "none")
    view:beginUpdates()
    view:endUpdates()
    app:settle()
    app:setTextSize "M"
    app:setTextSize "L"
    app:settle()
    assert.near(36.5, heights(view)[2], 0.5)
    view:setEditing(true, true)
    app:advance(0.1)
    local moving = view:cellForRow(IndexPath(1, 2)).layer:presentation().frame.minY
    app:settle()
    -- The second line of a body stands 22 points below the first.
    assert.near(58.5, heights(view)[2], 0.5)
    local rest = view:cellForRow(IndexPath(1, 2)).frame.minY
    assert.is_true(moving < rest and moving > rest - 22)
    view:setEditing(false, false)
    app:settle()
    assert.near(36.5, heights(view)[2], 0.5)
  end)

  it("takes a new configuration's height, unless it is told not to", function()
    local view, app = tableOf("configuration", "plain")
    local cell = view:cellForRow(IndexPath(1, 1))
    local function put(text)
      local content = cell.contentConfiguration
      content.text = text
      cell.contentConfiguration = content
      app:settle()
    end
    local before = cell.frame.height
    put(long)
    assert.is_true(cell.frame.height > before + 15)
    put "Row"
    assert.are.equal(before, cell.frame.height)
    assert.are.equal("enabled", view.selfSizingInvalidation)
    view.selfSizingInvalidation = "disabled"
    put(long)
    assert.are.equal(before, cell.frame.height)
    assert.error_matches(function() view.selfSizingInvalidation = "sometimes" end, "disabled")
  end)

  it("follows invalidated sizes, and constraints where that is asked for", function()
    local view, app = tableOf("constraints", "plain")
    local cell = view:cellForRow(IndexPath(1, 1))
    local label, before = cell.contentView.subviews[1], cell.frame.height
    label.text = "Short"
    app:settle()
    assert.are.equal(before, cell.frame.height)
    cell:invalidateIntrinsicContentSize()
    app:settle()
    assert.is_true(cell.frame.height < before)
    label.text = long
    cell.contentView:invalidateIntrinsicContentSize()
    app:settle()
    assert.are.equal(before, cell.frame.height)
    view.selfSizingInvalidation = "enabledIncludingConstraints"
    label.text = "Short"
    app:settle()
    assert.is_true(cell.frame.height < before)
    for _, constraint in ipairs(cell.contentView.constraints) do
      if constraint.firstAttribute == "top" then constraint.constant = 2 end
    end
    local low = cell.frame.height
    app:settle()
    assert.are.equal(low - 6, cell.frame.height)
  end)

  it("of 12 keeps its texts, and has disabled", function()
    local cell = UITableViewCell { style = "subtitle" }
    local list = UITableView { frame = { 0, 0, 320, 400 } }
    launchWindow(list)
    assert.are.equal("disabled", list.selfSizingInvalidation)
    assert.is_false(cell.textLabel.adjustsFontForContentSizeCategory)
  end)
end)

describe("a collection's item that measures itself", function()
  local function collection(kind, fill)
    local Dimension = NSCollectionLayoutDimension
    local layout
    if kind == "list" then
      layout = UICollectionViewCompositionalLayout.list(UICollectionLayoutListConfiguration { appearance = "insetGrouped", headerMode = "supplementary" })
    elseif kind == "flow" then
      layout = UICollectionViewFlowLayout { estimatedItemSize = UICollectionViewFlowLayout.automaticSize }
    else
      local size = NSCollectionLayoutSize { widthDimension = Dimension.fractionalWidth(1), heightDimension = Dimension.estimated(60) }
      local group = NSCollectionLayoutGroup.vertical { layoutSize = size, subitems = { NSCollectionLayoutItem { layoutSize = size } } }
      local header = NSCollectionLayoutBoundarySupplementaryItem { layoutSize = size, elementKind = "UICollectionElementKindSectionHeader", alignment = "top" }
      local section = NSCollectionLayoutSection { group = group }
      section.boundarySupplementaryItems = { header }
      layout = UICollectionViewCompositionalLayout { section = section }
    end
    local controller = UICollectionViewController { collectionViewLayout = layout }
    local cells = UICollectionView.CellRegistration { cellClass = kind == "list" and UICollectionViewListCell or UICollectionViewCell, handler = fill }
    local headers = UICollectionView.SupplementaryRegistration {
      supplementaryClass = kind == "list" and UICollectionViewListCell or UICollectionReusableView, elementKind = "UICollectionElementKindSectionHeader",
      handler = function(view)
        if kind ~= "list" then return pinned(view, "Heading") end
        local content = view:defaultContentConfiguration()
        content.text = "Heading"
        view.contentConfiguration = content
      end,
    }
    local view = controller.collectionView
    local source = UICollectionViewDiffableDataSource {
      collectionView = view, cellProvider = function(_, path, item) return view:dequeueConfiguredReusableCell(cells, path, item) end,
    }
    source.supplementaryViewProvider = function(_, _, path) return view:dequeueConfiguredReusableSupplementary(headers, path) end
    local snapshot = NSDiffableDataSourceSnapshot()
    snapshot:appendSections { "all" }
    snapshot:appendItems { "1", "2", "3" }
    source:apply(snapshot, false)
    local app = launchUnderBar(controller)
    app:settle()
    return view, app
  end

  local function sizes(view)
    local header = view:supplementaryView("UICollectionElementKindSectionHeader", IndexPath(1, 1))
    return { view:cellForItem(IndexPath(1, 1)).frame.height, header and header.frame.height or 0 }
  end

  for kind, fill in pairs { list = kinds.configuration, grid = kinds.constraints, flow = function(cell) pinned(cell.contentView, "Word") end } do
    it("follows the text size in a " .. kind, function()
      local view, app = collection(kind, fill)
      local before = sizes(view)
      app:setTextSize "AX2"
      app:settle()
      local after = sizes(view)
      assert.is_true(after[1] > before[1] + 10)
      if kind ~= "flow" then assert.is_true(after[2] > before[2] + 10) end
      app:setTextSize "L"
      app:settle()
      assert.are.same(before, sizes(view))
    end)
  end

  it("follows the width", function()
    for kind, fill in pairs { list = kinds.configuration, grid = kinds.constraints } do
      local view, app = collection(kind, fill)
      local before = sizes(view)
      app:rotateDevice "landscapeLeft"
      app:settle()
      assert.is_true(sizes(view)[1] < before[1])
      app:rotateDevice "portrait"
      app:settle()
      assert.are.same(before, sizes(view))
    end
  end)

  it("makes room for what editing takes", function()
    local view, app = collection("list", function(cell)
      kinds.configuration(cell)
      cell.accessories = { UICellAccessory.delete(), UICellAccessory.reorder() }
      local content = cell.contentConfiguration
      content.text, content.secondaryText = "Words that just fit into one line here", nil
      cell.contentConfiguration = content
    end)
    local before = sizes(view)
    view.isEditing = true
    app:settle()
    assert.is_true(sizes(view)[1] > before[1] + 10)
    view.isEditing = false
    app:settle()
    assert.are.same(before, sizes(view))
  end)

  it("takes a new configuration's height", function()
    local view, app = collection("list", kinds.configuration)
    local cell, before = view:cellForItem(IndexPath(1, 1)), sizes(view)
    local content = cell.contentConfiguration
    content.text = long
    cell.contentConfiguration = content
    app:settle()
    assert.is_true(sizes(view)[1] > before[1] + 15)
  end)
end)
