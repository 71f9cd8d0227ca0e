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
  local function fitting(super)
    local Cell = class("FittingCell", super)
    Cell.asked = 0
    function Cell:systemLayoutSizeFitting(target, horizontal, vertical)
      Cell.asked = Cell.asked + 1
      assert.are.equal(1000, horizontal)
      assert.is_true(vertical < 1000)
      return CGSize(target.width, 123)
    end
    return Cell
  end

  it("says the height of a row and of an item", function()
    local Row, Item = fitting(UITableViewCell), fitting(UICollectionViewCell)
    local source = {
      numberOfRowsInSection = function() return 2 end, numberOfItemsInSection = function() return 2 end,
      cellForRowAt = function(_, list, path) return list:dequeueReusableCell("cell", path) end,
      cellForItemAt = function(_, list, path) return list:dequeueReusableCell("cell", path) end,
    }
    local table, collection ---@type UITableView, UICollectionView
    launchWindow(function(window)
      table = UITableView { frame = { 0, 0, 320, 250 }, dataSource = source }
      table:register(Row, "cell")
      local size = NSCollectionLayoutSize {
        widthDimension = NSCollectionLayoutDimension.fractionalWidth(1), heightDimension = NSCollectionLayoutDimension.estimated(50),
      }
      local group = NSCollectionLayoutGroup.vertical { layoutSize = size, subitems = { NSCollectionLayoutItem { layoutSize = size } } }
      collection = UICollectionView {
        frame = { 0, 250, 320, 250 }, dataSource = source,
        collectionViewLayout = UICollectionViewCompositionalLayout { section = NSCollectionLayoutSection { group = group } },
      }
      collection:register(Item, "cell")
      window:addSubview(table)
      window:addSubview(collection)
    end, { system = 17 })
    assert.are.equal(123, table:rectForRow(IndexPath(1, 1)).height)
    assert.are.equal(123, collection:cellForItem(IndexPath(1, 1)).frame.height)
    assert.is_true(Row.asked > 0 and Item.asked > 0)
  end)

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
