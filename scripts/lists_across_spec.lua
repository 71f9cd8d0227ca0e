-- Lists that scroll across from right to left: what is seen stays when their content grows or shrinks. Source: docs/rules/accessibility.md 11
local app, list, items ---@type App, UICollectionView, integer[]

local Turned = class("TurnedFlowLayout", UICollectionViewFlowLayout)
function Turned:flipsHorizontallyInOppositeLayoutDirection() return true end

local function fillUpTo(count)
  for i = 1, math.max(count, #items) do items[i] = i <= count and i or nil end
end

local function launchItems(count, options)
  items = {}
  fillUpTo(count)
  app = launchWindow(function(window)
    list = UICollectionView { frame = { 0, 0, 320, 100 }, collectionViewLayout = Turned { scrollDirection = "horizontal", itemSize = { 100, 100 }, minimumLineSpacing = 10 } }
    list:register(UICollectionViewCell, "item")
    list.dataSource = {
      numberOfItemsInSection = function() return #items end,
      cellForItemAt = function(_, view, path) return view:dequeueReusableCell("item", path) end,
    }
    window:addSubview(list)
  end, options or { direction = "rightToLeft" })
end

-- Where the items stand on the screen: { item, x }
local function shown()
  local places = {}
  for _, path in ipairs(list.indexPathsForVisibleItems) do
    local cell = list:cellForItem(path)
    table.insert(places, { path.item, cell:convert(cell.bounds, nil).x })
  end
  table.sort(places, function(a, b) return a[1] < b[1] end)
  return places
end

local function paths(from, to)
  local all = {}
  for item = from, to do table.insert(all, IndexPath { item = item, section = 1 }) end
  return all
end

describe("a list across from right to left", function()
  before_each(function()
    launchItems(10)
    app:drag { on = list, by = { 150, 0 }, hold = 0.2 }
    app:settle()
  end)

  it("shows the same after reloadData with more and with fewer items", function()
    local before = shown()
    fillUpTo(20)
    list:reloadData()
    app:advanceFrames(1)
    assert.are.same(before, shown())
    fillUpTo(8)
    list:reloadData()
    app:advanceFrames(1)
    assert.are.same(before, shown())
  end)

  it("shows the same in each frame of an update that adds items at the end", function()
    local before = shown()
    fillUpTo(14)
    list:insertItems(paths(11, 14))
    for _ = 1, 20 do
      app:advanceFrames(1)
      assert.are.same(before, shown())
      assert.near(before[1][2], list:cellForItem(IndexPath { item = before[1][1], section = 1 }).layer:presentation().frame.x - list.contentOffset.x, 0.01)
    end
    fillUpTo(12)
    list:deleteItems(paths(13, 14))
    app:settle()
    assert.are.same(before, shown())
  end)

  it("goes on under a finger, and comes to rest where it would have", function()
    local finger = app:touch(160, 50)
    finger:move(200, 50)
    app:advanceFrames(1)
    local before = shown()
    fillUpTo(40)
    list:reloadData()
    app:advanceFrames(1)
    assert.are.same(before, shown())
    finger:move(230, 50)
    app:advanceFrames(1)
    for place, item in ipairs(before) do
      local cell = list:cellForItem(IndexPath { item = item[1], section = 1 })
      if cell then assert.near(before[place][2] + 30, cell:convert(cell.bounds, nil).x, 0.5) end
    end
    finger:lift()
    app:settle()
  end)

  it("keeps what is at its right side in another width", function()
    local before = shown()
    list.frame = { 0, 0, 200, 100 }
    app:advanceFrames(1)
    for place, item in ipairs(shown()) do assert.are.same({ before[place][1], before[place][2] - 120 }, item) end
    list.frame = { 0, 0, 320, 100 }
    app:advanceFrames(1)
    assert.are.same(before, shown())
    list:setContentOffset({ list.contentSize.width - 320, 0 }, false)
    list.frame = { 0, 0, 260, 100 }
    app:advanceFrames(1)
    assert.are.same({ { 1, 160 }, { 2, 50 }, { 3, -60 } }, shown())
    list.frame = { 0, 0, 320, 100 }
    app:advanceFrames(1)
    assert.are.same({ { 1, 220 }, { 2, 110 }, { 3, 0 } }, shown())
  end)

  it("stands at its beginning when less is left than was scrolled away", function()
    fillUpTo(3)
    list:reloadData()
    app:advanceFrames(1)
    assert.are.same({ { 1, 220 }, { 2, 110 }, { 3, 0 } }, shown())
    fillUpTo(30)
    list:reloadData()
    app:advanceFrames(1)
    assert.are.same({ { 1, 220 }, { 2, 110 }, { 3, 0 } }, shown())
  end)
end)

it("items that don't fill the width stand at the right, with more room there, too", function()
  launchItems(2)
  assert.are.same({ { 1, 220 }, { 2, 110 } }, shown())
  list.contentInset = UIEdgeInsets(0, 5, 0, 15)
  app:advanceFrames(1)
  assert.are.same({ { 1, 205 }, { 2, 95 } }, shown())
  app:setDirection "leftToRight"
  app:advanceFrames(1)
  assert.are.same({ { 1, 5 }, { 2, 115 } }, shown())
end)

it("from left to right nothing of this happens", function()
  launchItems(10, {})
  list:setContentOffset({ 250, 0 }, false)
  fillUpTo(20)
  list:reloadData()
  app:advanceFrames(1)
  assert.are.equal(250, list.contentOffset.x)
end)
