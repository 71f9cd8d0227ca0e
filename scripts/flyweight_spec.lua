-- flyweight: a table view written in Lua shows what UIKit's table view shows, and reuses its cells.
describe("flyweight", function()
  local app, list, tableView ---@type App, any, any

  before_each(function()
    app = launch("flyweight", { device = "iPhone SE" })
    list, tableView = app.delegate.list, app.delegate.tableView
  end)

  local function nameInRow(row)
    local cell = tableView:cellForRow(row)
    return cell and cell.typeRow.nameField.text
  end

  -- What counts cells counts those of an upright phone.
  local function upright()
    app:rotateDevice "portrait"
    app:settle()
  end

  local function visibleRows()
    return tableView.last - tableView.first + 1
  end

  describe("shows the same screen as timetypes", function()
    local twin ---@type App

    before_each(function() twin = launch("timetypes", { device = "iPhone SE" }) end)

    -- Does the same in both apps and compares their screens.
    local function same(deed)
      deed(app)
      deed(twin)
      assert.are.equal(twin:frame(), app:frame())
    end

    local function typed(text)
      return function(one)
        one:type(text)
        one:pressReturn()
        one:settle()
      end
    end

    it("at the start", function()
      same(function() end)
      assert.is_true(app:exists "Reading")
    end)

    it("while it is scrolled, and at rest", function()
      same(function(one)
        -- By touches, which are the same in both apps whatever perturbs them.
        one:touches { { 0, 1, "began", 160, 250 }, { 0.02, 1, "moved", 160, 205 }, { 0.05, 1, "moved", 160, 160 }, { 0.05, 1, "ended", 160, 160 } }
        one:advance(0.2)
      end)
      same(function(one) one:settle() end)
      assert.is_false(app:exists "Reading")
    end)

    it("at the very end, with the sawtooth below", function()
      for _ = 1, 3 do
        same(function(one)
          one:fling { from = { 160, 250 }, velocity = { 0, -6000 } }
          one:settle()
        end)
      end
      assert.is_true(app:exists "Nothing")
      assert.are.equal(66 * 75 + 10 - tableView.bounds.height, tableView.contentOffset.y)
    end)

    it("when the device has been turned, and while the list is pulled down then", function()
      same(function(one)
        one:rotateDevice "landscapeLeft"
        one:settle()
      end)
      assert.are.equal(app.window.bounds.size, tableView.bounds.size)
      same(function(one) one:touch(160, 60):move(160, 110, 0.3) end)
    end)

    it("while a row is swiped, and when it is deleted", function()
      local fingers = {}
      same(function(one)
        fingers[one] = one:touch(20, 110)
        fingers[one]:move(100, 110, 0.3)
      end)
      same(function(one)
        fingers[one]:lift()
        one:settle()
      end)
      assert.is_false(app:exists "Writing")
      assert.are.equal(65, tableView:numberOfRows())
    end)

    it("while it is pulled down, and when a row is created", function()
      local fingers = {}
      same(function(one)
        fingers[one] = one:touch(160, 120)
        fingers[one]:move(160, 190, 0.3)
      end)
      same(function(one) fingers[one]:move(160, 260, 0.3) end)
      same(function(one)
        fingers[one]:lift()
        one:settle()
      end)
      same(typed "Meditation")
      assert.is_true(app:exists "Meditation")
      assert.are.equal(67, tableView:numberOfRows())
    end)

    it("when a row is edited", function()
      same(function(one)
        one:drag { from = { 20, 110 }, to = { 180, 110 }, hold = 0.1 }
        one:settle()
      end)
      same(typed "!")
      assert.is_true(app:exists "Writing!")
    end)
  end)

  describe("cells", function()
    before_each(upright)

    it("are made for the first screen and one row more", function()
      assert.are.equal(8, list.cellsMade)
      app:drag { on = tableView, by = { 0, -70 }, hold = 0.4 }
      assert.are.equal(9, list.cellsMade)
    end)

    it("are made no more in a steady scroll through all rows", function()
      app:drag { on = tableView, by = { 0, -70 }, hold = 0.4 }
      for y = 20, 66 * 75 - tableView.bounds.height, 20 do
        tableView.contentOffset = { 0, y }
        tableView:layoutIfNeeded()
      end
      assert.are.equal(9, list.cellsMade)
      assert.are.equal("Nothing", nameInRow(66))
    end)

    it("are those of rows that have left", function()
      local first = tableView:cellForRow(1)
      tableView.contentOffset = { 0, 80 }
      tableView:layoutIfNeeded()
      assert.is_nil(tableView:cellForRow(1))
      assert.are.equal(first, tableView:cellForRow(9))
      assert.are.equal(8, list.cellsMade)
    end)

    it("are asked for only for rows that enter, once each", function()
      assert.are.same({ 1, 2, 3, 4, 5, 6, 7, 8 }, table.move(list.asked, 1, 8, 1, {}))
      list.asked = {}
      for y = 10, 300, 10 do
        tableView.contentOffset = { 0, y }
        tableView:layoutIfNeeded()
      end
      assert.are.same({ 9, 10, 11, 12 }, list.asked)
      for y = 290, 0, -10 do
        tableView.contentOffset = { 0, y }
        tableView:layoutIfNeeded()
      end
      assert.are.same({ 9, 10, 11, 12, 4, 3, 2, 1 }, list.asked)
    end)

    it("of a jump are all used again", function()
      tableView.contentOffset = { 0, 3000 }
      tableView:layoutIfNeeded()
      assert.are.equal(8, list.cellsMade)
      assert.are.equal(8, visibleRows())
    end)

    it("come back clean: no selection, no slide, no index of the old row", function()
      app:tap "Reading"
      assert.is_true(tableView:cellForRow(1).isSelected)
      tableView.contentOffset = { 0, 80 }
      tableView:layoutIfNeeded()
      assert.is_false(tableView:cellForRow(9).isSelected)
      assert.are.equal(9, tableView:cellForRow(9).row)
      assert.are.equal(0, tableView:cellForRow(9).slide)
    end)

    it("are found by their identifier only", function()
      tableView.contentOffset = { 0, 80 }
      tableView:layoutIfNeeded()
      tableView.contentOffset = { 0, 0 }
      tableView:layoutIfNeeded()
      assert.is_nil(tableView:dequeueReusableCell "other")
    end)
  end)

  describe("the content", function()
    it("is as high as its rows, and 10 pt for the sawtooth", function()
      assert.are.equal(CGSize { tableView.bounds.width, 66 * 75 + 10 }, tableView.contentSize)
      assert.are.equal(CGRect { 0, 66 * 75, tableView.bounds.width, 10 }, tableView.bottomView.frame)
    end)

    it("is at least 2 pt higher than the view, so that it always bounces", function()
      while #app.delegate.types.items > 2 do app.delegate.types:remove(1) end
      tableView:reloadData()
      app:settle()
      assert.are.equal(CGSize { tableView.bounds.width, tableView.bounds.height + 2 + 10 }, tableView.contentSize)
      assert.are.equal(CGRect { 0, 150, tableView.bounds.width, 10 }, tableView.bottomView.frame)
    end)

    it("may be empty", function()
      while #app.delegate.types.items > 0 do app.delegate.types:remove(1) end
      tableView:reloadData()
      app:settle()
      assert.are.equal(0, visibleRows())
      list:insertOnTop "Only"
      app:settle()
      assert.are.equal("Only", nameInRow(1))
    end)
  end)

  describe("a finger", function()
    it("shows the selected background once the touch delay is over", function()
      local shown = tableView:cellForRow(2).selectedBackgroundView
      local finger = app:touch(100, 110)
      finger:hold(0.1)
      assert.is_true(shown.isHidden)
      finger:hold(0.1)
      assert.is_false(shown.isHidden)
      finger:cancel()
      assert.is_true(shown.isHidden)
    end)

    it("that taps selects the row and deselects the others", function()
      app:tap "Reading"
      app:tap "Running"
      assert.is_false(tableView:cellForRow(1).isSelected)
      assert.is_true(tableView:cellForRow(3).isSelected)
      assert.are.equal(3, tableView.selectedRow)
    end)

    it("is not needed to select a row", function()
      tableView:manuSelectedRowAt(2)
      assert.is_true(tableView:cellForRow(2).isSelected)
      assert.are.equal(2, tableView.selectedRow)
    end)

    it("that taps below the last row selects nothing", function()
      while #app.delegate.types.items > 2 do app.delegate.types:remove(1) end
      tableView:reloadData()
      app:settle()
      app:tap { 160, 300 }
      assert.is_nil(tableView.selectedRow)
    end)

    it("that scrolls selects nothing", function()
      app:drag { on = tableView, by = { 0, -100 }, hold = 0.4 }
      app:settle()
      assert.is_nil(tableView.selectedRow)
    end)
  end)

  describe("an insertion", function()
    it("of several rows puts each at its place", function()
      local items = app.delegate.types.items
      for place, row in ipairs { 1, 3, 5 } do table.insert(items, row, { name = "New " .. place, cost = "", count = 0 }) end
      tableView:insertRows { 1, 3, 5 }
      app:settle()
      assert.are.equal(69, tableView:numberOfRows())
      for row = tableView.first, tableView.last do
        assert.are.equal(items[row].name, nameInRow(row))
        assert.are.equal(tableView:rectForRow(row), tableView:cellForRow(row).frame)
      end
    end)

    it("above the screen leaves what is seen as it is, but for its place", function()
      tableView.contentOffset = { 0, 750 }
      tableView:layoutIfNeeded()
      local name, items = nameInRow(tableView.first), app.delegate.types.items
      for row = 1, 2 do table.insert(items, row, { name = "New " .. row, cost = "", count = 0 }) end
      tableView:insertRows { 1, 2 }
      assert.are.equal(name, items[13].name)
      app:settle()
      assert.are.equal(items[tableView.first].name, nameInRow(tableView.first))
    end)
  end)

  describe("a deletion", function()
    it("moves the rows below up in 0.25 s", function()
      local third = tableView:cellForRow(3)
      list:delete(tableView:cellForRow(2))
      local plot = app:plot("layer.presentation.frame.y", { of = third, duration = 0.5, print = false })
      local y = plot:values()
      assert.are.equal(150, y[1])
      assert.is_true(y[8] < 150 and y[8] > 75)
      assert.is_true(y[14] > 75) -- 0.217 s
      assert.are.equal(75, y[17]) -- 0.267 s
      assert.are.equal(third, tableView:cellForRow(2))
    end)

    it("brings the row below the screen up with the others", function()
      upright()
      list:delete(tableView:cellForRow(2))
      assert.are.equal("Coding", nameInRow(8))
      app:settle()
      assert.are.equal(9, list.cellsMade)
      assert.are.equal(1, tableView.pool:count "type") -- the cell of the deleted row
    end)

    it("of all rows one by one leaves none", function()
      for left = 65, 0, -1 do
        list:delete(tableView:cellForRow(1))
        app:settle()
        assert.are.equal(left, tableView:numberOfRows())
      end
      assert.is_nil(tableView:cellForRow(1))
      assert.is_true(list.cellsMade <= 10)
    end)

    it("at the end of the content pulls it down", function()
      tableView.contentOffset = { 0, 66 * 75 + 10 - tableView.bounds.height }
      tableView:layoutIfNeeded()
      list:delete(tableView:cellForRow(66))
      app:settle()
      assert.are.equal(65 * 75 + 10 - tableView.bounds.height, tableView.contentOffset.y)
      assert.are.equal("Waiting", nameInRow(65))
    end)
  end)

  it("keeps random insertions, deletions and scrolls in step with the model", function()
    math.randomseed(4)
    for _ = 1, 120 do
      local deed = math.random(3)
      if deed == 1 then
        list:insertOnTop("New")
      elseif deed == 2 then
        list:delete(tableView:cellForRow(math.random(tableView.first, tableView.last)))
      else
        tableView.contentOffset = { 0, math.random(0, 3000) }
      end
      app:advanceFrames(math.random(0, 30))
    end
    app:settle()
    local items = app.delegate.types.items
    assert.are.equal(#items, tableView:numberOfRows())
    for row = tableView.first, tableView.last do
      assert.are.equal(items[row].name, nameInRow(row))
      assert.are.equal(tableView:rectForRow(row), tableView:cellForRow(row).frame)
      assert.are.equal(1, tableView:cellForRow(row).alpha)
    end
    assert.is_true(list.cellsMade <= 30)
  end)
end)
