-- Rows and items out of sight in which a text is being edited: they keep their cells. Source: docs/rules/tables.md 3.3

-- What is edited in a cell.
local function input(cell) return cell.contentView.subviews[1] end

-- A list of 40 rows that are 50 points high in a window of 320 x 568, in each of which is a field or a text view.
local function openList(kind, Input, options)
  local made = { rows = 40, asked = {}, events = {} }
  local source = {}
  local function fill(cell, path)
    made.asked[#made.asked + 1] = path.row
    if not input(cell) then cell.contentView:addSubview(Input { frame = { 0, 0, 200, 40 } }) end
    return cell
  end
  local function note(word, path) made.events[#made.events + 1] = word .. path.row end
  function source:numberOfRowsInSection() return made.rows end
  function source:numberOfItemsInSection() return made.rows end
  function source:cellForRowAt(list, path) return fill(list:dequeueReusableCell("cell", path), path) end
  function source:cellForItemAt(list, path) return fill(list:dequeueReusableCell("cell", path), path) end
  function source:willDisplay(_, _, path) note("will", path) end
  function source:didEndDisplaying(_, _, path) note("end", path) end
  made.app = launchWindow(function(window)
    if kind == "table" then
      made.list = UITableView { frame = window.bounds, rowHeight = 50 }
      made.list:register(UITableViewCell, "cell")
    else
      local layout = UICollectionViewFlowLayout { itemSize = { 320, 50 }, minimumLineSpacing = 0 }
      made.list = UICollectionView { frame = window.bounds, collectionViewLayout = layout }
      made.list:register(UICollectionViewCell, "cell")
    end
    made.list.dataSource, made.list.delegate = source, source
    window:addSubview(made.list)
  end, options)
  made.list.contentInsetAdjustmentBehavior = "never"
  made.list:layoutIfNeeded()
  function made:cell(row)
    if kind == "table" then return self.list:cellForRow(IndexPath(1, row)) end
    return self.list:cellForItem(IndexPath(1, row))
  end
  function made:scroll(y)
    self.list:setContentOffset({ 0, y }, false)
    self.list:layoutIfNeeded()
  end
  function made:change(name, ...)
    local word = kind == "table" and name .. "Rows" or name .. "Items"
    self.list[word](self.list, ...)
    self.app:settle()
  end
  function made:asks(row)
    local count = 0
    for _, asked in ipairs(self.asked) do if asked == row then count = count + 1 end end
    return count
  end
  -- Edits the third row and scrolls it out of sight.
  function made:editAside()
    local cell = self:cell(3)
    input(cell):becomeFirstResponder()
    self.app:type("ab")
    self:scroll(1000)
    return cell
  end
  return made
end

for _, kind in ipairs { "table", "collection view" } do
  for _, system in ipairs { 12, 17 } do
    for name, Input in pairs { field = UITextField, ["text view"] = UITextView } do
      describe(("a row of a %s with a %s that is edited out of sight, in %d"):format(kind, name, system), function()
        local made
        before_each(function() made = openList(kind, Input, { system = system }) end)

        it("keeps its cell, and typing goes on", function()
          local cell = made:editAside()
          assert.is_nil(made:cell(3))
          assert.is_true(input(cell).isFirstResponder)
          assert.is_true(cell.isHidden)
          assert.are.equal(made.list, cell.superview)
          for _, shown in ipairs(made.list.visibleCells) do assert.are_not.equal(cell, shown) end
          for y = 1000, 1500, 50 do made:scroll(y) end
          for _, shown in ipairs(made.list.visibleCells) do assert.are_not.equal(cell, shown) end
          made.app:type("c")
          assert.are.equal("abc", input(cell).text)
        end)

        it("shows the same cell again without asking for it, and tells the delegate", function()
          local cell = made:editAside()
          assert.is_true(table.concat(made.events, " "):find("end3", 1, true) ~= nil)
          made.events = {}
          made:scroll(0)
          assert.are.equal(cell, made:cell(3))
          assert.are.equal(1, made:asks(3))
          assert.is_true(table.concat(made.events, " "):find("will3", 1, true) ~= nil)
          assert.is_false(cell.isHidden)
          assert.are.equal(CGRect { 0, 100, 320, 50 }, cell.frame)
          assert.is_true(input(cell).isFirstResponder)
          made.app:type("c")
          assert.are.equal("abc", input(cell).text)
        end)

        it("gives its cell up when the editing ends", function()
          local cell = made:editAside()
          input(cell):resignFirstResponder()
          made.list:layoutIfNeeded()
          assert.is_nil(cell.superview)
          made:scroll(0)
          assert.are.equal(2, made:asks(3))
        end)

        it("follows its row through updates", function()
          local cell = made:editAside()
          made.rows = 42
          made:change("insert", { IndexPath(1, 1), IndexPath(1, 2) })
          assert.is_true(input(cell).isFirstResponder)
          made.rows = 41
          made:change("delete", { IndexPath(1, 1) })
          made:scroll(0)
          assert.are.equal(cell, made:cell(4))
          assert.is_true(input(cell).isFirstResponder)
        end)

        it("ends the editing when the row is deleted or reloaded, or all rows are", function()
          for _, change in ipairs { "delete", "reload", "reloadData" } do
            made:scroll(0)
            local cell = made:editAside()
            if change == "delete" then made.rows = made.rows - 1 end
            if change == "reloadData" then made.list:reloadData() else made:change(change, { IndexPath(1, 3) }) end
            made.list:layoutIfNeeded()
            assert.is_false(input(cell).isFirstResponder)
            -- It may be shown for another row already.
            assert.is_true(cell.superview == nil or not cell.isHidden)
          end
        end)

        it("keeps a cell that an update moves out of sight", function()
          local cell = made:cell(3)
          input(cell):becomeFirstResponder()
          made.rows = 60
          local paths = {}
          for row = 1, 20 do paths[row] = IndexPath(1, row) end
          made:change("insert", paths)
          assert.is_nil(made:cell(23))
          assert.is_true(input(cell).isFirstResponder)
          made:scroll(1000)
          assert.are.equal(cell, made:cell(23))
          assert.is_true(input(cell).isFirstResponder)
        end)

        it("reconfigures the cell that is kept", function()
          local cell = made:editAside()
          made:change("reconfigure", { IndexPath(1, 3) })
          assert.are.equal(2, made:asks(3))
          assert.is_true(input(cell).isFirstResponder)
        end)
      end)
    end
  end

  describe("an edited row out of sight of a " .. kind, function()
    it("hands its place over when another row is edited", function()
      local made = openList(kind, UITextField)
      local first = made:editAside()
      local second = made:cell(23)
      input(second):becomeFirstResponder()
      made:scroll(0)
      assert.are.equal(made.list, second.superview)
      assert.is_true(second.isHidden and input(second).isFirstResponder)
      assert.is_true(first.superview == nil or not first.isHidden)
      made:scroll(1000)
      assert.are.equal(second, made:cell(23))
    end)

    it("is not seen", function()
      local made = openList(kind, UITextField)
      made:editAside()
      assert.is_nil(made.app:frame():find("ab", 1, true))
      made:scroll(0)
      assert.is_truthy(made.app:frame():find("ab", 1, true))
    end)

    it("outlives a data source that reloads when the editing ends", function()
      local made = openList(kind, UITextField)
      local cell = made:cell(3)
      input(cell).delegate = { textFieldDidEndEditing = function() made.list:reloadData() end }
      made:editAside()
      made.rows = 2
      made.list:reloadData()
      made.app:settle()
      assert.are.equal(2, #made.list.visibleCells)
      assert.is_false(input(cell).isFirstResponder)
    end)
  end)
end
