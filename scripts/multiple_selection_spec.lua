-- Selecting several rows by two fingers that move over them. Rules: docs/rules/lists.md 5
local app, list, heard ---@type App, any, string[]

local function openTable(options)
  options = options or {}
  heard = {}
  local function tell(what)
    return function(_, _, path) heard[#heard + 1] = path and what .. " " .. path.row or what end
  end
  list = UITableView { frame = { 0, 0, 320, 480 }, rowHeight = 50, allowsMultipleSelectionDuringEditing = true }
  list.dataSource = { numberOfRowsInSection = function() return options.rows or 40 end, cellForRowAt = function() return UITableViewCell {} end }
  list.delegate = {
    shouldBeginMultipleSelectionInteractionAt = function(_, _, path)
      heard[#heard + 1] = "may " .. path.row
      return options.refuses ~= true
    end,
    didBeginMultipleSelectionInteractionAt = function(_, view, path)
      heard[#heard + 1] = "begin " .. path.row
      view:setEditing(true, true)
    end,
    tableViewDidEndMultipleSelectionInteraction = tell "end",
    didSelectRowAt = tell "select", didDeselectRowAt = tell "deselect",
  }
  app = launchWindow(list, { system = 17 })
end

-- Two fingers that land side by side and move together; they stay down.
local function twoFingers(y, to, seconds)
  local a, b = app:touch(140, y), app:touch(180, y)
  app:together(function() a:move(140, to, seconds or 0.3) end, function() b:move(180, to, seconds or 0.3) end)
  return a, b
end
local function moveBoth(a, b, to)
  app:together(function() a:move(140, to, 0.3) end, function() b:move(180, to, 0.3) end)
end
local function liftBoth(a, b)
  a:lift()
  b:lift()
  app:settle()
end
local function selectedRows()
  local rows = {}
  for _, path in ipairs(list.indexPathsForSelectedRows or {}) do rows[#rows + 1] = path.row end
  return rows
end

describe("two fingers that move over a table", function()
  it("select the rows between where they landed and where they are", function()
    openTable()
    local a, b = twoFingers(75, 225)
    assert.are.same({ 2, 3, 4, 5 }, selectedRows())
    assert.is_true(list.isEditing)
    assert.are.equal(0, list.contentOffset.y)
    moveBoth(a, b, 125)
    assert.are.same({ 2, 3 }, selectedRows())
    moveBoth(a, b, 25)
    assert.are.same({ 1, 2 }, selectedRows())
    liftBoth(a, b)
    assert.are.same({ "may 2", "begin 2", "select 2" }, { heard[1], heard[2], heard[3] })
    assert.are.equal("end", heard[#heard])
    assert.are.same({ 1, 2 }, selectedRows())
  end)

  it("take a selection away where they begin on a selected row", function()
    openTable()
    liftBoth(twoFingers(75, 225))
    liftBoth(twoFingers(125, 275))
    assert.are.same({ 2 }, selectedRows())
    assert.are.equal("deselect 5", heard[#heard - 1])
  end)

  it("scroll where the delegate refuses, or has no method, or nothing allows several", function()
    openTable { refuses = true }
    liftBoth(twoFingers(275, 75))
    assert.are.same({ "may 6" }, heard)
    assert.is_true(list.contentOffset.y > 100)
    openTable()
    list.delegate = { didSelectRowAt = function() heard[#heard + 1] = "selected" end }
    liftBoth(twoFingers(300, 100))
    assert.is_true(list.contentOffset.y > 100)
    openTable()
    list.allowsMultipleSelectionDuringEditing = false
    liftBoth(twoFingers(300, 100))
    assert.are.same({}, heard)
    assert.is_true(list.contentOffset.y > 100)
  end)

  it("leave one finger its scrolling", function()
    openTable()
    app:touch(160, 300):move(160, 100, 0.3)
    assert.is_true(list.contentOffset.y > 100)
    assert.are.same({}, heard)
  end)

  it("scroll a table at whose edge they rest, and go on selecting", function()
    openTable()
    local a, b = twoFingers(375, 470)
    app:advance(1)
    assert.is_true(list.contentOffset.y > 50)
    liftBoth(a, b)
    local rows = selectedRows()
    assert.are.equal(8, rows[1])
    assert.is_true(#rows > 4)
  end)

  it("may change the rows in each callback", function()
    local rows = 10
    openTable { rows = 10 }
    list.dataSource = { numberOfRowsInSection = function() return rows end, cellForRowAt = function() return UITableViewCell {} end }
    list.delegate = {
      shouldBeginMultipleSelectionInteractionAt = function() return true end,
      didBeginMultipleSelectionInteractionAt = function(_, view)
        rows = 3
        view:setEditing(true, false)
        view:reloadData()
      end,
      didSelectRowAt = function(_, view)
        rows = math.max(0, rows - 1)
        view:reloadData()
      end,
    }
    liftBoth(twoFingers(75, 400))
    assert.is_true(list:numberOfRows(1) <= 3)
  end)
end)

describe("one finger along the marks of a table that is edited", function()
  it("selects, too, and elsewhere scrolls", function()
    openTable()
    list:setEditing(true, false)
    app:settle()
    local finger = app:touch(20, 75)
    finger:move(20, 225, 0.3)
    finger:lift()
    app:settle()
    assert.are.same({ 2, 3, 4, 5 }, selectedRows())
    app:touch(200, 300):move(200, 150, 0.3)
    assert.is_true(list.contentOffset.y > 100)
    assert.are.equal(4, #selectedRows())
  end)
end)

describe("two fingers that move over a collection view", function()
  it("select the items between, in the order of their paths", function()
    local told = {}
    local layout = UICollectionViewFlowLayout { itemSize = { 100, 100 }, minimumLineSpacing = 0, minimumInteritemSpacing = 0 }
    local view = UICollectionView { frame = { 0, 0, 300, 400 }, collectionViewLayout = layout, allowsMultipleSelection = true }
    view:register(UICollectionViewCell, "cell")
    view.dataSource = {
      numberOfItemsInSection = function() return 30 end, cellForItemAt = function(_, v, path) return v:dequeueReusableCell("cell", path) end,
    }
    view.delegate = {
      shouldBeginMultipleSelectionInteractionAt = function() return true end,
      shouldSelectItemAt = function(_, _, path) return path.item ~= 4 end,
      collectionViewDidEndMultipleSelectionInteraction = function() told[#told + 1] = "end" end,
    }
    app = launchWindow(view, { system = 17 })
    liftBoth(twoFingers(50, 150))
    local items = {}
    for _, path in ipairs(view.indexPathsForSelectedItems) do items[#items + 1] = path.item end
    assert.are.same({ 2, 3, 5 }, items)
    assert.are.same({ "end" }, told)
  end)
end)
