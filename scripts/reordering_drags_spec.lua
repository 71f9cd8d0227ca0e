-- Rows that a drag puts into another order, what another finger adds, and lists that scroll under what is dragged. Rules: docs/rules/lists.md 5
local calls ---@type string[]
local function noted() return table.concat(calls, " ") end
describe("lists that are dragged over", function()
  local app, list, rows ---@type App, UITableView, string[]
  local source, drag, drop ---@type table, table, table
  local function openDraggedTable(values, count)
    calls, rows = {}, {}
    for i = 1, count or 4 do rows[i] = i <= 26 and string.char(96 + i) or "r" .. i end
    source = {
      numberOfRowsInSection = function() return #rows end,
      cellForRowAt = function(_, _, path)
        local cell = UITableViewCell {}
        cell.textLabel.text = rows[path.row]
        return cell
      end,
      moveRowAt = function(_, _, from, to)
        calls[#calls + 1] = "move" .. from.row .. to.row
        table.insert(rows, to.row, table.remove(rows, from.row))
      end,
    }
    for k, v in pairs(values or {}) do source[k] = v or nil end
    drag = {
      itemsForBeginning = function(_, _, _, path) return { UIDragItem { localObject = rows[path.row] } } end,
      itemsForAddingTo = function(_, _, _, path)
        calls[#calls + 1] = "add" .. path.row
        return { UIDragItem { localObject = rows[path.row] } }
      end,
    }
    app = launchWindow(function(window)
      list = UITableView { frame = { 0, 20, 320, 400 } }
      list.dataSource, list.delegate = source, source
      list.dragDelegate = drag
      window:addSubview(list)
    end, { system = 17 })
    app:advance(0.1)
  end
  local function carry(fromRow, y)
    local finger = app:touch(160, 20 + 44 * fromRow - 22)
    app:advance(0.6)
    finger:move(160, y, 0.4)
    return finger
  end
  local function shown()
    local texts = {}
    for i = 1, #rows do texts[i] = list:cellForRow(IndexPath(1, i)).textLabel.text end
    return table.concat(texts)
  end
  it("are put into another order where nobody takes drops: rows make room, and the data source is told", function()
    openDraggedTable()
    local finger = carry(1, 20 + 44 * 2.5)
    -- rows make room
    assert.near(22, list:cellForRow(IndexPath(1, 1)).center.y, 1)
    finger:lift()
    app:settle()
    assert.are.equal("move13", noted())
    assert.are.equal("bcad", shown())
    for _, cell in ipairs(list.visibleCells) do
      assert.are.equal(1, cell.alpha)
      assert.is_false(cell.isHidden)
    end
    assert.are.equal(1, #app.window.subviews)
    calls = {}
    finger = carry(2, 20 + 44 * 6)
    finger:lift()
    app:settle()
    assert.are.equal("move24", noted())
    assert.are.equal("badc", shown())
    calls = {}
    finger = carry(2, 20 + 44 * 3.5)
    finger:move(160, 460, 0.2)
    finger:lift()
    app:settle()
    assert.are.equal("", noted())
    assert.are.equal("badc", shown())
    for i, cell in ipairs(list.visibleCells) do
      assert.are.equal(1, cell.alpha)
      assert.is_false(cell.isHidden)
      assert.are.equal(44 * (i - 1), cell.frame.minY)
    end
  end)
  it("stay where the data source does not move them", function()
    openDraggedTable { canMoveRowAt = function(_, _, path) return path.row ~= 2 end }
    carry(2, 20 + 44 * 3.5):lift()
    app:settle()
    assert.are.equal("", noted())
    openDraggedTable { moveRowAt = false }
    carry(2, 20 + 44 * 3.5):lift()
    app:settle()
    assert.are.equal("abcd", shown())
  end)
  it("scroll on while a row is held at an edge", function()
    openDraggedTable({}, 60)
    local finger = carry(1, 415)
    app:advance(2)
    assert.is_true(list.contentOffset.y > 300)
    finger:lift()
    app:settle()
    assert.is_true(noted():match "^move1%d%d" ~= nil, noted())
  end)
  it("tell the data source, not the drop delegate, of a row that moves inside", function()
    openDraggedTable()
    local dropped ---@type any
    drop = {
      dropSessionDidUpdate = function() return UITableViewDropProposal { operation = "move", intent = "insertAtDestinationIndexPath" } end,
      performDropWith = function(_, _, c) dropped = c end,
    }
    list.dropDelegate = drop
    carry(1, 20 + 44 * 2.5):lift()
    app:settle()
    assert.is_nil(dropped)
    assert.are.equal("move13", noted())
  end)
  it("take the items of further rows that another finger taps", function()
    openDraggedTable { moveRowAt = false }
    local got ---@type any
    drop = { performDropWith = function(_, _, c) got = c end }
    list.dropDelegate = drop
    local finger = app:touch(160, 42)
    app:advance(0.7)
    app:tap { 160, 20 + 44 * 2 + 22 }
    app:advance(0.3)
    assert.are.equal("add3", noted())
    assert.are.equal(3, #app.window.subviews)
    app:tap { 160, 20 + 44 * 2 + 22 }
    app:advance(0.1)
    assert.are.equal("add3", noted())
    finger:move(160, 150, 0.3)
    finger:lift()
    app:settle()
    assert.are.equal(2, #got.items)
    assert.are.equal(IndexPath(1, 1), got.items[1].sourceIndexPath)
    assert.are.equal(IndexPath(1, 3), got.items[2].sourceIndexPath)
    assert.are.equal("c", got.items[2].dragItem.localObject)
    assert.are.equal(1, #app.window.subviews)
    for _, cell in ipairs(list.visibleCells) do assert.are.equal(1, cell.alpha) end
  end)
  it("scroll under what comes from elsewhere", function()
    openDraggedTable({ moveRowAt = false }, 60)
    local paths = {} ---@type integer[]
    drop = {
      dropSessionDidUpdate = function(_, _, _, path)
        paths[#paths + 1] = path and path.row
        return UITableViewDropProposal { operation = "copy" }
      end,
      performDropWith = function() end,
    }
    list.dropDelegate = drop
    local other = UIView { frame = { 100, 450, 60, 60 } }
    app.window:addSubview(other)
    other:addInteraction(UIDragInteraction { itemsForBeginning = function() return { UIDragItem {} } end })
    local finger = app:touch(130, 480)
    app:advance(0.6)
    finger:move(130, 410, 0.4)
    app:advance(1)
    assert.is_true(list.contentOffset.y > 100)
    assert.is_true(paths[#paths] > 10)
    finger:lift()
    app:settle()
  end)
  it("are collection views, too", function()
    calls, rows = {}, { "a", "b", "c", "d" }
    local drag2 = { itemsForBeginning = function(_, _, _, path) return { UIDragItem { localObject = rows[path.item] } } end }
    local source2 = {
      numberOfItemsInSection = function() return #rows end,
      cellForItemAt = function(_, view, path) return view:dequeueReusableCell("c", path) end,
      moveItemAt = function(_, _, from, to) calls[#calls + 1] = "move" .. from.item .. to.item end,
    }
    local view ---@type UICollectionView
    app = launchWindow(function(window)
      view = UICollectionView { frame = { 0, 20, 320, 400 }, collectionViewLayout = UICollectionViewFlowLayout { itemSize = { 100, 100 } } }
      view:register(UICollectionViewCell, "c")
      view.dataSource, view.dragDelegate = source2, drag2
      window:addSubview(view)
    end, { system = 17 })
    app:advance(0.1)
    local finger = app:touch(50, 70)
    app:advance(0.6)
    finger:move(270, 70, 0.3)
    finger:lift()
    app:settle()
    assert.are.equal("move13", noted())
    for _, cell in ipairs(view.visibleCells) do assert.is_false(cell.isHidden) assert.are.equal(1, cell.alpha) end
  end)
end)
