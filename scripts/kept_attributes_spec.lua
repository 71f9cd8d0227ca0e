-- Layouts of a script's own that keep their attributes, compare them, turn around, name what is invalid, and say how a lifted item looks.
-- Rules: docs/rules/collections.md 1.3, 2.8, 3.2, 3.8
local app, view, counts ---@type App, UICollectionView, table

local function launchLayout(layout, options, count, cellClass)
  counts = { count or 30 }
  app = launchWindow(function(window)
    view = UICollectionView { frame = { 0, 0, 320, 320 }, collectionViewLayout = layout }
    view:register(cellClass or UICollectionViewCell, "cell")
    view.dataSource = {
      numberOfItemsInSection = function() return counts[1] end,
      cellForItemAt = function(_, list, path) return list:dequeueReusableCell("cell", path) end,
      moveItemAt = function() end,
    }
    window:addSubview(view)
  end, options)
  app:settle()
end

-- A column of rows of 100 points, whose attributes are made once.
local function column(name, attributesClass)
  local Column = class(name, UICollectionViewLayout)
  function Column:attributes(item)
    self.kept = self.kept or {}
    if not self.kept[item] then
      local one = (attributesClass or UICollectionViewLayoutAttributes) { forCellWith = IndexPath(1, item) }
      one.frame = CGRect(0, (item - 1) * 100, 200, 90)
      self.kept[item] = one
    end
    return self.kept[item]
  end
  function Column:collectionViewContentSize() return CGSize(320, 100 * counts[1]) end
  function Column:layoutAttributesForItem(path) return self:attributes(path.item) end
  function Column:layoutAttributesForElements(rect)
    local found = {}
    for item = 1, counts[1] do
      local one = self:attributes(item)
      if self.change then self:change(one) end
      if one.frame:intersects(rect) then found[#found + 1] = one end
    end
    return found
  end
  return Column
end

local function cell(item) return view:cellForItem(IndexPath(1, item)) end

describe("attributes that a layout keeps", function()
  it("are applied with what they say now", function()
    local Moving = column "MovingColumn"
    function Moving:shouldInvalidateLayoutForBoundsChange() return true end
    function Moving:change(one)
      local y = self.collectionView.contentOffset.y
      one.transform = CGAffineTransform { translationX = y / 10, y = 0 }
      one.alpha = 1 - y / 1000
    end
    launchLayout(Moving {})
    for _, y in ipairs { 100, 200, 150 } do
      view.contentOffset = { 0, y }
      app:advanceFrames(1)
      assert.is_near(y / 10, cell(3).frame.x, 1e-9)
      assert.is_near(1 - y / 1000, cell(3).alpha, 1e-9)
    end
    view.contentOffset = { 0, 0 }
    app:advanceFrames(1)
    assert.are.same({ 0, 1 }, { cell(3).frame.x, cell(3).alpha })
  end)

  it("move their cells in an update, from where they were", function()
    local Folding = column "FoldingColumn"
    function Folding:change(one)
      local item = one.indexPath.item
      one.frame = CGRect(0, (item - 1) * (self.isFolded and 50 or 100), 200, self.isFolded and 40 or 90)
    end
    local layout = Folding {}
    launchLayout(layout)
    layout.isFolded = true
    view:performBatchUpdates(function() layout:invalidateLayout() end)
    app:advance(0.1)
    local shown = cell(3).layer:presentation().frame
    assert.is_true(shown.y > 100 and shown.y < 200)
    app:settle()
    assert.are.equal(CGRect { 0, 100, 200, 40 }, cell(3).frame)
  end)

  it("say by isEqual of their class when their fields are the same", function()
    local Tinted = class("TintedAttributes", UICollectionViewLayoutAttributes)
    Tinted.tint = "red"
    local Comparing = class("ComparingAttributes", UICollectionViewLayoutAttributes)
    Comparing.tint = "red"
    function Comparing:isEqual(other) return Comparing.super.isEqual(self, other) and self.tint == other.tint end
    local Told = class("ToldCell", UICollectionViewCell)
    function Told:apply(attributes)
      Told.super.apply(self, attributes)
      self.told, self.tint = (self.told or 0) + 1, attributes.tint
    end
    for _, attributesClass in ipairs { Tinted, Comparing } do
      local Fresh = column("Fresh" .. tostring(attributesClass == Tinted), attributesClass)
      function Fresh:prepare() self.kept = nil end
      function Fresh:change(one) one.tint = self.color or "red" end
      local layout = Fresh {}
      launchLayout(layout, nil, 3, Told)
      local before = cell(1).told
      layout:invalidateLayout()
      app:advanceFrames(1)
      assert.are.equal(attributesClass == Tinted, cell(1).told > before)
      before = cell(1).told
      layout.color = "blue"
      layout:invalidateLayout()
      app:advanceFrames(1)
      assert.are.same({ before + 1, "blue" }, { cell(1).told, cell(1).tint })
    end
  end)

  it("that are the very ones from before are not applied again where their class compares them", function()
    local Comparing = class("SameAttributes", UICollectionViewLayoutAttributes)
    function Comparing:isEqual(other) return Comparing.super.isEqual(self, other) end
    local Told = class("SameCell", UICollectionViewCell)
    function Told:apply() self.told = (self.told or 0) + 1 end
    local Kept = column("SameColumn", Comparing)
    function Kept:shouldInvalidateLayoutForBoundsChange() return true end
    launchLayout(Kept {}, nil, 30, Told)
    local before = cell(2).told
    for offset = 1, 10 do
      view.contentOffset = { 0, offset }
      app:advanceFrames(1)
    end
    assert.are.equal(before, cell(2).told)
  end)
end)

describe("a layout of one's own that flips", function()
  local function launchFlipping(flips, direction)
    local Flipping = column("Flipping" .. tostring(flips) .. direction)
    function Flipping:flipsHorizontallyInOppositeLayoutDirection() return flips end
    local layout = Flipping {}
    launchLayout(layout, { direction = direction })
    return layout
  end

  it("is turned around from right to left, and answers its own places", function()
    local layout = launchFlipping(true, "rightToLeft")
    assert.are.equal(CGRect { 120, 0, 200, 90 }, cell(1).frame)
    assert.are.equal(CGRect { 0, 0, 200, 90 }, layout:layoutAttributesForItem(IndexPath(1, 1)).frame)
    assert.are.equal(CGRect { 120, 100, 200, 90 }, view:layoutAttributesForItem(IndexPath(1, 2)).frame)
    assert.are.equal(IndexPath(1, 2), view:indexPathForItem { 300, 150 })
    assert.is_nil(view:indexPathForItem { 50, 150 })
    view:scrollToItem(IndexPath(1, 20), "top", false)
    app:advanceFrames(1)
    assert.are.equal(CGRect { 120, 1900, 200, 90 }, cell(20).frame)
    app:setDirection "leftToRight"
    app:advanceFrames(2)
    assert.are.equal(0, cell(20).frame.x)
  end)

  it("stays as it is otherwise", function()
    launchFlipping(false, "rightToLeft")
    assert.are.equal(0, cell(1).frame.x)
    launchFlipping(true, "leftToRight")
    assert.are.equal(0, cell(1).frame.x)
  end)

  it("begins at the right end where it scrolls across", function()
    local Row = class("FlippingRow", UICollectionViewLayout)
    function Row:flipsHorizontallyInOppositeLayoutDirection() return true end
    function Row:collectionViewContentSize() return CGSize(110 * counts[1] - 10, 100) end
    function Row:layoutAttributesForItem(path)
      local one = UICollectionViewLayoutAttributes { forCellWith = path }
      one.frame = CGRect((path.item - 1) * 110, 0, 100, 100)
      return one
    end
    function Row:layoutAttributesForElements(rect)
      local found = {}
      for item = 1, counts[1] do
        local one = self:layoutAttributesForItem(IndexPath(1, item))
        if one.frame:intersects(rect) then found[#found + 1] = one end
      end
      return found
    end
    launchLayout(Row {}, { direction = "rightToLeft" }, 10)
    assert.are.equal(1090 - 320, view.contentOffset.x)
    assert.are.equal(220, cell(1):convert(CGPoint.zero, nil).x)
    view:scrollToItem(IndexPath(1, 10), {}, false)
    app:advanceFrames(1)
    assert.are.equal(0, cell(10):convert(CGPoint.zero, nil).x)
  end)
end)

describe("a context of an invalidation", function()
  it("names views by their kinds", function()
    local heard
    local Sticky = column "StickyColumn"
    function Sticky:shouldInvalidateLayoutForBoundsChange() return true end
    function Sticky:invalidationContextForBoundsChange(bounds)
      local context = Sticky.super.invalidationContextForBoundsChange(self, bounds)
      context:invalidateSupplementaryElements("header", { IndexPath(1, 1) })
      context:invalidateSupplementaryElements("header", { IndexPath(2, 1) })
      context:invalidateDecorationElements("card", { IndexPath(1, 3) })
      context:invalidateItems { IndexPath(1, 2) }
      context.contentSizeAdjustment = { 0, 5 }
      return context
    end
    function Sticky:invalidateLayout(context)
      heard = context
      Sticky.super.invalidateLayout(self, context)
    end
    launchLayout(Sticky {})
    view.contentOffset = { 0, 40 }
    assert.are.same({ header = { IndexPath(1, 1), IndexPath(2, 1) } }, heard.invalidatedSupplementaryIndexPaths)
    assert.are.same({ card = { IndexPath(1, 3) } }, heard.invalidatedDecorationIndexPaths)
    assert.are.same({ IndexPath(1, 2) }, heard.invalidatedItemIndexPaths)
    assert.are.equal(CGSize(0, 5), heard.contentSizeAdjustment)
    assert.is_false(heard.invalidateEverything)
    assert.error_matches(function() heard:invalidateDecorationElements("card", 3) end, "indexPaths")
  end)
end)

describe("an item that a finger moves", function()
  local function lift()
    assert.is_true(view:beginInteractiveMovementForItem(IndexPath(1, 1)))
    return cell(1)
  end

  it("looks as its layout says, and as before when it has landed", function()
    local Lifting = class("LiftingFlow", UICollectionViewFlowLayout)
    function Lifting:layoutAttributesForInteractivelyMovingItem(path, position)
      local attributes = Lifting.super.layoutAttributesForInteractivelyMovingItem(self, path, position)
      attributes.alpha, attributes.transform = 0.5, CGAffineTransform { scaleX = 1.5, y = 1.5 }
      return attributes
    end
    launchLayout(Lifting { itemSize = { 100, 100 } })
    local lifted = lift()
    assert.are.equal(0.5, lifted.alpha)
    view:updateInteractiveMovementTargetPosition { 160, 170 }
    assert.are.equal(CGRect { 85, 95, 150, 150 }, lifted.frame)
    view:endInteractiveMovement()
    app:settle()
    assert.are.equal(1, lifted.alpha)
    assert.are.equal(CGAffineTransform.identity, lifted.transform)
    assert.are.equal(CGSize(100, 100), lifted.frame.size)
  end)

  it("goes where its layout says", function()
    local asked = {}
    local Choosing = class("ChoosingFlow", UICollectionViewFlowLayout)
    function Choosing:targetIndexPathForInteractivelyMovingItem(path, position)
      asked[#asked + 1] = path
      return position.y > 150 and IndexPath(1, 6) or Choosing.super.targetIndexPathForInteractivelyMovingItem(self, path, position)
    end
    launchLayout(Choosing { itemSize = { 100, 100 } })
    local lifted = lift()
    view:updateInteractiveMovementTargetPosition { 160, 50 }
    assert.are.equal(IndexPath(1, 2), view:indexPath(lifted))
    view:updateInteractiveMovementTargetPosition { 20, 200 }
    assert.are.equal(IndexPath(1, 6), view:indexPath(lifted))
    assert.are.same({ IndexPath(1, 1), IndexPath(1, 2) }, asked)
    view:cancelInteractiveMovement()
    app:settle()
    assert.are.equal(lifted, cell(1))
  end)

  it("stays where it is for a place that there isn't", function()
    local Wild = class("WildFlow", UICollectionViewFlowLayout)
    function Wild:targetIndexPathForInteractivelyMovingItem() return IndexPath(9, 99) end
    launchLayout(Wild { itemSize = { 100, 100 } })
    local lifted = lift()
    view:updateInteractiveMovementTargetPosition { 160, 250 }
    assert.are.equal(IndexPath(1, 1), view:indexPath(lifted))
    view:endInteractiveMovement()
    app:settle()
    assert.are.equal(lifted, cell(1))
  end)
end)

describe("a decoration view", function()
  it("comes from and goes to where its layout says", function()
    local Card = class("CardBehind", UICollectionReusableView)
    local Framed = column "FramedColumn"
    function Framed:init()
      Framed.super.init(self)
      self:register(Card, "card")
    end
    function Framed:layoutAttributesForElements(rect)
      local found = {}
      for item = 1, counts[1] do found[item] = self:attributes(item) end
      if self.hasCard then found[#found + 1] = self:layoutAttributesForDecorationView("card", IndexPath(1, 1)) end
      return found
    end
    function Framed:layoutAttributesForDecorationView(kind, path)
      local one = UICollectionViewLayoutAttributes { forDecorationViewOfKind = kind, with = path }
      one.frame = CGRect(200, 0, 100, 100)
      return one
    end
    local function aside(self, kind, path)
      local one = self:layoutAttributesForDecorationView(kind, path)
      one.frame = CGRect(200, 200, 100, 100)
      return one
    end
    Framed.initialLayoutAttributesForAppearingDecorationElement = aside
    Framed.finalLayoutAttributesForDisappearingDecorationElement = aside
    local layout = Framed {}
    launchLayout(layout, nil, 3)
    for _, hasCard in ipairs { true, false } do
      layout.hasCard = hasCard
      view:performBatchUpdates(function() layout:invalidateLayout() end)
      app:advance(0.1)
      local card = app:find { class = "CardBehind" }
      local y = card.layer:presentation().frame.y
      assert.is_true(y > 20 and y < 180)
      app:settle()
      assert.are.equal(hasCard, app:exists { class = "CardBehind" })
    end
  end)
end)
