-- A compositional layout of several sections that scroll by themselves: VoiceOver reads every item, and scrollTo reaches each.
-- Source: docs/rules/lists.md 1.7; docs/rules/accessibility.md 7, 8

local app, list, chosen ---@type App, UICollectionView, any

local function size(width, height)
  return NSCollectionLayoutSize { widthDimension = NSCollectionLayoutDimension.absolute(width), heightDimension = NSCollectionLayoutDimension.absolute(height) }
end

--- counts: the items of each section; the last one scrolls with the collection view.
local function openSections(counts, options)
  chosen = {}
  app = launch({
    didFinishLaunching = function()
      local window = UIWindow { frame = UIScreen.main.bounds }
      local layout = UICollectionViewCompositionalLayout {
        sectionProvider = function(number)
          local item = NSCollectionLayoutItem { layoutSize = size(100, 80) }
          local section = NSCollectionLayoutSection {
            group = NSCollectionLayoutGroup.horizontal { layoutSize = size(100, 80), subitems = { item } },
          }
          if number < #counts then section.orthogonalScrollingBehavior = "continuous" end
          return section
        end,
      }
      list = UICollectionView { frame = window.bounds, collectionViewLayout = layout }
      list:register(UICollectionViewCell, "cell")
      list.dataSource = {
        numberOfSections = function() return #counts end,
        numberOfItemsInSection = function(_, _, section) return counts[section] end,
        cellForItemAt = function(_, view, path)
          local cell = view:dequeueReusableCell("cell", path)
          local label = cell.contentView:viewWithTag(1) or UILabel { tag = 1, frame = { 0, 0, 90, 20 } }
          if not label.superview then cell.contentView:addSubview(label) end
          label.text = ("%d-%d"):format(path.section, path.item)
          return cell
        end,
      }
      list.delegate = { didSelectItemAt = function(_, _, path) chosen[#chosen + 1] = path end }
      window:addSubview(list)
      window:makeKeyAndVisible()
    end,
  }, options)
  app:settle()
end

local function all(counts)
  local names = {}
  for section, count in ipairs(counts) do
    for item = 1, count do names[#names + 1] = ("%d-%d"):format(section, item) end
  end
  return names
end

for _, direction in ipairs { "leftToRight", "rightToLeft" } do
  it("VoiceOver reads every item of each section, on and back, " .. direction, function()
    local counts = { 12, 9, 8, 8, 8, 8, 8, 8, 3 }
    openSections(counts, { direction = direction })
    local vo = app:voiceOver()
    assert.are.same(all(counts), vo:readAll())
    local back = { vo.description }
    while vo:previous() do table.insert(back, 1, vo.description) end
    assert.are.same(all(counts), back)
  end)
end

it("an item is found where it is, by its place", function()
  openSections { 12, 9, 3 }
  assert.are.equal(list:cellForItem(IndexPath(1, 2)), app:find { item = { 1, 2 } })
  assert.are.equal(list:cellForItem(IndexPath(2, 1)), app:find { item = 1, section = 2 })
end)

it("scrollTo drags the list to the section, and the section to the item", function()
  openSections { 12, 9, 8, 8, 8, 8, 8, 8, 8, 30, 8, 3 }
  for _, path in ipairs { { 10, 25 }, { 1, 12 }, { 11, 8 }, { 1, 1 }, { 2, 5 } } do
    local cell = app:scrollTo { item = path }
    assert.are.equal(list:cellForItem(IndexPath(path[1], path[2])), cell)
    app:tap(cell)
    assert.are.equal(IndexPath(path[1], path[2]), chosen[#chosen])
  end
end)

it("scrollTo goes through sections for a text", function()
  openSections { 12, 9, 8, 8, 8, 8, 8, 8, 8, 30, 8, 3 }
  for _, text in ipairs { "10-28", "2-9", "12-3" } do
    app:scrollTo(text)
    assert.is_true(app:exists(text))
  end
  openSections { 6, 5, 4 }
  assert.raises("scrollTo found nothing", function() app:scrollTo "13-1" end)
  assert.raises("section 2 has 5 items", function() app:scrollTo { item = { 2, 6 } } end)
end)
