-- Idioms of ported apps that Lua's own forms once made silent.

describe("a colour that was read from a view", function()
  local view ---@type UIView

  before_each(function()
    launchWindow(function(window)
      view = UIView { frame = { 0, 0, 10, 10 }, backgroundColor = "orange" }
      window:addSubview(view)
    end)
  end)

  it("has what a UIColor has, though it reads as a text", function()
    assert.are.equal("orange", view.backgroundColor)
    assert.are.equal(UIColor.orange.cgColor, view.backgroundColor.cgColor)
    view.layer.borderColor = view.tintColor.cgColor
    assert.are.equal(view.tintColor, view.layer.borderColor)
    local faint = view.backgroundColor:withAlphaComponent(0.5)
    assert.are.equal(UIColor.orange:withAlphaComponent(0.5), faint)
    assert.are.same({ UIColor.orange:getRed() }, { view.backgroundColor:getRed() })
    assert.are.equal(UIColor.orange, UIColor(view.backgroundColor))
    assert.are.equal(UIColor.orange, UIColor "orange")
  end)

  it("leaves other texts alone", function()
    assert.is_nil(("hello").cgColor)
    assert.is_nil(("hello").withAlphaComponent)
    assert.is_nil(("red").other)
    assert.are.equal("RED", ("red"):upper())
    assert.are.equal(3, ("red"):len())
  end)
end)

describe("layoutSubviews without super", function()
  it("leaves subviews to their constraints", function()
    local Card = class("NoSuperCard", UIView)
    local seen
    function Card:init(options)
      Card.super.init(self, options)
      self.label = UILabel { text = "Name", translatesAutoresizingMaskIntoConstraints = false }
      self.inner = UIView { frame = { 0, 0, 5, 5 } }
      self:addSubview(self.label)
      self:addSubview(self.inner)
      NSLayoutConstraint.activate {
        self.label.leadingAnchor:constraint("==", self.leadingAnchor, 16),
        self.label.trailingAnchor:constraint("==", self.trailingAnchor, -16),
        self.label.topAnchor:constraint("==", self.topAnchor, 8), self.label.heightAnchor:constraint("==", 40),
      }
    end
    function Card:layoutSubviews()
      seen = self.label.frame
      self.inner.frame = { 1, 2, self.bounds.width, 4 }
    end
    local card ---@type any
    local app = launchWindow(function(window)
      card = Card { frame = { 0, 100, 300, 400 } }
      window:addSubview(card)
    end)
    assert.are.equal(CGRect(16, 8, 268, 40), card.label.frame)
    assert.are.equal(CGRect(1, 2, 300, 4), card.inner.frame)
    assert.are.equal(CGRect.zero, seen)
    card.frame = { 0, 100, 200, 400 }
    app:advanceFrames(1)
    assert.are.equal(168, card.label.frame.width)
  end)
end)

describe("targetContentOffset(proposed, velocity) of a layout", function()
  local view ---@type UICollectionView

  local function carousel(Layout)
    local app = launchWindow(function(window)
      view = UICollectionView {
        frame = { 0, 100, 320, 300 }, decelerationRate = "fast",
        collectionViewLayout = Layout { scrollDirection = "horizontal", minimumLineSpacing = 40, itemSize = { 150, 150 } },
      }
      view:register(UICollectionViewCell, "cell")
      view.dataSource = {
        numberOfItemsInSection = function() return 20 end,
        cellForItemAt = function(_, list, path) return list:dequeueReusableCell("cell", path) end,
      }
      window:addSubview(view)
    end)
    app:drag { from = { 300, 250 }, to = { 200, 250 }, duration = 0.2 }
    app:settle()
  end

  it("is asked where a drag comes to rest, as Swift names it", function()
    local Snap = class("SnapLayout", UICollectionViewFlowLayout)
    local velocities = {}
    function Snap:targetContentOffset(proposed, velocity)
      velocities[#velocities + 1] = velocity
      return CGPoint(math.floor(proposed.x / 190 + 0.5) * 190, proposed.y)
    end
    carousel(Snap)
    assert.are.equal(1, #velocities)
    assert.are.equal(0, view.contentOffset.x % 190)
    assert.is_true(view.contentOffset.x > 0)
  end)

  it("is only asked after updates where it takes no velocity", function()
    local Kept = class("KeptLayout", UICollectionViewFlowLayout)
    local count = 0
    function Kept:targetContentOffset(proposed)
      count = count + 1
      return proposed
    end
    carousel(Kept)
    assert.are.equal(0, count)
  end)
end)

describe("systemLayoutSizeFitting of a cell's class", function()
  it("has the constraints of the content in super's answer", function()
    local Row = class("TallerRow", UITableViewCell)
    function Row:init(...)
      Row.super.init(self, ...)
      local box = UIView { translatesAutoresizingMaskIntoConstraints = false }
      self.contentView:addSubview(box)
      NSLayoutConstraint.activate {
        box.topAnchor:constraint("==", self.contentView.topAnchor), box.bottomAnchor:constraint("<=", self.contentView.bottomAnchor),
        box.leadingAnchor:constraint("==", self.contentView.leadingAnchor), box.trailingAnchor:constraint("==", self.contentView.trailingAnchor),
        box.heightAnchor:constraint("==", 80),
      }
    end
    function Row:systemLayoutSizeFitting(target, horizontal, vertical)
      local size = Row.super.systemLayoutSizeFitting(self, target, horizontal, vertical)
      return CGSize(size.width, size.height + 20)
    end
    local table ---@type UITableView
    launchWindow(function(window)
      table = UITableView { frame = { 0, 0, 320, 250 } }
      table:register(Row, "cell")
      table.dataSource = {
        numberOfRowsInSection = function() return 2 end, cellForRowAt = function(_, list, path) return list:dequeueReusableCell("cell", path) end,
      }
      window:addSubview(table)
    end, { system = 17 })
    assert.are.equal(100, table:rectForRow(IndexPath(1, 1)).height)
  end)
end)

describe("CGRect.null", function()
  it("is what a union begins with, and meets nothing", function()
    local union = CGRect.null
    for _, rect in ipairs { CGRect(10, 10, 5, 5), CGRect(0, 20, 5, 5) } do union = union:union(rect) end
    assert.are.equal(CGRect(0, 10, 15, 15), union)
    assert.are.equal(union, union:union(CGRect.null))
    assert.is_true(CGRect.null.isNull)
    assert.is_false(CGRect.null:intersects(union))
    assert.is_nil(union:intersection(CGRect.null))
  end)

  it("has Swift's labels beside it", function()
    local rect = CGRect(0, 0, 100, 50)
    assert.are.equal(rect:inset(2, 3), rect:insetBy { dx = 2, dy = 3 })
    assert.are.equal(rect:inset { 1, 2, 3, 4 }, rect:inset { by = UIEdgeInsets(1, 2, 3, 4) })
    assert.are.equal(CGRect(0, 0, 200, 100), rect:applying(CGAffineTransform.identity:scaled(2, 2)))
    assert.are.equal(CGPoint(2, 4), CGPoint(1, 2):applying(CGAffineTransform.identity:scaled(2, 2)))
  end)
end)
