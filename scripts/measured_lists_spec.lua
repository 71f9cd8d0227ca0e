-- Lists whose items are measured while they move, read from right to left, or scroll under a lifted item.
-- Rules: docs/rules/lists.md 1.6, 1.7; docs/rules/collections.md 3.5, 3.8
local Size, Item, Group, Section = NSCollectionLayoutSize, NSCollectionLayoutItem, NSCollectionLayoutGroup, NSCollectionLayoutSection
local Dimension = NSCollectionLayoutDimension
local Layout = UICollectionViewCompositionalLayout

local function size(width, height) return Size { widthDimension = width, heightDimension = height } end
local function place(view) return view:convert(view.bounds, nil) end
local function placeOf(app, id)
  local found = app:findAll { id = id }[1]
  return found and place(found)
end

---@return App, UICollectionView
local function list(section, count, class, options)
  local list, source ---@type UICollectionView
  source = {
    numberOfItemsInSection = function() return count end,
    cellForItemAt = function(_, view, path)
      local cell = view:dequeueReusableCell("cell", path)
      cell.accessibilityIdentifier = "item " .. path.item
      return cell
    end,
    canMoveItemAt = function() return true end,
    moveItemAt = function(self, _, from, to) self.moved = from.item .. " to " .. to.item end,
  }
  local choice = { device = "iPhone 8", system = 17 }
  for name, value in pairs(options or {}) do choice[name] = value end
  local app = launchWindow(function(window)
    list = UICollectionView { frame = window.bounds, collectionViewLayout = Layout { section = section } }
    list.contentInsetAdjustmentBehavior = "never"
    list:register(class or UICollectionViewCell, "cell")
    list.dataSource = source
    window:addSubview(list)
  end, choice)
  app:advanceFrames(2)
  return app, list, source
end

describe("items that are measured as they come in", function()
  local Tall = class("MeasuredTallCell", UICollectionViewCell)
  function Tall:preferredLayoutAttributesFitting(attributes)
    local wanted = attributes:copy()
    wanted.size = { attributes.size.width, 60 }
    return wanted
  end
  local function estimated(count)
    local line = size(Dimension.fractionalWidth(1), Dimension.estimated(44))
    return list(Section { group = Group.vertical { layoutSize = line, subitems = { Item { layoutSize = line } } } }, count, Tall)
  end

  it("above the visible ones do not move them under a finger (§9)", function()
    local app, view = estimated(1000)
    view.contentOffset = { 0, 20000 }
    app:advanceFrames(2)
    local id = view.visibleCells[5].accessibilityIdentifier
    local before = placeOf(app, id).minY
    local finger = app:touch(100, 300)
    finger:move(100, 320, 0.05)
    for step = 2, 10 do
      finger:move(100, 300 + step * 20, 0.05)
      assert.are.equal(before + step * 20 - 10, placeOf(app, id).minY)
    end
    finger:hold(0.2)
    finger:lift()
    app:settle()
    assert.are.equal(before + 190, placeOf(app, id).minY)
  end)

  it("are shown where scrollToItem was told to, also far away, the last one, and animated", function()
    local places = { top = 0, centeredVertically = 303.5, bottom = 607 }
    for _, animated in ipairs { false, true } do
      for position, y in pairs(places) do
        local app, view = estimated(1000)
        view:scrollToItem(IndexPath(1, 700), position, animated)
        app:settle()
        app:advanceFrames(1)
        assert.are.equal(CGRect(0, y, 375, 60), placeOf(app, "item 700"))
        view:scrollToItem(IndexPath(1, 1000), position, animated)
        app:settle()
        app:advanceFrames(1)
        assert.are.equal(CGRect(0, 607, 375, 60), placeOf(app, "item 1000"))
      end
    end
  end)

  it("do not hold an offset that is set after scrollToItem", function()
    local app, view = estimated(1000)
    view:scrollToItem(IndexPath(1, 700), "top", false)
    view.contentOffset = { 0, 500 }
    app:advanceFrames(2)
    assert.is_not_nil(placeOf(app, "item 10"))
    assert.is_nil(placeOf(app, "item 700"))
  end)
end)

describe("a section that scrolls across by pages", function()
  it("counts them from where reading begins (§9)", function()
    local function pages(language)
      local group = Group.horizontal {
        layoutSize = size(Dimension.absolute(300), Dimension.absolute(100)),
        subitems = { Item { layoutSize = size(Dimension.fractionalWidth(1), Dimension.fractionalHeight(1)) } },
      }
      local section = Section { group = group, interGroupSpacing = 10, orthogonalScrollingBehavior = "paging" }
      local app = list(section, 10, nil, { language = language })
      local way = language == "ar" and 1 or -1
      local seen = {}
      local function flick(direction)
        app:drag { from = { 187, 50 }, to = { 187 + direction * 180, 50 }, duration = 0.15 }
        app:settle()
        for number = 1, 10 do
          local shown = placeOf(app, "item " .. number)
          if shown and shown.maxX > 0 and shown.minX < 375 then
            seen[#seen + 1] = number .. " at " .. (language == "ar" and 375 - shown.maxX or shown.minX)
            return
          end
        end
      end
      for _ = 1, 9 do flick(way) end
      for _ = 1, 2 do flick(-way) end
      return seen
    end
    local leftToRight = pages "en"
    assert.are.equal("2 at -65.0", leftToRight[1])
    assert.are.same(leftToRight, pages "ar")
  end)
end)

describe("an item that a finger holds at an edge", function()
  it("scrolls the collection view, and falls where it is let go (§10)", function()
    local line = size(Dimension.fractionalWidth(1), Dimension.absolute(44))
    local app, view, source = list(Section { group = Group.vertical { layoutSize = line, subitems = { Item { layoutSize = line } } } }, 60)
    assert.is_true(view:beginInteractiveMovementForItem(IndexPath(1, 1)))
    view:updateInteractiveMovementTargetPosition { 187, 660 }
    app:advance(2)
    assert.is_true(view.contentOffset.y > 500)
    -- It goes on until the end, and stays in sight.
    app:settle { timeout = 20 }
    assert.are.equal(60 * 44 - 667, view.contentOffset.y)
    assert.are.equal(660, placeOf(app, "item 1").midY)
    view:endInteractiveMovement()
    app:settle()
    assert.are.equal("1 to 60", source.moved)
    assert.is_true(view:beginInteractiveMovementForItem(IndexPath(1, 60)))
    view:updateInteractiveMovementTargetPosition { 187, view.contentOffset.y + 5 }
    app:advance(0.5)
    assert.is_true(view.contentOffset.y < 60 * 44 - 667)
    view:cancelInteractiveMovement()
    app:settle()
  end)
end)

describe("a list without sections", function()
  it("has the background of its appearance, and keeps one of its own", function()
    for _, system in ipairs { 12, 17 } do
      local lists = {}
      local app = launchWindow(function(window)
        local function layout() return Layout.list { using = UICollectionLayoutListConfiguration { appearance = "insetGrouped" } } end
        lists[1] = UICollectionView { frame = { 0, 0, 100, 100 }, collectionViewLayout = layout() }
        lists[2] = UICollectionView { frame = { 0, 100, 100, 100 }, collectionViewLayout = layout(), backgroundColor = "red" }
        for _, view in ipairs(lists) do window:addSubview(view) end
      end, { system = system })
      app:settle()
      assert.are.equal(UITableView { style = "insetGrouped" }.backgroundColor, lists[1].backgroundColor)
      assert.are.equal("red", lists[2].backgroundColor)
    end
  end)
end)
