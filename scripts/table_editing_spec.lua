-- Editing of tables: controls, confirmation, swipes, actions, reordering. Case numbers count rows from 0, the script from 1.
-- The table is M of the cases: 5 rows of 44 pt in 320 x 480, on a phone of that size.
local app, list, source ---@type App, UITableView, table

local names = { "Ant", "Bee", "Cat", "Dog", "Eel" }

local function row(n, section) return IndexPath(section or 1, n) end

-- Every call is written down, so that the order can be read: "wBE 2".
local log ---@type table
local short = {
  canEditRowAt = "canE", editingStyleForRowAt = "style", canMoveRowAt = "canM", willBeginEditingRowAt = "wBE", didEndEditingRowAt = "dEE",
  titleForDeleteConfirmationButtonForRowAt = "tDel", commitEditingStyle = "commit", moveRowAt = "move",
  targetIndexPathForMoveFromRowAt = "tgt", willSelectRowAt = "wS", didSelectRowAt = "dS", didDeselectRowAt = "dD",
  shouldHighlightRowAt = "sHi", editActionsForRowAt = "actions", accessoryButtonTappedForRowWith = "acc",
  trailingSwipeActionsConfigurationForRowAt = "trailing", leadingSwipeActionsConfigurationForRowAt = "leading",
}

local function newSource(extra)
  local s = { items = { table.unpack(names) } }
  function s:numberOfRowsInSection() return #self.items end
  function s:cellForRowAt(tableView, indexPath)
    local cell = tableView:dequeueReusableCell("c", indexPath)
    cell.textLabel.text = self.items[indexPath.row]
    return cell
  end
  function s:canEditRowAt() return true end
  function s:commitEditingStyle(tableView, style, indexPath)
    if style == "delete" then
      table.remove(self.items, indexPath.row)
      tableView:deleteRows({ indexPath }, "fade")
    else
      table.insert(self.items, indexPath.row, "new")
      tableView:insertRows({ indexPath }, "top")
    end
  end
  function s:moveRowAt(tableView, from, to) table.insert(self.items, to.row, table.remove(self.items, from.row)) end
  function s:willBeginEditingRowAt() end
  function s:didEndEditingRowAt() end
  function s:didSelectRowAt() end
  for name, method in pairs(extra or {}) do s[name] = method or nil end
  for name, word in pairs(short) do
    local method = s[name]
    if method then
      s[name] = function(self, ...)
        local rows = { word }
        for i = 1, select("#", ...) do
          local value = select(i, ...)
          if type(value) == "string" or tostring(value):match("^%d+%.%d+$") then
            rows[#rows + 1] = tostring(value):gsub("^1%.", "")
          end
        end
        log[#log + 1] = table.concat(rows, " ")
        return method(self, ...)
      end
    end
  end
  return s
end

local function openEditedTable(extra, options)
  options = options or {}
  log = {}
  source = newSource(extra)
  if options.items then source.items = options.items end
  app = launchWindow(function(window)
    list = UITableView { frame = UIScreen.main.bounds, dataSource = source, delegate = source }
    list:register(UITableViewCell, "c")
    window:addSubview(list)
  end, { device = { size = { 320, options.height or 480 }, scale = 2 } })
  log = {}
end

local function openLong(extra, height)
  local items = {}
  for i = 1, 30 do items[i] = "r" .. i end
  openEditedTable(extra, { items = items, height = height or 440 })
end

local function logged(...)
  local found = {}
  for _, line in ipairs(log) do
    for _, word in ipairs { ... } do
      if line:match("^%a+") == word then found[#found + 1] = line end
    end
  end
  return found
end

local function cell(n) return list:cellForRow(row(n)) end
local function swipeLeft(n, distance) app:swipe(row(n) and { row = row(n) }, "left", { distance = distance or 150 }) end
local function edit(animated)
  list:setEditing(true, animated or false)
  app:settle()
end

describe("editing mode", function()
  it("T130 asks each visible row, ascending, and shows minus and handle", function()
    openEditedTable { editingStyleForRowAt = function() return "delete" end }
    edit()
    assert.are.same({ "canE 1", "style 1", "canE 2", "style 2", "canE 3", "style 3", "canE 4", "style 4", "canE 5", "style 5" },
      logged("canE", "style"))
    assert.is_true(list.isEditing)
    for i = 1, 5 do
      assert.is_true(cell(i).isEditing)
      assert.is_true(cell(i).showsReorderControl)
      assert.are.equal("delete", cell(i).editingStyle)
    end
    assert.are.equal(5, #app:findAll { class = "UITableViewCellMarkControl" } // 2)
    list:setEditing(false, true)
    app:settle()
    assert.are.same({}, app:findAll { class = "UITableViewCellMarkControl" })
    assert.are.equal(CGRect { 0, 0, 320, 43.5 }, cell(1).contentView.frame)
    assert.is_false(cell(1).isEditing)
  end)

  it("T132 moves the content 38 to the right, animated over 0.3 s", function()
    openEditedTable()
    list:setEditing(true, true)
    app:advance(0.15)
    local x = cell(1).contentView.layer:presentation().frame.x
    assert.is_true(x > 1 and x < 37, "halfway there is " .. x)
    app:settle()
    assert.are.equal(CGRect { 38, 0, 320 - 38 - 38, 43.5 }, cell(1).contentView.frame)
  end)

  it("T133 minus, confirmation, delete", function()
    openEditedTable { titleForDeleteConfirmationButtonForRowAt = function() return "Away" end }
    edit()
    log = {}
    app:tap { row = row(2), part = "minus" }
    app:settle()
    assert.are.same({ "tDel 2" }, logged("tDel", "commit", "wBE"))
    assert.is_true(cell(2).showingDeleteConfirmation)
    app:tap "Away"
    assert.are.same({ "commit delete 2" }, logged("commit"))
    app:settle()
    assert.are.equal(4, list:numberOfRows(1))
    assert.is_true(list.isEditing)
    assert.are.same({}, logged("wBE", "dEE"))
    assert.is_false(app:exists "Away")
  end)

  it("T134 a touch elsewhere closes the confirmation and does nothing else", function()
    openEditedTable()
    list.allowsSelectionDuringEditing = true
    edit()
    app:tap { row = row(2), part = "minus" }
    app:settle()
    app:tap { row = row(4) }
    app:settle()
    assert.is_false(app:exists "Delete")
    assert.is_nil(list.indexPathForSelectedRow)
    assert.are.same({}, logged("commit", "sHi", "dS"))
    app:tap { row = row(2), part = "minus" }
    app:settle()
    app:tap "Bee"
    app:settle()
    assert.is_false(app:exists "Delete")
    app:tap { row = row(4) }
    assert.are.equal(row(4), list.indexPathForSelectedRow)
  end)

  it("T136 style none: no control and no swipe, but a handle; indented unless the delegate says no", function()
    openEditedTable { editingStyleForRowAt = function(_, _, path) return path.row == 1 and "none" or "delete" end }
    swipeLeft(1)
    app:settle()
    assert.are.same({}, logged("wBE"))
    edit()
    assert.has_error(function() app:tap { row = row(1), part = "minus" } end)
    assert.are.equal(38, cell(1).contentView.frame.x)
    assert.is_true(cell(1).showsReorderControl)
    openEditedTable { editingStyleForRowAt = function() return "none" end, shouldIndentWhileEditingRowAt = function() return false end }
    edit()
    assert.are.equal(CGRect { 0, 0, 282, 43.5 }, cell(1).contentView.frame)
  end)

  it("T137 without commit a swipe does nothing, and a tapped Delete neither", function()
    openEditedTable { commitEditingStyle = false }
    swipeLeft(2)
    app:settle()
    assert.are.same({}, logged("wBE"))
    assert.is_false(list.isEditing)
    edit()
    app:tap { row = row(2), part = "minus" }
    app:settle()
    app:tap { row = row(2), part = "delete" }
    app:settle()
    assert.are.equal(5, list:numberOfRows(1))
  end)

  it("a plus inserts at once and stays in editing mode", function()
    openEditedTable { editingStyleForRowAt = function() return "insert" end }
    edit()
    app:tap { row = row(2), part = "insert" }
    assert.are.same({ "commit insert 2" }, logged("commit"))
    app:settle()
    assert.are.equal(6, list:numberOfRows(1))
    assert.are.equal("new", cell(2).textLabel.text)
    assert.is_true(list.isEditing)
    assert.is_true(cell(2).isEditing)
  end)

  it("a row that can't be edited stays as it is, and nobody asks for its style", function()
    openEditedTable { canEditRowAt = function(_, _, path) return path.row ~= 2 end, editingStyleForRowAt = function() return "delete" end }
    edit()
    assert.is_false(cell(2).isEditing)
    assert.are.equal(CGRect { 0, 0, 320, 43.5 }, cell(2).contentView.frame)
    for _, line in ipairs(logged("style")) do assert.are_not.equal("style 2", line) end
  end)

  it("T149 no handle where the row can't move, or nobody moves rows", function()
    openEditedTable { canMoveRowAt = function(_, _, path) return path.row ~= 1 end }
    edit()
    assert.is_false(cell(1).showsReorderControl)
    assert.is_true(cell(2).showsReorderControl)
    assert.has_error(function() app:tap { row = row(1), part = "reorder" } end)
    openEditedTable { moveRowAt = false }
    edit()
    assert.is_false(cell(2).showsReorderControl)
  end)

  it("T150 the delegate's actions are swiped for all the same", function()
    openEditedTable { trailingSwipeActionsConfigurationForRowAt = function()
      return UISwipeActionsConfiguration { actions = { UIContextualAction { title = "Keep", handler = function(_, _, done) done(true) end } } }
    end }
    list.allowsMultipleSelectionDuringEditing = true
    swipeLeft(2)
    app:settle()
    assert.is_true(app:exists "Keep")
    edit()
    swipeLeft(3)
    app:settle()
    assert.is_false(app:exists "Keep")
  end)

  it("T150 several rows can be chosen by their circles; no minus, no swipe", function()
    openEditedTable { willSelectRowAt = function(_, _, path) return path end }
    list.allowsMultipleSelectionDuringEditing = true
    swipeLeft(2)
    app:settle()
    assert.are.same({}, logged("wBE"))
    edit()
    log = {}
    assert.has_error(function() app:tap { row = row(1), part = "minus" } end)
    app:tap { row = row(2) }
    app:tap { row = row(4) }
    assert.are.same({ "wS 2", "dS 2", "wS 4", "dS 4" }, logged("wS", "dS"))
    assert.are.same({ row(2), row(4) }, list.indexPathsForSelectedRows)
    assert.are.equal("selectedCircle", app:find { class = "UITableViewCellMark", index = 2 }.mark)
    app:tap { row = row(2) }
    assert.are.same({ row(4) }, list.indexPathsForSelectedRows)
    list.isEditing = false
    assert.are.same({}, list.indexPathsForSelectedRows)
  end)

  it("T152 rows that come on the screen are asked and in editing before willDisplay", function()
    local seen = {}
    openLong {
      editingStyleForRowAt = function() return "delete" end,
      willDisplay = function(_, _, c, path) seen[path.row] = c.isEditing end,
    }
    edit()
    log = {}
    list.contentOffset = { 0, 44 }
    list:layoutIfNeeded()
    assert.are.same({ "canE 11", "style 11" }, logged("canE", "style"))
    assert.is_true(seen[11])
  end)

  it("T153 a cell that was pooled in editing mode comes back without it", function()
    local seen = {}
    openLong { willDisplay = function(_, _, c, path) seen[path.row] = c.isEditing end }
    edit()
    list.contentOffset = { 0, 440 }
    list:layoutIfNeeded()
    list.isEditing = false
    list.contentOffset = { 0, 0 }
    list:layoutIfNeeded()
    for i = 1, 10 do
      assert.is_false(seen[i])
      assert.are.equal(320, cell(i).contentView.frame.width)
    end
  end)

  it("taps select in editing mode only where that is allowed", function()
    openEditedTable()
    edit()
    app:tap { row = row(3) }
    assert.are.same({}, logged("dS"))
    list.allowsSelectionDuringEditing = true
    app:tap { row = row(3) }
    assert.are.same({ "dS 3" }, logged("dS"))
  end)

  it("T120 entering it clears the selection without callbacks", function()
    openEditedTable()
    list:selectRow(row(2))
    edit()
    assert.is_nil(list.indexPathForSelectedRow)
    assert.is_false(cell(2).isSelected)
    assert.are.same({}, logged("wS", "dS", "dD"))
  end)
end)

describe("a swipe", function()
  it("T138 opens the row, Delete commits, and the editing ends", function()
    openEditedTable { titleForDeleteConfirmationButtonForRowAt = function() return "Delete" end, editingStyleForRowAt = function() return "delete" end }
    app:drag { from = { 300, 66 }, to = { 100, 66 }, duration = 0.2 }
    app:settle()
    assert.are.same({ "canE 2", "style 2", "wBE 2", "tDel 2" }, log)
    assert.is_true(list.isEditing)
    assert.has_error(function() app:tap { row = row(2), part = "minus" } end)
    app:tap "Delete"
    assert.are.same({ "commit delete 2", "dEE 2" }, logged("commit", "dEE"))
    assert.is_false(list.isEditing)
    app:settle()
    assert.are.equal(4, list:numberOfRows(1))
    assert.are.equal("Cat", cell(2).textLabel.text)
  end)

  it("stays open when commit deletes nothing", function()
    openEditedTable { commitEditingStyle = function() end }
    swipeLeft(2)
    app:settle()
    app:tap "Delete"
    app:settle()
    assert.is_true(list.isEditing)
    assert.is_true(app:exists "Delete")
  end)

  it("T140 opens one row at a time", function()
    openEditedTable()
    swipeLeft(2)
    app:settle()
    swipeLeft(4)
    app:settle()
    assert.are.same({ "wBE 2", "dEE 2", "wBE 4" }, logged("wBE", "dEE"))
    assert.are.equal(0, cell(2).contentView.frame.x)
    assert.are.equal(-82, cell(4).contentView.frame.x)
  end)

  it("T141 has a button 30 wider than its title, as high as the row, and moves the content by as much", function()
    openEditedTable()
    swipeLeft(2)
    app:settle()
    local button = app:find "Delete"
    assert.are.equal(CGSize { 82, 44 }, button.bounds.size)
    assert.are.equal(CGRect { -82, 0, 320, 43.5 }, cell(2).contentView.frame)
    assert.are.equal(CGRect { 238, 44, 82, 44 }, button:convert(button.bounds, list))
  end)

  it("T142 shows the delegate's title", function()
    openEditedTable { titleForDeleteConfirmationButtonForRowAt = function() return "删除" end }
    swipeLeft(2)
    app:settle()
    app:tap "删除"
    app:settle()
    assert.are.same({ "commit delete 2" }, logged("commit"))
  end)

  it("that is too short springs back, and the editing that had begun ends", function()
    openEditedTable()
    app:drag { from = { 300, 66 }, to = { 270, 66 }, duration = 0.5, hold = 0.4 }
    app:settle()
    assert.are.same({ "wBE 2", "dEE 2" }, logged("wBE", "dEE"))
    assert.is_false(list.isEditing)
    assert.is_false(app:exists "Delete")
    assert.are.equal(0, cell(2).contentView.frame.x)
  end)

  it("follows the finger, also back again", function()
    openEditedTable()
    local finger = app:touch(300, 66)
    finger:move(250, 66, 0.2)
    assert.are.equal(-40, cell(2).contentView.frame.x)
    finger:move(310, 66, 0.2)
    assert.are.equal(0, cell(2).contentView.frame.x)
    finger:lift()
    app:settle()
    assert.is_false(list.isEditing)
  end)

  it("up or down is a scroll", function()
    openLong()
    app:drag { from = { 160, 300 }, to = { 130, 200 } }
    app:settle()
    assert.are.same({}, logged("wBE"))
    assert.is_true(list.contentOffset.y > 50)
  end)

  it("an open row is dragged further, closed by a tap on itself, and by a scroll", function()
    openLong()
    swipeLeft(2)
    app:settle()
    app:drag { from = { 100, 66 }, to = { 220, 66 } }
    app:settle()
    assert.is_false(list.isEditing)
    swipeLeft(2)
    app:settle()
    app:tap { 60, 66 }
    app:settle()
    assert.is_false(list.isEditing)
    assert.are.same({}, logged("dS"))
    swipeLeft(2)
    app:settle()
    app:drag { from = { 160, 300 }, to = { 160, 200 } }
    app:settle()
    assert.is_false(list.isEditing)
    assert.is_true(list.contentOffset.y > 50)
    assert.are.equal(3, #logged("dEE"))
  end)

  it("closes when editing mode begins, and when it is ended by the program", function()
    openEditedTable()
    swipeLeft(2)
    app:settle()
    list:setEditing(false, true)
    app:settle()
    assert.are.same({ "wBE 2", "dEE 2" }, logged("wBE", "dEE"))
    assert.is_false(app:exists "Delete")
    swipeLeft(2)
    app:settle()
    list:setEditing(true, true)
    app:settle()
    assert.is_true(list.isEditing)
    assert.is_false(app:exists "Delete")
    assert.are.equal(38, cell(2).contentView.frame.x)
  end)

  it("ends with a reload, and with its row", function()
    openEditedTable()
    swipeLeft(2)
    app:settle()
    list:reloadData()
    app:settle()
    assert.are.same({ "wBE 2", "dEE 2" }, logged("wBE", "dEE"))
    assert.is_false(app:exists "Delete")
    swipeLeft(3)
    app:settle()
    table.remove(source.items, 3)
    list:deleteRows({ row(3) }, "fade")
    app:settle()
    assert.are.same({ "wBE 2", "dEE 2", "wBE 3", "dEE 3" }, logged("wBE", "dEE"))
    assert.is_false(list.isEditing)
  end)

  it("goes along when rows come above it", function()
    openEditedTable()
    swipeLeft(2)
    app:settle()
    table.insert(source.items, 1, "Ape")
    list:insertRows({ row(1) }, "fade")
    app:settle()
    assert.is_true(list.isEditing)
    app:tap "Delete"
    assert.are.same({ "commit delete 3", "dEE 3" }, logged("commit", "dEE"))
  end)

  it("is no swipe in editing mode", function()
    openEditedTable()
    edit()
    swipeLeft(2)
    app:settle()
    assert.are.same({}, logged("wBE"))
    assert.is_false(app:exists "Delete")
  end)
end)

describe("actions", function()
  local handled ---@type table

  local function rowAction(title)
    return UITableViewRowAction { style = "normal", title = title, handler = function(_, path) handled[#handled + 1] = title .. " " .. path.row end }
  end

  before_each(function() handled = {} end)

  it("T144 of a row: the first at the edge; the app ends the editing", function()
    openEditedTable { editActionsForRowAt = function() return { rowAction "X", rowAction "Y" } end,
      titleForDeleteConfirmationButtonForRowAt = function() return "Delete" end }
    swipeLeft(2)
    app:settle()
    assert.are.same({ "wBE 2" }, logged("wBE", "tDel"))
    local x, y = app:find "X", app:find "Y"
    assert.are.equal(320, x:convert(x.bounds, list).maxX)
    assert.are.equal(x:convert(x.bounds, list).minX, y:convert(y.bounds, list).maxX)
    app:tap "Y"
    app:settle()
    assert.are.same({ "Y 2" }, handled)
    assert.are.same({}, logged("commit", "dEE"))
    assert.is_true(list.isEditing)
    list:setEditing(false, true)
    assert.are.same({ "dEE 2" }, logged("dEE"))
  end)

  it("T144 where the app reloads in the handler", function()
    openEditedTable { editActionsForRowAt = function()
      return { UITableViewRowAction { title = "X", handler = function() list:reloadData() end } }
    end }
    swipeLeft(2)
    app:settle()
    app:tap "X"
    app:settle()
    assert.are.same({ "dEE 2" }, logged("dEE"))
    assert.is_false(list.isEditing)
  end)

  it("are the minus control's too", function()
    openEditedTable { editActionsForRowAt = function() return { rowAction "X" } end }
    edit()
    app:tap { row = row(3), part = "minus" }
    app:settle()
    app:tap "X"
    assert.are.same({ "X 3" }, handled)
  end)

  local function contextual(title, answer)
    return UIContextualAction { style = "normal", title = title, handler = function(a, view, completion)
      handled[#handled + 1] = title .. " " .. tostring(view:isKind(UIButton))
      if answer ~= nil then completion(answer) end
    end }
  end

  local function trailing(full, ...)
    local actions = { ... }
    return { trailingSwipeActionsConfigurationForRowAt = function()
      local configuration = UISwipeActionsConfiguration { actions = actions }
      if full == false then configuration.performsFirstActionWithFullSwipe = false end
      return configuration
    end }
  end

  it("T145 an empty configuration takes the swipe away; none is the plain delete", function()
    openEditedTable(trailing(true))
    swipeLeft(2)
    app:settle()
    assert.are.same({}, logged("wBE"))
    openEditedTable { trailingSwipeActionsConfigurationForRowAt = function() end }
    swipeLeft(2)
    app:settle()
    assert.is_true(app:exists "Delete")
  end)

  it("T146 a full swipe runs the first action; not where the flag is false", function()
    openEditedTable(trailing(true, contextual("a", true), contextual("b", true)))
    app:drag { from = { 310, 66 }, to = { 10, 66 } }
    assert.are.same({ "a true" }, handled)
    app:settle()
    assert.is_false(list.isEditing)
    assert.are.same({ "wBE 2", "dEE 2" }, logged("wBE", "dEE"))
    assert.are.equal(0, cell(2).contentView.frame.x)

    handled = {}
    openEditedTable(trailing(false, contextual("a", true), contextual("b", true)))
    app:drag { from = { 310, 66 }, to = { 10, 66 } }
    app:settle()
    assert.are.same({}, handled)
    assert.is_true(list.isEditing)
    assert.is_true(app:exists "a")
  end)

  it("a completion closes the row, whenever it comes", function()
    local complete ---@type any
    openEditedTable { trailingSwipeActionsConfigurationForRowAt = function()
      return UISwipeActionsConfiguration { actions = { UIContextualAction { title = "a", handler = function(_, _, done) complete = done end } } }
    end }
    swipeLeft(2)
    app:settle()
    app:tap "a"
    app:settle()
    assert.is_true(list.isEditing)
    complete(true)
    app:settle()
    assert.is_false(list.isEditing)
    complete(false)
    swipeLeft(3)
    app:settle()
    complete(true)
    assert.is_true(list.isEditing)
  end)

  it("an action may delete its row", function()
    openEditedTable { trailingSwipeActionsConfigurationForRowAt = function()
      return UISwipeActionsConfiguration { actions = { UIContextualAction { style = "destructive", title = "Gone", handler = function(_, _, done)
        table.remove(source.items, 2)
        list:deleteRows({ row(2) }, "left")
        done(true)
      end } } }
    end }
    swipeLeft(2)
    app:settle()
    app:tap "Gone"
    app:settle()
    assert.are.equal(4, list:numberOfRows(1))
    assert.are.same({ "dEE 2" }, logged("dEE"))
    assert.is_false(app:exists "Gone")
  end)

  it("of the leading side come with a swipe to the right", function()
    openEditedTable { leadingSwipeActionsConfigurationForRowAt = function()
      return UISwipeActionsConfiguration { actions = { contextual("Pin", true), contextual("Flag", true) } }
    end }
    app:swipe({ row = row(2) }, "right", { distance = 120 })
    app:settle()
    local pin, flag = app:find "Pin", app:find "Flag"
    assert.are.equal(0, pin:convert(pin.bounds, list).minX)
    assert.are.equal(pin:convert(pin.bounds, list).maxX, flag:convert(flag.bounds, list).minX)
    assert.are.equal(pin.bounds.width + flag.bounds.width, cell(2).contentView.frame.x)
    app:tap "Pin"
    app:settle()
    assert.are.same({ "Pin true" }, handled)
    assert.are.equal(0, cell(2).contentView.frame.x)
    swipeLeft(2)
    app:settle()
    assert.is_true(app:exists "Delete")
  end)

  it("need no commit of the data source", function()
    local extra = trailing(true, contextual("a", true))
    extra.commitEditingStyle = false
    openEditedTable(extra)
    swipeLeft(2)
    app:settle()
    assert.is_true(app:exists "a")
    openEditedTable { commitEditingStyle = false, editActionsForRowAt = function() return { rowAction "X" } end }
    swipeLeft(2)
    app:settle()
    assert.is_true(app:exists "X")
  end)
end)

describe("reordering", function()
  local function dragHandle(n, dy, duration)
    app:drag { on = { row = row(n), part = "reorder" }, by = { 0, dy }, duration = duration or 0.3 }
  end

  it("T234 moves the row under the finger, then tells the data source", function()
    openEditedTable()
    edit()
    log = {}
    dragHandle(1, 88)
    assert.are.same({ "move 1 3" }, logged("move"))
    app:settle()
    assert.are.same({ "Bee", "Cat", "Ant", "Dog", "Eel" }, source.items)
    for i, name in ipairs(source.items) do
      assert.are.equal(name, cell(i).textLabel.text)
      assert.are.equal(CGRect { 0, (i - 1) * 44, 320, 44 }, cell(i).frame)
    end
    assert.are.equal(row(3), list:indexPath(app:find("Ant").superview.superview))
    list:reloadData()
    app:settle()
    assert.are.equal("Ant", cell(3).textLabel.text)
  end)

  it("the others make room while the finger is down", function()
    openEditedTable { targetIndexPathForMoveFromRowAt = function(_, _, _, proposed) return proposed end }
    edit()
    log = {}
    local finger = app:touch(301, 22)
    app:advance(0.02)
    finger:move(301, 70, 0.2)
    app:advance(0.3)
    assert.are.same({ "tgt 1 2" }, logged("tgt"))
    assert.are.equal(0, app:find("Bee").superview.superview.frame.y)
    assert.are.equal(48, app:find("Ant").superview.superview.frame.y)
    finger:move(301, 160, 0.2)
    app:advance(0.3)
    assert.are.same({ "tgt 1 2", "tgt 1 3", "tgt 1 4" }, logged("tgt"))
    finger:move(301, 20, 0.3)
    finger:lift()
    app:settle()
    assert.are.same({}, logged("move"))
    assert.are.same(names, source.items)
    assert.are.equal(0, app:find("Ant").superview.superview.frame.y)
  end)

  it("T148 a target that is always the source leaves the row where it was", function()
    openEditedTable { targetIndexPathForMoveFromRowAt = function(_, _, from) return from end }
    edit()
    dragHandle(1, 88)
    app:settle()
    assert.are.same({}, logged("move"))
    assert.are.equal(CGRect { 0, 0, 320, 44 }, cell(1).frame)
    assert.are.equal("Ant", cell(1).textLabel.text)
  end)

  it("a target elsewhere is where the row goes", function()
    openEditedTable { targetIndexPathForMoveFromRowAt = function() return row(5) end }
    edit()
    dragHandle(1, 44)
    app:settle()
    assert.are.same({ "move 1 5" }, logged("move"))
    assert.are.equal("Ant", cell(5).textLabel.text)
  end)

  it("stays within the rows", function()
    openEditedTable()
    edit()
    dragHandle(2, 400)
    app:settle()
    assert.are.same({ "move 2 5" }, logged("move"))
    dragHandle(5, -400)
    app:settle()
    assert.are.same({ "move 2 5", "move 5 1" }, logged("move"))
  end)

  it("scrolls at the edges, and rows that come in are those of the model", function()
    openLong()
    edit()
    local finger = app:touch(301, 22)
    app:advance(0.02)
    finger:move(301, 435, 0.3)
    finger:hold(1)
    assert.is_true(list.contentOffset.y > 200)
    finger:hold(4)
    assert.are.equal(880, list.contentOffset.y)
    finger:lift()
    app:settle()
    assert.are.same({ "move 1 30" }, logged("move"))
    for _, path in ipairs(list.indexPathsForVisibleRows) do
      assert.are.equal("r" .. (path.row == 30 and 1 or path.row + 1), list:cellForRow(path).textLabel.text)
    end
    assert.are.equal("r1", source.items[30])
  end)

  it("scrolls on at the edge while the finger moves there", function()
    openLong()
    edit()
    local finger = app:touch(301, 22)
    app:advance(0.02)
    finger:move(301, 440, 0.3)
    local before = list.contentOffset.y
    finger:move(301, 449, 1)
    assert.is_true(list.contentOffset.y - before > 200)
    finger:lift()
    app:settle()
  end)

  it("across sections, also into an empty one", function()
    local sections = { { "A", "B" }, {}, { "C" } }
    openEditedTable {
      numberOfSections = function() return 3 end,
      numberOfRowsInSection = function(_, _, s) return #sections[s] end,
      cellForRowAt = function(_, tableView, path)
        local c = tableView:dequeueReusableCell("c", path)
        c.textLabel.text = sections[path.section][path.row]
        return c
      end,
      moveRowAt = function(_, _, from, to)
        table.insert(sections[to.section], to.row, table.remove(sections[from.section], from.row))
      end,
    }
    edit()
    app:drag { on = { row = row(1), part = "reorder" }, by = { 0, 88 } }
    app:settle()
    local all = {}
    for s = 1, 3 do all[s] = table.concat(sections[s]) end
    assert.are.equal("BCA", table.concat(all))
    assert.are.equal("A", app:find { class = "UILabel", at = { 100, 110 } }.text)
    list:reloadData()
    app:settle()
    assert.are.equal("A", app:find { class = "UILabel", at = { 100, 110 } }.text)
  end)

  it("an interruption puts the row back", function()
    openEditedTable()
    edit()
    local finger = app:touch(301, 22)
    finger:move(301, 120, 0.2)
    finger:cancel()
    app:settle()
    assert.are.same({}, logged("move"))
    assert.are.equal("Ant", cell(1).textLabel.text)
    assert.are.equal(CGRect { 0, 0, 320, 44 }, cell(1).frame)
  end)
end)

describe("abuse", function()
  it("a row deleted in its own callbacks", function()
    for _, name in ipairs { "shouldHighlightRowAt", "didHighlightRowAt", "didUnhighlightRowAt", "willSelectRowAt", "didSelectRowAt" } do
      openEditedTable { [name] = function(self, tableView, path)
        table.remove(self.items, path.row)
        tableView:deleteRows({ path }, "fade")
        return name == "shouldHighlightRowAt" or path
      end }
      app:tap { row = row(5) }
      app:settle()
      assert.are.equal(4, list:numberOfRows(1), name)
      assert.is_nil(list.indexPathForSelectedRow)
      app:tap { row = row(1) }
      app:settle()
      assert.are.equal(3, list:numberOfRows(1), name)
    end
  end)

  it("a row deleted as its editing begins or is refused", function()
    openEditedTable { willBeginEditingRowAt = function(self, tableView, path)
      table.remove(self.items, path.row)
      tableView:deleteRows({ path }, "fade")
    end }
    swipeLeft(2)
    app:settle()
    assert.are.equal(4, list:numberOfRows(1))
    assert.is_false(app:exists "Delete")
    app:tap { row = row(1) }
    app:settle()
    assert.are.same({ "dS 1" }, logged("dS"))
  end)

  it("setEditing in commit, in willBeginEditing and in didEndEditing", function()
    openEditedTable { commitEditingStyle = function(_, tableView) tableView:setEditing(true, true) end }
    swipeLeft(2)
    app:settle()
    app:tap "Delete"
    app:settle()
    assert.is_true(list.isEditing)
    assert.are.same({ "wBE 2", "dEE 2" }, logged("wBE", "dEE"))
    assert.is_false(app:exists "Delete")
    openEditedTable { willBeginEditingRowAt = function(_, tableView) tableView:setEditing(true, true) end }
    swipeLeft(2)
    app:settle()
    assert.is_true(list.isEditing)
    assert.is_false(app:exists "Delete")
    openEditedTable { didEndEditingRowAt = function(_, tableView) tableView:setEditing(true, false) end }
    swipeLeft(2)
    app:settle()
    app:tap { row = row(4) }
    app:settle()
    assert.is_true(list.isEditing)
  end)

  it("a reload in the middle of a swipe", function()
    openEditedTable()
    local finger = app:touch(300, 66)
    finger:move(240, 66, 0.2)
    list:reloadData()
    finger:move(200, 66, 0.2)
    finger:lift()
    app:settle()
    assert.is_false(list.isEditing)
    assert.is_false(app:exists "Delete")
    assert.are.same({ "wBE 2", "dEE 2" }, logged("wBE", "dEE"))
    for i = 1, 5 do assert.are.equal(0, cell(i).contentView.frame.x) end
    swipeLeft(2)
    app:settle()
    assert.is_true(app:exists "Delete")
  end)

  it("a reload, an update and the end of editing in the middle of a reordering", function()
    local changes = {
      function() list:reloadData() end,
      function() table.remove(source.items, 1); list:deleteRows({ row(1) }, "fade") end,
      function() list:setEditing(false, true) end,
      function() list:reloadRows({ row(1) }, "none") end,
      function() list.rowHeight = 50 end,
      function() list:removeFromSuperview() end,
    }
    for number, change in ipairs(changes) do
      openEditedTable()
      edit()
      local finger = app:touch(301, 22)
      finger:move(301, 120, 0.2)
      change()
      finger:move(301, 160, 0.2)
      finger:lift()
      app:settle()
      assert.are.same({}, logged("move"), "change " .. number)
      list:layoutIfNeeded()
      for i, name in ipairs(source.items) do
        if list.superview then
          assert.are.equal(name, cell(i).textLabel.text, "change " .. number)
          assert.are.equal((i - 1) * list.rowHeight, cell(i).frame.y, "change " .. number)
          assert.are.equal(1, cell(i).alpha)
        end
      end
    end
  end)

  it("a table that waits for a reload loads before a row is lifted", function()
    local empty = newSource { numberOfRowsInSection = function() return 0 end }
    local changes = {
      ["no rows any more"] = function() source.items = {}; list.rowHeight = 50 end,
      ["too few rows"] = function() source.items = { "Ant", "Bee" }; list.rowHeight = 50 end,
      ["another data source"] = function() list.dataSource = empty end,
      ["higher rows"] = function() list.rowHeight = 50 end,
    }
    for name, change in pairs(changes) do
      openEditedTable()
      edit()
      change()
      log = {}
      local finger = app:touch(301, 150)
      finger:move(301, 20, 0.2)
      finger:move(301, 210, 0.2)
      finger:move(301, 20, 0.2)
      finger:lift()
      app:settle()
      assert.are.same(name == "higher rows" and { "move 4 1" } or {}, logged("move"), name)
      assert.are.equal(list.dataSource == empty and 0 or #source.items, #list.visibleCells, name)
    end
  end)

  it("a table whose data source fails as a row is lifted goes on", function()
    openEditedTable()
    edit()
    local count = source.numberOfRowsInSection
    source.numberOfRowsInSection = function() error "no rows" end
    list.rowHeight = 50
    assert.raises("no rows", app.touch, app, 301, 150)
    source.numberOfRowsInSection = count
    list:reloadData()
    app:settle()
    assert.are.equal(5, #list.visibleCells)
  end)

  it("an error in a callback comes out once, with its place, and the table goes on", function()
    local gestures = {
      canEditRowAt = function() swipeLeft(2) end, editingStyleForRowAt = function() swipeLeft(2) end,
      willBeginEditingRowAt = function() swipeLeft(2) end, editActionsForRowAt = function() swipeLeft(2) end,
      trailingSwipeActionsConfigurationForRowAt = function() swipeLeft(2) end,
      leadingSwipeActionsConfigurationForRowAt = function() app:swipe({ row = row(2) }, "right") end,
      titleForDeleteConfirmationButtonForRowAt = function() swipeLeft(2) end,
      didEndEditingRowAt = function() swipeLeft(2); app:settle(); app:tap { row = row(4) } end,
      commitEditingStyle = function() swipeLeft(2); app:settle(); app:tap { row = row(2), part = "delete" } end,
      canMoveRowAt = function() edit() end, shouldIndentWhileEditingRowAt = function() edit() end,
      moveRowAt = function() edit(); app:drag { on = { row = row(1), part = "reorder" }, by = { 0, 88 } } end,
      targetIndexPathForMoveFromRowAt = function() edit(); app:drag { on = { row = row(1), part = "reorder" }, by = { 0, 88 } } end,
      indentationLevelForRowAt = function() list:reloadData(); app:settle() end,
    }
    for name, gesture in pairs(gestures) do
      local fails = 0
      openEditedTable { [name] = function(self, tableView, a, b)
        fails = fails - 1
        if fails == 0 then error "boom" end
        if name == "editingStyleForRowAt" then return "delete" end
        if name == "indentationLevelForRowAt" then return 0 end
        if name == "targetIndexPathForMoveFromRowAt" then return b end
        return (name:match("^can") or name:match("^should")) and true or nil
      end }
      fails = 1
      local ok, message = pcall(gesture)
      assert.is_false(ok, name)
      assert.matches("table_editing_spec.lua:%d+: boom %(in " .. name, message)
      app:settle()
      list:setEditing(false, false)
      list:reloadData()
      app:settle()
      for i, item in ipairs(source.items) do assert.are.equal(item, cell(i).textLabel.text, name) end
      assert.are.equal(0, cell(2).contentView.frame.x)
      swipeLeft(2)
      app:settle()
      list:setEditing(false, false)
      app:tap { row = row(1) }
      app:settle()
      assert.are.equal(row(1), list.indexPathForSelectedRow, name)
    end
  end)
end)

-- Fingers at random places, and changes by the program between them. At rest the screen always shows the model.
describe("random touches and changes", function()
  local function check(context)
    app:settle { timeout = 30 }
    list:setEditing(false, false)
    app:settle { timeout = 30 }
    assert.are.equal(#source.items, list:numberOfRows(1), context)
    local seen = {}
    for _, path in ipairs(list.indexPathsForVisibleRows) do
      local c = list:cellForRow(path)
      seen[c] = true
      assert.are.equal(source.items[path.row], c.textLabel.text, context)
      assert.are.equal(CGRect { 0, (path.row - 1) * 44, 320, 44 }, c.frame, context)
      assert.are.equal(CGRect { 0, 0, 320, 43.5 }, c.contentView.frame, context)
      assert.are.equal(1, c.alpha, context)
      assert.is_false(c.isEditing or c.isHighlighted, context)
    end
    for _, view in ipairs(list.subviews) do
      if view:isKind(UITableViewCell) then assert.is_true(seen[view], context .. ": an orphan at " .. tostring(view.frame)) end
    end
    assert.are.same({}, app:findAll { class = "UITableViewCellMarkControl" })
    local open = 0
    for _, line in ipairs(logged("wBE", "dEE")) do
      open = open + (line:match("^wBE") and 1 or -1)
      assert.is_true(open == 0 or open == 1, context .. ": " .. line)
    end
    assert.are.equal(0, open, context)
  end

  local function pause() app:advanceFrames(math.random(0, 25)) end

  local function finger()
    -- The place is often on a control: minus at the left, the handle or an action at the right.
    local columns = { 19, 160, 301, math.random(5, 315) }
    local x, y = columns[math.random(#columns)], math.random(5, 430)
    local f = app:touch(x, y)
    if math.random(4) == 1 then f:move(math.max(0, x - math.random(300)), y, math.random() * 0.3) end
    for _ = 1, math.random(0, 2) do
      f:move(math.random(0, 319), math.random(0, 439), math.random() * 0.3)
    end
    if math.random(8) == 1 then f:cancel() else f:lift() end
  end

  local changes = {
    function() list:setEditing(math.random(2) == 1, math.random(2) == 1) end,
    function() list:reloadData() end,
    function()
      local place = math.random(#source.items + 1)
      table.insert(source.items, place, "n" .. math.random(1000))
      list:insertRows({ row(place) }, "automatic")
    end,
    function()
      if #source.items == 0 then return end
      local place = math.random(#source.items)
      table.remove(source.items, place)
      list:deleteRows({ row(place) }, "fade")
    end,
    function()
      if #source.items == 0 then return end
      list:reloadRows({ row(math.random(#source.items)) }, "fade")
    end,
    function() list:setContentOffset({ 0, math.random(0, 400) }, math.random(2) == 1) end,
  }

  for seed = 1, 12 do
    it("seed " .. seed, function()
      math.randomseed(seed)
      openLong { editActionsForRowAt = seed % 3 == 0 and function()
        return { UITableViewRowAction { title = "X", handler = function() list:reloadData() end } }
      end or nil }
      for step = 1, 40 do
        local kind = math.random(6)
        if kind <= 2 then
          -- The table must have counted the last change of the model before the next one.
          list:layoutIfNeeded()
          changes[math.random(#changes)]()
        elseif kind == 3 and app:exists "Delete" and app:find("Delete").superview.isUserInteractionEnabled then
          -- A Delete button that is closing stays on the screen until it is gone, and takes no touches.
          app:tap "Delete"
        else
          finger()
        end
        pause()
        if step % 10 == 0 then check("step " .. step) end
      end
    end)
  end
end)
