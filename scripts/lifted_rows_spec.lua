-- What hangs from a finger, or belongs to a context menu, stands in front of pinned headers; and a quick tap's highlight is told.
-- Rules: docs/rules/tables.md 5.6, docs/rules/collections.md 3.8, docs/rules/lists.md 3

local function place(view, of)
  for i, other in ipairs(view.subviews) do if other == of then return i end end
end

describe("a lifted row", function()
  it("stays in front of headers that come in while it is carried", function()
    local list ---@type UITableView
    local app = launchWindow(function(window)
      list = UITableView { frame = window.bounds }
      list.dataSource = {
        numberOfSections = function() return 8 end,
        numberOfRowsInSection = function() return 4 end,
        titleForHeaderInSection = function(_, _, section) return "Section " .. section end,
        cellForRowAt = function() return UITableViewCell {} end,
        moveRowAt = function() end,
      }
      window:addSubview(list)
    end)
    list:setEditing(true, false)
    app:settle()
    local cell = list:cellForRow(IndexPath(1, 1))
    local from = app:find { row = { 1, 1 } }
    assert.are.equal(cell, from)
    local middle = cell:convert(CGPoint(300, 22), nil)
    local finger = app:touch(middle.x, middle.y)
    app:advance(0.6)
    finger:move(300, list.frame.maxY - 10, 0.4)
    app:advance(1)
    assert.is_true(list.contentOffset.y > 100)
    for _, view in ipairs(list.subviews) do
      if view:isKind(UITableViewHeaderFooterView) then assert.is_true(place(list, cell) > place(list, view)) end
    end
    finger:lift()
    app:settle()
  end)

  it("of a collection view does so, too", function()
    local view ---@type UICollectionView
    local app = launchWindow(function(window)
      local layout = UICollectionViewFlowLayout { itemSize = { 150, 150 }, headerReferenceSize = { 320, 40 }, sectionHeadersPinToVisibleBounds = true }
      view = UICollectionView { frame = window.bounds, collectionViewLayout = layout }
      view:register(UICollectionViewCell, "cell")
      view:registerSupplementaryView(UICollectionReusableView, UICollectionView.elementKindSectionHeader, "header")
      view.dataSource = {
        numberOfSections = function() return 6 end,
        numberOfItemsInSection = function() return 3 end,
        cellForItemAt = function(_, list, path) return list:dequeueReusableCell("cell", path) end,
        viewForSupplementaryElementOfKind = function(_, list, kind, path) return list:dequeueReusableSupplementaryView(kind, "header", path) end,
        moveItemAt = function() end,
      }
      window:addSubview(view)
    end)
    local cell = view:cellForItem(IndexPath(1, 1))
    assert.is_true(view:beginInteractiveMovementForItem(IndexPath(1, 1)))
    view.contentOffset = CGPoint(0, 700)
    view:updateInteractiveMovementTargetPosition { 160, 900 }
    app:settle()
    local headers = 0
    for _, other in ipairs(view.subviews) do
      if other:isKind(UICollectionReusableView) and not other:isKind(UICollectionViewCell) then
        headers = headers + 1
        assert.is_true(place(view, cell) > place(view, other))
      end
    end
    assert.is_true(headers > 0)
    view:endInteractiveMovement()
    app:settle()
  end)

  it("that belongs to a context menu stands in front until it has its size again", function()
    local list ---@type UITableView
    local app = launchWindow(function(window)
      list = UITableView { frame = window.bounds }
      list.dataSource = {
        numberOfRowsInSection = function() return 3 end,
        titleForHeaderInSection = function() return "Pinned" end,
        cellForRowAt = function() return UITableViewCell {} end,
      }
      list.delegate = { contextMenuConfigurationForRowAt = function()
        return UIContextMenuConfiguration { actionProvider = function() return UIMenu { children = { UIAction { title = "Copy" } } } end }
      end }
      window:addSubview(list)
    end, { system = 17 })
    local cell = list:cellForRow(IndexPath(1, 1))
    app:longPress { row = { 1, 1 } }
    app:settle()
    assert.is_true(cell.layer.zPosition > 0)
    app:tap "Copy"
    app:advance(0.1)
    assert.is_true(cell.layer.zPosition > 0)
    app:settle()
    assert.are.equal(0, cell.layer.zPosition)
    assert.near(1, cell.transform.a, 0.001)
  end)
end)

describe("a quick tap", function()
  local told ---@type string[]
  local function heard(name) return function(self) told[#told + 1] = name .. " " .. tostring(self[name]) end end

  before_each(function() told = {} end)

  it("tells didSet of a cell's highlight, on and off", function()
    local Cell = class("QuickCell", UITableViewCell)
    Cell.didSetIsHighlighted, Cell.didSetIsSelected = heard "isHighlighted", heard "isSelected"
    local list ---@type UITableView
    local app = launchWindow(function(window)
      list = UITableView { frame = window.bounds }
      list:register(Cell, "cell")
      list.dataSource = {
        numberOfRowsInSection = function() return 3 end,
        cellForRowAt = function(_, table, path) return table:dequeueReusableCell("cell", path) end,
      }
      list.delegate = { didSelectRowAt = function(_, _, path)
        told[#told + 1] = "chosen"
        list:deselectRow(path, false)
      end }
      window:addSubview(list)
    end)
    told = {}
    app:tap { row = { 1, 2 } }
    app:settle()
    assert.are.same({ "isHighlighted true", "isHighlighted false", "isSelected true", "chosen", "isSelected false" }, told)
  end)

  it("tells that of an item and of a button, too", function()
    local Item = class("QuickItem", UICollectionViewCell)
    Item.didSetIsHighlighted = heard "isHighlighted"
    local Button = class("QuickButton", UIButton)
    Button.didSetIsHighlighted = heard "isHighlighted"
    local app = launchWindow(function(window)
      local view = UICollectionView { frame = { 0, 0, 320, 200 }, collectionViewLayout = UICollectionViewFlowLayout {} }
      view:register(Item, "cell")
      view.dataSource = {
        numberOfItemsInSection = function() return 1 end,
        cellForItemAt = function(_, list, path) return list:dequeueReusableCell("cell", path) end,
      }
      window:addSubview(view)
      local scroll = UIScrollView { frame = { 0, 200, 320, 200 } }
      scroll:addSubview(Button { frame = { 10, 10, 100, 44 } })
      window:addSubview(scroll)
    end)
    told = {}
    app:tap { item = { 1, 1 } }
    app:settle()
    assert.are.same({ "isHighlighted true", "isHighlighted false" }, told)
    told = {}
    app:tap { class = "QuickButton" }
    app:settle()
    assert.are.same({ "isHighlighted true", "isHighlighted false" }, told)
  end)
end)
