-- Updates that a cell's own callbacks make, during the table's layout or around it: each row has one cell, and the cell shows
-- the row's text, whatever the order of the updates was.

describe("updates from a cell's callbacks", function()
  local HOOKS = { "didMoveToSuperview", "didMoveToWindow", "layoutSubviews", "prepareForReuse", "willMoveToSuperview" }
  local ANIMATIONS = { "none", "fade", "top", "automatic" }
  local rows, list, app, armed, serial ---@type any, any, any, any, integer

  local function change()
    local animation = ANIMATIONS[math.random(#ANIMATIONS)]
    local kind = math.random(5)
    local kept = { table.unpack(rows) }
    serial = serial + 1
    local ok ---@type true|false
    if kind == 1 or #rows < 3 then
      local place = math.random(#rows + 1)
      table.insert(rows, place, "n" .. serial)
      ok = pcall(list.insertRows, list, { IndexPath(1, place) }, animation)
    elseif kind == 2 then
      local place = math.random(#rows)
      table.remove(rows, place)
      ok = pcall(list.deleteRows, list, { IndexPath(1, place) }, animation)
    elseif kind == 3 then
      local from, to = math.random(#rows), math.random(#rows)
      table.insert(rows, to, table.remove(rows, from))
      ok = pcall(list.moveRow, list, IndexPath(1, from), IndexPath(1, to))
    elseif kind == 4 then
      table.insert(rows, 1, "a" .. serial)
      table.insert(rows, "z" .. serial)
      ok = pcall(list.performBatchUpdates, list, function()
        list:insertRows({ IndexPath(1, 1), IndexPath(1, #rows) }, animation)
      end)
    else
      table.insert(rows, 1, "r" .. serial)
      ok = pcall(list.reloadData, list)
    end
    -- While the table asks its data source an update is refused; then the model must not change either.
    if not ok then rows = kept end
  end

  ---@class table_callbacks_spec.Cell: UITableViewCell
  ---@overload fun(properties?: table): table_callbacks_spec.Cell
  local Cell = class("Cell", UITableViewCell)
  local function hook(name)
    Cell[name] = function(self, ...)
      UITableViewCell[name](self, ...)
      if armed > 0 and math.random(4) == 1 then
        armed = armed - 1
        change()
      end
    end
  end
  for _, name in ipairs(HOOKS) do hook(name) end

  local function check()
    local cells = 0
    for _, view in ipairs(list.subviews) do if view:isKind(UITableViewCell) then cells = cells + 1 end end
    local visible, paths = list.visibleCells, list.indexPathsForVisibleRows
    assert.are.equal(#visible, cells)
    for i, cell in ipairs(visible) do
      assert.are.equal(rows[paths[i].row], cell.textLabel.text)
      assert.are.equal(cell, list:cellForRow(paths[i]))
    end
    assert.are.equal(#rows, list:numberOfRows(1))
  end

  for seed = 1, 40 do
    it("leaves each row its cell, seed " .. seed, function()
      math.randomseed(seed)
      rows, armed, serial = {}, 0, 0
      for i = 1, 5 + seed % 20 do rows[i] = "r" .. i end
      app = launchWindow(function(window)
        list = UITableView { frame = window.bounds, dataSource = {
          numberOfRowsInSection = function() return #rows end,
          cellForRowAt = function(_, t, p)
            local cell = t:dequeueReusableCell "c" or Cell { reuseIdentifier = "c" }
            cell.textLabel.text = rows[p.row]
            return cell
          end,
        } }
        window:addSubview(list)
      end)
      for _ = 1, 6 do
        armed = 3
        local kind = math.random(4)
        if kind == 1 then list:reloadData() end
        if kind == 2 then pcall(app.drag, app, { from = { 160, 400 }, to = { 160, math.random(100, 500) }, duration = 0.1 }) end
        if kind == 3 then change() end
        if kind == 4 then list:setNeedsLayout() end
        app:advance(math.random(4) * 0.1)
        armed = 0
        app:settle()
        check()
      end
    end)
  end

  it("tells of rows that never come to rest", function()
    rows, armed, serial = { "a" }, 0, 0
    ---@class table_callbacks_spec.Restless: UITableViewCell
    ---@overload fun(properties?: table): table_callbacks_spec.Restless
    local Restless = class("Restless", UITableViewCell)
    function Restless:didMoveToSuperview()
      UITableViewCell.didMoveToSuperview(self)
      if self.superview then
        table.insert(rows, 1, "more")
        list:insertRows({ IndexPath(1, 1) }, "none")
      end
    end
    local ok, message = pcall(launch, { didFinishLaunching = function()
      local window = UIWindow {}
      list = UITableView { frame = window.bounds, dataSource = {
        numberOfRowsInSection = function() return #rows end,
        cellForRowAt = function() return Restless {} end,
      } }
      window:addSubview(list)
      window:makeKeyAndVisible()
    end })
    assert.is_false(ok)
    assert.matches("the rows changed %d+ times in one layout", message)
  end)

  it("takes no view that the table or its cells stand in", function()
    rows, armed, serial = { "a", "b" }, 0, 0
    app = launch { numberOfRowsInSection = function() return 3 end, cellForRowAt = function() return UITableViewCell {} end }
    local cell = app.table:cellForRow(IndexPath(1, 1))
    for _, slot in ipairs { "backgroundView", "tableHeaderView", "tableFooterView" } do
      assert.is_false(pcall(function() app.table[slot] = app.window end))
      assert.is_nil(app.table[slot])
    end
    for _, slot in ipairs { "backgroundView", "selectedBackgroundView", "accessoryView", "editingAccessoryView" } do
      for _, view in ipairs { app.window, app.table, cell } do
        assert.is_false(pcall(function() cell[slot] = view end), slot)
        assert.is_nil(cell[slot])
      end
    end
    app.table:reloadData()
    app:advance(0.1)
    assert.are.equal(3, #app.table.visibleCells)
  end)

  it("asks for counts and heights inside reloadData, and for cells later", function()
    local asked = {}
    app = launch {
      numberOfRowsInSection = function() asked[#asked + 1] = "rows" return 3 end,
      heightForRowAt = function() asked[#asked + 1] = "height" return 44 end,
      cellForRowAt = function() asked[#asked + 1] = "cell" return UITableViewCell {} end,
    }
    asked = {}
    app.table:reloadData()
    assert.are.same({ "rows", "height", "height", "height" }, asked)
    assert.are.equal(0, #app.table.visibleCells)
    app:advance(0.1)
    assert.are.equal(3, #app.table.visibleCells)
  end)
end)

describe("cells that leave", function()
  -- Seconds between two updates: at once, each frame, and slower than the 0.3 s that an animation lasts.
  local RHYTHMS = { 0, 1 / 60, 0.05, 0.1, 0.25, 0.31 }
  local KINDS = { "front", "end", "middle", "delete", "deleteMany", "reload", "move", "section", "scroll" }

  for _, rhythm in ipairs(RHYTHMS) do
    it(string.format("are never more than a few screens of them, every %.2f s", rhythm), function()
      math.randomseed(1)
      local counts = { 40, 40 }
      local app = launch {
        numberOfSections = function() return #counts end,
        numberOfRowsInSection = function(_, _, section) return counts[section] end,
        cellForRowAt = function(_, t) return t:dequeueReusableCell "c" or UITableViewCell { reuseIdentifier = "c" } end,
      }
      local list, most = app.table, 0
      for step = 1, 150 do
        local kind = KINDS[step % 30 < 15 and 1 or math.random(#KINDS)]
        local animation = ({ "fade", "top", "none", "left", "automatic" })[math.random(5)]
        if kind == "front" or counts[1] < 20 then
          counts[1] = counts[1] + 1
          list:insertRows({ IndexPath(1, 1) }, animation)
        elseif kind == "end" then
          counts[2] = counts[2] + 1
          list:insertRows({ IndexPath(2, counts[2]) }, animation)
        elseif kind == "middle" then
          counts[1] = counts[1] + 1
          list:insertRows({ IndexPath(1, 5) }, animation)
        elseif kind == "delete" then
          counts[1] = counts[1] - 1
          list:deleteRows({ IndexPath(1, math.random(5)) }, animation)
        elseif kind == "deleteMany" then
          counts[1] = counts[1] - 10
          local gone = {}
          for i = 1, 10 do gone[i] = IndexPath(1, i) end
          list:deleteRows(gone, animation)
        elseif kind == "reload" then
          list:reloadRows({ IndexPath(1, 1), IndexPath(1, 2) }, animation)
        elseif kind == "move" then
          list:moveRow(IndexPath(1, math.random(10)), IndexPath(1, math.random(10)))
        elseif kind == "section" then
          list:reloadSections({ 1 }, animation)
        else
          list.contentOffset = { 0, math.random(0, 800) }
        end
        local cells = 0
        for _, view in ipairs(list.subviews) do if view:isKind(UITableViewCell) then cells = cells + 1 end end
        most = math.max(most, cells)
        if rhythm > 0 then app:advance(rhythm) end
      end
      -- 13 rows fill the screen; there may be three times as many cells that leave.
      assert.is_true(most <= 5 * 14, most .. " cells")
      app:settle()
      local cells = 0
      for _, view in ipairs(list.subviews) do if view:isKind(UITableViewCell) then cells = cells + 1 end end
      assert.are.equal(#list.visibleCells, cells)
    end)
  end

  it("takes an empty batch after another data source, whose rows are fewer than the cells on the screen", function()
    local list ---@type UITableView
    local function source(count)
      return { numberOfRowsInSection = function() return count end, cellForRowAt = function() return UITableViewCell {} end }
    end
    local app = launchWindow(function(window)
      list = UITableView { frame = { 0, 0, 320, 480 }, dataSource = source(20), delegate = {
        heightForRowAt = function() return 70 end, estimatedHeightForRowAt = function() return 50 end,
      } }
      window:addSubview(list)
    end)
    app:advance(0.1)
    list.dataSource = source(0)
    list:performBatchUpdates(function() end)
    app:advance(0.5)
    assert.are.equal(0, #list.visibleCells)
  end)
end)
