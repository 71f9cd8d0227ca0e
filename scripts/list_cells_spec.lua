-- Diffable data, registrations and list cells of collection views. Cases M-151 to M-163; docs/rules/lists.md 2.
describe("diffable collection", function()
  local app, list, source, asked, cells ---@type App, UICollectionView, UICollectionViewDiffableDataSource, table, table

  local function openList(options)
    options = options or {}
    asked, cells = {}, {}
    app = launchWindow(function(window)
      local configuration = UICollectionLayoutListConfiguration { appearance = options.appearance or "plain" }
      for name, value in pairs(options.list or {}) do configuration[name] = value end
      list = UICollectionView { frame = window.bounds, collectionViewLayout = UICollectionViewCompositionalLayout.list(configuration) }
      local registration = UICollectionView.CellRegistration {
        cellClass = UICollectionViewListCell,
        handler = function(cell, _, item)
          asked[#asked + 1] = item
          local content = cell:defaultContentConfiguration()
          content.text = tostring(item)
          cell.contentConfiguration = content
          if options.configure then options.configure(cell, item) end
        end,
      }
      source = UICollectionViewDiffableDataSource {
        collectionView = list,
        cellProvider = function(view, path, item)
          local cell = view:dequeueConfiguredReusableCell(registration, path, item)
          cells[item] = cell
          return cell
        end,
      }
      window:addSubview(list)
    end, { device = { size = { 375, 667 }, scale = 2 }, system = 17 })
  end

  local function snapshot(items)
    local result = NSDiffableDataSourceSnapshot()
    result:appendSections { "s" }
    result:appendItems(items)
    return result
  end

  local function visibleTexts()
    local texts = {}
    for _, cell in ipairs(list.visibleCells) do texts[#texts + 1] = cell.contentConfiguration.text end
    return table.concat(texts, " ")
  end

  before_each(function() openList() end)

  it("places items and sections by UIKit's labels", function()
    local s = snapshot { "a", "c" }
    s:insertItems({ "b" }, { beforeItem = "c" })
    s:insertItems({ "d" }, { afterItem = "c" })
    s:moveItem("a", { afterItem = "d" })
    assert.are.same({ "b", "c", "d", "a" }, s.itemIdentifiers)
    s:insertSections({ "t" }, { beforeSection = "s" })
    s:moveSection("t", { afterSection = "s" })
    assert.are.same({ "s", "t" }, s.sectionIdentifiers)
    assert.has_error(
      function() s:insertItems({ "x" }, { before = "a" }) end,
      "NSDiffableDataSourceSnapshot: insertItems wants { beforeItem = id } or { afterItem = id } after what it places, got a table without them")
  end)

  it("is asked for items, paths and sections under UIKit's label", function()
    openList {}
    source:apply(snapshot { "a", "b" }, false)
    local path = source:indexPath { ["for"] = "b" }
    assert.are.equal(IndexPath(1, 2), path)
    assert.are.equal("b", source:itemIdentifier { ["for"] = path })
    assert.are.equal("s", source:sectionIdentifier { ["for"] = 1 })
    assert.are.equal(1, source:index { ["for"] = "s" })
  end)

  it("takes looks of accessories in tables of their own", function()
    local star = UIView { frame = { 0, 0, 20, 20 } }
    openList { configure = function(cell)
      cell.accessories = {
        UICellAccessory.outlineDisclosure { options = { style = "header", tintColor = "red" } },
        UICellAccessory.disclosureIndicator { displayed = "always", options = { isHidden = true } },
        UICellAccessory.customView { configuration = { customView = star, placement = "leading" } },
      }
    end }
    source:apply(snapshot { "a" }, false)
    app:advance(0.1)
    assert.is_true(star:isDescendant(cells.a))
    assert.is_true(star:convert(star.bounds, cells.a).maxX < 60)
    assert.is_true(cells.a.accessories[2].isHidden)
    assert.has_error(function() UICellAccessory.checkmark { options = { colour = "red" } } end)
  end)

  it("takes UIKit's labels in place of the arguments, also again and again", function()
    local calls = 0
    source:apply(snapshot { "a" }, { animatingDifferences = false, completion = function() calls = calls + 1 end })
    app:advanceFrames(2)
    assert.are.equal(1, calls)
    local tree = NSDiffableDataSourceSectionSnapshot()
    tree:append { "x", "y" }
    for _ = 1, 2 do source:apply(tree, { to = "s", animatingDifferences = false }) end
    assert.are.same({ "x", "y" }, source:snapshot().itemIdentifiers)
  end)

  it("M-151: lists have the measures of tables", function()
    source:apply(snapshot { "a", "b", "c" }, false)
    app:advance(0.1)
    assert.are.same(CGRect(0, 0, 375, 44), cells.a.frame)
    openList { appearance = "insetGrouped" }
    source:apply(snapshot { "a", "b", "c" }, false)
    app:advance(0.1)
    assert.are.equal(16, cells.a.frame.x)
    assert.are.equal(343, cells.a.frame.width)
    assert.are.equal(44, cells.b.frame.height)
    assert.are.equal(10, cells.a.layer.cornerRadius)
    assert.are.equal(0, cells.b.layer.cornerRadius)
    assert.are.equal(10, cells.c.layer.cornerRadius)
    assert.are.equal(cells.a.frame.maxY, cells.b.frame.y)
  end)

  it("M-153: makes the smallest changes, and keeps cells", function()
    source:apply(snapshot { "a", "b", "c" }, false)
    app:advance(0.1)
    local a, c, calls = cells.a, cells.c, {}
    source:apply(snapshot { "a", "x", "c" }, true, function() calls[#calls + 1] = app.time end)
    local start = app.time
    app:settle()
    assert.are.equal("a x c", visibleTexts())
    assert.are.equal(a, list:cellForItem(IndexPath(1, 1)))
    assert.are.equal(c, list:cellForItem(IndexPath(1, 3)))
    assert.are.equal(1, #calls)
    assert.is_true(calls[1] - start > 0.25)
    openList()
    source:apply(snapshot { "a", "b", "c" }, false)
    app:advance(0.1)
    local before = #asked
    source:apply(snapshot { "c", "a", "b" })
    app:settle()
    assert.are.equal("c a b", visibleTexts())
    assert.are.equal(before, #asked)
  end)

  it("M-154: two applies in a row", function()
    local done = {}
    source:apply(snapshot { "a", "b" }, true, function() done[#done + 1] = 1 end)
    source:apply(snapshot { "b", "c" }, true, function() done[#done + 1] = 2 end)
    app:settle()
    assert.are.equal("b c", visibleTexts())
    assert.are.same({ 1, 2 }, done)
  end)

  it("M-155: duplicates, reconfigured and reloaded items", function()
    local s = snapshot { "x" }
    assert.raises("Fatal: supplied item identifiers are not unique", function() s:appendItems { "x" } end)
    source:apply(snapshot { "a", "b", "c" }, false)
    app:advance(0.1)
    local b = cells.b
    asked = {}
    s = source:snapshot()
    s:reconfigureItems { "b" }
    assert.are.same({ "b" }, s.reconfiguredItemIdentifiers)
    source:apply(s)
    app:settle()
    assert.are.same({ "b" }, asked)
    assert.are.equal(b, cells.b)
    assert.are.equal(b, list:cellForItem(IndexPath(1, 2)))
    s = source:snapshot()
    s:reloadItems { "b" }
    source:apply(s)
    app:settle()
    assert.are_not.equal(b, list:cellForItem(IndexPath(1, 2)))
  end)

  it("applySnapshotUsingReloadData asks for all cells", function()
    source:apply(snapshot { "a", "b" }, false)
    app:advance(0.1)
    asked = {}
    local done = 0
    source:applySnapshotUsingReloadData(snapshot { "b", "a" }, function() done = done + 1 end)
    app:settle()
    assert.are.same({ "b", "a" }, asked)
    assert.are.equal(1, done)
  end)

  it("M-157: section snapshots are outlines", function()
    local tree = NSDiffableDataSourceSectionSnapshot()
    tree:append { "A", "B" }
    tree:append({ "a1", "a2" }, "A")
    assert.are.same({ "A", "B" }, tree.visibleItems)
    tree:expand { "A" }
    assert.are.same({ "A", "a1", "a2", "B" }, tree.visibleItems)
    assert.are.equal(1, tree:level "a1")
    assert.are.equal(0, tree:level "A")
    assert.are.equal("A", tree:parent "a1")
    assert.is_nil(tree:parent "A")
    assert.is_true(tree:isVisible "a1")
    assert.is_true(tree:isExpanded "A")
    tree:collapse { "A" }
    assert.is_false(tree:isVisible "a1")
    tree:insertBefore({ "Z" }, "A")
    tree:insertAfter({ "a3" }, "a1")
    assert.are.same({ "Z", "A", "a1", "a3", "a2", "B" }, tree.items)
    assert.are.same({ "Z", "A", "B" }, tree.rootItems)
    assert.are.same({ "a1", "a3", "a2" }, tree:snapshot("A").items)
    local other = NSDiffableDataSourceSectionSnapshot()
    other:append { "n" }
    tree:replace("A", other)
    assert.are.same({ "Z", "A", "n", "B" }, tree.items)
    tree:delete { "A" }
    assert.are.same({ "Z", "B" }, tree.items)
    assert.is_false(tree:contains "n")
    assert.raises('there is no parent "nobody"', function() tree:append({ "q" }, "nobody") end)
    assert.raises("identifiers are not unique", function() tree:append { "B" } end)
  end)

  it("closes an open row by a touch beside its actions, which selects nothing", function()
    local selected = {} ---@type string[]
    local remove = UIContextualAction { style = "destructive", title = "Delete", handler = function(_, _, done) done(true) end }
    openList { list = { trailingSwipeActionsConfigurationProvider = function() return UISwipeActionsConfiguration { actions = { remove } } end } }
    local delegate = { didSelectItemAt = function(_, _, path) selected[#selected + 1] = source:itemIdentifier(path) end }
    list.delegate = delegate
    source:apply(snapshot { "a", "b", "c" }, false)
    app:advance(0.1)
    local function swipe()
      app:swipe("b", "left")
      app:settle()
      assert.is_true(app:exists "Delete")
    end
    for _, name in ipairs { "c", "b" } do
      swipe()
      app:tap(name)
      app:settle()
      assert.is_false(app:exists "Delete")
      assert.are.same({}, selected)
    end
    swipe()
    list.isEditing = true
    app:settle()
    assert.is_false(app:exists "Delete")
    list.isEditing = false
    app:tap "c"
    assert.are.same({ "c" }, selected)
  end)

  it("M-158: a header opens and closes by a tap anywhere, and is not selected", function()
    local selected, own = 0, 0
    local style ---@type table
    openList { configure = function(cell) cell.accessories = { UICellAccessory.outlineDisclosure(style) } end }
    local delegate = { didSelectItemAt = function() selected = selected + 1 end }
    local function fill(options)
      style = options
      local tree = NSDiffableDataSourceSectionSnapshot()
      tree:append { "A", "B" }
      tree:append({ "a1", "a2" }, "A")
      source:apply(tree, "s", false)
      list.delegate = delegate
      list:reloadData()
      app:advance(0.1)
      app:tap "A"
      app:settle()
    end
    fill { style = "header" }
    assert.are.equal("A a1 a2 B", visibleTexts())
    app:tap "A"
    app:settle()
    assert.are.equal("A B", visibleTexts())
    assert.are.equal(0, selected)
    -- So is what has the sign, but nothing below it.
    app:tap "B"
    app:settle()
    assert.are.equal(0, selected)
    fill { style = "cell" }
    assert.are.equal("A B", visibleTexts())
    assert.are.equal(1, selected)
    fill { style = "header", actionHandler = function() own = own + 1 end }
    assert.are.equal("A B", visibleTexts())
    app:tap "B"
    assert.are.same({ 2, 1 }, { own, selected })
  end)

  it("M-158: a tap on the sign opens and closes", function()
    local calls = {}
    local function answering(name, answer)
      return function(item)
        calls[#calls + 1] = name .. " " .. item
        return answer
      end
    end
    openList { configure = function(cell) cell.accessories = { UICellAccessory.outlineDisclosure() } end }
    source.sectionSnapshotHandlers = {
      shouldExpandItem = answering("should", true), willExpandItem = answering "will", shouldCollapseItem = answering("shouldCollapse", true),
      willCollapseItem = answering "willCollapse",
    }
    local tree = NSDiffableDataSourceSectionSnapshot()
    tree:append { "A", "B" }
    tree:append({ "a1", "a2" }, "A")
    source:apply(tree, "s", false)
    app:advance(0.1)
    assert.are.equal("A B", visibleTexts())
    app:tap { 355, cells.A.frame.midY + 0 }
    app:settle()
    assert.are.same({ "should A", "will A" }, calls)
    assert.are.equal("A a1 a2 B", visibleTexts())
    assert.are.equal(1, cells.a1.indentationLevel)
    assert.is_true(cells.A.configurationState.isExpanded)
    app:tap { 355, cells.A.frame.midY }
    app:settle()
    assert.are.equal("A B", visibleTexts())
    assert.are.equal("willCollapse A", calls[4])
    -- Children that are made when they are needed, each time.
    local times = 0
    source.sectionSnapshotHandlers = {
      snapshotForExpandingParent = function(parent, old)
        times = times + 1
        assert.are.equal("A", parent)
        assert.is_true(#old.items > 0)
        local new = NSDiffableDataSourceSectionSnapshot()
        new:append { "made " .. times }
        return new
      end,
    }
    for i = 1, 2 do
      app:tap { 355, cells.A.frame.midY }
      app:settle()
      assert.are.equal("A made " .. i .. " B", visibleTexts())
      app:tap { 355, cells.A.frame.midY }
      app:settle()
    end
  end)

  it("M-159: a registration fills cells, and is made once", function()
    local items = {}
    for i = 1, 100 do items[i] = i end
    source:apply(snapshot(items), false)
    app:advance(0.1)
    local count = #asked
    assert.are.equal(count, #list.visibleCells)
    list.contentOffset = { 0, 2000 }
    app:advance(0.1)
    assert.is_true(#asked > count)
    local different, known = 0, {}
    for _, cell in pairs(cells) do
      if not known[cell] then different, known[cell] = different + 1, true end
    end
    assert.is_true(different < 2 * count)
    assert.raises("registration that was created inside", function()
      list.dataSource = {
        numberOfItemsInSection = function() return 1 end,
        cellForItemAt = function(_, view, path)
          local inside = UICollectionView.CellRegistration { handler = function() end }
          return view:dequeueConfiguredReusableCell(inside, path, 1)
        end,
      }
      list:reloadData()
      app:advance(0.1)
    end)
  end)

  it("M-161: a row is moved by its handle", function()
    local got ---@type any
    openList {
      configure = function(cell) cell.accessories = { UICellAccessory.reorder { displayed = "always" } } end,
    }
    source.reorderingHandlers = {
      canReorderItem = function(item) return item ~= 2 end,
      didReorder = function(transaction)
        assert.is_nil(got)
        got = transaction
      end,
    }
    source:apply(snapshot { 1, 2, 3 }, false)
    app:advance(0.1)
    -- The second doesn't lift.
    app:drag { from = { 355, 66 }, to = { 355, 130 }, duration = 0.3 }
    app:settle()
    assert.is_nil(got)
    app:drag { from = { 355, 22 }, to = { 355, 120 }, duration = 0.5 }
    app:settle()
    assert.are.same({ 2, 3, 1 }, got.finalSnapshot.itemIdentifiers)
    assert.are.same({ 1, 2, 3 }, got.initialSnapshot.itemIdentifiers)
    assert.are.equal("2 3 1", visibleTexts())
    assert.are.same({ 2, 3, 1 }, source:snapshot().itemIdentifiers)
  end)

  it("M-162: accessories follow editing", function()
    openList {
      configure = function(cell) cell.accessories = { UICellAccessory.delete(), UICellAccessory.disclosureIndicator() } end,
    }
    source:apply(snapshot { "a" }, false)
    app:advance(0.1)
    local function marks()
      local found = {}
      for _, view in ipairs(cells.a.subviews) do
        local name = tostring(view):match "^UITableViewCellMark%a*" or tostring(view):match "CellMark"
        if name and not view.isHidden then found[#found + 1] = view.frame.midX end
      end
      table.sort(found)
      return found
    end
    local before = marks()
    assert.are.equal(1, #before)
    assert.is_true(before[1] > 340)
    list.isEditing = true
    app:advance(0.1)
    local after = marks()
    assert.are.equal(2, #after)
    assert.is_true(after[1] < 40)
    assert.is_true(cells.a.configurationState.isEditing)
  end)

  it("M-163: states are told once before the next layout; backgrounds exclude each other", function()
    local states = {}
    source:apply(snapshot { "a", "b" }, false)
    app:advance(0.1)
    local cell = cells.a
    cell.configurationUpdateHandler = function(which, state)
      assert.are.equal(cell, which)
      states[#states + 1] = { highlighted = state.isHighlighted, selected = state.isSelected, editing = state.isEditing }
    end
    app:advance(0.1)
    states = {}
    local finger = app:touch(100, 22)
    app:advance(0.2)
    assert.is_true(states[1].highlighted)
    finger:lift()
    app:settle()
    assert.is_true(states[#states].selected)
    states = {}
    cell.isSelected = false
    cell.isEditing = true
    assert.are.equal(0, #states)
    app:advance(0.1)
    assert.are.same({ { highlighted = false, selected = false, editing = true } }, states)
    cell.backgroundView = UIView {}
    assert.is_nil(cell.backgroundConfiguration)
    cell.backgroundConfiguration = UIBackgroundConfiguration.listPlainCell()
    assert.is_nil(cell.backgroundView)
    cell.backgroundView = UIView {}
    assert.is_nil(cell.backgroundConfiguration)
    -- Without a colour it has the tint.
    cell.tintColor = UIColor.red
    cell.backgroundConfiguration = UIBackgroundConfiguration.clear()
    cell.backgroundConfiguration.backgroundColor = nil
    app:advance(0.1)
    assert.are.equal("red", cell.subviews[1].backgroundColor)
  end)

  it("rows are swiped open", function()
    local ran = {}
    openList {
      list = {
        trailingSwipeActionsConfigurationProvider = function(path)
          return UISwipeActionsConfiguration { actions = { UIContextualAction {
            style = "destructive", title = "Delete",
            handler = function(_, _, done)
              ran[#ran + 1] = path.item
              local s = source:snapshot()
              s:deleteItems { source:itemIdentifier(path) }
              source:apply(s)
              done(true)
            end,
          } } }
        end,
      },
    }
    source:apply(snapshot { "a", "b", "c" }, false)
    app:advance(0.1)
    app:drag { from = { 300, 66 }, to = { 180, 66 }, duration = 0.2 }
    app:settle()
    assert.is_true(cells.b.configurationState.isSwiped)
    app:tap "Delete"
    app:settle()
    assert.are.same({ 2 }, ran)
    assert.are.equal("a c", visibleTexts())
    app:drag { from = { 300, 22 }, to = { 200, 22 }, duration = 0.2 }
    app:settle()
    assert.is_true(cells.a.configurationState.isSwiped)
    app:tap { 100, 300 }
    app:settle()
    assert.is_false(cells.a.configurationState.isSwiped)
  end)

  it("own contents are views of one's own, kept while supported", function()
    local made = 0
    ---@class list_cells_spec.Badge: UIView
    ---@field label any
    ---@field supports any
    ---@field configuration any
    ---@overload fun(properties?: table): list_cells_spec.Badge
    local Badge = class("BadgeView", UIView)
    local function content(text)
      return {
        text = text,
        makeContentView = function(self)
          made = made + 1
          local view = Badge {}
          view.label = UILabel { frame = { 10, 10, 100, 20 } }
          view:addSubview(view.label)
          view.supports = function() return true end
          view.configuration = self
          view.label.text = self.text
          return view
        end,
        updated = function(self, state) return state.isSelected and content("chosen") or self end,
      }
    end
    content = content
    source:apply(snapshot { "a" }, false)
    app:advance(0.1)
    local first = content "one"
    cells.a.contentConfiguration = first
    assert.are.equal(1, made)
    assert.are.equal(first, cells.a.contentConfiguration)
    cells.a.contentConfiguration = content "two"
    assert.are.equal(1, made)
    assert.raises("makeContentView", function() cells.a.contentConfiguration = { text = "no" } end)
  end)

  it("headers, separators and estimated heights", function()
    local header = UICollectionView.SupplementaryRegistration {
      elementKind = UICollectionView.elementKindSectionHeader,
      handler = function(view, _, path)
        local content = view:defaultContentConfiguration()
        content.text = "Section " .. path.section
        view.contentConfiguration = content
      end,
    }
    openList { appearance = "grouped", list = { headerMode = "supplementary" } }
    source.supplementaryViewProvider = function(view, _, path) return view:dequeueConfiguredReusableSupplementary(header, path) end
    source:apply(snapshot { "a", "b" }, false)
    app:advance(0.1)
    assert.is_true(app:find "Section 1" ~= nil)
    assert.are.equal(cells.a.frame.maxY, cells.b.frame.y)
  end)
end)

describe("a collection view controller", function()
  it("edits with its collection view", function()
    local controller ---@type UICollectionViewController
    local app = launchWindow(function(window)
      controller = UICollectionViewController {
        collectionViewLayout = UICollectionViewCompositionalLayout.list(UICollectionLayoutListConfiguration { appearance = "plain" }),
      }
      controller.navigationItem.rightBarButtonItem = controller.editButtonItem
      window.rootViewController = UINavigationController { rootViewController = controller }
    end, { system = 17 })
    app:tap "Edit"
    assert.is_true(controller.collectionView.isEditing)
    app:tap "Done"
    assert.is_false(controller.collectionView.isEditing)
  end)
end)
