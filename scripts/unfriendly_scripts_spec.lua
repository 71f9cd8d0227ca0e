-- What once ended the process, went on without end, or left the screen wrong: a script that does it gets an answer or an error in words.
local function app_with(build)
  return launch({ didFinishLaunching = function()
    local window = UIWindow {}
    window:makeKeyAndVisible()
    build(window)
  end }, { allowLayoutProblems = true })
end

local function cells_of(list)
  local count = 0
  for _, view in ipairs(list.subviews) do
    if view:isKind(UITableViewCell) then count = count + 1 end
  end
  return count
end

describe("a position in a text that became shorter", function()
  it("is at the end", function()
    local view = UITextView { text = "long", frame = { 0, 0, 99, 99 } }
    app_with(function(window) window:addSubview(view) end)
    local last = view.endOfDocument
    view.text = ""
    assert.same(view:caretRect(view.endOfDocument), view:caretRect(last))
  end)
end)

describe("masks", function()
  it("have no chain without end", function()
    local ok, message = pcall(function()
      local layer = CALayer { frame = { 0, 0, 9, 9 } }
      for _ = 1, 1000 do
        local mask = CALayer { frame = { 0, 0, 9, 9 }, backgroundColor = "red" }
        layer.mask = mask
        layer = mask
      end
    end)
    assert.is_false(ok)
    assert.matches("256", message)
  end)

  it("can't hold what they mask", function()
    local masked, mask = UIView { frame = { 0, 0, 50, 50 } }, UIView { frame = { 0, 0, 90, 90 } }
    masked.layer.mask = mask.layer
    assert.is_false(pcall(mask.addSubview, mask, masked))
    masked.layer:addSublayer(CALayer {})
    local app = app_with(function(window) window:addSubview(masked) end)
    assert.is_string(app:frame())
    local other, around = UIView {}, UIView {}
    other.mask = around
    assert.is_false(pcall(around.addSubview, around, other))
  end)
end)

describe("views of an app that has ended", function()
  it("are laid out in another one", function()
    local view ---@type UIView
    app_with(function(window)
      for _ = 1, 3 do
        view = UIView { translatesAutoresizingMaskIntoConstraints = false }
        window:addSubview(view)
        view.widthAnchor:constraint("==", 5).isActive = true
      end
    end):close()
    app_with(function(window)
      window:addSubview(view)
      view.leftAnchor:constraint("==", window.leftAnchor, 3).isActive = true
    end):frame()
    assert.equal(3, view.frame.x)
    assert.equal(5, view.frame.width)
  end)

  it("may come from a launch that failed", function()
    local stack ---@type UIStackView
    pcall(app_with, function(window)
      stack = UIStackView { frame = { 0, 0, 99, 99 } }
      for _ = 1, 4 do stack:addArrangedSubview(UILabel { text = "x" }) end
      window:addSubview(stack)
      window:layoutIfNeeded()
      error "no"
    end)
    local app = app_with(function(window)
      window:addSubview(stack)
      stack:addArrangedSubview(UILabel { text = "y" })
    end)
    assert.is_true(app:exists "y")
  end)
end)

describe("places too far away for numbers", function()
  local HUGE = CGAffineTransform.identity:scaled(1e308, 1e308)
  for name, change in pairs {
    frames = function(label, view) label.frame, view.frame = { -1e308, -1e308, 1e308, 1e308 }, { -1e308, 0, 1e308, 1e308 } end,
    transforms = function(label, view) label.transform, view.transform = HUGE, HUGE end,
    ["an anchor point"] = function(_, view) view.layer.anchorPoint = { 1e308, 1e308 } end,
  } do
    it("are looked at all the same: " .. name, function()
      local view, label = UIView { frame = { 10, 10, 200, 200 }, clipsToBounds = true }, UILabel { frame = { 0, 0, 50, 50 }, text = "x" }
      local app = app_with(function(window)
        view:addSubview(label)
        window:addSubview(view)
      end)
      assert.is_true(app:exists "x")
      change(label, view)
      assert.is_boolean(app:exists "x")
      assert.is_string(app:frame())
    end)
  end

  it("come of the range of a slider", function()
    local slider = UISlider { minimumValue = -1e308, maximumValue = 1e308, frame = { 10, 100, 200, 32 }, value = 1e308 }
    local app = app_with(function(window) window:addSubview(slider) end)
    app:tap { 200, 116 }
    assert.equal(1e308, slider.value)
  end)

  it("come of a header that is narrower than its margins", function()
    local list = UITableView { frame = { 100, 50, 23, 300 }, dataSource = {
      numberOfRowsInSection = function() return 3 end,
      cellForRowAt = function() return UITableViewCell {} end,
      titleForHeaderInSection = function() return "Header" end,
    } }
    local app = app_with(function(window) window:addSubview(list) end)
    list.transform = CGAffineTransform.identity:rotated(math.pi)
    assert.equal(list, app.table)
    assert.is_string(app:frame())
  end)
end)

describe("the clock", function()
  it("stands still while a data source is asked", function()
    local count, list, app, armed, message = 20, nil, nil, false, nil
    app = app_with(function(window)
      list = UITableView { frame = window.bounds, dataSource = {
        numberOfRowsInSection = function()
          if armed then
            armed = false
            message = select(2, pcall(function() app:touch(305, 300):hold(0.2) end))
          end
          return count
        end,
        cellForRowAt = function() return UITableViewCell {} end,
        moveRowAt = function() end,
      } }
      window:addSubview(list)
    end)
    list:setEditing(true, false)
    app:advance(0.1)
    armed, count = true, 2
    local gone = {}
    for row = 3, 20 do gone[#gone + 1] = IndexPath(1, row) end
    list:deleteRows(gone, "none")
    assert.matches("can't be advanced from inside a callback", message)
    assert.equal(2, list:numberOfRows(1))
  end)

  it("stands still while a table lays out its cells", function()
    for _, place in ipairs { "cellForRowAt", "didMoveToSuperview" } do
      local app, list, message ---@type App, any, any
      ---@class unfriendly_scripts_spec.Cell: UITableViewCell
      ---@overload fun(properties?: table): unfriendly_scripts_spec.Cell
      local Cell = class("Cell", UITableViewCell)
      function Cell:didMoveToSuperview()
        UITableViewCell.didMoveToSuperview(self)
        if place == "didMoveToSuperview" and app and not message then message = select(2, pcall(app.advance, app, 0.1)) end
      end
      app = app_with(function(window)
        list = UITableView { frame = window.bounds, dataSource = {
          numberOfRowsInSection = function() return 12 end,
          cellForRowAt = function()
            if place == "cellForRowAt" and app and not message then message = select(2, pcall(app.advance, app, 0.1)) end
            return Cell {}
          end,
        } }
        window:addSubview(list)
      end)
      list:reloadData()
      list:layoutIfNeeded()
      assert.matches("can't be advanced from inside a callback", message)
      assert.equal(#list.visibleCells, cells_of(list))
    end
  end)

  it("gets past a spring of nearly no duration", function()
    local app = app_with(function(window)
      UIView.animate { duration = 1e-308, usingSpringWithDamping = 0.5, initialSpringVelocity = 1e308, animations = function() window.alpha = 0.5 end }
    end)
    app:settle()
    assert.equal(0.5, app.window.alpha)
  end)
end)

describe("a table", function()
  it("counts its rows when it is told to reload, not when it does", function()
    local rows = { "a", "b", "c" }
    local app = launch {
      numberOfRowsInSection = function() return #rows end,
      cellForRowAt = function(_, _, path)
        local cell = UITableViewCell {}
        cell.textLabel.text = rows[path.row]
        return cell
      end,
    }
    rows = { "a", "b", "c", "d", "e" }
    app.table:reloadData()
    table.insert(rows, 1, "new")
    app.table:insertRows({ IndexPath(1, 1) }, "none")
    app:settle()
    assert.equal(6, app.table:numberOfRows(1))
    assert.equal("new", app.table.visibleCells[1].textLabel.text)
  end)

  it("shows each row once where a cell changes the rows on its way in", function()
    local rows, list, armed = {}, nil, false
    for i = 1, 12 do rows[i] = "r" .. i end
    ---@class unfriendly_scripts_spec.Cell2: UITableViewCell
    ---@overload fun(properties?: table): unfriendly_scripts_spec.Cell2
    local Cell = class("Cell", UITableViewCell)
    function Cell:didMoveToSuperview()
      UITableViewCell.didMoveToSuperview(self)
      if armed and self.superview then
        armed = false
        table.insert(rows, 1, "new")
        list:insertRows({ IndexPath(1, 1) }, "none")
      end
    end
    local app = app_with(function(window)
      list = UITableView { frame = window.bounds, dataSource = {
        numberOfRowsInSection = function() return #rows end,
        cellForRowAt = function(_, _, path)
          local cell = Cell {}
          cell.textLabel.text = rows[path.row]
          return cell
        end,
      } }
      window:addSubview(list)
    end)
    armed = true
    list:reloadData()
    app:settle()
    assert.equal(#list.visibleCells, cells_of(list))
    for i, cell in ipairs(list.visibleCells) do assert.equal(rows[list.indexPathsForVisibleRows[i].row], cell.textLabel.text) end
  end)

  it("can't have a view around it as its background", function()
    local app = launch { numberOfRowsInSection = function() return 3 end, cellForRowAt = function() return UITableViewCell {} end }
    assert.is_false(pcall(function() app.table.backgroundView = app.window end))
    assert.is_nil(app.table.backgroundView)
    app.table:reloadData()
    app:advance(0.1)
  end)

  it("never counts rows because somebody looks at the screen", function()
    local Own = class("Own", UITableView)
    function Own:layoutSubviews() end
    local counted = 0
    local function rows()
      return {
        numberOfRowsInSection = function()
          counted = counted + 1
          return 50
        end,
        cellForRowAt = function() return UITableViewCell {} end,
      }
    end
    local list
    local app = launch { didFinishLaunching = function()
      local window = UIWindow {}
      list = Own { frame = { 0, 0, 320, 400 }, dataSource = rows() }
      window:addSubview(list)
      window:makeKeyAndVisible()
    end }
    list:flashScrollIndicators()
    list.dataSource = rows()
    counted = 0
    app:frame()
    app:snapshot "svg"
    assert.equal(0, counted)
  end)
end)
