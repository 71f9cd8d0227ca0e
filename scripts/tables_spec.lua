-- Tables: loading, reuse, geometry, scroll positions, selection, insert and delete, consistency errors.
-- Two shapes, both of one section and 44-pt rows: "short" is 5 rows in 480 pt, "long" 30 rows in 440 pt.
local app, list, source, log ---@type App, UITableView, table, table

-- every data source and delegate call is written down as "name row"
local function noteRow(name, indexPath)
  log[#log + 1] = indexPath and name .. " " .. indexPath.row or name
end

---@class tables_spec.Row: UITableViewCell
---@overload fun(properties?: table): tables_spec.Row
local Row = class("Row", UITableViewCell)
local made, prepared ---@type integer, integer

function Row:init(...)
  Row.super.init(self, ...)
  made = made + 1
end

function Row:prepareForReuse()
  Row.super.prepareForReuse(self)
  prepared = prepared + 1
end

local function makeSource(rows)
  local items = {}
  for i = 1, rows do items[i] = "item " .. i end
  return {
    items = items,
    numberOfRowsInSection = function(self) return #self.items end,
    cellForRowAt = function(self, tableView, indexPath)
      noteRow("cell", indexPath)
      local cell = tableView:dequeueReusableCell("row", indexPath)
      cell.textLabel.text = self.items[indexPath.row]
      return cell
    end,
    didEndDisplaying = function(self, tableView, cell, indexPath) noteRow("end", indexPath) end,
  }
end

local function openTable(rows, height, extra)
  log, made, prepared = {}, 0, 0
  source = makeSource(rows)
  for name, method in pairs(extra or {}) do source[name] = method end
  app = launchWindow(function(window)
    list = UITableView { frame = { 0, 0, 320, height }, dataSource = source, delegate = source }
    list:register(Row, "row")
    window:addSubview(list)
  end)
end

local function openShort(extra) openTable(5, 480, extra) end
local function openLong(extra) openTable(30, 440, extra) end

local function scrollTo(y)
  log = {}
  list.contentOffset = { 0, y }
  list:layoutIfNeeded()
end

local function visibleRows()
  local rows = {}
  for i, indexPath in ipairs(list.indexPathsForVisibleRows) do rows[i] = indexPath.row end
  return rows
end

local function range(first, last)
  local numbers = {}
  for i = first, last do numbers[#numbers + 1] = i end
  return numbers
end

local function cellFrame(row)
  return list:cellForRow(IndexPath(1, row)).frame
end

describe("loading", function()
  it("asks for the visible rows, in order", function()
    openShort()
    assert.are.same({ "cell 1", "cell 2", "cell 3", "cell 4", "cell 5" }, log)
    assert.are.equal(CGSize { 320, 220 }, list.contentSize)
    assert.are.equal(1, list.numberOfSections)
    assert.are.equal(5, list:numberOfRows(1))
  end)

  it("asks for every height before the first cell", function()
    openLong { heightForRowAt = function(self, tableView, indexPath) noteRow("height", indexPath); return 44 end }
    for row = 1, 30 do assert.are.equal("height " .. row, log[row]) end
    assert.are.equal("cell 1", log[31])
    assert.are.same(range(1, 10), visibleRows())
  end)

  it("prefers the delegate's height to the property", function()
    openLong { heightForRowAt = function() return 20 end }
    assert.are.equal(600, list.contentSize.height)
    assert.are.same(range(1, 22), visibleRows())
  end)

  it("goes by the property otherwise", function()
    openLong()
    assert.are.equal(44, list.rowHeight)
    list.rowHeight = 60
    list:reloadData()
    list:layoutIfNeeded()
    assert.are.equal(1800, list.contentSize.height)
    assert.are.same(range(1, 8), visibleRows())
  end)

  it("stacks sections", function()
    openShort {
      numberOfSections = function() return 2 end,
      cellForRowAt = function() return UITableViewCell {} end,
    }
    assert.are.equal(CGRect { 0, 220, 320, 44 }, list:rectForRow(IndexPath(2, 1)))
    assert.are.equal(CGRect { 0, 220, 320, 220 }, list:rect(2))
    assert.are.equal(440, list.contentSize.height)
  end)

  it("draws its separator half a point inside the cell", function()
    openShort()
    local cell = list:cellForRow(IndexPath(1, 1))
    assert.are.equal(CGRect { 0, 0, 320, 43.5 }, cell.contentView.frame)
    list.separatorStyle = "none"
    list:layoutIfNeeded()
    assert.are.equal(CGRect { 0, 0, 320, 44 }, cell.contentView.frame)
  end)

  it("asks nothing when nothing has changed", function()
    openLong()
    log = {}
    list:setNeedsLayout()
    list:layoutIfNeeded()
    assert.are.same({}, log)
  end)
end)

describe("reuse", function()
  before_each(function() openLong() end)

  it("asks for a row as soon as a sliver of it shows", function()
    scrollTo(1)
    assert.are.same({ "cell 11" }, log)
    assert.are.same(range(1, 11), visibleRows())
  end)

  it("lets a row go when it has left, and asks again when it is back", function()
    scrollTo(1)
    scrollTo(43.5)
    assert.are.same({}, log)
    scrollTo(44)
    assert.are.same({ "end 1" }, log)
    scrollTo(0)
    assert.are.same({ "end 11", "cell 1" }, log)
  end)

  it("makes one cell more than fits", function()
    for y = 0, 880 do scrollTo(y) end
    assert.are.equal(11, made)
  end)

  it("prepares the cells that it takes from the pool", function()
    assert.are.equal(0, prepared)
    scrollTo(440)
    assert.are.equal(10, prepared)
    assert.are.equal(10, made)
  end)

  it("finds cells and their paths", function()
    local fourth = list:cellForRow(IndexPath(1, 4))
    assert.are.equal(list.visibleCells[4], fourth)
    assert.are.equal(IndexPath(1, 4), list:indexPath(fourth))
    assert.is_nil(list:cellForRow(IndexPath(1, 20)))
    assert.is_nil(list:cellForRow(IndexPath(1, 99)))
    scrollTo(440)
    scrollTo(400)
    assert.are.equal("item 10", list:cellForRow(IndexPath(1, 10)).textLabel.text)
  end)

  it("hands out nil for an unknown identifier without a path", function()
    assert.is_nil(list:dequeueReusableCell("nobody"))
  end)

  it("raises for an unknown identifier with a path", function()
    assert.raises("unable to dequeue a cell with identifier nobody - must register a nib or a class for the identifier",
      function() list:dequeueReusableCell("nobody", IndexPath(1, 1)) end)
  end)

  it("raises for a path that does not exist", function()
    assert.raises("request for rect at invalid index path",
      function() list:dequeueReusableCell("row", IndexPath(1, 99)) end)
  end)

  it("sizes a cell that it dequeues for a path", function()
    local cell = list:dequeueReusableCell("row", IndexPath(1, 3))
    assert.are.equal(CGSize { 320, 44 }, cell.frame.size)
    assert.are.equal("row", cell.reuseIdentifier)
    assert.is_true(cell:isKind(Row))
  end)
end)

describe("cells without an identifier", function()
  it("are never used again", function()
    openLong { cellForRowAt = function() return Row {} end }
    scrollTo(440)
    scrollTo(0)
    assert.are.equal(30, made)
    assert.are.equal(0, prepared)
  end)
end)

describe("a data source that returns no cell", function()
  it("raises as UIKit does (T30)", function()
    local message = assert.raises("UITableView (", openShort, { cellForRowAt = function() end })
    assert.contains(" failed to obtain a cell from its dataSource (", message)
    assert.contains("1.1", message)
  end)
end)

describe("queries", function()
  before_each(function() openLong() end)

  it("find the row at a point; a border belongs to the row below", function()
    assert.are.equal(IndexPath(1, 1), list:indexPathForRow({ 10, 43.9 }))
    assert.are.equal(IndexPath(1, 2), list:indexPathForRow({ 10, 44 }))
    assert.is_nil(list:indexPathForRow({ 10, 1320 }))
    assert.is_nil(list:indexPathForRow({ -5, 30 }))
  end)

  it("find the rows in a rect", function()
    assert.are.same({ IndexPath(1, 3), IndexPath(1, 4) }, list:indexPathsForRows({ 0, 100, 320, 60 }))
  end)

  it("raise for the rect of a row that does not exist", function()
    assert.raises("request for rect at invalid index path", function() list:rectForRow(IndexPath(1, 31)) end)
  end)

  for _, case in ipairs {
    { from = 0, row = 11, position = "top", to = 440 },
    { from = 0, row = 11, position = "middle", to = 242 },
    { from = 0, row = 11, position = "bottom", to = 44 },
    { from = 0, row = 11, position = "none", to = 44 },
    { from = 880, row = 6, position = "none", to = 220 },
    { from = 0, row = 4, position = "none", to = 0 },
    { from = 0, row = 30, position = "top", to = 880 },
    { from = 500, row = 1, position = "bottom", to = 0 },
    { from = 20, row = 10, position = "none", to = 20 },
  } do
    it(("scroll from %d to row %d at %s"):format(case.from, case.row, case.position), function()
      scrollTo(case.from)
      list:scrollToRow(IndexPath(1, case.row), case.position, false)
      assert.are.equal(case.to, list.contentOffset.y)
    end)
  end
end)

describe("reloadData", function()
  it("asks for cells in the next layout only", function()
    openLong()
    for _ = 1, 10 do source.items[#source.items + 1] = "more" end
    log = {}
    list:reloadData()
    list:reloadData()
    assert.are.equal(CGSize { 320, 1760 }, list.contentSize)
    assert.are.same({}, list.visibleCells)
    app:advanceFrames(1)
    local cells, ends = 0, 0
    for _, entry in ipairs(log) do
      if entry:find "^cell" then cells = cells + 1 else ends = ends + 1 end
    end
    assert.are.equal(10, cells)
    assert.are.equal(10, ends)
  end)

  it("brings an offset back that is out of range", function()
    openLong()
    scrollTo(880)
    source.items = {}
    log = {}
    list:reloadData()
    list:layoutIfNeeded()
    assert.are.equal(0, list.contentOffset.y)
    assert.are.equal(0, list.contentSize.height)
    assert.are.same({}, visibleRows())
  end)

  it("clears the selection without a call", function()
    openShort { didDeselectRowAt = function(self, tableView, indexPath) noteRow("didDeselect", indexPath) end }
    list:selectRow(IndexPath(1, 3), false, "none")
    log = {}
    list:reloadData()
    list:layoutIfNeeded()
    assert.is_nil(list.indexPathForSelectedRow)
    for _, entry in ipairs(log) do assert.does_not.contain("didDeselect", entry) end
  end)
end)

-- the eight selection calls, each of which may be answered by `answers[name](path)`
local function selectionCalls(answers)
  local methods = {}
  for name, short in pairs {
    shouldHighlightRowAt = "shouldHighlight", didHighlightRowAt = "didHighlight",
    didUnhighlightRowAt = "didUnhighlight", willSelectRowAt = "willSelect", didSelectRowAt = "didSelect",
    willDeselectRowAt = "willDeselect", didDeselectRowAt = "didDeselect",
  } do
    methods[name] = function(self, tableView, indexPath)
      noteRow(short, indexPath)
      local answer = answers and answers[short]
      if answer then return answer(indexPath) end
      if short == "shouldHighlight" then return true end
      return indexPath -- "will" calls answer the row they agree to; the host ignores it elsewhere
    end
  end
  return methods
end

local function tapRow(row)
  log = {}
  app:tap { 160, row * 44 - 22 }
end

describe("selection by tap", function()
  it("calls in UIKit's order", function()
    openShort(selectionCalls())
    tapRow(2)
    assert.are.same({ "shouldHighlight 2", "didHighlight 2", "didUnhighlight 2", "willSelect 2", "didSelect 2" }, log)
    assert.are.equal(IndexPath(1, 2), list.indexPathForSelectedRow)
  end)

  it("deselects the row before, between willSelect and didSelect", function()
    openShort(selectionCalls())
    tapRow(2)
    tapRow(4)
    assert.are.same({
      "shouldHighlight 4", "didHighlight 4", "didUnhighlight 4",
      "willSelect 4", "willDeselect 2", "didDeselect 2", "didSelect 4",
    }, log)
    assert.are.same({ IndexPath(1, 4) }, list.indexPathsForSelectedRows)
    assert.is_false(list:cellForRow(IndexPath(1, 2)).isSelected)
    assert.is_true(list:cellForRow(IndexPath(1, 4)).isSelected)
  end)

  it("stops where willSelect answers nil", function()
    openShort(selectionCalls { willSelect = function(path) return path.row ~= 4 and path or nil end })
    tapRow(2)
    tapRow(4)
    assert.are.same({ "shouldHighlight 4", "didHighlight 4", "didUnhighlight 4", "willSelect 4" }, log)
    assert.are.equal(IndexPath(1, 2), list.indexPathForSelectedRow)
  end)

  it("goes to the row that willSelect answers", function()
    openShort(selectionCalls { willSelect = function() return IndexPath(1, 5) end })
    tapRow(4)
    assert.are.equal("didSelect 5", log[#log])
    assert.are.equal(IndexPath(1, 5), list.indexPathForSelectedRow)
  end)

  it("stops where shouldHighlight says no", function()
    openShort(selectionCalls { shouldHighlight = function() return false end })
    tapRow(2)
    assert.are.same({ "shouldHighlight 2" }, log)
    assert.is_nil(list.indexPathForSelectedRow)
  end)

  it("selects the selected row again", function()
    openShort(selectionCalls())
    tapRow(2)
    tapRow(2)
    assert.are.same({ "shouldHighlight 2", "didHighlight 2", "didUnhighlight 2", "willSelect 2", "didSelect 2" }, log)
  end)

  it("toggles when several may be selected", function()
    openShort(selectionCalls())
    list.allowsMultipleSelection = true
    tapRow(2)
    tapRow(4)
    tapRow(2)
    assert.are.equal("willDeselect 2", log[#log - 1])
    assert.are.equal("didDeselect 2", log[#log])
    assert.are.same({ IndexPath(1, 4) }, list.indexPathsForSelectedRows)
  end)

  it("does nothing when it is not allowed", function()
    openShort(selectionCalls())
    list.allowsSelection = false
    tapRow(2)
    assert.are.same({}, log)
  end)

  it("does nothing below the last row", function()
    openShort(selectionCalls())
    tapRow(2)
    log = {}
    app:tap { 160, 400 }
    assert.are.same({}, log)
    assert.are.equal(IndexPath(1, 2), list.indexPathForSelectedRow)
  end)

  it("is given up when the finger scrolls", function()
    openLong(selectionCalls())
    log = {}
    local finger = app:touch(160, 154)
    finger:hold(0.3)
    assert.are.same({ "shouldHighlight 4", "didHighlight 4" }, log)
    assert.is_true(list:cellForRow(IndexPath(1, 4)).isHighlighted)
    finger:move(160, 134, 0.1)
    assert.are.equal("didUnhighlight 4", log[3])
    finger:lift()
    assert.is_nil(list.indexPathForSelectedRow)
  end)

  it("highlights only after the touch delay", function()
    openLong(selectionCalls())
    log = {}
    local finger = app:touch(160, 154)
    finger:hold(0.1)
    assert.are.same({}, log)
    finger:lift()
    assert.are.equal("didSelect 4", log[#log])
  end)

  it("leaves a button in the row its tap", function()
    local pressed = 0
    openShort(selectionCalls())
    local button = UIButton { frame = { 200, 0, 100, 43 } }
    button:addTarget("touchUpInside", function() pressed = pressed + 1 end)
    list:cellForRow(IndexPath(1, 2)).contentView:addSubview(button)
    log = {}
    app:tap { 250, 66 }
    assert.are.equal(1, pressed)
    assert.are.same({}, log)
  end)
end)

describe("selection by code", function()
  it("calls nobody", function()
    openShort(selectionCalls())
    log = {}
    list:selectRow(IndexPath(1, 3), false, "none")
    assert.is_true(list:cellForRow(IndexPath(1, 3)).isSelected)
    list:selectRow(IndexPath(1, 5), false, "none")
    assert.are.same({ IndexPath(1, 5) }, list.indexPathsForSelectedRows)
    list:deselectRow(IndexPath(1, 5), false)
    assert.are.same({}, list.indexPathsForSelectedRows)
    assert.are.same({}, log)
  end)

  it("is kept while the row is scrolled away", function()
    openLong()
    list:selectRow(IndexPath(1, 2), false, "none")
    scrollTo(440)
    assert.are.equal(IndexPath(1, 2), list.indexPathForSelectedRow)
    scrollTo(0)
    assert.is_true(list:cellForRow(IndexPath(1, 2)).isSelected)
  end)
end)

describe("inserting", function()
  it("asks for the new row alone and has its final places at once", function()
    openShort()
    local third = list:cellForRow(IndexPath(1, 3))
    log = {}
    table.insert(source.items, 3, "new")
    list:insertRows({ IndexPath(1, 3) }, "fade")
    list:layoutIfNeeded()
    assert.are.same({ "cell 3" }, log)
    assert.are.equal(264, list.contentSize.height)
    assert.are.equal(third, list:cellForRow(IndexPath(1, 4)))
    assert.are.equal(CGRect { 0, 132, 320, 44 }, third.frame)
    assert.are.equal(IndexPath(1, 4), list:indexPath(third))
    app:settle()
    assert.are.equal(CGRect { 0, 132, 320, 44 }, cellFrame(4))
  end)

  it("slides the rows below from their old places", function()
    openShort()
    table.insert(source.items, 1, "new")
    list:insertRows({ IndexPath(1, 1) }, "top")
    app:advance(0.15)
    local second = list:cellForRow(IndexPath(1, 2))
    local shown = second.layer:presentation().position.y
    assert.is_true(shown > 22 and shown < 66)
    app:settle()
    assert.are.equal(66, second.layer:presentation().position.y)
  end)

  it("out of view asks for no cell", function()
    openLong()
    log = {}
    table.insert(source.items, 26, "new")
    list:insertRows({ IndexPath(1, 26) }, "fade")
    app:settle()
    assert.are.same({}, log)
    assert.are.equal(1364, list.contentSize.height)
  end)

  it("above the screen leaves the offset alone", function()
    openLong()
    scrollTo(440)
    log = {}
    table.insert(source.items, 1, "new")
    list:insertRows({ IndexPath(1, 1) }, "fade")
    app:settle()
    assert.are.equal(440, list.contentOffset.y)
    assert.are.same(range(11, 20), visibleRows())
    assert.are.equal("item 10", list:cellForRow(IndexPath(1, 11)).textLabel.text)
  end)
end)

describe("deleting", function()
  it("moves the rows below up and lets the cell go when it is over", function()
    openShort()
    local third = list:cellForRow(IndexPath(1, 3))
    log = {}
    table.remove(source.items, 2)
    list:deleteRows({ IndexPath(1, 2) }, "fade")
    assert.are.equal(176, list.contentSize.height)
    list:layoutIfNeeded()
    assert.are.equal(third, list:cellForRow(IndexPath(1, 2)))
    assert.are.equal(CGRect { 0, 44, 320, 44 }, third.frame)
    assert.are.same({}, log)
    app:settle()
    assert.are.same({ "end 2" }, log)
  end)

  it("at the end brings the offset back", function()
    openLong()
    scrollTo(880)
    local paths = {}
    for row = 26, 30 do paths[#paths + 1] = IndexPath(1, row) end
    for _ = 1, 5 do table.remove(source.items) end
    list:deleteRows(paths, "fade")
    app:settle()
    assert.are.equal(1100, list.contentSize.height)
    assert.are.equal(660, list.contentOffset.y)
    assert.are.same(range(16, 25), visibleRows())
  end)

  it("forgets the selection of the row, and moves that of others", function()
    openShort()
    list.allowsMultipleSelection = true
    list:selectRow(IndexPath(1, 2), false, "none")
    list:selectRow(IndexPath(1, 4), false, "none")
    table.remove(source.items, 2)
    list:deleteRows({ IndexPath(1, 2) }, "fade")
    app:settle()
    assert.are.same({ IndexPath(1, 3) }, list.indexPathsForSelectedRows)
  end)

  it("and inserting in one batch counts old places for the one, new for the other", function()
    openShort()
    source.items = { "Alaska", "item 1", "item 2", "Georgia", "item 4", "Virginia" }
    log = {}
    list:beginUpdates()
    list:insertRows({ IndexPath(1, 1), IndexPath(1, 4), IndexPath(1, 6) }, "fade")
    list:deleteRows({ IndexPath(1, 3), IndexPath(1, 5) }, "fade")
    list:endUpdates()
    list:layoutIfNeeded()
    assert.are.same({ "cell 1", "cell 4", "cell 6" }, log)
    for row, text in ipairs(source.items) do
      assert.are.equal(text, list:cellForRow(IndexPath(1, row)).textLabel.text)
    end
  end)
end)

describe("an update that does not agree with the model", function()
  local function invalid(after, before, inserted, deleted)
    return ("Invalid update: invalid number of rows in section 1.  The number of rows contained in an existing section "
      .. "after the update (%d) must be equal to the number of rows contained in that section before the update (%d), "
      .. "plus or minus the number of rows inserted or deleted from that section (%d inserted, %d deleted) and plus or "
      .. "minus the number of rows moved into or out of that section (0 moved in, 0 moved out)."):format(
      after, before, inserted, deleted)
  end

  before_each(function() openShort() end)

  it("inserts what the model does not have", function()
    assert.raises(invalid(5, 5, 1, 0), function() list:insertRows({ IndexPath(1, 1) }, "fade") end)
  end)

  it("deletes what the model still has", function()
    local message = assert.raises(invalid(5, 5, 0, 1), function() list:deleteRows({ IndexPath(1, 1) }, "fade") end)
    assert.matches("tables_spec%.lua:%d+:", message)
  end)

  it("deletes a row that there never was", function()
    table.remove(source.items)
    assert.raises("attempt to delete row 8 from section 1 which only contains 5 rows before the update",
      function() list:deleteRows({ IndexPath(1, 8) }, "fade") end)
  end)

  it("deletes from a section that there never was", function()
    assert.raises("attempt to delete row 1 from section 4, but there are only 1 sections before the update",
      function() list:deleteRows({ IndexPath(4, 1) }, "fade") end)
  end)

  it("inserts beyond the end", function()
    source.items[#source.items + 1] = "new"
    assert.raises("attempt to insert row 9 into section 1, but there are only 6 rows in section 1 after the update",
      function() list:insertRows({ IndexPath(1, 9) }, "fade") end)
  end)

  it("is forgiven after reloadData", function()
    assert.has_error(function() list:insertRows({ IndexPath(1, 1) }, "fade") end)
    list:reloadData()
    app:settle()
    assert.are.same(range(1, 5), visibleRows())
  end)
end)

describe("the order of cells in depth", function()
  it("puts later rows behind earlier ones, also after scrolling back", function()
    local app = launch {
      numberOfRowsInSection = function() return 100 end,
      cellForRowAt = function(self, list, path)
        return list:dequeueReusableCell("row") or UITableViewCell { reuseIdentifier = "row" }
      end,
    }
    for _, y in ipairs { 0, 2000, 1800, 1850 } do
      app.table.contentOffset = { 0, y }
      app:advanceFrames(1)
      local depth = {}
      for i, view in ipairs(app.table.subviews) do depth[view] = i end
      local cells = app.table.visibleCells
      for i = 2, #cells do assert.is_true(depth[cells[i]] < depth[cells[i - 1]]) end
    end
  end)
end)

describe("the same cell for every row", function()
  -- docs/rules/tables.md 3.4: no exception; the cell is in the place of the last row for which it was returned
  it("stands at the last row", function()
    local cell = UITableViewCell {}
    app = launch({
      numberOfRowsInSection = function() return 3 end,
      cellForRowAt = function() return cell end,
    }, { device = "iPhone SE" })
    assert.are.equal(CGRect { 0, 88, 320, 44 }, cell.frame)
    assert.are.same({ cell }, app.table.visibleCells)
    app:settle()
    app.table:reloadData()
    app:settle()
    assert.are.equal(CGRect { 0, 88, 320, 44 }, cell.frame)
  end)
end)

describe("a data source or delegate that can have no methods", function()
  it("is refused", function()
    openShort()
    for _, name in ipairs { "dataSource", "delegate", "prefetchDataSource" } do
      local old = list[name]
      assert.raises("UITableView." .. name .. " must be a table with methods, got 5", function() list[name] = 5 end)
      assert.are.equal(old, list[name])
    end
  end)
end)
