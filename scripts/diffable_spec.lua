-- The diffable data source: what a snapshot returns and refuses, and which changes apply makes from two snapshots.
describe("diffable data source", function()
  local app, list, source, asked ---@type App, UITableView, UITableViewDiffableDataSource, table

  local function openList(options)
    asked = {}
    app = launchWindow(function(window)
      list = UITableView { frame = { 0, 0, 320, 480 } }
      list:register(UITableViewCell, "c")
      source = UITableViewDiffableDataSource {
        tableView = list,
        cellProvider = function(tableView, indexPath, id)
          asked[#asked + 1] = id
          local cell = tableView:dequeueReusableCell("c", indexPath)
          cell.textLabel.text = tostring(id)
          return cell
        end,
        titleForHeaderInSection = options and options.titleForHeaderInSection,
      }
      window:addSubview(list)
    end)
  end

  local function snapshot(sections)
    local result = NSDiffableDataSourceSnapshot()
    for _, section in ipairs(sections) do
      result:appendSections { section[1] }
      result:appendItems(section[2], section[1])
    end
    return result
  end

  local function visibleTexts()
    local rows = {}
    for _, cell in ipairs(list.visibleCells) do rows[#rows + 1] = cell.textLabel.text end
    return table.concat(rows, " ")
  end

  before_each(function() openList() end)

  it("shows its first snapshot", function()
    source:apply(snapshot { { "a", { "x", "y" } }, { "b", { 1, 2, 3 } } }, false)
    assert.are.equal("x y 1 2 3", visibleTexts())
    assert.are.equal(IndexPath(2, 3), source:indexPath(3))
    assert.are.equal("y", source:itemIdentifier(IndexPath(1, 2)))
    assert.is_nil(source:indexPath("nobody"))
    assert.is_nil(source:itemIdentifier(IndexPath(7, 1)))
    assert.are.equal("b", source:sectionIdentifier(2))
    assert.are.equal(2, source:index "b")
  end)

  it("moves rows with their cells, and asks only for new ones", function()
    source:apply(snapshot { { "a", { "x", "y", "z" } } }, false)
    local last = list:cellForRow(IndexPath(1, 3))
    asked = {}
    local s = source:snapshot()
    s:moveItemBefore("z", "x")
    s:insertItemsAfter({ "n" }, "x")
    source:apply(s)
    assert.are.same({ "n" }, asked)
    assert.are.equal("z x n y", visibleTexts())
    assert.are.equal(last, list:cellForRow(IndexPath(1, 1)))
    app:advance(0.15)
    assert.is_true(app:frame() ~= nil)
    app:settle()
    assert.are.equal("z x n y", visibleTexts())
  end)

  it("keeps selection and calls the completion once, after the animation", function()
    source:apply(snapshot { { "a", { "x", "y", "z" } } }, false)
    list:selectRow(IndexPath(1, 2))
    local s, calls = source:snapshot(), 0
    s:moveItemAfter("x", "z")
    source:apply(s, true, function() calls = calls + 1 end)
    assert.are.equal(IndexPath(1, 1), list.indexPathForSelectedRow)
    app:advance(0.2)
    assert.are.equal(0, calls)
    app:settle()
    assert.are.equal(1, calls)
    source:apply(s, true, function() calls = calls + 1 end)
    app:settle()
    assert.are.equal(2, calls)
  end)

  it("moves sections, and rows between them", function()
    openList { titleForHeaderInSection = function(self, _, section) return self:sectionIdentifier(section) end }
    source:apply(snapshot { { "a", { "x", "y" } }, { "b", { "p" } } }, false)
    local s = source:snapshot()
    s:moveSectionBefore("b", "a")
    s:moveItemAfter("x", "p")
    source:apply(s)
    app:settle()
    assert.are.equal("p x y", visibleTexts())
    assert.are.equal("b", list:headerView(1).textLabel.text)
  end)

  it("reloads rows and sections, moved ones too", function()
    source:apply(snapshot { { "a", { "x", "y", "z" } }, { "b", { "p" } } }, false)
    asked = {}
    local s = source:snapshot()
    s:reloadItems { "x", "y" }
    s:moveItemAfter("y", "z")
    s:reloadSections { "b" }
    source:apply(s)
    table.sort(asked)
    assert.are.same({ "p", "x", "y" }, asked)
    assert.are.equal("x z y p", visibleTexts())
  end)

  it("names an id that is there twice", function()
    local s = snapshot { { "a", { "x" } } }
    assert.has_error(function() s:appendItems({ "x" }, "a") end)
    assert.error_matches(function() s:appendItems({ "x" }, "a") end, 'identifiers are not unique%. Duplicate identifiers: {%("x"%)}')
    assert.error_matches(function() s:appendItems({ 7, 7 }, "a") end, 'Duplicate identifiers: {%(7%)}')
    assert.error_matches(function() s:appendSections { "a" } end, 'Duplicate identifiers: {%("a"%)}')
    assert.matches("diffable_spec.lua:%d+: NSDiffable",
      assert.raises('NSDiffableDataSourceSnapshot: there is no section "q"; there are "a"', function() s:appendItems({ 1 }, "q") end))
    assert.raises('there is no item "q"', function() s:deleteItems { "q" } end)
    assert.raises("has no property or method 'itemIdentifer'", function() return s.itemIdentifer end)
    assert.raises("apply takes a snapshot, got table", function() source:apply {} end)
    assert.raises("cellProvider must be a function", function() UITableViewDiffableDataSource { tableView = list } end)
    assert.are.same({ "x" }, s.itemIdentifiers)
  end)

  it("answers what is in a snapshot", function()
    local s = snapshot { { "a", { "x", "y" } }, { "b", { "z" } } }
    assert.are.same({ "a", "b" }, s.sectionIdentifiers)
    assert.are.same({ "x", "y", "z" }, s.itemIdentifiers)
    assert.are.same({ "x", "y" }, s:itemIdentifiersInSection "a")
    assert.are.equal(3, s.numberOfItems)
    assert.are.equal(2, s:numberOfItemsInSection "a")
    assert.are.equal(3, s:indexOfItem "z")
    assert.are.equal("b", s:sectionIdentifierContainingItem "z")
    s:insertSectionsAfter({ "c" }, "a")
    s:deleteSections { "a" }
    assert.are.same({ "c", "b" }, s.sectionIdentifiers)
    assert.are.same({ "z" }, s.itemIdentifiers)
    s:deleteAllItems()
    assert.are.equal(0, s.numberOfSections)
  end)

  it("agrees with a naive apply for random lists", function()
    math.randomseed(11)
    local serial, sectionSerial = 0, 0
    local model = {}
    for round = 1, 300 do
      -- most of the old items in any order, with some new ones; sometimes all are shuffled
      local pool, sections = {}, {}
      for _, section in ipairs(model) do
        if math.random(6) > 1 then sections[#sections + 1] = { section[1], {} } end
        for _, item in ipairs(section[2]) do
          if math.random(6) > 1 then pool[#pool + 1] = { item, section[1] } end
        end
      end
      while #sections == 0 or math.random(4) == 1 do
        sectionSerial = sectionSerial + 1
        table.insert(sections, math.random(#sections + 1), { "s" .. sectionSerial, {} })
      end
      if math.random(4) == 1 then sections[1], sections[#sections] = sections[#sections], sections[1] end
      local byId = {}
      for _, section in ipairs(sections) do byId[section[1]] = section end
      local shuffles = math.random(5) == 1
      for _, entry in ipairs(pool) do
        local home = byId[entry[2]]
        if not home or math.random(8) == 1 then home = sections[math.random(#sections)] end
        local place = (shuffles or math.random(8) == 1) and math.random(#home[2] + 1) or #home[2] + 1
        table.insert(home[2], place, entry[1])
      end
      for _ = 1, math.random(0, 4) do
        serial = serial + 1
        local home = sections[math.random(#sections)]
        table.insert(home[2], math.random(#home[2] + 1), "i" .. serial)
      end
      model = sections
      local s = snapshot(model)
      if math.random(3) == 1 and s.numberOfItems > 0 then s:reloadItems { s.itemIdentifiers[math.random(s.numberOfItems)] } end
      if math.random(6) == 1 then s:reloadSections { s.sectionIdentifiers[math.random(s.numberOfSections)] } end
      source:apply(s, math.random(2) == 1)
      list:layoutIfNeeded()
      assert.are.equal(#model, list.numberOfSections)
      local names = {}
      for _, indexPath in ipairs(list.indexPathsForVisibleRows) do
        names[#names + 1] = tostring(model[indexPath.section][2][indexPath.row])
      end
      assert.are.equal(table.concat(names, " "), visibleTexts())
      assert.are.equal(s.numberOfItems * 44, list.contentSize.height)
      app:advanceFrames(math.random(0, 12))
    end
  end)
end)
