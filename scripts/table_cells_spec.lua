-- Cells: styles, accessories, indentation, backgrounds, reuse. The table is M of the cases: 5 rows of 44 pt in 320 x 480.
local app, list, make ---@type App, UITableView, any

local function openTable(maker, options)
  make = maker
  options = options or {}
  app = launchWindow(function(window)
    local source = {
      numberOfRowsInSection = function() return options.rows or 5 end,
      cellForRowAt = function(_, tableView, path) return make(tableView, path) end,
    }
    for name, method in pairs(options.methods or {}) do source[name] = method end
    list = UITableView { frame = UIScreen.main.bounds, style = options.style or "plain", dataSource = source, delegate = source }
    for identifier, cellClass in pairs(options.register or {}) do list:register(cellClass, identifier) end
    window:addSubview(list)
  end, { device = { size = { 320, 480 }, scale = 2 } })
end

local function cell(n) return list:cellForRow(IndexPath(1, n or 1)) end

-- A table whose cells are all made with these properties.
local function openCells(properties, text, detail)
  openTable(function()
    local c = UITableViewCell(properties)
    if text then c.textLabel.text = text end
    if detail then c.detailTextLabel.text = detail end
    return c
  end)
  return cell()
end

describe("styles", function()
  it("default: one text, 15 from either side", function()
    local c = openCells({}, "Apple")
    assert.are.equal(CGRect { 15, 0, 290, 43.5 }, c.textLabel.frame)
    assert.is_nil(c.detailTextLabel)
  end)

  it("value1: the second text at the right, as wide as it is", function()
    local c = openCells({ style = "value1" }, "Name", "Value")
    local width = UILabel { text = "Value" }:sizeThatFits({ 0, 0 }).width
    assert.are.equal(CGRect { 305 - width, 12, width, 20.5 }, c.detailTextLabel.frame)
    assert.are.equal(CGRect { 15, 12, c.textLabel.frame.width, 20.5 }, c.textLabel.frame)
    assert.are.equal(c.textLabel:sizeThatFits({ 0, 0 }).width, c.textLabel.frame.width)
    c.detailTextLabel.text = ("long "):rep(30)
    app:settle()
    assert.are.equal(290, c.detailTextLabel.frame.width)
    assert.are.equal(0, c.textLabel.frame.width)
  end)

  it("value2: the first text right-aligned in 91 pt, the second beside it", function()
    local c = openCells({ style = "value2" }, "mobile", "555-1234")
    assert.are.equal(CGRect { 15, 14, 91, 17 }, c.textLabel.frame)
    assert.are.equal("right", c.textLabel.textAlignment)
    assert.are.equal(112, c.detailTextLabel.frame.x)
  end)

  it("subtitle: one above the other, in the middle", function()
    local c = openCells({ style = "subtitle" }, "Title", "below")
    local text, detail = c.textLabel.frame, c.detailTextLabel.frame
    assert.are.equal(5, text.minY)
    assert.are.equal(20.5, text.height)
    assert.are.equal(25.5, detail.minY)
    assert.are.equal(14.5, detail.height)
    assert.are.equal(12, c.detailTextLabel.font.pointSize)
    c.detailTextLabel.text = nil
    app:settle()
    assert.are.equal(12, c.textLabel.frame.y)
  end)

  it("draws the line under a picture from where the text begins, unless somebody says where", function()
    local c = openCells({}, "Apple")
    local line = c.subviews[2]
    c.imageView.image = UIImage { named = "apple", size = { 20, 20 } }
    app:settle()
    assert.are.equal(CGRect { 50, 43.5, 270, 0.5 }, line.frame)
    assert.are.equal(c.textLabel.frame.x, line.frame.x)
    c.separatorInset = { 0, 30, 0, 0 }
    app:settle()
    assert.are.equal(30, line.frame.x)
  end)

  it("shows a picture before the text, scaled down to the row", function()
    local c = openCells({}, "Apple")
    c.imageView.image = UIImage { named = "apple", size = { 30, 20 } }
    app:settle()
    assert.are.equal(CGRect { 15, 12, 30, 20 }, c.imageView.frame)
    assert.are.equal(60, c.textLabel.frame.x)
    c.imageView.image = UIImage { named = "tree", size = { 43.5, 87 } }
    app:settle()
    assert.are.equal(CGRect { 15, 0, 21.75, 43.5 }, c.imageView.frame)
    c.imageView.image = "unknown"
    app:settle()
    assert.are.equal(CGRect { 15, 0, 43.5, 43.5 }, c.imageView.frame)
    c.imageView.image = nil
    app:settle()
    assert.are.equal(15, c.textLabel.frame.x)
  end)

  it("are recognisable in a frame", function()
    local styles = { "default", "value1", "value2", "subtitle", "default", "default", "default" }
    local accessories = { "none", "disclosureIndicator", "checkmark", "detailButton", "detailDisclosureButton", "none", "none" }
    openTable(function(_, path)
      local c = UITableViewCell { style = styles[path.row], accessoryType = accessories[path.row] }
      c.textLabel.text = styles[path.row]
      if c.detailTextLabel then c.detailTextLabel.text = "detail" end
      if path.row == 6 then c.imageView.image = UIImage { named = "pic", size = { 40, 40 } } end
      if path.row == 7 then c.accessoryView = UISwitch { frame = { 0, 0, 51, 31 } } end
      return c
    end, { rows = 7 })
    app:settle()
    assert.frame(app, "styles")
  end)
end)

describe("the sides of a cell", function()
  it("T62 the separator is half a point high and 15 in; none leaves the whole height to the content", function()
    local c = openCells({}, "A")
    assert.are.equal(CGRect { 0, 0, 320, 43.5 }, c.contentView.frame)
    assert.are.equal(CGRect { 15, 43.5, 305, 0.5 }, c.subviews[2].frame)
    list.separatorStyle = "none"
    app:settle()
    assert.are.equal(CGRect { 0, 0, 320, 44 }, c.contentView.frame)
    assert.is_true(c.subviews[2].isHidden)
  end)

  it("separatorInset is the table's, or its own", function()
    openTable(function(_, path)
      local c = UITableViewCell {}
      if path.row == 2 then c.separatorInset = { 0, 40, 0, 20 } end
      return c
    end)
    assert.are.equal(CGRect { 15, 43.5, 305, 0.5 }, cell(1).subviews[2].frame)
    assert.are.equal(CGRect { 40, 43.5, 260, 0.5 }, cell(2).subviews[2].frame)
    assert.are.equal(40, cell(2).separatorInset.left)
    assert.are.equal(15, cell(1).separatorInset.left)
  end)

  it("T64 accessories take their width and 25", function()
    local widths = { none = 320, disclosureIndicator = 287, checkmark = 281, detailButton = 273, detailDisclosureButton = 253 }
    for kind, width in pairs(widths) do
      assert.are.equal(width, openCells({ accessoryType = kind }, "A").contentView.frame.width, kind)
    end
    local own = UIView { frame = { 0, 0, 60, 20 } }
    local c = openCells({}, "A")
    c.accessoryView = own
    app:settle()
    assert.are.equal(CGRect { 245, 12, 60, 20 }, own.frame)
    assert.are.equal(235, c.contentView.frame.width)
    assert.are.equal(218, c.textLabel.frame.width)
    c.accessoryView = nil
    app:settle()
    assert.is_nil(own.superview)
    assert.are.equal(320, c.contentView.frame.width)
  end)

  it("while editing the accessory is the editing accessory, or none", function()
    local c = openCells({ accessoryType = "disclosureIndicator" }, "A")
    list.isEditing = true
    app:settle()
    assert.are.equal(CGRect { 38, 0, 282, 43.5 }, c.contentView.frame)
    c.editingAccessoryType = "checkmark"
    app:settle()
    assert.are.equal(CGRect { 38, 0, 243, 43.5 }, c.contentView.frame)
    c.editingAccessoryView = UIView { frame = { 0, 0, 10, 10 } }
    app:settle()
    assert.are.equal(CGRect { 38, 0, 247, 43.5 }, c.contentView.frame)
    list.isEditing = false
    app:settle()
    assert.are.equal(287, c.contentView.frame.width)
  end)

  it("a detail button tells the delegate and selects nothing, even where selection is off", function()
    local tapped = {}
    openTable(function() return UITableViewCell { accessoryType = "detailButton" } end, {
      methods = {
        accessoryButtonTappedForRowWith = function(_, _, path) tapped[#tapped + 1] = path end,
        shouldHighlightRowAt = function() tapped[#tapped + 1] = "sHi"; return true end,
      },
    })
    app:tap { row = IndexPath(1, 3), part = "accessory" }
    list.allowsSelection = false
    app:tap { row = IndexPath(1, 4), part = "accessory" }
    assert.are.same({ IndexPath(1, 3), IndexPath(1, 4) }, tapped)
    assert.is_nil(list.indexPathForSelectedRow)
  end)

  it("a tap on a disclosure indicator selects the row", function()
    openCells({ accessoryType = "disclosureIndicator" }, "A")
    app:tap { row = IndexPath(1, 3), part = "accessory" }
    assert.are.equal(IndexPath(1, 3), list.indexPathForSelectedRow)
  end)

  it("a part that isn't there is an error that lists those that are", function()
    openCells({ accessoryType = "detailButton" }, "A")
    assert.has_error(function() app:tap { row = IndexPath(1, 1), part = "minus" } end,
      "row 1.1 shows no minus control now; it shows accessory")
    assert.raises('"minus", "insert", "reorder", "accessory", "delete"', app.tap, app, { row = IndexPath(1, 1), part = "handle" })
  end)

  it("indentation moves texts, not the content view", function()
    local c = openCells({ indentationLevel = 2 }, "A")
    assert.are.equal(35, c.textLabel.frame.x)
    assert.are.equal(0, c.contentView.frame.x)
    c.indentationWidth = 20
    app:settle()
    assert.are.equal(55, c.textLabel.frame.x)
  end)

  it("indentationLevelForRowAt sets the level before willDisplay", function()
    local seen = {}
    openTable(function() return UITableViewCell {} end, {
      methods = {
        indentationLevelForRowAt = function(_, _, path) return path.row end,
        willDisplay = function(_, _, c, path) seen[path.row] = c.indentationLevel end,
      },
    })
    assert.are.same({ 1, 2, 3, 4, 5 }, seen)
  end)
end)

describe("looks", function()
  it("a selected cell has its background behind the content; none shows nothing", function()
    local c = openCells({}, "A")
    local own, behind = UIView { backgroundColor = "yellow" }, UIView { backgroundColor = "blue" }
    c.selectedBackgroundView, c.backgroundView = own, behind
    app:settle()
    assert.is_nil(own.superview)
    assert.are.equal(c.bounds, behind.frame)
    app:tap { row = IndexPath(1, 1) }
    assert.are.equal(c, own.superview)
    assert.are.equal(behind, c.subviews[1])
    assert.are.equal(own, c.subviews[2])
    assert.is_true(c.textLabel.isHighlighted)
    list:deselectRow(IndexPath(1, 1))
    assert.is_nil(own.superview)
    c.selectionStyle = "none"
    app:tap { row = IndexPath(1, 1) }
    assert.is_true(c.isSelected)
    assert.is_nil(own.superview)
    assert.is_false(c.textLabel.isHighlighted)
  end)
end)

describe("reuse", function()
  it("T26 an identifier that nobody registered gives nil, or an error for a path", function()
    openTable(function() return UITableViewCell {} end)
    assert.is_nil(list:dequeueReusableCell "x")
    local ok, message = pcall(list.dequeueReusableCell, list, "x", IndexPath(1, 1))
    assert.is_false(ok)
    assert.matches("unable to dequeue a cell with identifier x %- must register", message)
  end)

  it("keeps a pool for each identifier", function()
    local A, B = class("A", UITableViewCell), class("B", UITableViewCell)
    openTable(function(tableView, path) return tableView:dequeueReusableCell(path.row % 2 == 0 and "a" or "b", path) end,
      { rows = 100, register = { a = A, b = B } })
    for y = 0, 2000, 100 do
      list.contentOffset = { 0, y }
      list:layoutIfNeeded()
      for _, path in ipairs(list.indexPathsForVisibleRows) do
        assert.is_true(list:cellForRow(path):isKind(path.row % 2 == 0 and A or B))
      end
    end
  end)

  it("registration can be taken back", function()
    openTable(function() return UITableViewCell {} end, { register = { a = UITableViewCell } })
    assert.is_not_nil(list:dequeueReusableCell "a")
    list:register(nil, "a")
    assert.is_nil(list:dequeueReusableCell "a")
  end)

  it("calls what a subclass overrides", function()
    local calls = {}
    ---@class table_cells_spec.Row: UITableViewCell
    ---@overload fun(properties?: table): table_cells_spec.Row
    local Row = class("Row", UITableViewCell)
    function Row:init(...)
      Row.super.init(self, ...)
      calls[#calls + 1] = "init " .. self.reuseIdentifier
      self.badge = UIView {}
      self.contentView:addSubview(self.badge)
    end
    function Row:layoutSubviews()
      Row.super.layoutSubviews(self)
      self.badge.frame = { self.contentView.bounds.maxX - 20, 10, 10, 10 }
    end
    function Row:setSelected(selected, animated)
      Row.super.setSelected(self, selected, animated)
      calls[#calls + 1] = "selected " .. tostring(selected) .. " " .. tostring(animated)
    end
    function Row:setHighlighted(highlighted, animated)
      Row.super.setHighlighted(self, highlighted, animated)
      calls[#calls + 1] = "highlighted " .. tostring(highlighted)
    end
    function Row:setEditing(editing, animated)
      Row.super.setEditing(self, editing, animated)
      calls[#calls + 1] = "editing " .. tostring(editing) .. " " .. tostring(animated)
    end
    function Row:prepareForReuse()
      Row.super.prepareForReuse(self)
      calls[#calls + 1] = "prepare"
    end
    openTable(function(tableView, path) return tableView:dequeueReusableCell("row", path) end, { rows = 1, register = { row = Row } })
    assert.are.same({ "init row" }, calls)
    assert.are.equal(300, cell().badge.frame.x)
    calls = {}
    app:tap { row = IndexPath(1, 1) }
    assert.are.same({ "highlighted true", "highlighted false", "selected true false" }, calls)
    calls = {}
    list:deselectRow(IndexPath(1, 1), true)
    assert.are.same({ "selected false true" }, calls)
    calls = {}
    list:setEditing(true, true)
    app:settle()
    assert.are.same({ "editing true true" }, calls)
    assert.are.equal(262, cell().badge.frame.x)
    calls = {}
    list:reloadData()
    app:settle()
    assert.are.same({ "prepare", "editing false false", "editing true false" }, { calls[2], calls[1], calls[3] })
  end)
end)

describe("selection", function()
  local log ---@type table

  local function openLogged(methods)
    log = {}
    local words = { willSelectRowAt = "wS", didSelectRowAt = "dS", willDeselectRowAt = "wD", didDeselectRowAt = "dD" }
    local all = {}
    for name, word in pairs(words) do
      all[name] = function(self, tableView, path)
        log[#log + 1] = word .. " " .. path.row
        if methods and methods[name] then return methods[name](self, tableView, path) end
        return path
      end
    end
    openTable(function() return UITableViewCell {} end, { methods = all })
  end

  it("T104, T105 willSelectRowAt refuses with nil and may name another row", function()
    openLogged { willSelectRowAt = function(_, _, path) return path.row == 4 and IndexPath(1, 5) or nil end }
    app:tap { row = IndexPath(1, 2) }
    assert.is_nil(list.indexPathForSelectedRow)
    app:tap { row = IndexPath(1, 4) }
    assert.are.equal(IndexPath(1, 5), list.indexPathForSelectedRow)
    assert.are.same({ "wS 2", "wS 4", "dS 5" }, log)
    assert.is_false(cell(4).isSelected)
  end)

  it("a row that refuses to be deselected stays selected beside the new one", function()
    openLogged { willDeselectRowAt = function() return nil end }
    app:tap { row = IndexPath(1, 2) }
    app:tap { row = IndexPath(1, 4) }
    assert.are.same({ IndexPath(1, 2), IndexPath(1, 4) }, list.indexPathsForSelectedRows)
    assert.are.same({ "wS 2", "dS 2", "wS 4", "wD 2", "dS 4" }, log)
  end)

  it("T108 several rows toggle; back in single selection the first is kept", function()
    openLogged()
    list.allowsMultipleSelection = true
    app:tap { row = IndexPath(1, 4) }
    app:tap { row = IndexPath(1, 2) }
    app:tap { row = IndexPath(1, 5) }
    app:tap { row = IndexPath(1, 2) }
    assert.are.same({ "wS 4", "dS 4", "wS 2", "dS 2", "wS 5", "dS 5", "wD 2", "dD 2" }, log)
    list.allowsMultipleSelection = false
    assert.are.same({ IndexPath(1, 4) }, list.indexPathsForSelectedRows)
    assert.is_false(cell(5).isSelected)
  end)

  it("T117 a tap on a header or below the rows does nothing", function()
    openLogged()
    list.dataSource.titleForHeaderInSection = function() return "Header" end
    list:reloadData()
    app:settle()
    list:selectRow(IndexPath(1, 2))
    app:tap { 100, 14 }
    app:tap { 100, 400 }
    assert.are.same({}, log)
    assert.are.equal(IndexPath(1, 2), list.indexPathForSelectedRow)
    app:tap { row = IndexPath(1, 1) }
    assert.are.equal(4, #log)
  end)

  it("nothing selects a row that is not there", function()
    openLogged { willSelectRowAt = function() return IndexPath(7, 9) end }
    app:tap { row = IndexPath(1, 2) }
    assert.is_nil(list.indexPathForSelectedRow)
    list:selectRow(IndexPath(1, 99))
    assert.is_nil(list.indexPathForSelectedRow)
  end)

  it("a finger that leaves its row, or a reload under it, gives the highlight up", function()
    openLogged()
    local finger = app:touch(160, 66)
    finger:hold(0.3)
    assert.is_true(cell(2).isHighlighted)
    list:reloadData()
    app:advanceFrames(1)
    finger:lift()
    app:settle()
    assert.are.same({}, log)
    for i = 1, 5 do assert.is_false(cell(i).isHighlighted) end
  end)
end)

describe("cells that go from row to row in one layout", function()
  local function reusing(identifier)
    return function(tableView, path)
      local c = tableView:dequeueReusableCell(identifier or "row") or UITableViewCell { reuseIdentifier = identifier or "row" }
      c.textLabel.text = "row " .. path.row
      return c
    end
  end

  local function cellsOf(view)
    local cells = {}
    for _, subview in ipairs(view.subviews) do if subview:isKind(UITableViewCell) then cells[#cells + 1] = subview end end
    return cells
  end

  -- Later rows behind earlier ones, and no cell that no row shows.
  local function assertInOrder()
    local cells, visible = cellsOf(list), list.visibleCells
    assert.are.equal(#visible, #cells)
    for n, shown in ipairs(visible) do assert.are.same(shown, cells[#cells + 1 - n]) end
  end

  it("later rows stand behind earlier ones, whichever way and however far the content moves", function()
    openTable(reusing(), { rows = 500, methods = { heightForRowAt = function(_, _, path) return 30 + path.row % 7 * 5 end } })
    assertInOrder()
    for step = 1, 200 do
      list.contentOffset = { 0, math.random(4) == 1 and math.random(0, 20000) or math.max(0, list.contentOffset.y + math.random(-90, 90)) }
      app:advance(1 / 60)
      assertInOrder()
      local first = list.indexPathsForVisibleRows[1]
      assert.are.equal("row " .. first.row, list.visibleCells[1].textLabel.text)
    end
  end)

  it("a cell that was taken and not given back leaves the table, and so does one of another identifier", function()
    local taken ---@type any
    openTable(function(tableView, path)
      if path.row == 12 then taken = tableView:dequeueReusableCell("row") end
      return UITableViewCell { reuseIdentifier = path.row < 12 and "row" or "other" }
    end, { rows = 40 })
    list.contentOffset = { 0, 88 }
    app:advance(1 / 60)
    assert.is_truthy(taken)
    assert.is_nil(taken.superview)
    assert.is_nil(taken.window)
    assertInOrder()
  end)

  it("a cell that its end's callback puts into a view, or into the table again, stays there", function()
    local box, former ---@type UIView, any
    for _, place in ipairs { "box", "table" } do
      -- Nobody asks for a cell of the first row's identifier again.
      openTable(function(tableView, path) return reusing(path.row == 1 and "first" or "row")(tableView, path) end, { rows = 40, methods = {
        didEndDisplaying = function(_, tableView, c, path)
          if path.row == 1 then (place == "box" and box or tableView):addSubview(c) end
        end,
      } })
      box = UIView { frame = { 0, 0, 100, 100 } }
      app.window:addSubview(box)
      former = cell(1)
      list.contentOffset = { 0, 44 }
      app:advance(1 / 60)
      assert.are.same(place == "box" and box or list, former.superview)
      assert.are.same(app.window, former.window)
    end
  end)

  it("views that hear of windows hear of each way out and back", function()
    local heard = {}
    ---@class table_cells_spec.Card: UIView
    ---@overload fun(properties?: table): table_cells_spec.Card
    local Card = class("Card", UIView)
    function Card:didMoveToWindow() heard[#heard + 1] = self.window and "in" or "out" end
    openTable(function(tableView)
      local c = tableView:dequeueReusableCell("row")
      if not c then
        c = UITableViewCell { reuseIdentifier = "row" }
        c.contentView:addSubview(Card { frame = { 0, 0, 10, 10 } })
      end
      return c
    end, { rows = 40 })
    heard = {}
    list.contentOffset = { 0, 44 }
    app:advance(1 / 60)
    assert.are.same({ "out", "in" }, heard)
  end)

  it("a field that is being edited keeps its cell, and a finger's gesture ends when its cell goes to another row", function()
    local field, states = nil, {}
    openTable(function(tableView)
      local c = tableView:dequeueReusableCell("row")
      if not c then
        c = UITableViewCell { reuseIdentifier = "row" }
        c.contentView:addSubview(UITextField { frame = { 100, 0, 100, 40 } })
        c.contentView:addGestureRecognizer(UILongPressGestureRecognizer { action = function(g) states[#states + 1] = g.state end })
      end
      return c
    end, { rows = 40 })
    field = cell(1).contentView.subviews[1]
    field:becomeFirstResponder()
    assert.is_true(field.isFirstResponder)
    list.contentOffset = { 0, 60 }
    app:advance(1 / 60)
    assert.is_true(field.isFirstResponder)
    app:touch(20, 70)
    app:advance(0.6)
    assert.are.same({ "began" }, states)
    list.contentOffset = { 0, 400 }
    app:advance(1 / 60)
    assert.are.same({ "began", "cancelled" }, states)
    assert.is_true(field.isFirstResponder)
    field:resignFirstResponder()
    app:advance(1 / 60)
    assertInOrder()
  end)

  it("what moves in a cell stands still when the cell goes to another row", function()
    openTable(reusing(), { rows = 40 })
    local label = cell(1).textLabel
    UIView.animate { duration = 5, animations = function() label.alpha = 0 end }
    list.contentOffset = { 0, 44 }
    app:advance(1 / 60)
    local found ---@type boolean
    for _, c in ipairs(list.visibleCells) do found = found or c.textLabel == label end
    assert.is_true(found)
    assert.is_nil(label.layer:animationKeys())
    assertInOrder()
  end)

  for _, style in ipairs { "plain", "grouped" } do
    it("keeps the corners that the app has rounded in a table of style " .. style, function()
      openTable(function(tableView, path)
        local c = reusing()(tableView, path)
        c.layer.cornerRadius = 8
        return c
      end, { rows = 40, style = style })
      assert.are.equal(8, cell(1).layer.cornerRadius)
      list.contentOffset = { 0, 100 }
      app:advance(1 / 60)
      assert.are.equal(8, list.visibleCells[3].layer.cornerRadius)
    end)
  end
end)
