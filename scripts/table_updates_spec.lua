-- Batches of rows and sections from Lua: numbers from 1, in exceptions too; the frames in the middle of an animation.
describe("table updates", function()
  local app, list, model ---@type App, UITableView, any

  local function openTable(sections, extra)
    model = sections
    app = launchWindow(function(window)
      local source = {
        numberOfSections = function() return #model end,
        numberOfRowsInSection = function(_, _, section) return #model[section] end,
        cellForRowAt = function(_, tableView, indexPath)
          local cell = tableView:dequeueReusableCell("c", indexPath)
          cell.textLabel.text = model[indexPath.section][indexPath.row]
          return cell
        end,
        titleForHeaderInSection = function(_, _, section) return model[section].title end,
      }
      for name, method in pairs(extra or {}) do source[name] = method end
      list = UITableView { frame = { 0, 0, 320, 480 }, dataSource = source, delegate = source }
      list:register(UITableViewCell, "c")
      window:addSubview(list)
    end)
  end

  local function visibleTexts()
    local rows = {}
    for i, cell in ipairs(list.visibleCells) do rows[i] = cell.textLabel.text end
    return table.concat(rows, " ")
  end

  it("takes one section or a list of them", function()
    openTable { { title = "A", "a" }, { title = "B", "b" } }
    table.insert(model, 2, { title = "N", "n" })
    list:insertSections(2, "fade")
    assert.are.equal("a n b", visibleTexts())
    table.remove(model, 3)
    table.remove(model, 1)
    list:deleteSections({ 1, 3 }, "left")
    assert.are.equal("n", visibleTexts())
    assert.are.equal("N", list:headerView(1).textLabel.text)
    model[1][1] = "m"
    list:reloadSections({ 1 })
    assert.are.equal("m", visibleTexts())
    app:settle()
    assert.are.equal(1, #list.visibleCells)
  end)

  it("moves a section with its header and its rows", function()
    openTable { { title = "A", "a1", "a2" }, { title = "B", "b" } }
    local cell, header = list:cellForRow(IndexPath(2, 1)), list:headerView(2)
    model = { model[2], model[1] }
    list:moveSection(2, 1)
    assert.are.equal(cell, list:cellForRow(IndexPath(1, 1)))
    assert.are.equal(header, list:headerView(1))
    assert.are.equal("b a1 a2", visibleTexts())
    app:settle()
    assert.are.equal("b a1 a2", visibleTexts())
  end)

  it("counts from 1 in what it refuses", function()
    openTable { { title = "A", "a" }, { title = "B", "b" } }
    assert.raises("Invalid update: invalid number of sections.  The number of sections contained in the table "
      .. "view after the update (2) must be equal to the number of sections contained in the table view before the update (2), plus or "
      .. "minus the number of sections inserted or deleted (1 inserted, 0 deleted).",
      function() list:insertSections(1) end)
    assert.raises("attempt to delete section 5, but there are only 2 sections before the update", function() list:deleteSections(5) end)
    assert.raises("attempt to insert section 3 but there are only 2 sections after the update", function() list:insertSections(3) end)
    assert.raises("attempt to delete row 3 from section 1 which only contains 1 rows before the update",
      function() list:deleteRows { IndexPath(1, 3) } end)
    assert.raises("attempt to insert row 2 into section 1, but there are only 1 rows in section 1 after the update",
      function() list:insertRows { IndexPath(1, 2) } end)
    assert.raises("attempt to move index path (1.4) that does not exist - there are only 1 rows in section 1 before the update",
      function() list:moveRow(IndexPath(1, 4), IndexPath(1, 1)) end)
    assert.raises("attempt to delete and reload the same section (2)", function()
      list:performBatchUpdates(function()
        list:deleteSections(2)
        list:reloadSections(2)
      end)
    end)
    assert.raises("attempt to perform a delete and a move from the same index path (1.1)", function()
      list:performBatchUpdates(function()
        list:deleteRows { IndexPath(1, 1) }
        list:moveRow(IndexPath(1, 1), IndexPath(2, 1))
      end)
    end)
    assert.raises("invalid number of rows in section 2.  The number of rows contained in an existing section after the update (1)",
      function() list:deleteRows { IndexPath(2, 1) } end)
    assert.are.equal("a b", visibleTexts())
    table.remove(model, 1)
    list:deleteSections(1)
    app:settle()
    assert.are.equal("b", visibleTexts())
  end)

  it("recovers when an error breaks a batch off", function()
    openTable { { "a", "b" } }
    assert.raises("broken", function()
      list:performBatchUpdates(function()
        list:deleteRows { IndexPath(1, 1) }
        error "broken"
      end)
    end)
    table.remove(model[1], 1)
    list:deleteRows { IndexPath(1, 1) }
    app:settle()
    assert.are.equal("b", visibleTexts())
  end)

  for _, animation in ipairs { "fade", "right", "left", "top", "bottom", "none", "middle", "automatic" } do
    it("shows rows under way with " .. animation, function()
      openTable { { "a", "b", "c" } }
      table.remove(model[1], 2)
      list:deleteRows({ IndexPath(1, 2) }, animation)
      local last = list:cellForRow(IndexPath(1, 2))
      assert.are.equal(44, last.frame.y)
      local start = app:frame()
      app:advance(0.15)
      local middle = app:frame()
      app:settle()
      assert.are_not.equal(start, middle)
      assert.are_not.equal(middle, app:frame())
      assert.are.equal("a c", visibleTexts())
      assert.is_false(app:exists "b")
    end)
  end

  it("calls completions once, in the next frame without animations", function()
    local finished = {}
    openTable { { "a", "b" } }
    table.remove(model[1], 1)
    UIView.performWithoutAnimation(function()
      list:performBatchUpdates(function() list:deleteRows { IndexPath(1, 1) } end, function(done) finished[#finished + 1] = done end)
    end)
    assert.are.same({}, finished)
    app:advanceFrames(1)
    assert.are.same({ true }, finished)
  end)

  it("refuses updates while it asks, and takes them from didEndDisplaying", function()
    local updates ---@type any
    openTable({ { "a", "b", "c" } }, {
      didEndDisplaying = function(_, tableView)
        if updates then return end
        updates = true
        table.insert(model[1], 1, "late")
        tableView:insertRows({ IndexPath(1, 1) }, "top")
      end,
    })
    table.remove(model[1], 1)
    list:deleteRows({ IndexPath(1, 1) }, "fade")
    app:settle()
    assert.are.equal("late b c", visibleTexts())
    openTable({ { "a" } }, { heightForRowAt = function(_, tableView)
      if updates == "now" then tableView:performBatchUpdates(function() end) end
      return 44
    end })
    updates = "now"
    assert.raises("performBatchUpdates called while heightForRowAt runs", function() list:reloadData() end)
    updates = nil
    list:reloadData()
    app:settle()
    assert.are.equal("a", visibleTexts())
  end)

  it("goes on scrolling through a batch", function()
    local rows = {}
    for i = 1, 100 do rows[i] = "r" .. i end
    openTable { rows }
    app:fling { from = { 160, 400 }, velocity = { 0, -1500 } }
    app:advance(0.1)
    for i = 1, 20 do table.remove(model[1], 1) end
    local paths = {}
    for i = 1, 20 do paths[i] = IndexPath(1, i) end
    list:deleteRows(paths, "fade")
    app:settle()
    local first = list.indexPathsForVisibleRows[1]
    assert.are.equal(model[1][first.row], list.visibleCells[1].textLabel.text)
    assert.are.equal(80 * 44, list.contentSize.height)
  end)
end)
