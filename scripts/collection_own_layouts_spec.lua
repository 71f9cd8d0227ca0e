-- Layouts of a script's own: a circle, a line whose middle item is larger and where scrolls come to rest, decorations, and wrong answers.
-- Source: docs/rules/collections.md 1

-- A collection view of 320 x 320 with `count` items.
local function openCollection(layout, count, methods, cellClass)
  local source = { count = count }
  function source:numberOfItemsInSection() return self.count end
  function source:cellForItemAt(view, path) return view:dequeueReusableCell("cell", path) end
  for name, method in pairs(methods or {}) do source[name] = method end
  local view ---@type UICollectionView
  local app = launchWindow(function(window)
    view = UICollectionView { frame = { 0, 0, 320, 320 }, collectionViewLayout = layout }
    view:register(cellClass or UICollectionViewCell, "cell")
    view.dataSource, view.delegate = source, source
    window:addSubview(view)
  end)
  return view, app, source
end

describe("attributes", function()
  it("follow from centre, size and transform, as a view's frame does", function()
    local a = UICollectionViewLayoutAttributes { forCellWith = IndexPath(2, 3), frame = { 10, 20, 100, 50 } }
    assert.are.equal(CGPoint { 60, 45 }, a.center)
    assert.are.equal(CGSize { 100, 50 }, a.size)
    assert.are.equal(CGRect { 0, 0, 100, 50 }, a.bounds)
    assert.are.same({ 1, 0, false, "cell" }, { a.alpha, a.zIndex, a.isHidden, a.representedElementCategory })
    assert.is_nil(a.representedElementKind)
    a.transform = CGAffineTransform.identity:scaled(2, 2)
    assert.are.equal(CGRect { -40, -5, 200, 100 }, a.frame)
    a.frame = { 0, 0, 20, 20 }
    assert.are.equal(CGSize { 10, 10 }, a.size)
    assert.are.equal(CGPoint { 10, 10 }, a.center)
    a.transform3D = CATransform3D.identity:translated(0, 0, 5)
    assert.are.equal(CGRect { 5, 5, 10, 10 }, a.frame)
  end)

  it("are copied with class and fields, and compared by value", function()
    ---@class collection_own_layouts_spec.Tinted: UICollectionViewLayoutAttributes
    ---@overload fun(properties?: table): collection_own_layouts_spec.Tinted
    local Tinted = class("Tinted", UICollectionViewLayoutAttributes)
    local a = Tinted { forSupplementaryViewOfKind = "title", with = IndexPath(1, 1), tint = "red", alpha = 0.5 }
    local b = a:copy()
    assert.are_not.equal(a, b)
    assert.is_true(b:isKind(Tinted))
    assert.are.equal("red", b.tint)
    assert.is_true(a:isEqual(b))
    b.alpha = 0.25
    assert.is_false(a:isEqual(b))
    assert.is_false(a:isEqual(nil))
    assert.are.equal("supplementaryView", b.representedElementCategory)
    assert.are.equal("title", b.representedElementKind)
  end)

  it("need an index path and one category", function()
    assert.has_error(function() return UICollectionViewLayoutAttributes {} end,
      "UICollectionViewLayoutAttributes wants forCellWith = an IndexPath, or indexPath = an IndexPath, got neither")
    assert.has_error(function()
      return UICollectionViewLayoutAttributes { forSupplementaryViewOfKind = "a", forDecorationViewOfKind = "b", with = IndexPath(1, 1) }
    end, "UICollectionViewLayoutAttributes wants one of forCellWith, forSupplementaryViewOfKind and forDecorationViewOfKind, got several")
  end)
end)

describe("a circle", function()
  local Circle, view, app, source, layout ---@type UICollectionViewLayout, any, App, table, any
  before_each(function()
    ---@class collection_own_layouts_spec.Circle: UICollectionViewLayout
    ---@field prepared any
    ---@field count any
    ---@field middle any
    ---@field radius any
    ---@overload fun(properties?: table): collection_own_layouts_spec.Circle
    Circle = class("Circle", UICollectionViewLayout)
    function Circle:prepare()
      self.prepared = (self.prepared or 0) + 1
      local bounds = self.collectionView.bounds
      self.count = self.collectionView:numberOfItems(1)
      self.middle, self.radius = { bounds.width / 2, bounds.height / 2 }, 100
    end
    function Circle:collectionViewContentSize() return { 320, 320 } end
    function Circle:layoutAttributesForItem(path)
      local angle = 2 * math.pi * (path.item - 1) / self.count
      return UICollectionViewLayoutAttributes {
        forCellWith = path, size = { 40, 40 },
        center = { self.middle[1] + self.radius * math.cos(angle), self.middle[2] + self.radius * math.sin(angle) },
      }
    end
    function Circle:layoutAttributesForElements()
      local all = {}
      for item = 1, self.count do all[item] = self:layoutAttributesForItem(IndexPath(1, item)) end
      return all
    end
    function Circle:initialLayoutAttributesForAppearingItem(path)
      local a = self:layoutAttributesForItem(path)
      a.alpha, a.center = 0, self.middle
      return a
    end
    function Circle:finalLayoutAttributesForDisappearingItem(path)
      return UICollectionViewLayoutAttributes { forCellWith = path, size = { 40, 40 }, center = self.middle, alpha = 0 }
    end
    layout = Circle {}
    view, app, source = openCollection(layout, 4)
  end)

  it("places the cells, and is prepared once", function()
    local centers = {}
    for item = 1, 4 do
      local center = view:cellForItem(IndexPath(1, item)).center
      centers[item] = { math.floor(center.x + 0.5), math.floor(center.y + 0.5) }
    end
    assert.are.same({ { 260, 160 }, { 160, 260 }, { 60, 160 }, { 160, 60 } }, centers)
    assert.are.equal(1, layout.prepared)
    assert.are.equal(view, layout.collectionView)
  end)

  it("is prepared again after invalidations, once for all of them", function()
    layout:invalidateLayout()
    layout:invalidateLayout()
    assert.are.equal(1, layout.prepared)
    app:advanceFrames(1)
    assert.are.equal(2, layout.prepared)
  end)

  it("moves the cells of an update from where it says", function()
    source.count = 5
    view:insertItems { IndexPath(1, 5) }
    app:advanceFrames(1)
    local cell = view:cellForItem(IndexPath(1, 5))
    assert.is_true(cell.alpha == 1 and cell.layer:presentation().opacity < 0.5)
    app:settle()
    assert.near(160 + 100 * math.cos(8 * math.pi / 5), cell.center.x, 1e-6)
    assert.are.equal(1, cell.layer:presentation().opacity)
    source.count = 4
    view:deleteItems { IndexPath(1, 1) }
    app:settle()
    assert.are.equal(4, #view.visibleCells)
  end)

  it("is told of updates with the places before and after", function()
    local told = {}
    function Circle:prepareForCollectionViewUpdates(items)
      for _, item in ipairs(items) do
        told[#told + 1] = { item.updateAction, item.indexPathBeforeUpdate, item.indexPathAfterUpdate }
      end
    end
    function Circle:finalizeCollectionViewUpdates() told[#told + 1] = "end" end
    view:performBatchUpdates(function()
      source.count = 4
      view:deleteItems { IndexPath(1, 2) }
      view:insertItems { IndexPath(1, 4) }
    end)
    app:settle()
    assert.are.equal("end", table.remove(told))
    local found = {}
    for _, change in ipairs(told) do found[change[1]] = { change[2], change[3] } end
    assert.are.equal(IndexPath(1, 2), found.delete[1])
    assert.are.equal(IndexPath(1, 4), found.insert[2])
  end)

  it("gives a view another look when it takes its place", function()
    view:setCollectionViewLayout(UICollectionViewFlowLayout {}, true)
    app:settle()
    assert.are.equal(CGRect { 0, 0, 50, 50 }, view:cellForItem(IndexPath(1, 1)).frame)
    assert.is_nil(layout.collectionView)
  end)
end)

describe("a line whose middle is large", function()
  -- The well known example of Apple's guide: items grow near the middle of the view, and a scroll comes to rest with one in the middle.
  local Line, view, app ---@type UICollectionViewFlowLayout, any, App
  before_each(function()
    ---@class collection_own_layouts_spec.Line: UICollectionViewFlowLayout
    ---@field asked any
    ---@overload fun(properties?: table): collection_own_layouts_spec.Line
    Line = class("Line", UICollectionViewFlowLayout)
    function Line:shouldInvalidateLayoutForBoundsChange() return true end
    function Line:layoutAttributesForElements(rect)
      local middle = self.collectionView.bounds.midX
      local all = Line.super.layoutAttributesForElements(self, rect)
      for _, a in ipairs(all) do
        local distance = math.abs(a.center.x - middle)
        if distance < 100 then
          local scale = 1 + 0.5 * (1 - distance / 100)
          a.transform3D = CATransform3D.identity:scaled(scale, scale, 1)
          a.zIndex = 1
        end
      end
      return all
    end
    function Line:targetContentOffsetForProposedContentOffset(proposed, velocity)
      self.asked = { proposed, velocity }
      local best ---@type number
      for item = 1, self.collectionView:numberOfItems(1) do
        local x = self:layoutAttributesForItem(IndexPath(1, item)).center.x - 160
        if not best or math.abs(x - proposed.x) < math.abs(best - proposed.x) then best = x end
      end
      return { best, proposed.y }
    end
    local layout = Line { scrollDirection = "horizontal", itemSize = { 100, 200 }, minimumLineSpacing = 20, sectionInset = { 0, 110, 0, 110 } }
    view, app = openCollection(layout, 20)
  end)

  it("shows the transforms of the layout", function()
    assert.are.equal(CGRect { 85, 10, 150, 300 }, view:cellForItem(IndexPath(1, 1)).frame)
    assert.are.equal(CGRect { 230, 60, 100, 200 }, view:cellForItem(IndexPath(1, 2)).frame)
    view.contentOffset = { 60, 0 }
    app:advanceFrames(1)
    assert.near(1.2, view:cellForItem(IndexPath(1, 1)).transform.a, 1e-9)
    assert.near(1.2, view:cellForItem(IndexPath(1, 2)).transform.a, 1e-9)
  end)

  it("comes to rest with an item in the middle, after a fling and after a slow drag", function()
    app:fling { from = { 280, 160 }, velocity = { -900, 0 } }
    app:settle()
    local asked = view.collectionViewLayout.asked
    assert.is_true(asked[2].x > 0.5)
    assert.is_true(view.contentOffset.x > 120)
    assert.are.equal(0, view.contentOffset.x % 120)
    assert.near(asked[1].x, view.contentOffset.x, 60)
    view.contentOffset = { 120, 0 }
    app:drag { from = { 200, 160 }, to = { 160, 160 }, duration = 0.5, hold = 0.5 }
    app:settle()
    assert.are.equal(120, view.contentOffset.x)
    assert.are.equal(0, view.collectionViewLayout.asked[2].x)
  end)

  it("leaves the delegate the last word", function()
    function view.delegate:scrollViewWillEndDragging(_, _, target)
      self.target = target
      return { 33, 0 }
    end
    app:fling { from = { 280, 160 }, velocity = { -900, 0 } }
    app:settle()
    assert.are.equal(0, view.delegate.target.x % 120)
    assert.are.equal(33, view.contentOffset.x)
  end)
end)

describe("a layout", function()
  it("has decoration views of its own classes", function()
    ---@class collection_own_layouts_spec.Shelf: UICollectionReusableView
    ---@overload fun(properties?: table): collection_own_layouts_spec.Shelf
    local Shelf = class("Shelf", UICollectionReusableView)
    function Shelf:init() self.backgroundColor = "brown" end
    ---@class collection_own_layouts_spec.Shelves: UICollectionViewFlowLayout
    ---@overload fun(properties?: table): collection_own_layouts_spec.Shelves
    local Shelves = class("Shelves", UICollectionViewFlowLayout)
    function Shelves:layoutAttributesForDecorationView(kind, path)
      return UICollectionViewLayoutAttributes { forDecorationViewOfKind = kind, with = path, frame = { 0, 45, 320, 10 }, zIndex = -1 }
    end
    function Shelves:layoutAttributesForElements(rect)
      local all = Shelves.super.layoutAttributesForElements(self, rect)
      all[#all + 1] = self:layoutAttributesForDecorationView("shelf", IndexPath(1, 1))
      return all
    end
    local layout = Shelves {}
    layout:register(Shelf, "shelf")
    local view, app = openCollection(layout, 5)
    local shelf = app:find { class = "Shelf" }
    assert.are.equal(CGRect { 0, 45, 320, 10 }, shelf.frame)
    assert.are.equal(view, shelf.superview)
    assert.are.equal(shelf, view.subviews[1])
  end)

  it("chooses the offset after an update, and after it was taken", function()
    ---@class collection_own_layouts_spec.Sticky: UICollectionViewFlowLayout
    ---@overload fun(properties?: table): collection_own_layouts_spec.Sticky
    local Sticky = class("Sticky", UICollectionViewFlowLayout)
    function Sticky:targetContentOffset(proposed)
      self.asked = (self.asked or 0) + 1
      return { proposed.x, 70 }
    end
    local view, app, source = openCollection(UICollectionViewFlowLayout {}, 100)
    local layout = Sticky {}
    view:setCollectionViewLayout(layout, false)
    app:settle()
    assert.are.equal(70, view.contentOffset.y)
    view.contentOffset = { 0, 0 }
    source.count = 101
    view:insertItems { IndexPath(1, 1) }
    app:settle()
    assert.are.equal(70, view.contentOffset.y)
    assert.are.equal(2, layout.asked)
  end)

  it("is told of an invalidation through an override that calls super", function()
    local contexts = {}
    ---@class collection_own_layouts_spec.Noting: UICollectionViewFlowLayout
    ---@overload fun(properties?: table): collection_own_layouts_spec.Noting
    local Noting = class("Noting", UICollectionViewFlowLayout)
    function Noting:invalidateLayout(context)
      contexts[#contexts + 1] = context and context.invalidateEverything and "everything" or "part"
      Noting.super.invalidateLayout(self, context)
    end
    local layout = Noting {}
    local view, app = openCollection(layout, 8)
    contexts = {}
    layout.itemSize = { 100, 100 }
    app:advanceFrames(1)
    assert.are.equal(1, #contexts)
    assert.are.equal(CGSize { 100, 100 }, view:cellForItem(IndexPath(1, 1)).frame.size)
    view.frame = { 0, 0, 250, 320 }
    app:advanceFrames(1)
    assert.are.equal(2, #contexts)
  end)

  it("may set its own values while it is prepared", function()
    ---@class collection_own_layouts_spec.Wide: UICollectionViewFlowLayout
    ---@overload fun(properties?: table): collection_own_layouts_spec.Wide
    local Wide = class("Wide", UICollectionViewFlowLayout)
    function Wide:prepare()
      self.prepared = (self.prepared or 0) + 1
      self.itemSize = { self.collectionView.bounds.width, 30 }
      Wide.super.prepare(self)
    end
    local layout = Wide {}
    local view, app = openCollection(layout, 3)
    app:advanceFrames(2)
    assert.are.equal(1, layout.prepared)
    assert.are.equal(CGRect { 0, 40, 320, 30 }, view:cellForItem(IndexPath(1, 2)).frame)
    view.frame = { 0, 0, 200, 320 }
    app:advanceFrames(2)
    assert.are.equal(2, layout.prepared)
    assert.are.equal(200, view:cellForItem(IndexPath(1, 2)).frame.width)
  end)

  it("measures cells where there is an estimate", function()
    ---@class collection_own_layouts_spec.Fitting: UICollectionViewCell
    ---@overload fun(properties?: table): collection_own_layouts_spec.Fitting
    local Fitting = class("Fitting", UICollectionViewCell)
    function Fitting:preferredLayoutAttributesFitting(a)
      local b = a:copy()
      b.size = { 320, 30 + 10 * a.indexPath.item }
      return b
    end
    local view = openCollection(UICollectionViewFlowLayout { estimatedItemSize = { 320, 100 }, minimumLineSpacing = 0 }, 20, nil, Fitting)
    assert.are.equal(CGRect { 0, 0, 320, 40 }, view:cellForItem(IndexPath(1, 1)).frame)
    assert.are.equal(CGRect { 0, 90, 320, 60 }, view:cellForItem(IndexPath(1, 3)).frame)
    -- Six are measured, of which the last is partly visible: 40 + 50 + 60 + 70 + 80 + 90. The others keep the estimate.
    assert.are.equal(390 + 14 * 100, view.contentSize.height)
  end)

  it("keeps what it has measured in updates and invalidations, and forgets it at a reload", function()
    ---@class collection_own_layouts_spec.Fitting2: UICollectionViewCell
    ---@overload fun(properties?: table): collection_own_layouts_spec.Fitting2
    local Fitting = class("Fitting", UICollectionViewCell)
    function Fitting:preferredLayoutAttributesFitting(a)
      local b = a:copy()
      b.size = { 320, 200 }
      return b
    end
    local flow = UICollectionViewFlowLayout { estimatedItemSize = { 320, 100 }, minimumLineSpacing = 0 }
    local view, app, source = openCollection(flow, 20, nil, Fitting)
    -- Two are visible. A scroll by a screen shows two more.
    view.contentOffset = { 0, 400 }
    app:advanceFrames(1)
    assert.are.equal(4 * 200 + 16 * 100, view.contentSize.height)
    source.count = 21
    view:insertItems { IndexPath(1, 1) }
    app:settle()
    assert.are.equal(4 * 200 + 17 * 100, view.contentSize.height)
    assert.are.equal(CGRect { 0, 0, 320, 100 }, flow:layoutAttributesForItem(IndexPath(1, 1)).frame)
    assert.are.equal(CGRect { 0, 500, 320, 200 }, flow:layoutAttributesForItem(IndexPath(1, 4)).frame)
    flow:invalidateLayout()
    app:advanceFrames(1)
    assert.are.equal(4 * 200 + 17 * 100, view.contentSize.height)
    view:reloadData()
    assert.are.equal(21 * 100, flow.collectionViewContentSize.height)
  end)

  it("measures cells by their constraints, or by sizeThatFits", function()
    ---@class collection_own_layouts_spec.Tall: UICollectionViewCell
    ---@overload fun(properties?: table): collection_own_layouts_spec.Tall
    local Tall = class("Tall", UICollectionViewCell)
    function Tall:sizeThatFits(size) return { size.width, 70 } end
    ---@class collection_own_layouts_spec.Constrained: UICollectionViewCell
    ---@overload fun(properties?: table): collection_own_layouts_spec.Constrained
    local Constrained = class("Constrained", UICollectionViewCell)
    function Constrained:init()
      local inner = UIView { translatesAutoresizingMaskIntoConstraints = false }
      self.contentView:addSubview(inner)
      NSLayoutConstraint.activate {
        inner.widthAnchor:constraint("==", 120), inner.heightAnchor:constraint("==", 60),
        inner.topAnchor:constraint("==", self.contentView.topAnchor, 5), inner.leadingAnchor:constraint("==", self.contentView.leadingAnchor, 5),
        self.contentView.bottomAnchor:constraint("==", inner.bottomAnchor, 5),
        self.contentView.trailingAnchor:constraint("==", inner.trailingAnchor, 5),
      }
    end
    local automatic = UICollectionViewFlowLayout.automaticSize
    local view = openCollection(UICollectionViewFlowLayout { estimatedItemSize = automatic, itemSize = { 100, 100 } }, 1, nil, Tall)
    assert.are.equal(CGSize { 100, 70 }, view:cellForItem(IndexPath(1, 1)).frame.size)
    view = openCollection(UICollectionViewFlowLayout { estimatedItemSize = automatic }, 1, nil, Constrained)
    assert.are.equal(CGSize { 130, 70 }, view:cellForItem(IndexPath(1, 1)).frame.size)
  end)

  it("ignores what cells prefer without an estimate", function()
    local asked = 0
    ---@class collection_own_layouts_spec.Fitting3: UICollectionViewCell
    ---@overload fun(properties?: table): collection_own_layouts_spec.Fitting3
    local Fitting = class("Fitting", UICollectionViewCell)
    function Fitting:preferredLayoutAttributesFitting(a)
      asked = asked + 1
      return a
    end
    openCollection(UICollectionViewFlowLayout {}, 20, nil, Fitting)
    assert.are.equal(0, asked)
  end)
end)

describe("a wrong answer of a layout", function()
  local function refused(name, method, text)
    ---@class collection_own_layouts_spec.Wrong: UICollectionViewLayout
    ---@overload fun(properties?: table): collection_own_layouts_spec.Wrong
    local Wrong = class("Wrong", UICollectionViewLayout)
    function Wrong:collectionViewContentSize() return { 320, 320 } end
    Wrong[name] = method
    local message = assert.raises(text, openCollection, Wrong {}, 3)
    assert.matches("collection_own_layouts_spec.lua:%d+: ", message)
  end
  local function cell(path, values)
    values.forCellWith = path
    return UICollectionViewLayoutAttributes(values)
  end

  it("is an error at its line", function()
    refused("layoutAttributesForElements", function() return 7 end, "layoutAttributesForElements must return")
    refused("layoutAttributesForElements", function() return { "first" } end, "layoutAttributesForElements must return")
    refused("collectionViewContentSize", function() return nil end, "collectionViewContentSize must return a CGSize")
    refused("collectionViewContentSize", function() return "wide" end, "collectionViewContentSize must return a CGSize")
    refused("layoutAttributesForElements", function() return { cell(IndexPath(1, 9), { size = { 9, 9 } }) } end,
      "UICollectionView received layout attributes for a cell with an index path that does not exist: 1.9 (in layoutAttributesForElements)")
    refused("layoutAttributesForElements", function() return { cell(IndexPath(2, 1), { size = { 9, 9 } }) } end,
      "an index path that does not exist: 2.1")
    refused("prepare", function() error("no idea") end, "no idea")
  end)

  it("may be nil where there are no elements", function()
    ---@class collection_own_layouts_spec.Empty: UICollectionViewLayout
    ---@overload fun(properties?: table): collection_own_layouts_spec.Empty
    local Empty = class("Empty", UICollectionViewLayout)
    function Empty:layoutAttributesForElements() return nil end
    local view = openCollection(Empty {}, 3)
    assert.are.equal(0, #view.visibleCells)
  end)
end)
