-- Compositional layouts: where items, groups, sections and the views around them stand. Cases M-129 to M-151; docs/rules/lists.md 1.
describe("compositional layout", function()
  local Dimension, Spacing = NSCollectionLayoutDimension, NSCollectionLayoutSpacing
  local app, list, asked ---@type App, UICollectionView, table

  local function size(width, height)
    local function dimension(value, fraction)
      if type(value) ~= "number" then return value end
      return value <= 1 and Dimension[fraction](value) or Dimension.absolute(value)
    end
    return NSCollectionLayoutSize { widthDimension = dimension(width, "fractionalWidth"), heightDimension = dimension(height, "fractionalHeight") }
  end

  local function item(width, height) return NSCollectionLayoutItem { layoutSize = size(width, height) } end

  local function row(height, ...) return NSCollectionLayoutGroup.horizontal { layoutSize = size(1, height), subitems = { ... } } end

  local function configured(section, values)
    for name, value in pairs(values or {}) do section[name] = value end
    return section
  end

  local function openLayout(layout, counts, options)
    asked = {}
    options = options or {}
    if not options.isLayout then layout = UICollectionViewCompositionalLayout { section = layout } end
    app = launchWindow(function(window)
      ---@class compositional_spec.plain: UICollectionViewCell
      ---@overload fun(properties?: table): compositional_spec.plain
      local plain = class("PlainCell", UICollectionViewCell)
      plain.sizeThatFits = options.sizeThatFits
      list = UICollectionView { frame = options.frame or window.bounds, collectionViewLayout = layout, backgroundColor = "white" }
      list:register(plain, "c")
      for _, kind in ipairs { "header", "footer", "badge" } do list:registerSupplementaryView(UICollectionReusableView, kind, kind) end
      layout:register(UICollectionReusableView, "card")
      list.dataSource = {
        numberOfSections = function() return #counts end,
        numberOfItemsInSection = function(_, _, section) return counts[section] end,
        cellForItemAt = function(_, view, path)
          asked[#asked + 1] = path
          local cell = view:dequeueReusableCell("c", path)
          cell.backgroundColor = UIColor.systemTeal
          cell.tag = path.item
          return cell
        end,
        viewForSupplementaryElementOfKind = function(_, view, kind, path)
          local made = view:dequeueReusableSupplementaryView(kind, kind, path)
          made.backgroundColor = UIColor.systemOrange
          return made
        end,
      }
      if options.delegate then list.delegate = options.delegate end
      window:addSubview(list)
    end, { device = options.device or { size = { 375, 667 }, scale = options.scale or 2 }, system = 17 })
    app:advance(0.1)
  end

  local function frame(section, index) return list:layoutAttributesForItem(IndexPath(section, index)).frame end
  local function near(expected, actual)
    for i, name in ipairs { "x", "y", "width", "height" } do
      assert.is_true(math.abs(expected[i] - actual[name]) <= 0.26, ("%s is %s instead of %s"):format(name, actual[name], expected[i]))
    end
  end

  it("M-129: two halves a row, and a last row with one", function()
    openLayout(NSCollectionLayoutSection { group = row(100, item(0.5, 1)) }, { 5 })
    near({ 0, 0, 187.5, 100 }, frame(1, 1))
    near({ 187.5, 0, 187.5, 100 }, frame(1, 2))
    near({ 0, 100, 187.5, 100 }, frame(1, 3))
    near({ 0, 200, 187.5, 100 }, frame(1, 5))
    assert.are.equal(300, list.contentSize.height)
    assert.are.equal(5, #list.visibleCells)
  end)

  it("M-130: as many as fit", function()
    openLayout(NSCollectionLayoutSection { group = row(100, item(0.33, 1)) }, { 5 })
    near({ 123.75, 0, 123.75, 100 }, frame(1, 2))
    near({ 247.5, 0, 123.75, 100 }, frame(1, 3))
    near({ 0, 100, 123.75, 100 }, frame(1, 4))
  end)

  it("M-131: three that share the room", function()
    local group = NSCollectionLayoutGroup.horizontal { layoutSize = size(1, 100), repeatingSubitem = item(1, 1), count = 3 }
    group.interItemSpacing = Spacing.fixed(10)
    openLayout(configured(NSCollectionLayoutSection { group = group }, { contentInsets = { 10, 10, 10, 10 } }), { 3 }, { scale = 3 })
    near({ 10, 10, 111.67, 100 }, frame(1, 1))
    near({ 131.67, 10, 111.67, 100 }, frame(1, 2))
    near({ 253.33, 10, 111.67, 100 }, frame(1, 3))
    assert.are.equal(120, list.contentSize.height)
  end)

  it("M-133: flexible distances take what is left", function()
    local group = row(100, item(100, 1))
    group.interItemSpacing = Spacing.flexible(10)
    openLayout(NSCollectionLayoutSection { group = group }, { 4 })
    near({ 0, 0, 100, 100 }, frame(1, 1))
    near({ 137.5, 0, 100, 100 }, frame(1, 2))
    near({ 275, 0, 100, 100 }, frame(1, 3))
    near({ 0, 100, 100, 100 }, frame(1, 4))
  end)

  it("M-134: content insets shrink the cell, except where it is measured", function()
    local half = item(0.5, 1)
    half.contentInsets = { 5, 5, 5, 5 }
    openLayout(NSCollectionLayoutSection { group = row(100, half) }, { 2 })
    near({ 5, 5, 177.5, 90 }, frame(1, 1))
    half = item(0.5, Dimension.estimated(50))
    half.contentInsets = { 5, 5, 5, 5 }
    openLayout(NSCollectionLayoutSection { group = row(Dimension.estimated(50), half) }, { 2 }, { sizeThatFits = function() return CGSize(10, 50) end })
    near({ 5, 0, 177.5, 50 }, frame(1, 1))
  end)

  it("M-135: groups in groups", function()
    local trailing = NSCollectionLayoutGroup.vertical { layoutSize = size(0.3, 1), subitems = { item(1, 0.5) } }
    openLayout(NSCollectionLayoutSection { group = row(200, item(0.7, 1), trailing) }, { 4 })
    near({ 0, 0, 262.5, 200 }, frame(1, 1))
    near({ 262.5, 0, 112.5, 100 }, frame(1, 2))
    near({ 262.5, 100, 112.5, 100 }, frame(1, 3))
    near({ 0, 200, 262.5, 200 }, frame(1, 4))
  end)

  it("M-137: distances between groups and between sections", function()
    openLayout(configured(NSCollectionLayoutSection { group = row(100, item(1, 1)) }, { interGroupSpacing = 8 }), { 3 })
    assert.are.same({ 0, 108, 216 }, { frame(1, 1).y, frame(1, 2).y, frame(1, 3).y })
    assert.are.equal(316, list.contentSize.height)
    local layout = UICollectionViewCompositionalLayout {
      section = NSCollectionLayoutSection { group = row(100, item(1, 1)) },
      configuration = UICollectionViewCompositionalLayoutConfiguration { interSectionSpacing = 20 },
    }
    openLayout(layout, { 1, 1 }, { isLayout = true })
    assert.are.equal(120, frame(2, 1).y)
  end)

  local function header(values)
    local made = NSCollectionLayoutBoundarySupplementaryItem { layoutSize = size(1, 40), elementKind = "header", alignment = "top" }
    for name, value in pairs(values or {}) do made[name] = value end
    return made
  end

  it("M-138: a header stands before the insets, pinned it stays in sight", function()
    local section = NSCollectionLayoutSection { group = row(100, item(1, 1)), contentInsets = { top = 10 } }
    section.boundarySupplementaryItems = { header() }
    openLayout(section, { 10, 10 })
    near({ 0, 0, 375, 40 }, list:layoutAttributesForSupplementaryElement("header", IndexPath(1, 1)).frame)
    assert.are.equal(50, frame(1, 1).y)
    section.boundarySupplementaryItems = { header { pinToVisibleBounds = true } }
    openLayout(section, { 10, 10 })
    list.contentOffset = { 0, 30 }
    app:advance(0.05)
    assert.are.equal(30, list:supplementaryView("header", IndexPath(1, 1)).frame.y)
    -- The first section is 1050 long.
    list.contentOffset = { 0, 1030 }
    app:advance(0.05)
    assert.are.equal(1010, list:supplementaryView("header", IndexPath(1, 1)).frame.y)
    assert.are.equal(1050, list:supplementaryView("header", IndexPath(2, 1)).frame.y)
  end)

  it("M-139: a badge stands at a corner", function()
    local badge = NSCollectionLayoutSupplementaryItem {
      layoutSize = size(20, 20), elementKind = "badge",
      containerAnchor = NSCollectionLayoutAnchor { edges = { "top", "trailing" }, fractionalOffset = { 0.3, -0.3 } },
    }
    local withBadge = NSCollectionLayoutItem { layoutSize = size(100, 1), supplementaryItems = { badge } }
    openLayout(NSCollectionLayoutSection { group = row(100, withBadge), contentInsets = { top = 10 } }, { 5 })
    near({ 86, 4, 20, 20 }, list:layoutAttributesForSupplementaryElement("badge", IndexPath(1, 1)).frame)
    near({ 186, 4, 20, 20 }, list:supplementaryView("badge", IndexPath(1, 2)).frame)
    assert.are.equal(5, #list:visibleSupplementaryViews "badge")
    -- The badge's own anchor: its bottom leading corner at the cell's top trailing one.
    badge = NSCollectionLayoutSupplementaryItem {
      layoutSize = size(20, 20), elementKind = "badge", containerAnchor = NSCollectionLayoutAnchor { edges = { "top", "trailing" } },
      itemAnchor = NSCollectionLayoutAnchor { edges = { "bottom", "leading" } },
    }
    withBadge = NSCollectionLayoutItem { layoutSize = size(100, 1), supplementaryItems = { badge } }
    openLayout(NSCollectionLayoutSection { group = row(100, withBadge), contentInsets = { top = 30 } }, { 1 })
    near({ 100, 10, 20, 20 }, list:supplementaryView("badge", IndexPath(1, 1)).frame)
  end)

  it("M-141: the provider is asked once for each section and width", function()
    local calls, widths = 0, {}
    local layout = UICollectionViewCompositionalLayout {
      sectionProvider = function(_, environment)
        calls = calls + 1
        widths[#widths + 1] = environment.container.effectiveContentSize.width
        return NSCollectionLayoutSection { group = row(100, item(1, 1)) }
      end,
    }
    app = launch({
      didFinishLaunching = function()
        local controller = UIViewController {}
        list = UICollectionView { frame = controller.view.bounds, collectionViewLayout = layout, autoresizingMask = { "flexibleWidth", "flexibleHeight" } }
        list:register(UICollectionViewCell, "c")
        list.dataSource = {
          numberOfSections = function() return 3 end,
          numberOfItemsInSection = function() return 2 end,
          cellForItemAt = function(_, view, path) return view:dequeueReusableCell("c", path) end,
        }
        controller.view:addSubview(list)
        local window = UIWindow { rootViewController = controller }
        window:makeKeyAndVisible()
      end,
    }, { device = "iPhone 8", system = 17 })
    app:advance(0.1)
    assert.are.equal(3, calls)
    list:setNeedsLayout()
    app:advance(0.1)
    assert.are.equal(3, calls)
    app:rotateDevice "landscapeLeft"
    app:settle()
    assert.are.equal(6, calls)
    assert.are.equal(375, widths[1])
    assert.are.equal(667, widths[6])
  end)

  it("M-142: a provider without an answer is told by its section", function()
    local layout = UICollectionViewCompositionalLayout {
      sectionProvider = function(section) if section == 1 then return NSCollectionLayoutSection { group = row(100, item(1, 1)) } end end,
    }
    assert.raises("sectionProvider returned nothing for section 2", function() openLayout(layout, { 1, 1 }, { isLayout = true }) end)
  end)

  it("M-143: estimated rows are measured when they come in", function()
    local measured = NSCollectionLayoutItem { layoutSize = size(1, Dimension.estimated(44)) }
    local group = NSCollectionLayoutGroup.vertical { layoutSize = size(1, Dimension.estimated(44)), subitems = { measured } }
    openLayout(NSCollectionLayoutSection { group = group }, { 1000 }, { sizeThatFits = function() return CGSize(10, 60) end })
    for index = 1, 11 do assert.are.equal(60 * (index - 1), frame(1, index).y) end
    local count = #asked
    assert.are.equal(60 * count + 44 * (1000 - count), list.contentSize.height)
    -- Back in the middle, what comes in above leaves the visible rows where they are.
    list:scrollToItem(IndexPath(1, 500), "top", false)
    app:advance(0.1)
    local y = list:cellForItem(IndexPath(1, 500)):convert({ 0, 0 }, nil).y
    for _ = 1, 10 do
      list.contentOffset = { 0, list.contentOffset.y - 10 }
      app:advance(1 / 60)
      y = y + 10
      assert.are.equal(y, list:cellForItem(IndexPath(1, 500)):convert({ 0, 0 }, nil).y)
    end
  end)

  describe("that scrolls across", function()
    local scrolls ---@type integer

    local function across(behavior, count, values)
      scrolls = 0
      local group = NSCollectionLayoutGroup.horizontal { layoutSize = size(300, 200), subitems = { item(1, 1) } }
      local section = NSCollectionLayoutSection { group = group, orthogonalScrollingBehavior = behavior, interGroupSpacing = 10 }
      configured(section, values)
      local layout = UICollectionViewCompositionalLayout {
        sectionProvider = function(number)
          if number == 1 then return section end
          return NSCollectionLayoutSection { group = row(100, item(1, 1)) }
        end,
      }
      openLayout(layout, { count or 10, 20 }, { isLayout = true, delegate = { scrollViewDidScroll = function() scrolls = scrolls + 1 end } })
    end

    local function x(index)
      local cell = list:cellForItem(IndexPath(1, index))
      return cell and cell:convert({ 0, 0 }, nil).x
    end

    it("M-145: rests anywhere, and the delegate hears nothing", function()
      across "continuous"
      assert.are.equal(2, #list.visibleCells - 5)
      app:fling { from = { 200, 100 }, velocity = { -900, 0 } }
      app:settle()
      assert.are.equal(0, scrolls)
      assert.is_nil(x(1))
      assert.is_true(x(3) ~= nil)
      local before = list.contentOffset.y
      app:drag { from = { 200, 100 }, to = { 200, 40 } }
      app:settle()
      assert.is_true(list.contentOffset.y > before)
      assert.is_true(scrolls > 0)
    end)

    it("M-146: goes one group at a time", function()
      across "groupPaging"
      app:drag { from = { 250, 100 }, to = { 150, 100 }, duration = 0.125 }
      app:settle()
      near({ 0, 0, 300, 200 }, { x = x(2), y = 0, width = 300, height = 200 })
      app:drag { from = { 250, 100 }, to = { 150, 100 }, duration = 0.04 }
      app:settle()
      near({ 0, 0, 300, 200 }, { x = x(3), y = 0, width = 300, height = 200 })
    end)

    it("M-147: rests with a group in the middle", function()
      across "groupPagingCentered"
      assert.are.equal(37.5, x(1))
      app:drag { from = { 250, 100 }, to = { 150, 100 }, duration = 0.125 }
      app:settle()
      assert.are.equal(37.5, x(2))
      assert.are.equal(272.5, list:cellForItem(IndexPath(1, 2)).superview.contentOffset.x)
    end)

    it("rests at the beginning of a group, or of a page", function()
      across "continuousGroupLeadingBoundary"
      app:fling { from = { 250, 100 }, velocity = { -900, 0 } }
      app:settle()
      local offset = list.visibleCells[1].superview.contentOffset.x
      assert.are.equal(0, offset % 310)
      assert.is_true(offset > 0)
      across "paging"
      app:fling { from = { 350, 100 }, velocity = { -3000, 0 } }
      app:settle()
      assert.are.equal(375, list.visibleCells[1].superview.contentOffset.x)
    end)

    it("M-149: visible items are changed in each frame", function()
      local offsets = {}
      across("continuous", 10, {
        visibleItemsInvalidationHandler = function(items, offset, environment)
          offsets[#offsets + 1] = offset.x
          assert.are.equal(375, environment.container.contentSize.width)
          for _, one in ipairs(items) do one.transform = CGAffineTransform { a = 1 + one.indexPath.item / 100 } end
        end,
      })
      assert.are.equal(1.01, list:cellForItem(IndexPath(1, 1)).transform.a)
      local finger = app:touch(250, 100)
      finger:move(150, 100, 0.2)
      local shown = list:cellForItem(IndexPath(1, 1)).superview.contentOffset.x
      assert.is_true(shown > 0)
      assert.are.equal(shown, offsets[#offsets])
      assert.are.equal(1.02, list:cellForItem(IndexPath(1, 2)).transform.a)
      finger:lift()
      app:settle()
    end)

    it("M-150: an item that is not on the screen can be scrolled to", function()
      across "continuous"
      assert.has_error(function() app:tap { item = { 1, 7 } } end)
      assert.is_nil(x(7))
      list:scrollToItem(IndexPath(1, 7), "left", false)
      app:advance(0.05)
      assert.are.equal(0, x(7))
      assert.are.equal(0, list.contentOffset.y)
      app:tap { item = { 1, 7 } }
      assert.are.same({ IndexPath(1, 7) }, list.indexPathsForSelectedItems)
    end)

    it("keeps its offset while it is out of sight, and its cells when the layout becomes another", function()
      across "continuous"
      list:scrollToItem(IndexPath(1, 5), "left", false)
      app:advance(0.05)
      list.contentOffset = { 0, 1400 }
      app:advance(0.05)
      list.contentOffset = { 0, 0 }
      app:advance(0.05)
      assert.are.equal(0, x(5))
      local cell = list:cellForItem(IndexPath(1, 5))
      list:setCollectionViewLayout(UICollectionViewCompositionalLayout { section = NSCollectionLayoutSection { group = row(50, item(1, 1)) } }, true)
      app:settle()
      assert.are.equal(cell, list:cellForItem(IndexPath(1, 5)))
      assert.are.equal(list, cell.superview)
      near({ 0, 200, 375, 50 }, cell.frame)
    end)
  end)

  it("custom groups, edge spacing, backgrounds, footers and views of the whole layout", function()
    local custom = NSCollectionLayoutGroup.custom {
      layoutSize = size(1, 120),
      itemProvider = function(environment)
        local width = environment.container.contentSize.width
        return { NSCollectionLayoutGroupCustomItem { frame = { 0, 0, width / 3, 60 } }, NSCollectionLayoutGroupCustomItem { frame = { 100, 60, 50, 60 }, zIndex = 2 } }
      end,
    }
    local section = NSCollectionLayoutSection { group = custom, contentInsets = { top = 10, bottom = 20, leading = 0, trailing = 0 } }
    section.decorationItems = { NSCollectionLayoutDecorationItem.background "card" }
    section.boundarySupplementaryItems = {
      NSCollectionLayoutBoundarySupplementaryItem { layoutSize = size(1, 30), elementKind = "footer", alignment = "bottom" },
    }
    local layout = UICollectionViewCompositionalLayout { section = section, configuration = UICollectionViewCompositionalLayoutConfiguration {
      boundarySupplementaryItems = { header { pinToVisibleBounds = true } },
    } }
    openLayout(layout, { 3 }, { isLayout = true })
    near({ 0, 50, 125, 60 }, frame(1, 1))
    near({ 100, 110, 50, 60 }, frame(1, 2))
    near({ 0, 170, 125, 60 }, frame(1, 3))
    near({ 0, 310, 375, 30 }, list:supplementaryView("footer", IndexPath(1, 1)).frame)
    near({ 0, 0, 375, 40 }, list:supplementaryView("header", IndexPath(1, 1)).frame)
    assert.are.equal(340, list.contentSize.height)
    -- The background is behind the cells, over the whole section.
    near({ 0, 40, 375, 300 }, list.subviews[1].frame)
  end)

  it("edge spacing moves neighbours, flexible spacing pushes", function()
    local one = item(50, 50)
    one.edgeSpacing = NSCollectionLayoutEdgeSpacing { leading = Spacing.flexible(0), top = Spacing.fixed(5), bottom = Spacing.flexible(0) }
    openLayout(NSCollectionLayoutSection { group = row(100, one, item(50, 50)) }, { 2 })
    assert.are.equal(5, frame(1, 1).y)
    assert.is_true(frame(1, 1).x > 0)
  end)

  it("tags flow: what doesn't fit a line goes to the next", function()
    local widths = { 200, 150, 100, 300, 20 }
    local tag = NSCollectionLayoutItem { layoutSize = size(Dimension.estimated(100), Dimension.absolute(30)) }
    local group = NSCollectionLayoutGroup.horizontal { layoutSize = size(1, 30), subitems = { tag } }
    group.interItemSpacing = Spacing.fixed(5)
    openLayout(NSCollectionLayoutSection { group = group, interGroupSpacing = 5 }, { 5 }, {
      sizeThatFits = function(self)
        return CGSize(widths[self.tag], 30)
      end,
    })
    near({ 0, 0, 200, 30 }, frame(1, 1))
    near({ 205, 0, 150, 30 }, frame(1, 2))
    near({ 0, 35, 100, 30 }, frame(1, 3))
    near({ 0, 70, 300, 30 }, frame(1, 4))
    near({ 305, 70, 20, 30 }, frame(1, 5))
  end)

  it("siblings are as high as the highest", function()
    local heights = { 40, 70, 30 }
    local uniform = item(1 / 3, Dimension.uniformAcrossSiblings(44))
    openLayout(NSCollectionLayoutSection { group = row(Dimension.estimated(44), uniform) }, { 3 }, {
      sizeThatFits = function(self)
        return CGSize(10, heights[self.tag])
      end,
    })
    for index = 1, 3 do assert.are.equal(70, frame(1, index).height) end
  end)

  it("says what can't be", function()
    assert.raises("a finite number of at least 0", function() Dimension.absolute(-1) end)
    assert.raises("a finite number of at least 0", function() Dimension.fractionalWidth(0 / 0) end)
    assert.raises("an empty list", function() NSCollectionLayoutGroup.horizontal { layoutSize = size(1, 1), subitems = {} } end)
    assert.raises("count = a number from 1", function()
      NSCollectionLayoutGroup.horizontal { layoutSize = size(1, 1), repeatingSubitem = item(1, 1), count = 0 }
    end)
    assert.raises("no subitem fits", function() openLayout(NSCollectionLayoutSection { group = row(100, item(400, 1)) }, { 1 }) end)
    assert.raises("section = an NSCollectionLayoutSection", function() UICollectionViewCompositionalLayout {} end)
    assert.raises("widthDimension", function() NSCollectionLayoutSize { widthDimension = Dimension.absolute(1) } end)
    -- Without room there is nothing, and nothing is wrong.
    openLayout(NSCollectionLayoutSection { group = row(100, item(400, 1)) }, { 1 }, { frame = { 0, 0, 0, 0 } })
    assert.are.equal(0, #list.visibleCells)
  end)

  it("a million items cost no more than one", function()
    openLayout(NSCollectionLayoutSection { group = row(100, item(0.5, 1)) }, { 1000000 })
    assert.are.equal(50000000, list.contentSize.height)
    list:scrollToItem(IndexPath(1, 900001), "top", false)
    app:advance(0.05)
    assert.are.equal(45000000, list.contentOffset.y)
    assert.are.equal(900001, list.indexPathsForVisibleItems[1].item)
  end)

  it("groups stand in groups, thirty levels deep", function()
    local inner = item(1, 10)
    for _ = 1, 30 do inner = row(10, inner) end
    openLayout(NSCollectionLayoutSection { group = inner }, { 3 })
    assert.are.equal(30, list.contentSize.height)
  end)
end)
