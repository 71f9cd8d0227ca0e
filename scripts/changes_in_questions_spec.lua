-- The host asks a table's data source, or lays out a cell, and the app's answer changes the table or moves the clock.

describe("an answer that changes the table", function()
  local rows, list ---@type any, any
  before_each(function()
    rows = {}
    for i = 1, 12 do rows[i] = "r" .. i end
  end)

  local function openList(source, Cell)
    source.numberOfRowsInSection = source.numberOfRowsInSection or function() return #rows end
    source.cellForRowAt = source.cellForRowAt or function(_, _, path)
      local cell = (Cell or UITableViewCell) {}
      cell.textLabel.text = rows[path.row]
      return cell
    end
    return launchWindow(function(window)
      list = UITableView { frame = window.bounds, dataSource = source }
      window:addSubview(list)
    end)
  end

  local function checkRows()
    local cells = 0
    for _, view in ipairs(list.subviews) do if view:isKind(UITableViewCell) then cells = cells + 1 end end
    assert.are.equal(#list.visibleCells, cells)
    for i, cell in ipairs(list.visibleCells) do
      local path = list.indexPathsForVisibleRows[i]
      assert.are.equal(rows[path.row], cell.textLabel.text)
      assert.are.equal(cell, list:cellForRow(path))
    end
  end

  -- UIKit asks for the counts in reloadData, and so does an update that follows.
  it("reloadData counts the rows before the model changes again", function()
    local app = openList {}
    rows = { "a", "b", "c", "d", "e" }
    list:reloadData()
    table.insert(rows, 1, "new")
    list:insertRows({ IndexPath(1, 1) }, "none")
    app:settle()
    assert.are.equal(6, #list.visibleCells)
    checkRows()
  end)

  it("a change while rows scroll comes after those that cells have made as they came", function()
    local stage = "calm"
    ---@class changes_in_questions_spec.Late: UITableViewCell
    ---@overload fun(properties?: table): changes_in_questions_spec.Late
    local Late = class("Late", UITableViewCell)
    function Late:didMoveToSuperview()
      if stage ~= "leaving" or not self.superview then return end
      stage = "coming"
      for _ = 1, 3 do rows[#rows + 1] = "new" end
      list:insertRows({ IndexPath(1, #rows - 2), IndexPath(1, #rows - 1), IndexPath(1, #rows) }, "none")
    end
    local app = openList({}, Late)
    list.delegate = {
      scrollViewDidScroll = function()
        if stage ~= "coming" then return end
        stage = "over"
        table.remove(rows)
        list:deleteRows({ IndexPath(1, #rows + 1) }, "none")
      end,
    }
    for i = 1, 20 do rows[i] = "row " .. i end
    list:reloadData()
    list:scrollToRow(IndexPath(1, 20), "bottom", false)
    app:settle()
    stage = "leaving"
    local leaving = {}
    for i = 13, 20 do leaving[#leaving + 1] = IndexPath(1, i) end
    for _ = 1, 8 do table.remove(rows) end
    list:deleteRows(leaving, "fade")
    app:settle()
    assert.are.equal("over", stage)
    assert.are.equal(14, list:numberOfRows(1))
    checkRows()
  end)

  it("a cell inserts a row as it comes into the table", function()
    local armed = false
    ---@class changes_in_questions_spec.Cell: UITableViewCell
    ---@overload fun(properties?: table): changes_in_questions_spec.Cell
    local Cell = class("Cell", UITableViewCell)
    function Cell:didMoveToSuperview()
      UITableViewCell.didMoveToSuperview(self)
      if armed and self.superview then
        armed = false
        table.insert(rows, 1, "new")
        list:insertRows({ IndexPath(1, 1) }, "none")
      end
    end
    local app = openList({}, Cell)
    armed = true
    list:reloadData()
    app:advance(0.1)
    app:settle()
    checkRows()
  end)

  -- Whoever called the data source, a frame or the scenario itself: the host waits for its answer.
  for _, place in ipairs { "numberOfRowsInSection", "cellForRowAt", "didMoveToSuperview" } do
    it("the clock stands still in " .. place .. ", which no frame has called", function()
      local armed, app, message = false, nil, nil
      local function try()
        if not armed then return end
        armed = false
        message = select(2, pcall(app.advance, app, 0.1))
      end
      ---@class changes_in_questions_spec.Cell2: UITableViewCell
      ---@overload fun(properties?: table): changes_in_questions_spec.Cell2
      local Cell = class("Cell", UITableViewCell)
      function Cell:didMoveToSuperview()
        UITableViewCell.didMoveToSuperview(self)
        if place == "didMoveToSuperview" and self.superview then try() end
      end
      app = openList({
        numberOfRowsInSection = function()
          if place == "numberOfRowsInSection" then try() end
          return #rows
        end,
        cellForRowAt = function(_, _, path)
          if place == "cellForRowAt" then try() end
          local cell = Cell {}
          cell.textLabel.text = rows[path.row]
          return cell
        end,
      })
      armed = true
      list:reloadData()
      list:layoutIfNeeded()
      assert.contains("the clock can't be advanced from inside a callback", message)
      app:settle()
      checkRows()
    end)
  end

  it("a finger can't be put down there either", function()
    local armed, app, message = false, nil, nil
    app = openList {
      numberOfRowsInSection = function()
        if armed then
          armed = false
          message = select(2, pcall(app.touch, app, 305, 300))
        end
        return #rows
      end,
      moveRowAt = function() end,
    }
    list:setEditing(true, false)
    app:advance(0.1)
    armed = true
    local gone = {}
    for row = 3, 12 do gone[#gone + 1] = IndexPath(1, row) end
    for _ = 3, 12 do table.remove(rows) end
    list:deleteRows(gone, "none")
    assert.contains("from inside a callback", message)
    app:settle()
    checkRows()
  end)
end)
