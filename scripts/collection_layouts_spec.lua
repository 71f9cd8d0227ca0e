-- Layouts of collection views: the flow layout with numbers computed by hand, and layouts of a script's own.
-- Source: docs/rules/collections.md 1 and 2

local Cell = UICollectionViewCell
local Header = UICollectionReusableView

-- A collection view that fills a window of 320 x 568, with `counts` items in each section.
local function openCollection(layout, counts, methods)
  local source = {}
  function source:numberOfSections() return #counts end
  function source:numberOfItemsInSection(_, section) return counts[section] end
  function source:cellForItemAt(view, path) return view:dequeueReusableCell("cell", path) end
  function source:viewForSupplementaryElementOfKind(view, kind, path)
    return view:dequeueReusableSupplementaryView(kind, "view", path)
  end
  for name, method in pairs(methods or {}) do source[name] = method end
  local view ---@type UICollectionView
  local app = launchWindow(function(window)
    view = UICollectionView { frame = window.bounds, collectionViewLayout = layout }
    view:register(Cell, "cell")
    view:registerSupplementaryView(Header, UICollectionView.elementKindSectionHeader, "view")
    view:registerSupplementaryView(Header, UICollectionView.elementKindSectionFooter, "view")
    view.dataSource, view.delegate = source, source
    window:addSubview(view)
  end)
  return view, app, source
end

local function frame(layout, section, item) return layout:layoutAttributesForItem(IndexPath(section, item)).frame end

describe("a flow layout", function()
  it("has the defaults of UIKit", function()
    local flow = UICollectionViewFlowLayout {}
    assert.are.equal(CGSize { 50, 50 }, flow.itemSize)
    assert.are.equal(10, flow.minimumLineSpacing)
    assert.are.equal(10, flow.minimumInteritemSpacing)
    assert.are.equal("vertical", flow.scrollDirection)
    assert.are.equal(UIEdgeInsets.zero, flow.sectionInset)
    assert.are.equal(CGSize.zero, flow.headerReferenceSize)
    assert.are.equal(CGSize.zero, flow.estimatedItemSize)
    assert.is_false(flow.sectionHeadersPinToVisibleBounds)
    assert.are.equal("fromContentInset", flow.sectionInsetReference)
    assert.is_false(flow.flipsHorizontallyInOppositeLayoutDirection)
  end)

  it("spreads the items of a line over the width, and keeps the gaps in the last line of a grid", function()
    local flow = UICollectionViewFlowLayout { itemSize = { 70, 40 } }
    local view = openCollection(flow, { 6 })
    -- Four items of 70 leave 40 points for three gaps of 13.33, which are rounded to half points.
    assert.are.equal(CGRect { 0, 0, 70, 40 }, frame(flow, 1, 1))
    assert.are.equal(CGRect { 83.5, 0, 70, 40 }, frame(flow, 1, 2))
    assert.are.equal(CGRect { 166.5, 0, 70, 40 }, frame(flow, 1, 3))
    assert.are.equal(CGRect { 250, 0, 70, 40 }, frame(flow, 1, 4))
    assert.are.equal(CGRect { 0, 50, 70, 40 }, frame(flow, 1, 5))
    assert.are.equal(CGRect { 83.5, 50, 70, 40 }, frame(flow, 1, 6))
    assert.are.equal(CGSize { 320, 90 }, flow.collectionViewContentSize)
    assert.are.equal(CGRect { 83.5, 50, 70, 40 }, view:cellForItem(IndexPath(1, 6)).frame)
  end)

  it("puts one item to a line in the middle, also in the last line", function()
    local flow = UICollectionViewFlowLayout { itemSize = { 200, 40 } }
    openCollection(flow, { 2 })
    assert.are.equal(CGRect { 60, 0, 200, 40 }, frame(flow, 1, 1))
    assert.are.equal(CGRect { 60, 50, 200, 40 }, frame(flow, 1, 2))
  end)

  it("sets the last line of different items with the smallest gaps from the left, and centres items in their line", function()
    local widths = { 100, 120, 60, 40, 50 }
    local flow = UICollectionViewFlowLayout {}
    openCollection(flow, { 5 }, { sizeForItemAt = function(_, _, _, path) return { widths[path.item], 20 * path.item } end })
    -- 100 + 10 + 120 + 10 + 60 = 300: 40 points for two gaps. The line is 60 high.
    assert.are.equal(CGRect { 0, 20, 100, 20 }, frame(flow, 1, 1))
    assert.are.equal(CGRect { 120, 10, 120, 40 }, frame(flow, 1, 2))
    assert.are.equal(CGRect { 260, 0, 60, 60 }, frame(flow, 1, 3))
    assert.are.equal(CGRect { 0, 80, 40, 80 }, frame(flow, 1, 4))
    assert.are.equal(CGRect { 50, 70, 50, 100 }, frame(flow, 1, 5))
  end)

  it("asks the delegate for sizes, insets and spacings of each section", function()
    local calls = {}
    local flow = UICollectionViewFlowLayout { headerReferenceSize = { 10, 30 } }
    local function answering(name, answer)
      return function(_, view, layout, where)
        calls[#calls + 1] = name
        assert.are.equal(flow, layout)
        assert.are.equal(flow, view.collectionViewLayout)
        return type(answer) == "function" and answer(where) or answer
      end
    end
    local view = openCollection(flow, { 2, 1 }, {
      sizeForItemAt = answering("size", { 100, 100 }),
      insetForSectionAt = answering("inset", function(section) return { section * 10, 5, 7, 15 } end),
      minimumLineSpacingForSectionAt = answering("line", 4),
      minimumInteritemSpacingForSectionAt = answering("item", 200),
      referenceSizeForFooterInSection = answering("footer", { 0, 20 }),
    })
    -- A header of 30, an inset of 10, two lines of 100 with 4 between them, an inset of 7, a footer of 20.
    assert.are.equal(CGRect { 105, 40, 100, 100 }, frame(flow, 1, 1))
    assert.are.equal(CGRect { 105, 144, 100, 100 }, frame(flow, 1, 2))
    local footer = UICollectionView.elementKindSectionFooter
    assert.are.equal(CGRect { 0, 251, 320, 20 }, flow:layoutAttributesForSupplementaryView(footer, IndexPath(1, 1)).frame)
    assert.are.equal(CGRect { 105, 321, 100, 100 }, frame(flow, 2, 1))
    assert.are.equal(448, view.contentSize.height)
    local counts = {}
    for _, name in ipairs(calls) do counts[name] = (counts[name] or 0) + 1 end
    assert.are.same({ size = 3, inset = 2, line = 2, item = 2, footer = 2 }, counts)
  end)

  it("is transposed when it scrolls horizontally", function()
    local flow = UICollectionViewFlowLayout {
      scrollDirection = "horizontal", itemSize = { 60, 250 }, sectionInset = { 10, 20, 30, 40 }, headerReferenceSize = { 25, 99 },
    }
    local view = openCollection(flow, { 3 })
    -- The height inside the insets is 528: two items of 250 with a gap of 28.
    assert.are.equal(CGRect { 45, 10, 60, 250 }, frame(flow, 1, 1))
    assert.are.equal(CGRect { 45, 288, 60, 250 }, frame(flow, 1, 2))
    assert.are.equal(CGRect { 115, 10, 60, 250 }, frame(flow, 1, 3))
    assert.are.equal(CGSize { 215, 568 }, view.contentSize)
    local header = flow:layoutAttributesForSupplementaryView(UICollectionView.elementKindSectionHeader, IndexPath(1, 1))
    assert.are.equal(CGRect { 0, 0, 25, 568 }, header.frame)
    assert.are.equal("supplementaryView", header.representedElementCategory)
  end)

  it("answers the elements that a rectangle touches, items first", function()
    local flow = UICollectionViewFlowLayout { itemSize = { 100, 100 }, headerReferenceSize = { 0, 50 } }
    openCollection(flow, { 9, 9 })
    local found = {}
    for _, attributes in ipairs(flow:layoutAttributesForElements { 0, 260, 100, 150 }) do
      found[#found + 1] = (attributes.representedElementKind or "cell") .. " " .. tostring(attributes.indexPath)
    end
    -- Section 1: header 0 to 50, lines at 50, 160 and 270; section 2: header 370 to 420.
    assert.are.same({ "cell 1.7", "UICollectionElementKindSectionHeader 2.1" }, found)
  end)

  it("is as wide as the view without its content inset", function()
    local flow = UICollectionViewFlowLayout { itemSize = { 100, 100 } }
    local view, app = openCollection(flow, { 3 })
    view.contentInset = { 0, 20, 0, 40 }
    app:advanceFrames(1)
    assert.are.equal(CGRect { 160, 0, 100, 100 }, frame(flow, 1, 2))
    assert.are.equal(CGRect { 0, 110, 100, 100 }, frame(flow, 1, 3))
    assert.are.equal(260, view.contentSize.width)
  end)

  it("follows a new width and a new property at the next layout", function()
    local flow = UICollectionViewFlowLayout { itemSize = { 100, 100 } }
    local view, app = openCollection(flow, { 4 })
    assert.are.equal(110, view:cellForItem(IndexPath(1, 4)).frame.y)
    view.frame = { 0, 0, 480, 320 }
    app:advanceFrames(1)
    assert.are.equal(CGRect { 380, 0, 100, 100 }, view:cellForItem(IndexPath(1, 4)).frame)
    flow.itemSize = { 240, 50 }
    app:advanceFrames(1)
    assert.are.equal(CGRect { 120, 180, 240, 50 }, view:cellForItem(IndexPath(1, 4)).frame)
  end)

  it("asks its delegate again after an invalidation, but not for another width", function()
    local asked = 0
    local flow = UICollectionViewFlowLayout {}
    local view, app = openCollection(flow, { 4 }, { sizeForItemAt = function(_, v)
      asked = asked + 1
      return { v.bounds.width / 2 - 10, 100 }
    end })
    assert.are.equal(4, asked)
    view.frame = { 0, 0, 480, 320 }
    app:advanceFrames(1)
    assert.are.equal(4, asked)
    assert.are.equal(CGRect { 330, 0, 150, 100 }, view:cellForItem(IndexPath(1, 3)).frame)
    flow:invalidateLayout()
    app:advanceFrames(1)
    assert.are.equal(8, asked)
    assert.are.equal(CGRect { 0, 110, 230, 100 }, view:cellForItem(IndexPath(1, 3)).frame)
    local context = UICollectionViewFlowLayoutInvalidationContext {}
    context.invalidateFlowLayoutDelegateMetrics = false
    flow:invalidateLayout(context)
    app:advanceFrames(1)
    assert.are.equal(8, asked)
    view.contentOffset = { 0, 5 }
    app:advanceFrames(1)
    assert.are.equal(8, asked)
  end)

  it("keeps a pinned header at the top of what is visible, inside its section", function()
    local flow = UICollectionViewFlowLayout {
      itemSize = { 320, 100 }, minimumLineSpacing = 0, headerReferenceSize = { 0, 40 }, sectionHeadersPinToVisibleBounds = true,
    }
    local view, app = openCollection(flow, { 5, 5, 5 })
    local kind = UICollectionView.elementKindSectionHeader
    local function header(section) return view:supplementaryView(kind, IndexPath(section, 1)) end
    view.contentOffset = { 0, 300 }
    app:advanceFrames(1)
    assert.are.equal(CGRect { 0, 300, 320, 40 }, header(1).frame)
    assert.are.equal(10, flow:layoutAttributesForSupplementaryView(kind, IndexPath(1, 1)).zIndex)
    -- The first section ends at 540, and its header with it.
    view.contentOffset = { 0, 520 }
    app:advanceFrames(1)
    assert.are.equal(CGRect { 0, 500, 320, 40 }, header(1).frame)
    assert.are.equal(CGRect { 0, 540, 320, 40 }, header(2).frame)
    view.contentInset = { 64, 0, 0, 0 }
    view.contentOffset = { 0, 700 }
    app:advanceFrames(1)
    assert.are.equal(CGRect { 0, 764, 320, 40 }, header(2).frame)
  end)

  it("is mirrored only for a class that says so", function()
    ---@class collection_layouts_spec.Mirrored: UICollectionViewFlowLayout
    ---@overload fun(properties?: table): collection_layouts_spec.Mirrored
    local Mirrored = class("Mirrored", UICollectionViewFlowLayout)
    function Mirrored:flipsHorizontallyInOppositeLayoutDirection() return true end
    for _, case in ipairs { { UICollectionViewFlowLayout, 0 }, { Mirrored, 270 } } do
      local flow = case[1] {}
      local view, app = openCollection(flow, { 2 })
      view.semanticContentAttribute = "forceRightToLeft"
      flow:invalidateLayout()
      app:advanceFrames(1)
      assert.are.equal(case[2], frame(flow, 1, 1).x)
    end
  end)

  it("reports items that are wider than the view, in UIKit's words", function()
    local _, app = openCollection(UICollectionViewFlowLayout { itemSize = { 321, 50 } }, { 3 })
    assert.contains(
      "The behavior of the UICollectionViewFlowLayout is not defined because: the item width must be less than the width of the "
        .. "UICollectionView minus the section insets left and right values, minus the content insets left and right values.",
      table.concat(app.warnings, "\n"))
  end)

  it("loads a million items of one size without asking for each", function()
    local flow = UICollectionViewFlowLayout {}
    local view, app = openCollection(flow, { 1000000 })
    assert.are.equal(200000 * 60 - 10, view.contentSize.height)
    view.contentOffset = { 0, 6000000 }
    app:advanceFrames(1)
    assert.are.equal(IndexPath(1, 500001), view.indexPathsForVisibleItems[1])
  end)

  it("refuses values that can't be", function()
    local flow = UICollectionViewFlowLayout {}
    local function refuses(key, value, text)
      assert.raises(text, function() flow[key] = value end)
    end
    refuses("itemSize", { 0, 10 }, "negative or zero item sizes are not supported in the flow layout")
    refuses("headerReferenceSize", { 0, -1 }, "negative sizes of headers are not supported in the flow layout")
    refuses("footerReferenceSize", { 0, -1 }, "negative sizes of footers are not supported in the flow layout")
    refuses("minimumLineSpacing", 0 / 0, "minimumLineSpacing must be a finite number")
    refuses("scrollDirection", "diagonal", "scrollDirection")
    assert.are.same({ CGSize { 50, 50 }, CGSize.zero, 10, "vertical" },
      { flow.itemSize, flow.headerReferenceSize, flow.minimumLineSpacing, flow.scrollDirection })
    assert.raises("is not an instance of type UICollectionViewFlowLayoutInvalidationContext", function() flow:invalidateLayout(UICollectionViewLayoutInvalidationContext {}) end)
  end)

  it("tells the line of a delegate's method that answers what can't be", function()
    for _, case in ipairs {
      { "sizeForItemAt", { -1, 10 }, "negative or zero sizes are not supported in the flow layout, got {-1, 10}" },
      { "sizeForItemAt", "large", "sizeForItemAt for item 1.1 must return a CGSize" },
      { "sizeForItemAt", nil, "sizeForItemAt for item 1.1 must return a CGSize" },
      { "referenceSizeForHeaderInSection", { 0, -5 }, "negative sizes of headers are not supported in the flow layout" },
      { "minimumLineSpacingForSectionAt", true, "minimumLineSpacingForSectionAt for section 1 must return a number" },
    } do
      local message = assert.raises(case[3], openCollection, UICollectionViewFlowLayout {}, { 3 }, { [case[1]] = function() return case[2] end })
      assert.matches("collection_layouts_spec.lua:%d+: ", message)
    end
  end)
end)
