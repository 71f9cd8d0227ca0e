-- Elements of collection views that move by dynamics, as the bubbles of Messages do. Rules: docs/rules/dynamics.md
local app, view, layout ---@type App, UICollectionView, any

local Bouncy = class("BouncyLayout", UICollectionViewFlowLayout)
Bouncy.prepares = 0
Bouncy.items = false

function Bouncy:init(properties)
  Bouncy.super.init(self, properties)
  self.animator = UIDynamicAnimator { collectionViewLayout = self }
end

function Bouncy:prepare()
  Bouncy.super.prepare(self)
  self.prepares = self.prepares + 1
  if self.items then return end
  self.items = {}
  local size = self.collectionViewContentSize
  for _, item in ipairs(Bouncy.super.layoutAttributesForElements(self, CGRect(0, 0, size.width, size.height))) do
    local spring = UIAttachmentBehavior { item = item, attachedToAnchor = item.center }
    spring.length, spring.damping, spring.frequency = 0, 0.8, 1
    self.animator:addBehavior(spring)
    table.insert(self.items, item)
  end
end

function Bouncy:layoutAttributesForElements(rect) return self.animator:items(rect) end
function Bouncy:layoutAttributesForItem(path) return self.animator:layoutAttributesForCell(path) end

function Bouncy:shouldInvalidateLayoutForBoundsChange(bounds)
  local way = bounds.y - self.collectionView.bounds.y
  for _, item in ipairs(self.items or {}) do
    item.center = CGPoint(item.center.x, item.center.y + way / 2)
    self.animator:updateItem(item)
  end
  return false
end

local function launchBouncy()
  layout = Bouncy { itemSize = { 300, 50 }, minimumLineSpacing = 10 }
  app = launchWindow(function(window)
    view = UICollectionView { frame = { 0, 0, 320, 320 }, collectionViewLayout = layout }
    view:register(UICollectionViewCell, "cell")
    view.dataSource = {
      numberOfItemsInSection = function() return 20 end,
      cellForItemAt = function(_, list, path) return list:dequeueReusableCell("cell", path) end,
    }
    window:addSubview(view)
  end)
  app:settle()
end

local function y(item) return view:cellForItem(IndexPath(1, item)).frame.y end

describe("attributes of a layout", function()
  before_each(launchBouncy)

  it("are items of behaviours, and stay the objects that they are", function()
    local item = layout.items[3]
    assert.is_true(item:isKind(UICollectionViewLayoutAttributes))
    assert.are.equal(item, layout.animator:layoutAttributesForCell(IndexPath(1, 3)))
    assert.are.equal(item, layout.animator:items(CGRect(10, 121, 10, 10))[1])
    assert.is_nil(layout.animator:layoutAttributesForCell(IndexPath(1, 99)))
    assert.is_nil(layout.animator:layoutAttributesForSupplementaryView("header", IndexPath(1, 1)))
    assert.is_nil(layout.animator:layoutAttributesForDecorationView("card", IndexPath(1, 1)))
    local matter = UIDynamicItemBehavior { items = { item } }
    matter:addItem(layout.items[4])
    matter:removeItem(item)
    assert.are.same({ layout.items[4] }, matter.items)
    assert.error_matches(function() UIDynamicItemBehavior { items = { 3 } } end, "UIView or UICollectionViewLayoutAttributes")
  end)

  it("are moved, and the cells with them, until they rest where they belong", function()
    assert.are.equal(120, y(3))
    view.contentOffset = { 0, 60 }
    app:advanceFrames(1)
    assert.is_near(150, y(3), 1)
    app:advance(0.2)
    local prepares = layout.prepares
    assert.is_true(y(3) > 120 and y(3) < 149)
    app:settle()
    assert.is_near(120, y(3), 1)
    assert.is_true(layout.prepares > prepares)
    assert.is_false(layout.animator.isRunning)
  end)

  it("fall and are pushed as views are", function()
    layout.animator:removeAllBehaviors()
    local item = Bouncy.super.layoutAttributesForItem(layout, IndexPath(1, 1))
    layout.animator:addBehavior(UIGravityBehavior { items = { item } })
    local turning = UIDynamicItemBehavior { items = { item } }
    turning:addAngularVelocity(1, item)
    turning:addLinearVelocity({ 100, 0 }, item)
    layout.animator:addBehavior(turning)
    app:advance(0.5)
    assert.is_near(10 + 50, item.center.x - 150, 3)
    assert.is_true(item.center.y > 100)
    assert.is_true(item.transform ~= CGAffineTransform.identity)
    assert.is_near(1, turning:angularVelocity(item), 0.01)
    assert.is_true(turning:linearVelocity(item).y > 300)
    assert.is_near(item.center.y, view:cellForItem(IndexPath(1, 1)).center.y, 1e-6)
  end)
end)
