-- Lists as VoiceOver goes through them: what stands beside rows and items, what a reload leaves, and from right to left.
-- Source: docs/rules/accessibility.md 2 (O3), 3, 7, 11
local D = NSCollectionLayoutDimension
local app ---@type App
local list ---@type any
local held ---@type any

local function size(width, height) return NSCollectionLayoutSize { widthDimension = width, heightDimension = height } end

local function write(view, text)
  local content = UIListContentConfiguration.cell()
  content.text = text
  view.contentConfiguration = content
end

-- an app with one list, made by a function of the window
local function open(make, options)
  options = options or {}
  options.system, options.device = 17, options.device or "iPhone 16"
  app = launchWindow(function(window)
    window.rootViewController = UIViewController {}
    list = make(window)
    window.rootViewController.view:addSubview(list)
  end, options)
  app:settle()
  return app
end

-- a collection view with a diffable data source; answers a function that shows sections of items
local function items(layout, frame, parts)
  local view = UICollectionView { frame = frame, collectionViewLayout = layout }
  local cells = UICollectionView.CellRegistration { cellClass = UICollectionViewListCell, handler = function(cell, _, item) write(cell, item) end }
  local source = UICollectionViewDiffableDataSource { collectionView = view, cellProvider = function(v, path, item) return v:dequeueConfiguredReusableCell(cells, path, item) end }
  local made = {}
  for kind, text in pairs(parts or {}) do
    made[kind] = UICollectionView.SupplementaryRegistration { supplementaryClass = UICollectionViewListCell, elementKind = kind, handler = function(part, _, path) write(part, text(path)) end }
  end
  source.supplementaryViewProvider = function(v, kind, path) return v:dequeueConfiguredReusableSupplementary(made[kind], path) end
  held = source
  return view, function(sections, animated)
    local snapshot = NSDiffableDataSourceSnapshot {}
    for number, names in ipairs(sections) do
      snapshot:appendSections { number }
      snapshot:appendItems(names, number)
    end
    source:apply(snapshot, animated or false)
  end
end

local function numbered(word, count)
  local names = {}
  for i = 1, count do names[i] = word .. " " .. i end
  return names
end

local function read() return table.concat(app:voiceOver():readAll(), " / ") end

describe("VoiceOver in a collection view", function()
  local function column(height, badges)
    local item = NSCollectionLayoutItem { layoutSize = size(D.fractionalWidth(1), D.fractionalHeight(1)), supplementaryItems = badges }
    local group = NSCollectionLayoutGroup.horizontal { layoutSize = size(D.fractionalWidth(1), D.absolute(height)), subitems = { item } }
    return NSCollectionLayoutSection { group = group }
  end

  local function boundary(kind, alignment)
    return NSCollectionLayoutBoundarySupplementaryItem { layoutSize = size(D.fractionalWidth(1), D.absolute(30)), elementKind = kind, alignment = alignment }
  end

  for _, kinds in ipairs { { UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter }, { "own-header", "own-footer" } } do
    it("goes by where headers and footers stand, whatever their kinds: " .. kinds[1], function()
      open(function(window)
        local section = column(100)
        section.boundarySupplementaryItems = { boundary(kinds[1], "top"), boundary(kinds[2], "bottom") }
        local view, show = items(UICollectionViewCompositionalLayout { section = section }, window.bounds, {
          [kinds[1]] = function(path) return "Head " .. path.section end, [kinds[2]] = function(path) return "Foot " .. path.section end,
        })
        show { { "1a", "1b" }, { "2a", "2b" }, { "3a", "3b" }, { "4a", "4b" } }
        return view
      end)
      local wanted = {}
      for s = 1, 4 do for _, word in ipairs { "Head %d. Heading.", "%da", "%db", "Foot %d" } do wanted[#wanted + 1] = (word:format(s)) end end
      assert.are.equal(table.concat(wanted, " / "), read())
    end)
  end

  it("reads headers and footers of all sections first and last", function()
    open(function(window)
      local configuration = UICollectionViewCompositionalLayoutConfiguration {}
      configuration.boundarySupplementaryItems = { boundary("begin", "top"), boundary("finish", "bottom") }
      local layout = UICollectionViewCompositionalLayout { section = column(300), configuration = configuration }
      local view, show = items(layout, window.bounds, { begin = function() return "Begin" end, finish = function() return "Finish" end })
      show { { "a", "b" }, { "c", "d" } }
      return view
    end)
    assert.are.equal("Begin. Heading. / a / b / c / d / Finish", read())
    local vo = app:voiceOver()
    assert.is_true(vo:previous() ~= nil)
    assert.are.equal("d", vo.element.accessibilityLabel)
  end)

  it("reads what stands beside an item after it", function()
    open(function(window)
      local badge = NSCollectionLayoutSupplementaryItem {
        layoutSize = size(D.absolute(60), D.absolute(20)), elementKind = "badge", containerAnchor = NSCollectionLayoutAnchor { edges = { "top", "trailing" } },
      }
      local section = column(150, { badge })
      section.boundarySupplementaryItems = { boundary("header", "top") }
      local view, show = items(UICollectionViewCompositionalLayout { section = section }, window.bounds, {
        badge = function(path) return "Badge " .. path.item end, header = function() return "Top" end,
      })
      show { numbered("Item", 12) }
      return view
    end)
    local wanted = { "Top. Heading." }
    for i = 1, 12 do
      wanted[#wanted + 1] = "Item " .. i
      wanted[#wanted + 1] = "Badge " .. i
    end
    assert.are.equal(table.concat(wanted, " / "), read())
  end)

  it("opens an outline by the sign of its item, where a tap on the item selects", function()
    open(function(window)
      local view = UICollectionView { frame = window.bounds, collectionViewLayout = UICollectionViewCompositionalLayout.list(UICollectionLayoutListConfiguration { appearance = "plain" }) }
      local cells = UICollectionView.CellRegistration {
        cellClass = UICollectionViewListCell,
        handler = function(cell, _, item)
          write(cell, item)
          cell.accessories = item == "Fruits" and { UICellAccessory.outlineDisclosure() } or {}
        end,
      }
      held = UICollectionViewDiffableDataSource { collectionView = view, cellProvider = function(v, path, item) return v:dequeueConfiguredReusableCell(cells, path, item) end }
      local outline = NSDiffableDataSourceSectionSnapshot {}
      outline:append { "Fruits" }
      outline:append({ "Apple", "Banana" }, "Fruits")
      held:apply(outline, "main", false)
      return view
    end)
    app:tap { role = "button", name = "Expand Fruits" }
    app:settle()
    assert.is_true(app:exists "Apple")
    local vo = app:voiceOver()
    assert.are.equal("Fruits", vo.element.accessibilityLabel)
    vo:next()
    assert.are.equal("Collapse Fruits", vo.element.accessibilityLabel)
    vo:activate()
    app:settle()
    assert.is_false(app:exists "Apple")
  end)

  it("begins at the first item of a layout that doesn't flip, from right to left, too", function()
    for _, direction in ipairs { "leftToRight", "rightToLeft" } do
      open(function()
        local view = UICollectionView { frame = { 0, 100, 393, 100 }, collectionViewLayout = UICollectionViewFlowLayout { itemSize = { 100, 100 }, scrollDirection = "horizontal" } }
        view:register(UICollectionViewCell, "cell")
        held = {
          numberOfItemsInSection = function() return 20 end,
          cellForItemAt = function(_, v, path)
            local cell = v:dequeueReusableCell("cell", path)
            cell.isAccessibilityElement, cell.accessibilityLabel = true, "I" .. path.item
            return cell
          end,
        }
        view.dataSource = held
        return view
      end, { direction = direction })
      local said = read()
      assert.is_truthy(said:find "^I1 / I2 / I3 / " and said:find " / I20$", said)
      local vo = app:voiceOver()
      vo:first()
      assert.are.equal(0, list.contentOffset.x)
      vo:scroll "next"
      assert.is_true(list.contentOffset.x > 0)
    end
  end)
end)

describe("VoiceOver in a table", function()
  local letters = { "A", "B", "C", "D", "E" }

  local function rows(kind)
    open(function(window)
      local view = UITableView { frame = window.bounds, style = "plain" }
      local source = {
        numberOfSections = function() return 5 end,
        numberOfRowsInSection = function() return 6 end,
        titleForHeaderInSection = function(_, _, section) return letters[section] end,
        cellForRowAt = function(_, table, path)
          local cell = table:dequeueReusableCell "row" or UITableViewCell { reuseIdentifier = "row" }
          cell.textLabel.text = letters[path.section] .. path.row
          return cell
        end,
        trailingSwipeActionsConfigurationForRowAt = function()
          local action = UIContextualAction { style = "destructive", image = UIImage { systemName = "trash" }, handler = function(_, _, done) held.wasAsked = true done(true) end }
          return UISwipeActionsConfiguration { actions = { action } }
        end,
      }
      if kind == "section index" then source.sectionIndexTitles = function() return letters end end
      held, view.dataSource, view.delegate = source, source, source
      if kind == "table footer" then view.tableFooterView = UIButton { title = "More", frame = { 0, 0, 375, 44 } } end
      if kind == "floating button" then view:addSubview(UIButton { title = "Add", frame = { 300, 500, 60, 44 } }) end
      return view
    end, { device = "iPhone 8" })
  end

  for _, kind in ipairs { "plain", "table footer", "floating button", "section index" } do
    it("reads all rows and headings: " .. kind, function()
      rows(kind)
      local met, headings = 0, 0
      for _, line in ipairs(app:voiceOver():readAll()) do
        if line:match "^%u%d" then met = met + 1 elseif line:match "^%u%. Heading" then headings = headings + 1 end
      end
      assert.are.same({ 30, 5 }, { met, headings })
    end)
  end

  it("stays at its row when the table is loaded again", function()
    rows "plain"
    local vo = app:voiceOver()
    for _, name in ipairs { "A2", "B1", "A6" } do
      vo:touch { role = "cell", name = name }
      list:reloadData()
      app:settle()
      assert.are.equal(name, vo.element.accessibilityLabel)
    end
  end)

  it("names pictures as the app does", function()
    app = launchWindow(function(window)
      local image = UIImage { systemName = "star" }
      image.accessibilityLabel = "Favorite"
      local button = UIButton { type = "system", frame = { 20, 60, 80, 44 } }
      button:setImage(image, "normal")
      window:addSubview(button)
      local segments = UISegmentedControl { items = { "One", image:withTintColor "red" }, frame = { 20, 120, 200, 30 }, selectedSegmentIndex = 1 }
      window:addSubview(segments)
      local view = UIImageView { image = image, frame = { 20, 160, 40, 40 }, isAccessibilityElement = true }
      window:addSubview(view)
      held = segments
    end)
    local text = app:accessibility()
    assert.is_truthy(text:find '%- button "Favorite"\n', text)
    assert.is_truthy(text:find '%- image "Favorite"', text)
    app:adjust(held, "Favorite")
    assert.are.equal(2, held.selectedSegmentIndex)
  end)

  it("reads a cell that the app has made one element once", function()
    open(function(window)
      local view = UITableView { frame = window.bounds }
      held = {
        numberOfRowsInSection = function() return 2 end,
        cellForRowAt = function(_, _, path)
          local cell = UITableViewCell {}
          cell.textLabel.text = "Row " .. path.row
          local button = UIButton { type = "system", frame = { 200, 0, 80, 44 } }
          button:setTitle("Buy", "normal")
          cell.contentView:addSubview(button)
          if path.row == 1 then cell.isAccessibilityElement = true end
          return cell
        end,
      }
      view.dataSource = held
      return view
    end)
    assert.are.equal("Row 1 / Row 2 / Buy. Button.", read())
  end)

  it("names an action that has only a picture by what that stands for", function()
    rows "plain"
    local vo = app:voiceOver()
    vo:touch { role = "cell", name = "A1" }
    vo:perform "Delete"
    assert.is_true(held.wasAsked)
  end)
end)

describe("sections that begin at the right end", function()
  local show ---@type fun(sections: any, animated?: boolean)

  local function across(kind, options)
    open(function()
      local item = NSCollectionLayoutItem { layoutSize = size(D.fractionalWidth(1), D.fractionalHeight(1)) }
      local group = NSCollectionLayoutGroup.horizontal { layoutSize = size(D.absolute(150), D.absolute(60)), subitems = { item } }
      local section = NSCollectionLayoutSection { group = group, orthogonalScrollingBehavior = kind }
      local view
      view, show = items(UICollectionViewCompositionalLayout { section = section }, { 0, 100, 393, 100 })
      show { numbered("Item", 9) }
      view.autoresizingMask = { "flexibleWidth" }
      return view
    end, options)
  end

  local kinds = { "continuous", "groupPaging", "groupPagingCentered", "paging", "continuousGroupLeadingBoundary" }
  for _, kind in ipairs(kinds) do
    it("keep their beginning in sight: " .. kind, function()
      across(kind, { direction = "rightToLeft" })
      for _, count in ipairs { 5, 8, 12, 4, 30 } do
        show({ numbered("Item", count) }, count == 12)
        app:settle()
        assert.is_true(app:exists "Item 1", "with " .. count)
      end
      app:rotateDevice "landscapeLeft"
      app:settle()
      assert.is_true(app:exists "Item 1", "turned")
      app:setDirection "leftToRight"
      app:settle()
      assert.is_true(app:exists "Item 1", "from left to right")
      app:setDirection "rightToLeft"
      app:settle()
      assert.is_true(app:exists "Item 1", "from right to left again")
    end)
  end
end)
