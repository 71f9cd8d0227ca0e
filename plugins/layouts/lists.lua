-- Lists, with a data source that finds the changes by itself.
local function list(appearance, values)
  local configuration = UICollectionLayoutListConfiguration { appearance = appearance }
  for name, value in pairs(values or {}) do configuration[name] = value end
  return UICollectionViewCompositionalLayout.list(configuration)
end

local FRUITS = { "Apple", "Banana", "Cherry", "Date", "Elderberry", "Fig", "Grape" }

local function text(cell, item)
  local content = cell:defaultContentConfiguration()
  content.text = item
  cell.contentConfiguration = content
end

local function source(view, fill)
  local registration = UICollectionView.CellRegistration {
    cellClass = UICollectionViewListCell,
    handler = function(cell, _, item)
      text(cell, item)
      if fill then fill(cell, item) end
    end,
  }
  return UICollectionViewDiffableDataSource {
    collectionView = view,
    cellProvider = function(_, path, item) return view:dequeueConfiguredReusableCell(registration, path, item) end,
  }
end

local function snapshot(sections)
  local result = NSDiffableDataSourceSnapshot()
  for _, section in ipairs(sections) do
    result:appendSections { section[1] }
    result:appendItems(section[2], section[1])
  end
  return result
end

local function fruits() return table.move(FRUITS, 1, #FRUITS, 1, {}) end

return {
  {
    title = "Plain list",
    make = function() return list "plain" end,
    fill = function(view)
      local data = source(view, function(cell) cell.accessories = { UICellAccessory.disclosureIndicator() } end)
      data:apply(snapshot { { "fruits", fruits() } }, false)
      return data
    end,
  },
  {
    title = "Cards with swipe actions",
    make = function(sample)
      return list("insetGrouped", {
        trailingSwipeActionsConfigurationProvider = function(path)
          return UISwipeActionsConfiguration {
            actions = {
              UIContextualAction {
                style = "destructive", title = "Delete",
                handler = function(_, _, done)
                  local now = sample.data:snapshot()
                  now:deleteItems { sample.data:itemIdentifier(path) }
                  sample.data:apply(now)
                  done(true)
                end,
              },
            },
          }
        end,
      })
    end,
    fill = function(view)
      local data = source(view, function(cell, item) cell.accessories = { UICellAccessory.label { text = tostring(#item) } } end)
      data:apply(snapshot { { "fruits", fruits() }, { "nuts", { "Hazelnut", "Walnut" } } }, false)
      return data
    end,
  },
  {
    title = "Outline",
    make = function() return list "sidebar" end,
    fill = function(view)
      local parents = { Fruits = true, Nuts = true, Apple = true }
      local data = source(view, function(cell, item)
        cell.accessories = parents[item] and { UICellAccessory.outlineDisclosure() } or {}
      end)
      local tree = NSDiffableDataSourceSectionSnapshot()
      tree:append { "Fruits", "Nuts" }
      tree:append(fruits(), "Fruits")
      tree:append({ "Red", "Green" }, "Apple")
      tree:append({ "Hazelnut", "Walnut" }, "Nuts")
      tree:expand { "Fruits" }
      data:apply(tree, "food", false)
      return data
    end,
  },
  {
    title = "Rows that move",
    make = function() return list "plain" end,
    fill = function(view)
      local data = source(view, function(cell) cell.accessories = { UICellAccessory.reorder { displayed = "always" } } end)
      data.reorderingHandlers = { canReorderItem = function() return true end }
      data:apply(snapshot { { "fruits", fruits() } }, false)
      return data
    end,
  },
}
