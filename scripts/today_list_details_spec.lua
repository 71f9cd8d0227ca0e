-- What apps of today do with the cells of their lists. Rules: docs/rules/lists.md 2; docs/rules/collections.md 3.3, 3.5; docs/rules/tables.md 7
local Dimension = NSCollectionLayoutDimension
local function fixed(width, height)
  return NSCollectionLayoutSize { widthDimension = Dimension.absolute(width), heightDimension = Dimension.absolute(height) }
end
local function window(fill, options)
  local choice = { system = 17 }
  for name, value in pairs(options or {}) do choice[name] = value end
  return launchWindow(fill, choice)
end
-- A list in a collection view whose cells a function fills.
local function list(fill, options)
  options = options or {}
  local made = {}
  made.app = window(function(where)
    local configuration = UICollectionLayoutListConfiguration { appearance = options.appearance or "plain" }
    made.configuration = configuration
    if options.configure then options.configure(configuration) end
    local layout = options.layout or UICollectionViewCompositionalLayout.list(configuration)
    made.view = UICollectionView { frame = { 0, 0, 320, 480 }, collectionViewLayout = layout }
    where:addSubview(made.view)
    local registration = UICollectionView.CellRegistration { cellClass = options.class or UICollectionViewListCell, handler = fill }
    made.source = UICollectionViewDiffableDataSource {
      collectionView = made.view,
      cellProvider = function(view, path, item) return view:dequeueConfiguredReusableCell(registration, path, item) end,
    }
    local snapshot = NSDiffableDataSourceSnapshot()
    snapshot:appendSections { "all" }
    local items = {}
    for item = 1, options.count or 4 do items[item] = item end
    snapshot:appendItems(items)
    if options.prepare then options.prepare(made.source) end
    made.source:apply(snapshot, false)
  end, options.launch)
  made.app:settle()
  function made.cell(item) return made.view:cellForItem(IndexPath(1, item)) end
  return made
end
-- The lines that are seen in a cell.
local function lines(cell)
  local found = {}
  for _, view in ipairs(cell.subviews) do if view:isKind(UIView) and view.bounds.height < 1 and not view.isHidden then found[#found + 1] = view end end
  return found
end

describe("what a handler gives to a cell", function()
  local function fill(cell, _, item)
    cell.alpha = item == 2 and 0.5 or 1
    cell.isHidden = item == 3
    cell.transform = item == 4 and CGAffineTransform { scaleX = 1, y = -1 } or CGAffineTransform.identity
  end
  local function check(made)
    assert.are.equal(1, made.cell(1).alpha)
    assert.are.equal(0.5, made.cell(2).alpha)
    assert.is_true(made.cell(3).isHidden)
    assert.is_false(made.cell(2).isHidden)
    assert.are.equal(-1, made.cell(4).transform.d)
    assert.are.equal(1, made.cell(1).transform.d)
  end

  it("stays, also where cells measure themselves", function()
    check(list(function(cell, path, item)
      local content = cell:defaultContentConfiguration()
      content.text = ("word "):rep(30)
      cell.contentConfiguration = content
      fill(cell, path, item)
    end))
  end)

  it("stays when it is filled again, and goes with the next item", function()
    local all = false
    local made = list(function(cell, path, item) if not all then fill(cell, path, item) end end, { count = 40 })
    check(made)
    local snapshot = made.source:snapshot()
    snapshot:reconfigureItems { 1, 2, 3, 4 }
    made.source:apply(snapshot, false)
    made.app:settle()
    check(made)
    all = true
    made.view.contentOffset = { 0, 800 }
    made.app:settle()
    for _, cell in ipairs(made.view.visibleCells) do
      assert.are.equal(1, cell.alpha)
      assert.is_false(cell.isHidden)
      assert.are.equal(1, cell.transform.d)
    end
  end)

  it("stays when an item comes in with an animation", function()
    local made = list(fill, { count = 1 })
    local snapshot = made.source:snapshot()
    snapshot:appendItems { 2, 3, 4 }
    made.source:apply(snapshot, true)
    made.app:settle()
    check(made)
  end)

  it("stays with views of items, too", function()
    local badge = NSCollectionLayoutSupplementaryItem {
      layoutSize = fixed(20, 20), elementKind = "badge", containerAnchor = NSCollectionLayoutAnchor { edges = { "top", "trailing" } },
    }
    local item = NSCollectionLayoutItem { layoutSize = fixed(60, 60), supplementaryItems = { badge } }
    local group = NSCollectionLayoutGroup.horizontal { layoutSize = fixed(320, 60), subitems = { item } }
    local registration = UICollectionView.SupplementaryRegistration {
      supplementaryClass = UICollectionReusableView, elementKind = "badge", handler = function(view, _, path) view.isHidden = path.item ~= 1 end,
    }
    local made = list(fill, {
      class = UICollectionViewCell,
      layout = UICollectionViewCompositionalLayout { section = NSCollectionLayoutSection { group = group } },
      prepare = function(source)
        source.supplementaryViewProvider = function(view, _, path) return view:dequeueConfiguredReusableSupplementary(registration, path) end
      end,
    })
    check(made)
    for number = 1, 4 do assert.are.equal(number ~= 1, made.view:supplementaryView("badge", IndexPath(1, number)).isHidden) end
  end)
end)

describe("an update of a configuration", function()
  it("may set the background, which asks for no other update", function()
    local calls = 0
    local made = list(function(cell)
      cell.configurationUpdateHandler = function(own, state)
        calls = calls + 1
        local background = UIBackgroundConfiguration.listPlainCell()
        if state.isSelected then background.backgroundColor = UIColor.systemYellow end
        own.backgroundConfiguration = background
      end
    end, { count = 1 })
    local before = calls
    made.view:selectItem(IndexPath(1, 1), false)
    made.app:settle()
    assert.are.equal(before + 1, calls)
    assert.are.equal("systemYellow", made.cell(1).backgroundConfiguration.backgroundColor)
  end)

  it("asks the cell's own state, with keys of its own", function()
    local seen = {}
    local Cell = class("MailCell", UICollectionViewListCell)
    Cell.archived = false
    function Cell:configurationState()
      local state = Cell.super.configurationState(self)
      state.archived = self.archived
      return state
    end
    function Cell:updateConfiguration(state)
      Cell.super.updateConfiguration(self, state)
      seen[#seen + 1] = state.archived
      assert.is_nil(state.starred)
    end
    local made = list(function() end, { class = Cell, count = 1 })
    made.cell(1).archived = true
    made.cell(1):setNeedsUpdateConfiguration()
    made.app:settle()
    assert.are.equal(true, seen[#seen])
    assert.are.equal(true, made.cell(1).configurationState.archived)
    local row = UITableViewCell {}
    row.configurationState.custom = 1
    assert.is_nil(row.configurationState.custom)
    assert.has_error(function() row.configurationState.isSelected = 3 end, "UIViewConfigurationState.isSelected must be true or false, got 3")
  end)

  it("has the system's configurations for a state", function()
    local state = UICellConfigurationState {}
    local plain = UIBackgroundConfiguration.listPlainCell()
    state.isSelected = true
    assert.are_not.equal(plain.backgroundColor, plain:updated(state).backgroundColor)
    assert.are.equal(plain.backgroundColor, plain:updated(UICellConfigurationState {}).backgroundColor)
    local content = UIListContentConfiguration.cell()
    content.text = "A"
    assert.are.equal("A", content:updated(state).text)
  end)

  it("shows what a transformer makes of the colour", function()
    local made = list(function(cell)
      local background = UIBackgroundConfiguration.clear()
      background.backgroundColor = UIColor.red
      background.backgroundColorTransformer = function(color) return color == "red" and "#FF000080" or "blue" end
      cell.backgroundConfiguration = background
    end, { count = 1 })
    assert.are.equal("#FF000080", made.cell(1).subviews[1].backgroundColor)
  end)
end)

describe("the lines of a list", function()
  it("are told for the whole list, and for single rows", function()
    local made = list(function() end, {
      configure = function(configuration)
        configuration.separatorConfiguration.color = UIColor.systemRed
        configuration.separatorConfiguration.bottomSeparatorInsets = { 0, 40, 0, 10 }
        configuration.itemSeparatorHandler = function(path, line)
          if path.item == 1 then line.topSeparatorVisibility = "visible" end
          if path.item == 2 then line.bottomSeparatorVisibility = "hidden" end
          return line
        end
      end,
    })
    local first = lines(made.cell(1))
    assert.are.equal(2, #first)
    assert.are.equal("systemRed", first[1].backgroundColor)
    assert.are.equal(CGRect(40, made.cell(1).bounds.height - 0.5, 320 - 50, 0.5), first[1].frame)
    assert.are.equal(0, first[2].frame.y)
    assert.are.equal(0, #lines(made.cell(2)))
    assert.are.equal(1, #lines(made.cell(3)))
  end)

  it("may be there below the last row of a card, too", function()
    local made = list(function() end, {
      appearance = "insetGrouped", count = 2,
      configure = function(configuration) configuration.separatorConfiguration.bottomSeparatorVisibility = "visible" end,
    })
    assert.are.equal(1, #lines(made.cell(2)))
  end)

  it("have handlers to which functions are given one by one", function()
    local made = list(function() end)
    made.source.reorderingHandlers.canReorderItem = function() return true end
    made.source.sectionSnapshotHandlers.willExpandItem = function() end
    assert.is_true(made.source:canMoveItemAt(made.view, IndexPath(1, 1)))
  end)
end)

describe("a row that measures itself", function()
  it("has the standard height where its constraints ask for none", function()
    local Cell = class("FieldCell", UITableViewCell)
    function Cell:init()
      Cell.super.init(self)
      local field = UITextField { translatesAutoresizingMaskIntoConstraints = false }
      self.contentView:addSubview(field)
      NSLayoutConstraint.activate {
        field.leadingAnchor:constraint("==", self.contentView.leadingAnchor, 20),
        field.trailingAnchor:constraint("==", self.contentView.trailingAnchor, -20),
        field.centerYAnchor:constraint("==", self.contentView.centerYAnchor),
      }
    end
    local view ---@type UITableView
    local app = window(function(where)
      view = UITableView { frame = where.bounds }
      view:register(Cell, "cell")
      view.dataSource = {
        numberOfRowsInSection = function() return 3 end,
        cellForRowAt = function(_, list, path) return list:dequeueReusableCell("cell", path) end,
      }
      where:addSubview(view)
    end)
    app:settle()
    assert.are.equal(CGRect(0, 88, 320, 44), view:rectForRow(IndexPath(1, 3)))
    assert.are.equal(1, #app.warnings)
  end)
end)

describe("the line below a cell", function()
  for _, direction in ipairs { "leftToRight", "rightToLeft" } do
    it("begins where constraints hold its guide, " .. direction, function()
      local Cell = class("GuideCell", UICollectionViewListCell)
      function Cell:init()
        Cell.super.init(self)
        self.label = UILabel { translatesAutoresizingMaskIntoConstraints = false, text = "Name" }
        self.contentView:addSubview(self.label)
        NSLayoutConstraint.activate {
          self.label.leadingAnchor:constraint("==", self.contentView.leadingAnchor, 86),
          self.label.centerYAnchor:constraint("==", self.contentView.centerYAnchor),
          self.separatorLayoutGuide.leadingAnchor:constraint("==", self.label.leadingAnchor),
        }
      end
      local made = list(function() end, { class = Cell, launch = { direction = direction } })
      local line = lines(made.cell(1))[1]
      assert.are.equal(320 - 86, line.bounds.width)
      assert.are.equal(direction == "leftToRight" and 86 or 0, line.frame.x)
    end)
  end
end)

describe("a chat", function()
  it("shows the whole of its last message, although the bar below it gets lower in the same turn", function()
    local view, height, source ---@type UICollectionView, NSLayoutConstraint, UICollectionViewDiffableDataSource
    local app = window(function(where)
      local root = UIViewController {}
      local bar = UIView { translatesAutoresizingMaskIntoConstraints = false }
      view = UICollectionView {
        frame = where.bounds, translatesAutoresizingMaskIntoConstraints = false,
        collectionViewLayout = UICollectionViewCompositionalLayout.list(UICollectionLayoutListConfiguration { appearance = "plain" }),
      }
      root.view:addSubview(view)
      root.view:addSubview(bar)
      height = bar.heightAnchor:constraint("==", 80)
      NSLayoutConstraint.activate {
        view.topAnchor:constraint("==", root.view.topAnchor), view.leadingAnchor:constraint("==", root.view.leadingAnchor),
        view.trailingAnchor:constraint("==", root.view.trailingAnchor), view.bottomAnchor:constraint("==", bar.topAnchor),
        bar.leadingAnchor:constraint("==", root.view.leadingAnchor), bar.trailingAnchor:constraint("==", root.view.trailingAnchor),
        bar.bottomAnchor:constraint("==", root.view.bottomAnchor), height,
      }
      local registration = UICollectionView.CellRegistration {
        handler = function(cell, _, item)
          local content = UIListContentConfiguration.cell()
          content.text = item > 25 and "one\ntwo\nthree" or "Message " .. item
          cell.contentConfiguration = content
        end,
      }
      source = UICollectionViewDiffableDataSource {
        collectionView = view, cellProvider = function(there, path, item) return there:dequeueConfiguredReusableCell(registration, path, item) end,
      }
      where.rootViewController = root
    end, { device = "iPhone 16" })
    local function showItems(count, animated)
      local snapshot = NSDiffableDataSourceSnapshot()
      snapshot:appendSections { "all" }
      for item = 1, count do snapshot:appendItems { item } end
      source:apply(snapshot, animated, function() view:scrollToItem(IndexPath(1, count), "bottom", animated) end)
      app:settle()
    end
    showItems(25, false)
    height.constant = 40
    showItems(26, true)
    local frame = view:layoutAttributesForItem(IndexPath(1, 26)).frame
    assert.is_true(frame.height > 60)
    assert.near(frame.maxY, view.contentOffset.y + view.bounds.height - view.adjustedContentInset.bottom, 0.5)
  end)
end)
