-- Collection views from Lua: what is asked, shown, reused and told, and the words of UIKit's exceptions. Layouts have a spec of their own.
describe("collection views", function()
  local app, view, model, log ---@type App, any, table, table

  ---@class collection_views_spec.Cell: UICollectionViewCell
  ---@overload fun(properties?: table): collection_views_spec.Cell
  local Cell = class("TextCell", UICollectionViewCell)
  function Cell:init()
    self.label = UILabel { frame = { 10, 0, 80, 30 } }
    self.contentView:addSubview(self.label)
  end
  ---@class collection_views_spec.Header: UICollectionReusableView
  ---@overload fun(properties?: table): collection_views_spec.Header
  local Header = class("TextHeader", UICollectionReusableView)
  function Header:init()
    self.label = UILabel { frame = { 10, 0, 200, 20 } }
    self:addSubview(self.label)
  end
  local HEADER = UICollectionView.elementKindSectionHeader

  -- Makes the model's sections: so many items each, with texts such as "2.13".
  local function numbered(...)
    local sections = {}
    for s, count in ipairs { ... } do
      sections[s] = {}
      for i = 1, count do sections[s][i] = ("%d.%d"):format(s, i) end
    end
    return sections
  end

  -- A window with a collection view of 3 columns and lines of 50 points; `extra` adds methods to its data source and delegate.
  local function openCollection(sections, extra, properties)
    model, log = sections, {}
    app = launchWindow(function(window)
      local source = {
        numberOfSections = function() return #model end,
        numberOfItemsInSection = function(_, _, section) return #model[section] end,
        cellForItemAt = function(_, collectionView, indexPath)
          local cell = collectionView:dequeueReusableCell("c", indexPath)
          cell.label.text = model[indexPath.section][indexPath.item]
          return cell
        end,
        viewForSupplementaryElementOfKind = function(_, collectionView, kind, indexPath)
          local header = collectionView:dequeueReusableSupplementaryView(kind, "h", indexPath)
          header.label.text = "Section " .. indexPath.section
          return header
        end,
      }
      for name, method in pairs(extra or {}) do source[name] = method end
      local layout = UICollectionViewFlowLayout { itemSize = { 100, 40 } }
      for name, value in pairs(properties or {}) do layout[name] = value end
      view = UICollectionView { collectionViewLayout = layout, frame = { 0, 0, 320, 500 } }
      view.dataSource, view.delegate = source, source
      view:register(Cell, "c")
      view:registerSupplementaryView(Header, HEADER, "h")
      window:addSubview(view)
    end)
  end

  local function visibleTexts()
    local texts = {}
    for i, cell in ipairs(view.visibleCells) do texts[i] = cell.label.text end
    return table.concat(texts, " ")
  end

  local function paths(list)
    local texts = {}
    for i, path in ipairs(list) do texts[i] = tostring(path) end
    return table.concat(texts, " ")
  end

  -- Methods of a delegate that note their names and index paths.
  local function noting(names, answers)
    local methods = {}
    for _, name in ipairs(names) do
      methods[name] = function(_, _, path)
        log[#log + 1] = name .. " " .. tostring(path)
        if answers and answers[name] ~= nil then return answers[name] end
        return true
      end
    end
    return methods
  end

  local function logged()
    local text = table.concat(log, ", ")
    log = {}
    return text
  end

  describe("shows", function()
    it("a cell for each item that is visible, and no others", function()
      openCollection(numbered(60))
      -- 10 lines of 40 with 10 in between reach down to 500.
      assert.are.equal(30, #view.visibleCells)
      assert.are.equal("1.1", view:cellForItem(IndexPath(1, 1)).label.text)
      assert.is_nil(view:cellForItem(IndexPath(1, 31)))
      assert.are.equal(30, #app:calls "cellForItemAt")
      assert.are.same(CGRect(110, 50, 100, 40), view:cellForItem(IndexPath(1, 5)).frame)
      assert.are.same(CGSize(320, 990), view.contentSize)
      assert.are.equal(1, view.numberOfSections)
      assert.are.equal(60, view:numberOfItems(1))
    end)

    it("the same cells again after a scroll", function()
      openCollection(numbered(600))
      local made = {}
      for _, cell in ipairs(view.visibleCells) do made[cell] = true end
      view.contentOffset = { 0, 1000 }
      app:advanceFrames(1)
      assert.are.equal("1.61", view.visibleCells[1].label.text)
      for _, cell in ipairs(view.visibleCells) do assert.is_true(made[cell]) end
    end)

    it("headers, and tells of cells and headers that come and go", function()
      local told = {}
      openCollection(numbered(3, 3, 3), {
        willDisplay = function(_, _, cell, path) told[#told + 1] = "+" .. tostring(path) .. cell.label.text end,
        didEndDisplaying = function(_, _, _, path) told[#told + 1] = "-" .. tostring(path) end,
        willDisplaySupplementaryView = function(_, _, header, kind, path)
          assert.are.equal(HEADER, kind)
          told[#told + 1] = "+" .. header.label.text .. " " .. path.section
        end,
        didEndDisplayingSupplementaryView = function(_, _, _, _, path) told[#told + 1] = "-H" .. path.section end,
      }, { headerReferenceSize = { 0, 200 } })
      assert.are.equal("+1.11.1 +1.21.2 +1.31.3 +2.12.1 +2.22.2 +2.32.3 +Section 1 1 +Section 2 2 +Section 3 3", table.concat(told, " "))
      told = {}
      view.contentOffset = { 0, 220 }
      app:advanceFrames(1)
      assert.are.equal("-H1 +3.13.1 +3.23.2 +3.33.3", table.concat(told, " "))
      assert.are.equal("Section 2", view:supplementaryView(HEADER, IndexPath(2, 1)).label.text)
      assert.is_nil(view:supplementaryView(HEADER, IndexPath(1, 1)))
      assert.are.equal("2.1 3.1", paths(view:indexPathsForVisibleSupplementaryElements(HEADER)))
      assert.are.equal(2, #view:visibleSupplementaryViews(HEADER))
    end)

    it("what is at a point, and where an item is", function()
      openCollection(numbered(20))
      assert.are.equal(IndexPath(1, 5), view:indexPathForItem { 150, 60 })
      assert.is_nil(view:indexPathForItem { 105, 60 })
      assert.are.equal(IndexPath(1, 5), view:indexPath(view:cellForItem(IndexPath(1, 5))))
      assert.are.same(CGRect(0, 300, 100, 40), view:layoutAttributesForItem(IndexPath(1, 19)).frame)
      assert.is_nil(view:layoutAttributesForItem(IndexPath(1, 21)))
    end)

    it("a view behind the items that doesn't scroll", function()
      openCollection(numbered(100))
      view.backgroundView = UIView { backgroundColor = "red" }
      view.contentOffset = { 0, 300 }
      app:advanceFrames(1)
      assert.are.same(CGRect(0, 300, 320, 500), view.backgroundView.frame)
      assert.are.equal(view.backgroundView, view.subviews[1])
    end)

    it("views in the order of their index paths, those of a larger zIndex in front, however they came", function()
      openCollection(numbered(100))
      view.contentOffset = { 0, 700 }
      app:advanceFrames(1)
      view.contentOffset = { 0, 0 }
      app:advanceFrames(1)
      local texts = {}
      -- The scroll indicators are subviews, too.
      for _, subview in ipairs(view.subviews) do if subview:isKind(UICollectionViewCell) then texts[#texts + 1] = subview.label.text end end
      assert.are.equal(visibleTexts(), table.concat(texts, " "))
    end)

    it("cells to queries, taps and frames as a table does", function()
      openCollection(numbered(9), noting { "didSelectItemAt" })
      app:tap "1.5"
      assert.are.equal("didSelectItemAt 1.5", logged())
      assert.is_true(app:exists "1.9")
      assert.contains("1.9", app:frame())
      assert.contains("item 1.5", app:tree())
    end)
  end)

  describe("reuses", function()
    it("cells in one layout without taking them out of the window, unless somebody notices", function()
      local ended, heard = {}, {}
      local function scroll()
        ended, heard = {}, {}
        view.contentOffset = { 0, 60 }
        app:advance(1 / 60)
      end
      local telling = {
        didEndDisplaying = function(_, _, cell) ended[#ended + 1] = { cell = cell, window = cell.window, superview = cell.superview } end,
        -- A class of a script notices.
        cellForItemAt = function(_, collectionView, indexPath)
          collectionView:register(UICollectionViewCell, "plain")
          return collectionView:dequeueReusableCell("plain", indexPath)
        end,
      }
      openCollection(numbered(60), telling)
      scroll()
      assert.are.equal(3, #ended)
      for _, one in ipairs(ended) do
        assert.are.equal(app.window, one.window)
        assert.are.equal(view, one.superview)
      end
      -- Those that left are shown again.
      for _, one in ipairs(ended) do
        assert.are.equal(view, one.cell.superview)
        assert.is_not_nil(view:indexPath(one.cell))
      end
      view.contentOffset = { 0, 1000 }
      app:advance(1 / 60)
      for _, cell in ipairs(view.visibleCells) do assert.are.equal(app.window, cell.window) end

      -- Cells of which fewer are needed leave.
      openCollection(numbered(60), telling)
      ended = {}
      view.bounds = { 0, 0, 320, 200 }
      app:advance(1 / 60)
      assert.is_true(#ended > 0)
      for _, one in ipairs(ended) do assert.is_nil(one.cell.window) end

      openCollection(numbered(60), telling)
      ---@class collection_views_spec.Card: UIView
      ---@overload fun(properties?: table): collection_views_spec.Card
      local Card = class("HearingCard", UIView)
      function Card:didMoveToWindow() heard[#heard + 1] = self.window and "in" or "out" end
      for _, cell in ipairs(view.visibleCells) do cell.contentView:addSubview(Card { frame = { 0, 0, 10, 10 } }) end
      scroll()
      assert.are.equal("out out out in in in", table.concat(heard, " "))
    end)

    it("cells by identifier, after prepareForReuse", function()
      ---@class collection_views_spec.Reused: collection_views_spec.Cell
      ---@overload fun(properties?: table): collection_views_spec.Reused
      local Reused = class("Reused", Cell)
      local count = 0
      function Reused:prepareForReuse()
        Reused.super.prepareForReuse(self)
        count = count + 1
      end
      openCollection(numbered(600))
      view:register(Reused, "c")
      view:reloadData()
      app:advanceFrames(1)
      -- Those of the old class are used up first.
      view.contentOffset = { 0, 1000 }
      app:advanceFrames(1)
      assert.are.equal(0, count)
      assert.are.equal("c", view.visibleCells[1].reuseIdentifier)
    end)

    it("nothing that isn't registered, in UIKit's words", function()
      assert.raises(
        "could not dequeue a view of kind: UICollectionElementKindCell with identifier x - must register a nib or a class for the identifier",
        function() openCollection(numbered(3), { cellForItemAt = function(_, v, path) return v:dequeueReusableCell("x", path) end }) end)
      assert.raises(
        "could not dequeue a view of kind: UICollectionElementKindSectionHeader with identifier y - must register",
        function()
          openCollection(numbered(3), {
            viewForSupplementaryElementOfKind = function(_, v, kind, path) return v:dequeueReusableSupplementaryView(kind, "y", path) end,
          }, { headerReferenceSize = { 0, 20 } })
        end)
    end)

    it("no cell that wasn't dequeued, and no nil", function()
      assert.raises(
        "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier - cells must be retrieved by calling "
          .. "-dequeueReusableCellWithReuseIdentifier:forIndexPath:",
        function() openCollection(numbered(3), { cellForItemAt = function() return UICollectionViewCell {} end }) end)
      assert.raises(
        "the collection view's data source did not return a valid cell from -collectionView:cellForItemAtIndexPath: for index path (1.1)",
        function() openCollection(numbered(3), { cellForItemAt = function() end }) end)
      assert.raises("-collectionView:viewForSupplementaryElementOfKind:atIndexPath: (UICollectionElementKindSectionHeader,1.1) was not retrieved", function()
        openCollection(numbered(3), { viewForSupplementaryElementOfKind = function() end }, { headerReferenceSize = { 0, 20 } })
      end)
    end)

    it("only classes of the right kind", function()
      openCollection(numbered(3))
      assert.raises("UICollectionViewCell or a class derived from it", function() view:register(UITableViewCell, "t") end)
      assert.raises("UICollectionReusableView or a class derived from it", function() view:registerSupplementaryView(UIView, HEADER, "t") end)
    end)

    it("needs a layout", function()
      assert.raises("UICollectionView must be initialized with a non-nil layout parameter", function() UICollectionView {} end)
    end)
  end)

  describe("selects", function()
    local all = {
      "shouldHighlightItemAt", "didHighlightItemAt", "didUnhighlightItemAt", "shouldSelectItemAt", "shouldDeselectItemAt", "didSelectItemAt",
      "didDeselectItemAt",
    }

    it("in UIKit's order", function()
      openCollection(numbered(9), noting(all))
      app:tap "1.2"
      assert.are.equal("shouldHighlightItemAt 1.2, didHighlightItemAt 1.2, shouldSelectItemAt 1.2, didSelectItemAt 1.2, didUnhighlightItemAt 1.2", logged())
      app:tap "1.3"
      assert.are.equal(
        "shouldHighlightItemAt 1.3, didHighlightItemAt 1.3, shouldSelectItemAt 1.3, didDeselectItemAt 1.2, didSelectItemAt 1.3, "
          .. "didUnhighlightItemAt 1.3", logged())
      assert.are.equal("1.3", paths(view.indexPathsForSelectedItems))
      assert.is_true(view:cellForItem(IndexPath(1, 3)).isSelected)
      assert.is_false(view:cellForItem(IndexPath(1, 2)).isSelected)
    end)

    it("several, and asks before a tap deselects one", function()
      openCollection(numbered(9), noting(all))
      view.allowsMultipleSelection = true
      app:tap "1.2"
      app:tap "1.3"
      logged()
      app:tap "1.2"
      assert.are.equal(
        "shouldHighlightItemAt 1.2, didHighlightItemAt 1.2, shouldDeselectItemAt 1.2, didDeselectItemAt 1.2, didUnhighlightItemAt 1.2", logged())
      assert.are.equal("1.3", paths(view.indexPathsForSelectedItems))
      view:selectItem(IndexPath(1, 7))
      view.allowsMultipleSelection = false
      assert.are.equal("1.3", paths(view.indexPathsForSelectedItems))
    end)

    it("nothing that the delegate refuses", function()
      openCollection(numbered(9), noting(all, { shouldHighlightItemAt = false }))
      app:tap "1.2"
      assert.are.equal("shouldHighlightItemAt 1.2", logged())
      openCollection(numbered(9), noting(all, { shouldSelectItemAt = false }))
      app:tap "1.2"
      assert.are.equal("shouldHighlightItemAt 1.2, didHighlightItemAt 1.2, shouldSelectItemAt 1.2, didUnhighlightItemAt 1.2", logged())
      assert.are.equal("", paths(view.indexPathsForSelectedItems))
      view.allowsSelection = false
      app:tap "1.2"
      assert.are.equal("", logged())
    end)

    it("takes the highlight away when the finger leaves the item, and brings it back", function()
      openCollection(numbered(9), noting(all))
      view.isScrollEnabled = false
      local finger = app:touch(50, 20)
      app:advance(0.2)
      assert.is_true(view:cellForItem(IndexPath(1, 1)).isHighlighted)
      finger:move(150, 20, 0.1)
      assert.is_false(view:cellForItem(IndexPath(1, 1)).isHighlighted)
      finger:move(50, 20, 0.1)
      assert.is_true(view:cellForItem(IndexPath(1, 1)).isHighlighted)
      finger:move(150, 20, 0.1)
      finger:lift()
      assert.are.equal("", paths(view.indexPathsForSelectedItems))
    end)

    it("by the program without telling anybody, and scrolls to it", function()
      openCollection(numbered(90), noting(all))
      view:selectItem(IndexPath(1, 60), false, "centeredVertically")
      app:advanceFrames(1)
      assert.are.equal("", logged())
      assert.are.same(CGPoint(0, 720), view.contentOffset)
      assert.is_true(view:cellForItem(IndexPath(1, 60)).isSelected)
      view:selectItem(IndexPath(1, 61))
      assert.are.equal("1.61", paths(view.indexPathsForSelectedItems))
      view:deselectItem(IndexPath(1, 61))
      assert.are.equal("", paths(view.indexPathsForSelectedItems))
      view:selectItem(IndexPath(1, 61))
      view:selectItem(nil)
      assert.are.equal("", paths(view.indexPathsForSelectedItems))
    end)

    it("shows the selected background, and highlights labels and pictures deep inside, but no controls", function()
      openCollection(numbered(9))
      local cell = view:cellForItem(IndexPath(1, 1))
      local box, deep, button = UIView {}, UILabel {}, UIButton {}
      box:addSubview(deep)
      cell.contentView:addSubview(box)
      cell.contentView:addSubview(button)
      cell.backgroundView = UIView {}
      cell.selectedBackgroundView = UIView {}
      view:selectItem(IndexPath(1, 1))
      assert.are.equal(cell, cell.selectedBackgroundView.superview)
      assert.are.equal(cell.selectedBackgroundView, cell.subviews[2])
      assert.are.same(cell.bounds, cell.selectedBackgroundView.frame)
      assert.is_true(deep.isHighlighted)
      assert.is_false(button.isHighlighted)
      view:deselectItem(IndexPath(1, 1))
      assert.is_nil(cell.selectedBackgroundView.superview)
      assert.is_false(deep.isHighlighted)
    end)

    it("shows a selected item as selected when it comes back into view", function()
      openCollection(numbered(600))
      app:tap "1.2"
      view.contentOffset = { 0, 2000 }
      app:advanceFrames(1)
      for _, cell in ipairs(view.visibleCells) do assert.is_false(cell.isSelected) end
      view.contentOffset = { 0, 0 }
      app:advanceFrames(1)
      assert.is_true(view:cellForItem(IndexPath(1, 2)).isSelected)
    end)

    it("calls setSelected and setHighlighted of a cell's class", function()
      ---@class collection_views_spec.Telling: collection_views_spec.Cell
      ---@overload fun(properties?: table): collection_views_spec.Telling
      local Telling = class("Telling", Cell)
      function Telling:setHighlighted(on)
        Telling.super.setHighlighted(self, on)
        log[#log + 1] = "highlighted " .. tostring(self.isHighlighted)
      end
      function Telling:setSelected(on)
        Telling.super.setSelected(self, on)
        log[#log + 1] = "selected " .. tostring(self.isSelected)
      end
      openCollection(numbered(3))
      view:register(Telling, "t")
      view.dataSource.cellForItemAt = function(_, v, path) return v:dequeueReusableCell("t", path) end
      view:reloadData()
      app:advanceFrames(1)
      app:tap { 20, 20 }
      assert.are.equal("highlighted true, selected true, highlighted false", logged())
    end)
  end)

  describe("scrolls to items", function()
    it("at positions on both axes", function()
      openCollection(numbered(300))
      for position, y in pairs { top = 500, centeredVertically = 270, bottom = 40 } do
        view:scrollToItem(IndexPath(1, 31), position)
        assert.are.equal(y, view.contentOffset.y, position)
      end
      view:scrollToItem(IndexPath(1, 300), "none")
      assert.are.equal(4490, view.contentOffset.y)
      view:scrollToItem(IndexPath(1, 1), "bottom", true)
      app:settle()
      assert.are.equal(0, view.contentOffset.y)
    end)

    it("in a layout that goes to the right", function()
      openCollection(numbered(300), nil, { scrollDirection = "horizontal" })
      view:scrollToItem(IndexPath(1, 31), { "left", "top" })
      assert.are.same(CGPoint(330, 0), view.contentOffset)
      view:scrollToItem(IndexPath(1, 31), "centeredHorizontally")
      assert.are.same(CGPoint(220, 0), view.contentOffset)
      view:scrollToItem(IndexPath(1, 31), "right")
      assert.are.same(CGPoint(110, 0), view.contentOffset)
    end)

    it("not to what there isn't, and not to two places", function()
      openCollection(numbered(3))
      assert.raises("attempt to scroll to invalid index path: (1.4)", function() view:scrollToItem(IndexPath(1, 4), "top") end)
      assert.raises("one vertical part only", function() view:scrollToItem(IndexPath(1, 2), { "top", "bottom" }) end)
      assert.raises("request for number of items in section 2 when there are only 1 sections in the collection view", function() view:numberOfItems(2) end)
    end)
  end)

  describe("controllers", function()
    ---@class collection_views_spec.Photos: UICollectionViewController
    ---@overload fun(properties?: table): collection_views_spec.Photos
    local Photos = class("Photos", UICollectionViewController)
    function Photos:viewDidLoad()
      Photos.super.viewDidLoad(self)
      self.collectionView:register(Cell, "c")
    end
    function Photos:numberOfItemsInSection() return #model[1] end
    function Photos:cellForItemAt(collectionView, path)
      local cell = collectionView:dequeueReusableCell("c", path)
      cell.label.text = model[1][path.item]
      return cell
    end
    function Photos:moveItemAt(_, from, to) table.insert(model[1], to.item, table.remove(model[1], from.item)) end

    local function launchPhotos()
      model = numbered(60)
      local controller ---@type UICollectionViewController
      app = launch {
        didFinishLaunching = function()
          controller = Photos { collectionViewLayout = UICollectionViewFlowLayout { itemSize = { 100, 40 } } }
          local window = UIWindow { frame = UIScreen.main.bounds, rootViewController = UINavigationController { rootViewController = controller } }
          window:makeKeyAndVisible()
        end,
      }
      view = controller.collectionView
      return controller
    end

    it("are the data source and delegate of a view that fills theirs", function()
      local controller = launchPhotos()
      assert.are.equal(controller, view.dataSource)
      assert.are.equal(controller, view.delegate)
      assert.are.equal(controller.view, view.superview)
      assert.are.same(controller.view.bounds, CGRect(0, 0, view.frame.width, view.frame.height))
      assert.contains("1.30", visibleTexts())
    end)

    it("clear the selection when they appear again", function()
      local controller = launchPhotos()
      app:tap "1.2"
      assert.are.equal("1.2", paths(view.indexPathsForSelectedItems))
      controller.navigationController:pushViewController(UIViewController {}, false)
      app:settle()
      controller.navigationController:popViewController(false)
      app:settle()
      assert.are.equal("", paths(view.indexPathsForSelectedItems))
    end)

    it("let a long press move an item", function()
      local controller = launchPhotos()
      local from = view:convert(view:cellForItem(IndexPath(1, 1)).center, nil)
      local to = view:convert(view:cellForItem(IndexPath(1, 6)).center, nil)
      app:touches {
        { 0, 1, "began", from.x, from.y }, { 0.7, 1, "moved", to.x - 5, to.y }, { 0.8, 1, "moved", to.x, to.y }, { 1.2, 1, "ended", to.x, to.y },
      }
      app:settle()
      assert.are.equal("1.2 1.3 1.4 1.5 1.6 1.1 1.7", table.concat(model[1], " ", 1, 7))
      assert.contains("1.2 1.3 1.4 1.5 1.6 1.1 1.7", visibleTexts())
      controller.installsStandardGestureForInteractiveMovement = false
      app:longPress "1.5"
      assert.are.equal("1.5", paths { IndexPath(1, 5) })
    end)
  end)

  it("asks ahead for what will soon be needed", function()
    openCollection(numbered(600))
    local wanted, cancelled = {}, {}
    view.prefetchDataSource = {
      prefetchItemsAt = function(_, _, list) wanted[#wanted + 1] = paths(list) end,
      cancelPrefetchingForItemsAt = function(_, _, list) cancelled[#cancelled + 1] = #list end,
    }
    view.contentOffset = { 0, 600 }
    app:advanceFrames(1)
    assert.are.equal(1, #wanted)
    assert.matches("^1%.6", wanted[1])
    view.contentOffset = { 0, 6000 }
    app:advanceFrames(1)
    assert.is_true(#cancelled > 0)
  end)

  it("knows no such things as a table has", function()
    openCollection(numbered(3))
    assert.raises("UICollectionView has no", function() return view.rowHeight end)
  end)
end)
