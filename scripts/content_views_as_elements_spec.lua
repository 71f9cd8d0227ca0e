-- Cells whose content view the app has made an element: it is met in the place of its cell. Source: docs/rules/accessibility.md 3
local app, list, calls ---@type App, UITableView, any[]

local function launchRows(fill, options)
  calls = {}
  app = launchWindow(function(window)
    list = UITableView { frame = window.bounds }
    list.dataSource = {
      numberOfRowsInSection = function() return 30 end,
      cellForRowAt = function(_, _, path)
        local cell = UITableViewCell { style = "subtitle" }
        cell.textLabel.text, cell.detailTextLabel.text = "Row " .. path.row, "below"
        cell.contentView.isAccessibilityElement = true
        if fill then fill(cell, path.row) end
        return cell
      end,
    }
    list.delegate = {
      didSelectRowAt = function(_, _, path) table.insert(calls, "selected " .. path.row) end,
      trailingSwipeActionsConfigurationForRowAt = function(_, _, path)
        return UISwipeActionsConfiguration {
          actions = { UIContextualAction { style = "normal", title = "Flag", handler = function(_, _, done) table.insert(calls, "flagged " .. path.row) done(true) end } },
        }
      end,
    }
    window:addSubview(list)
  end, options)
end

for _, system in ipairs { 12, 17 } do
  for _, direction in ipairs { "leftToRight", "rightToLeft" } do
    describe(("a content view in system %d, %s"):format(system, direction), function()
      local options = { system = system, direction = direction }

      it("says what the app calls it, else its cell's texts", function()
        launchRows(function(cell, row) if row == 1 then cell.contentView.accessibilityLabel = "First" cell.contentView.accessibilityTraits = "button" end end, options)
        assert.accessibility(app, [[
- table:
  - /children: contain
  - cell "First" [button]
  - cell "Row 2, below"
]])
        assert.has_no_match("Row 1,", app:accessibility())
        list:selectRow(IndexPath { row = 2, section = 1 }, false)
        assert.accessibility(app, '- cell "Row 2, below" [selected]')
      end)

      it("is found by its row and its name, activates the row, and has the row's actions", function()
        launchRows(nil, options)
        local content = app:find { role = "cell", name = "Row 3, below" }
        assert.are.equal(list:cellForRow(IndexPath { row = 3, section = 1 }).contentView, content)
        assert.are.equal(content, app:find { role = "cell", row = { 1, 3 } })
        assert.are.equal(list:cellForRow(IndexPath { row = 3, section = 1 }), app:find { row = { 1, 3 }, strict = true })
        local vo = app:voiceOver()
        vo:touch { role = "cell", name = "Row 3, below" }
        vo:perform "Flag"
        app:settle()
        vo:activate()
        assert.are.same({ "flagged 3", "selected 3" }, calls)
      end)

      it("is walked over as rows are, and keeps the cursor over reloadData", function()
        launchRows(nil, options)
        local vo = app:voiceOver()
        local lines = vo:readAll()
        assert.are.equal(30, #lines)
        assert.are.equal("Row 30, below", lines[30])
        vo:touch { role = "cell", name = "Row 25, below" }
        list:reloadData()
        app:advanceFrames(1)
        assert.are.equal("Row 25, below", vo.description)
      end)
    end)
  end
end

it("a control beside it is named after it; a cell that the app makes an element, too, is one with all in it", function()
  launchRows(function(cell, row)
    cell.accessoryType = "detailButton"
    if row == 1 then cell.contentView.accessibilityLabel = "First" end
    if row == 2 then cell.isAccessibilityElement = true end
  end)
  assert.accessibility(app, [[
- cell "First"
- button "More Info, First"
- cell "Row 2, below"
- cell "Row 3, below"
- button "More Info, Row 3, below"
]])
  list:cellForRow(IndexPath { row = 1, section = 1 }).contentView.isAccessibilityElement = nil
  assert.accessibility(app, '- cell "Row 1, below"')
end)

it("the same holds for items of collection views", function()
  local items ---@type UICollectionView
  app = launchWindow(function(window)
    items = UICollectionView { frame = window.bounds, collectionViewLayout = UICollectionViewFlowLayout { itemSize = { 100, 100 } } }
    items:register(UICollectionViewCell, "item")
    items.dataSource = {
      numberOfItemsInSection = function() return 2 end,
      cellForItemAt = function(_, view, path)
        local cell = view:dequeueReusableCell("item", path)
        cell.contentView:addSubview(UILabel { text = "Item " .. path.item, frame = { 0, 0, 100, 20 } })
        cell.contentView.isAccessibilityElement = true
        if path.item == 2 then cell.contentView.accessibilityLabel = "Second" end
        return cell
      end,
    }
    window:addSubview(items)
  end)
  assert.are.equal('- collectionView:\n  - cell "Item 1"\n  - cell "Second"\n', app:accessibility())
  assert.are.equal(items:cellForItem(IndexPath { item = 2, section = 1 }).contentView, app:find { role = "cell", item = 2 })
end)

it("a cell's accessibilityElements are read in its place, in their order, unless the app makes the cell an element", function()
  app = launchWindow(function(window)
    list = UITableView { frame = window.bounds }
    list.dataSource = {
      numberOfRowsInSection = function() return 3 end,
      cellForRowAt = function(_, _, path)
        local cell = UITableViewCell { style = "subtitle" }
        cell.textLabel.text, cell.detailTextLabel.text = "Row " .. path.row, "below"
        if path.row < 3 then cell.accessibilityElements = { cell.detailTextLabel, cell.textLabel } end
        if path.row == 2 then cell.isAccessibilityElement = true end
        return cell
      end,
    }
    window:addSubview(list)
  end)
  assert.are.equal('- table:\n  - staticText "below"\n  - staticText "Row 1"\n  - cell "Row 2, below"\n  - cell "Row 3, below"\n', app:accessibility())
end)
