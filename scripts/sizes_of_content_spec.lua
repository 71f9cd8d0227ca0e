-- What measures itself without constraints of its own: cells whose class asks super, cells with a content configuration, secure fields, wheels of dates.

local function fill(view)
  local label = UILabel { text = "x", translatesAutoresizingMaskIntoConstraints = false }
  view:addSubview(label)
  NSLayoutConstraint.activate {
    label.topAnchor:constraint("==", view.topAnchor, 30), label.bottomAnchor:constraint("==", view.bottomAnchor, -30),
    label.leadingAnchor:constraint("==", view.leadingAnchor, 16), label.trailingAnchor:constraint("==", view.trailingAnchor, -16),
  }
  return view
end

local function configuration() return { makeContentView = function() return fill(UIView {}) end, updated = function(self) return self end } end

describe("a cell without constraints", function()
  it("has its usual height where its class hands on what super says", function()
    local Cell = class("Cell", UITableViewCell)
    function Cell:systemLayoutSizeFitting(...) return Cell.super.systemLayoutSizeFitting(self, ...) end
    local list = UITableView { frame = { 0, 0, 320, 300 }, rowHeight = UITableView.automaticDimension, estimatedRowHeight = 60 }
    list:register(Cell, "cell")
    list.dataSource = { numberOfRowsInSection = function() return 3 end, cellForRowAt = function(_, view, path)
      local cell = view:dequeueReusableCell("cell", path)
      cell.textLabel.text = "Row " .. path.row
      return cell
    end }
    launchWindow(list)
    assert.are.equal(44, list:rectForRow(IndexPath(1, 2)).height)
    assert.are.equal(3, #list.visibleCells)
  end)

  it("answers that height when it is asked alone", function()
    local cell = UITableViewCell {}
    cell.textLabel.text = "x"
    assert.are.equal(CGSize(320, 44), cell:systemLayoutSizeFitting({ 320, 0 }, 1000, 50))
  end)
end)

describe("a content configuration of the app's own", function()
  it("is measured by a flow layout as constraints in the content view are, and contradicts nothing", function()
    local sizes = {}
    for number = 1, 2 do
      local list = UICollectionView { frame = { 0, 0, 320, 400 }, collectionViewLayout = UICollectionViewFlowLayout { estimatedItemSize = { 100, 44 } } }
      list:register(UICollectionViewCell, "cell")
      list.dataSource = { numberOfItemsInSection = function() return 3 end, cellForItemAt = function(_, view, path)
        local cell = view:dequeueReusableCell("cell", path)
        if number == 2 then cell.contentConfiguration = configuration() else fill(cell.contentView) end
        return cell
      end }
      local app = launchWindow(list, { system = 17 })
      local cell = list:cellForItem(IndexPath(1, 2))
      sizes[number] = cell.frame.size
      assert.are.equal(cell.bounds, cell.contentView.frame)
      if number == 2 then assert.are.equal(cell.bounds, cell.contentView.subviews[1].frame) end
      assert.are.same({}, app.warnings)
      app:close()
    end
    assert.are.equal(sizes[1], sizes[2])
  end)

  it("gives the rows of a table their heights, and contradicts nothing", function()
    local list = UITableViewController {}
    list.tableView.dataSource = { numberOfRowsInSection = function() return 3 end, cellForRowAt = function()
      local cell = UITableViewCell {}
      cell.contentConfiguration = configuration()
      return cell
    end }
    local app = launchWindow(list, { system = 17 })
    assert.near(81, list.tableView:rectForRow(IndexPath(1, 3)).height, 0.5)
    local cell = list.tableView:cellForRow(IndexPath(1, 3))
    assert.near(80.5, cell.contentView.subviews[1].frame.height, 0.51)
    assert.are.equal(cell.contentView.bounds, cell.contentView.subviews[1].frame)
    assert.are.same({}, app.warnings)
  end)
end)

describe("a field that becomes secure while it is edited", function()
  local function type(secure, becomes)
    local field = UITextField { frame = { 20, 100, 200, 40 }, isSecureTextEntry = secure, text = "secret" }
    local app = launchWindow(field)
    app:tap(field)
    app:settle()
    field.isSecureTextEntry = becomes
    app:type "x"
    return field.text
  end

  it("loses its text to the next character", function() assert.are.equal("x", type(false, true)) end)
  it("keeps it the other way round", function() assert.are.equal("secretx", type(true, false)) end)
end)

describe("a wheel of days", function()
  it("shows a date far from today, and goes on from there", function()
    local picker = UIDatePicker { frame = { 0, 100, 320, 216 }, date = Date { timeIntervalSince1970 = 0 } }
    local app = launchWindow(picker, { date = "2026-03-31T08:30:05Z" })
    assert.is_false(app:exists "Today")
    app:drag { from = { 100, 207 }, to = { 100, 167 }, duration = 0.4 }
    app:settle()
    local secondsTo2001 = 978307200
    assert.are.equal(86400 - secondsTo2001, picker.date)
    assert.is_true(app:exists "Fri Jan 2")
  end)
end)

describe("an animation without a duration", function()
  it("is given that of its transaction, or a quarter of a second", function()
    local view = UIView { frame = { 0, 0, 100, 100 } }
    launchWindow(view)
    view.layer:add(CABasicAnimation { keyPath = "opacity", fromValue = 0 }, "a")
    assert.are.equal(0.25, view.layer:animation("a").duration)
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    view.layer:add(CABasicAnimation { keyPath = "opacity", fromValue = 0 }, "b")
    CATransaction.commit()
    assert.are.equal(2, view.layer:animation("b").duration)
  end)
end)
