-- Several changes of a table at the same time: touches, editing, updates that follow one another, and scrolling by the program.
local app, list, rows, log ---@type App, any, any, any

local function row(n) return IndexPath(1, n) end
local function tell(...) log[#log + 1] = table.concat({ ... }, " ") end

-- A list of `count` rows "r1", "r2" ..., 44 pt high; `methods` are added to the data source and delegate.
local function openTable(count, methods)
  rows, log = {}, {}
  for i = 1, count do rows[i] = "r" .. i end
  local source = {
    numberOfRowsInSection = function() return #rows end,
    cellForRowAt = function(_, tableView, path)
      assert.is_not_nil(rows[path.row], "asked for a row that there isn't: " .. tostring(path))
      local cell = tableView:dequeueReusableCell "row" or UITableViewCell { reuseIdentifier = "row" }
      cell.textLabel.text = rows[path.row]
      return cell
    end,
    commitEditingStyle = function(_, tableView, style, path)
      table.remove(rows, path.row)
      tableView:deleteRows({ path }, "fade")
    end,
    moveRowAt = function(_, _, from, to) table.insert(rows, to.row, table.remove(rows, from.row)) end,
    willBeginEditingRowAt = function(_, _, path) tell("begin", path.row) end,
    didEndEditingRowAt = function(_, _, path) tell("end", path.row) end,
    didHighlightRowAt = function(_, _, path) tell("highlight", path.row) end,
    didUnhighlightRowAt = function(_, _, path) tell("unhighlight", path.row) end,
    didSelectRowAt = function(_, _, path) tell("select", path.row) end,
  }
  for name, method in pairs(methods or {}) do source[name] = method end
  app = launchWindow(function(window)
    list = UITableView { frame = { 0, 0, 320, 440 }, dataSource = source, delegate = source }
    window:addSubview(list)
  end, { device = { size = { 320, 480 }, scale = 2 } })
end

local function insert(n, name)
  table.insert(rows, n, name)
  list:insertRows({ IndexPath(1, n) }, "none")
end

local function delete(first, last, animation)
  local paths = {}
  for n = last or first, first, -1 do
    table.remove(rows, n)
    paths[#paths + 1] = IndexPath(1, n)
  end
  list:deleteRows(paths, animation or "none")
end

local function visibleTexts()
  local texts = {}
  for i, cell in ipairs(list.visibleCells) do texts[i] = cell.textLabel.text end
  return texts
end

describe("a row with a finger on it", function()
  it("that the program scrolls away gives up its highlight, and the lift selects nothing", function()
    openTable(60)
    local finger = app:touch(100, 66)
    finger:hold(0.3)
    list:scrollToRow(row(40), "top", false)
    app:advanceFrames(2)
    finger:lift()
    app:settle()
    assert.are.same({ "highlight 2", "unhighlight 2" }, log)
    assert.is_nil(list.indexPathForSelectedRow)
    app:tap "r42"
    assert.are.same({ "highlight 42", "unhighlight 42", "select 42" }, { table.unpack(log, 3) })
  end)
end)

describe("a swipe", function()
  it("that was under way when editing mode began opens nothing", function()
    openTable(5)
    local finger = app:touch(200, 66)
    list:setEditing(true, false)
    finger:move(80, 66, 0.2)
    finger:lift()
    app:settle()
    assert.are.same({}, log)
    assert.is_true(list.isEditing)
    assert.is_false(app:exists "Delete")
  end)

  it("whose row goes in willBeginEditing, or which is refused there, ends what has begun", function()
    local changes = {
      reloaded = function() list:reloadData() end,
      deleted = function()
        table.remove(rows, 2)
        list:deleteRows({ row(2) }, "none")
      end,
      mode = function() list:setEditing(true, false) end,
    }
    for name, change in pairs(changes) do
      openTable(5, {
        willBeginEditingRowAt = function(_, _, path)
          tell("begin", path.row)
          change()
        end,
      })
      app:swipe("r2", "left")
      app:settle()
      assert.are.same({ "begin 2", "end 2" }, log, name)
      assert.is_false(app:exists "Delete", name)
    end
  end)

  it("on a row that took the place of an open one begins after that one's end", function()
    openTable(5)
    app:swipe("r1", "left")
    app:settle()
    table.remove(rows, 1)
    list:deleteRows({ row(1) }, "fade")
    app:swipe({ row = row(1) }, "left")
    app:settle()
    assert.are.same({ "begin 1", "end 1", "begin 1" }, log)
    assert.is_true(list.isEditing)
  end)
end)

describe("a row that hangs from a finger when rows are deleted", function()
  it("goes back without asking for rows that are gone", function()
    openTable(20)
    list:setEditing(true, false)
    app:settle()
    local finger = app:touch(301, 22)
    finger:move(301, 300, 0.3)
    list.contentOffset = { 0, 200 }
    rows = { "r18", "r19", "r20" }
    local gone = {}
    for i = 1, 17 do gone[i] = row(i) end
    list:deleteRows(gone, "fade")
    finger:lift()
    app:settle()
    assert.are.same({ "r18", "r19", "r20" }, visibleTexts())
    for i, cell in ipairs(list.visibleCells) do assert.are.equal((i - 1) * 44, cell.frame.y) end
  end)
end)

describe("selecting a row that there isn't", function()
  it("changes nothing without a scroll, and is the scroll's range exception with one", function()
    openTable(3)
    list:selectRow(row(7), false, "none")
    assert.is_nil(list.indexPathForSelectedRow)
    assert.error_matches(function() list:selectRow(row(7), false, "top") end, "row %(7%) beyond bounds %(3%) for section %(1%)")
  end)
end)

describe("two updates", function()
  it("each take as long as they take: the end of the first ends nothing of the second", function()
    local ended = {}
    openTable(30, { didEndDisplaying = function(_, _, cell) ended[#ended + 1] = { cell.textLabel.text, app.time } end })
    insert(1, "new")
    app:advance(0.1)
    -- the row whose cell was moving off the screen comes back
    list.contentOffset = { 0, 20 }
    app:advance(0.1)
    local start = app.time
    delete(5, 5, "fade")
    app:settle()
    local name, time = table.unpack(ended[#ended])
    assert.are.equal("r4", name)
    assert.near(start + 0.3, time, 0.02)
  end)

  it("agree on rows that slide through a part of the list that is out of sight", function()
    openTable(30)
    list.contentOffset = { 0, 880 }
    app:advanceFrames(1)
    app:touch(100, 300):move(100, 280, 0.1)
    delete(1, 20)
    list.contentOffset = { 0, 0 }
    delete(3)
    app:advanceFrames(2)
    assert.are.same({ "r21", "r22", "r24", "r25", "r26", "r27", "r28", "r29", "r30" }, visibleTexts())
    app:settle { timeout = 2 }
    assert.are.same({ "r21", "r22", "r24", "r25", "r26", "r27", "r28", "r29", "r30" }, visibleTexts())
  end)
end)

describe("an update of a table that estimates", function()
  local function openEstimated(count)
    openTable(count, { heightForRowAt = function() return 50 end, estimatedHeightForRowAt = function() return 44 end })
  end

  it("pushes down what is below a new row, and leaves the offset alone", function()
    for _, count in ipairs { 3, 30 } do
      openEstimated(count)
      insert(1, "new")
      assert.are.equal(0, list.contentOffset.y)
      app:settle()
      assert.are.equal(0, list.contentOffset.y)
      assert.are.equal("new", list.visibleCells[1].textLabel.text)
      assert.are.equal(CGRect { 0, 50, 320, 50 }, list:cellForRow(IndexPath(1, 2)).frame)
    end
  end)

  it("in the middle of the list, too", function()
    openEstimated(60)
    list.contentOffset = { 0, 1000 }
    app:advanceFrames(1)
    local before = list.contentOffset.y
    insert(1, "new")
    app:settle()
    assert.are.equal(before, list.contentOffset.y)
  end)
end)

describe("a data source that fails once", function()
  it("is asked again for what it has not answered, also between rows that are there", function()
    local isBroken = true
    openTable(60, {
      cellForRowAt = function(_, tableView, path)
        if path.row == 18 and isBroken then error("not now") end
        local cell = tableView:dequeueReusableCell "row" or UITableViewCell { reuseIdentifier = "row" }
        cell.textLabel.text = rows[path.row]
        return cell
      end,
    })
    isBroken = false
    list:scrollToRow(row(20), "top", false)
    app:advanceFrames(1)
    isBroken = true
    assert.has_error(function()
      list.contentOffset = { 0, 16 * 44 }
      list:layoutIfNeeded()
    end)
    isBroken = false
    list:setNeedsLayout()
    app:advanceFrames(1)
    assert.are.same({ "r17", "r18", "r19", "r20", "r21", "r22", "r23", "r24", "r25", "r26" }, visibleTexts())
  end)
end)
