-- VoiceOver's way through headers and footers of tables that are off the screen. Source: docs/rules/accessibility.md 2, 7
local app ---@type App

local function launchTable(fill, options)
  app = launchWindow(function(window)
    local list = UITableView { frame = window.bounds, style = "grouped" }
    list.dataSource = {
      numberOfSections = function() return 3 end,
      numberOfRowsInSection = function(_, _, section) return section == 2 and 0 or 14 end,
      titleForHeaderInSection = function(_, _, section) return "Head " .. section end,
      titleForFooterInSection = function(_, _, section) return "Foot " .. section end,
      cellForRowAt = function(_, _, path)
        local cell = UITableViewCell {}
        cell.textLabel.text = "Row " .. path.section .. "." .. path.row
        return cell
      end,
    }
    if fill then fill(list) end
    window:addSubview(list)
  end, options)
  return app:voiceOver()
end

local function expected(withFooters)
  local lines = {}
  for section = 1, 3 do
    table.insert(lines, "HEAD " .. section .. ". Heading.")
    if section ~= 2 then
      for row = 1, 14 do table.insert(lines, "Row " .. section .. "." .. row) end
    end
    if withFooters ~= false then table.insert(lines, "Foot " .. section) end
  end
  return lines
end

local function backwards(vo)
  local lines = { vo.description }
  while vo:previous() do table.insert(lines, 1, vo.description) end
  return lines
end

for _, options in ipairs { {}, { system = 17 }, { textSize = "AX5", system = 17 }, { direction = "rightToLeft" } } do
  it(("each is met once, there and back (%s)"):format(options.textSize or options.direction or options.system or "usual"), function()
    local vo = launchTable(nil, options)
    assert.are.same(expected(), vo:readAll())
    assert.are.same(expected(), backwards(vo))
  end)
end

it("the table's own header and footer stand around all, also where they fill the screen", function()
  local vo = launchTable(function(list)
    list.tableHeaderView = UILabel { text = "All", frame = { 0, 0, 320, 700 } }
    list.tableFooterView = UILabel { text = "End", frame = { 0, 0, 320, 700 } }
  end)
  local lines = expected()
  table.insert(lines, 1, "All")
  table.insert(lines, "End")
  assert.are.same(lines, vo:readAll())
  assert.are.same(lines, backwards(vo))
end)

it("headers and footers that show nothing are passed by", function()
  local vo = launchTable(function(list)
    list.delegate = {
      heightForFooterInSection = function() return 600 end,
      viewForFooterInSection = function() return nil end,
    }
    list.dataSource.titleForFooterInSection = nil
  end)
  assert.are.same(expected(false), vo:readAll())
  assert.are.same(expected(false), backwards(vo))
end)

it("plain views as headers and footers are met, too", function()
  local vo = launchTable(function(list)
    local function labelled(word)
      return function(_, _, section)
        local view = UIView {}
        view:addSubview(UILabel { text = word .. " " .. section, frame = { 15, 0, 200, 30 } })
        return view
      end
    end
    list.delegate = {
      heightForHeaderInSection = function() return 30 end, heightForFooterInSection = function() return 30 end,
      viewForHeaderInSection = labelled "Top", viewForFooterInSection = labelled "Low",
    }
  end)
  local lines = {}
  for _, line in ipairs(expected()) do table.insert(lines, (line:gsub("^HEAD (%d)%. Heading%.", "Top %1"):gsub("^Foot", "Low"))) end
  assert.are.same(lines, vo:readAll())
  assert.are.same(lines, backwards(vo))
end)

it("the first element is that of the first section, also where the sections scroll by themselves", function()
  for _, direction in ipairs { "leftToRight", "rightToLeft" } do
    app = launchWindow(function(window)
      local function whole(width, height)
        return NSCollectionLayoutSize { widthDimension = width, heightDimension = height }
      end
      local dimension = NSCollectionLayoutDimension
      local item = NSCollectionLayoutItem { layoutSize = whole(dimension.fractionalWidth(1), dimension.fractionalHeight(1)) }
      local group = NSCollectionLayoutGroup.horizontal { layoutSize = whole(dimension.absolute(120), dimension.absolute(100)), subitems = { item } }
      local section = NSCollectionLayoutSection { group = group }
      section.orthogonalScrollingBehavior = "continuous"
      local list = UICollectionView { frame = window.bounds, collectionViewLayout = UICollectionViewCompositionalLayout { section = section } }
      list:register(UICollectionViewCell, "item")
      list.dataSource = {
        numberOfSections = function() return 8 end,
        numberOfItemsInSection = function() return 12 end,
        cellForItemAt = function(_, view, path)
          local cell = view:dequeueReusableCell("item", path)
          cell.accessibilityLabel = path.section .. "." .. path.item
          return cell
        end,
      }
      window:addSubview(list)
    end, { direction = direction })
    local vo = app:voiceOver()
    assert.are.equal("8.12", vo:readAll()[96])
    vo:first()
    assert.are.equal("1.1", vo.description)
    vo:next()
    assert.are.equal("1.2", vo.description)
  end
end)
