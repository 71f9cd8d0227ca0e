-- A scroll to a row whose height is known only by its estimate ends where the row then stands. Rules: docs/rules/tables.md 2.8
describe("scrollToRow with estimates", function()
  local sources = {} ---@type table[]
  ---@return App, UITableView
  local function openTable(estimate, real, style, values)
    local list ---@type UITableView
    local source = {
      numberOfSections = function() return values and values.sections or 1 end,
      numberOfRowsInSection = function() return 60 end,
      cellForRowAt = function() return UITableViewCell {} end,
      heightForRowAt = function(_, _, path) return real(path.row) end,
    }
    if values and values.header then source.titleForHeaderInSection = function() return "H" end end
    sources[1] = source
    local app = launchWindow(function(window)
      list = UITableView { style = style or "plain", frame = { 0, 20, 320, 500 } }
      list.estimatedRowHeight = estimate
      list.dataSource, list.delegate = source, source
      if values and values.inset then list.contentInset = { 0, 0, values.inset, 0 } end
      window:addSubview(list)
    end, { system = 17 })
    app:advance(0.1)
    return app, list
  end
  for _, case in ipairs { { 44, 97 }, { 120, 40 }, { 10, 300 }, { 44, 44 } } do
    for _, animated in ipairs { true, false } do
      for _, style in ipairs { "plain", "insetGrouped" } do
        for _, header in ipairs { true, false } do
        it(("%d -> %d %s %s %s"):format(case[1], case[2], animated, style, header), function()
          local app, list = openTable(case[1], function(row) return case[2] + row % 3 end, style, { sections = 2, header = header, inset = 34 })
          list:scrollToRow(IndexPath(2, 60), "bottom", animated)
          app:settle()
          local rect = list:rectForRow(IndexPath(2, 60))
          assert.near(list.contentOffset.y + 500 - 34, rect.maxY + (style == "plain" and 0 or list.contentSize.height - rect.maxY), 0.51)
          assert.is_true(list:cellForRow(IndexPath(2, 60)) ~= nil)
          list:scrollToRow(IndexPath(1, 30), "middle", animated)
          app:settle()
          rect = list:rectForRow(IndexPath(1, 30))
          assert.near(list.contentOffset.y + (500 - 34) / 2, rect.midY, 1)
          list:scrollToRow(IndexPath(2, 10), "top", animated)
          app:settle()
          rect = list:rectForRow(IndexPath(2, 10))
          local cell = list:cellForRow(IndexPath(2, 10))
          assert.are.equal(rect, cell.frame)
          local clear = (style == "plain" and header) and 28 or 0
          assert.near(list.contentOffset.y + clear, rect.minY, 1)
          list:scrollToRow(IndexPath(1, 1), "none", animated)
          app:settle()
        end)
        end
      end
    end
  end
  it("is the same in collection views", function()
    for _, animated in ipairs { true, false } do
      local list ---@type UICollectionView
      local app = launchWindow(function(window)
        local layout = UICollectionViewCompositionalLayout {
          section = NSCollectionLayoutSection { group = NSCollectionLayoutGroup.vertical {
            layoutSize = NSCollectionLayoutSize { widthDimension = NSCollectionLayoutDimension.fractionalWidth(1), heightDimension = NSCollectionLayoutDimension.estimated(44) },
            subitems = { NSCollectionLayoutItem { layoutSize = NSCollectionLayoutSize { widthDimension = NSCollectionLayoutDimension.fractionalWidth(1), heightDimension = NSCollectionLayoutDimension.estimated(44) } } } } } }
        list = UICollectionView { frame = { 0, 20, 320, 500 }, collectionViewLayout = layout }
        local Cell = class("TallCell" .. tostring(animated), UICollectionViewCell) ---@type any
        function Cell.sizeThatFits(_, size) return { size.width, 97 } end
        list:register(Cell, "c")
        local source = {
          numberOfItemsInSection = function() return 80 end,
          cellForItemAt = function(_, view, path) return view:dequeueReusableCell("c", path) end,
        }
        list.dataSource = source
        sources[1] = source
        window:addSubview(list)
      end, { system = 17 })
      app:advance(0.1)
      list:scrollToItem(IndexPath(1, 80), "bottom", animated)
      app:settle()
      assert.is_true(list:cellForItem(IndexPath(1, 80)) ~= nil)
      assert.near(list.contentSize.height, list.contentOffset.y + 500, 0.5)
      assert.near(list.contentSize.height, list:cellForItem(IndexPath(1, 80)).frame.maxY, 0.5)
    end
  end)
end)
