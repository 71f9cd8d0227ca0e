-- Changes of a collection view from Lua: batches of items and sections, other layouts, items that a finger moves; and the frames in between.
describe("collection views change", function()
  local app, view, model, layout ---@type App, UICollectionView, any, any

  ---@class collection_updates_spec.Cell: UICollectionViewCell
  ---@overload fun(properties?: table): collection_updates_spec.Cell
  local Cell = class("ChangingCell", UICollectionViewCell)
  function Cell:init()
    self.label = UILabel { frame = { 10, 0, 80, 30 } }
    self.contentView:addSubview(self.label)
  end

  -- 3 columns of 100 points, lines of 40 with 10 in between.
  local function openCollection(sections, extra, theLayout)
    model = sections
    layout = theLayout or UICollectionViewFlowLayout { itemSize = { 100, 40 } }
    app = launchWindow(function(window)
      local source = {
        numberOfSections = function() return #model end,
        numberOfItemsInSection = function(_, _, section) return #model[section] end,
        cellForItemAt = function(_, collectionView, indexPath)
          local cell = collectionView:dequeueReusableCell("c", indexPath)
          cell.label.text = model[indexPath.section][indexPath.item]
          return cell
        end,
      }
      for name, method in pairs(extra or {}) do source[name] = method end
      view = UICollectionView { collectionViewLayout = layout, frame = { 0, 0, 320, 480 } }
      view:register(Cell, "c")
      view.dataSource, view.delegate = source, source
      window:addSubview(view)
    end)
  end

  local function visibleTexts()
    local texts = {}
    for i, cell in ipairs(view.visibleCells) do texts[i] = cell.label.text end
    return table.concat(texts, " ")
  end

  -- The cell of a text among all subviews, also one that is leaving.
  local function cell(text)
    for _, subview in ipairs(view.subviews) do if subview:isKind(Cell) and subview.label.text == text then return subview end end
    return nil
  end

  -- Where a view is drawn now.
  local function drawn(v) return v.layer:presentation().frame end

  describe("in batches", function()
    it("with deletions by the old numbers and insertions by the new ones", function()
      openCollection { { "a", "b", "c", "d", "e" } }
      local done ---@type any
      model = { { "b", "x", "d", "e", "y" } }
      view:performBatchUpdates(function()
        view:insertItems { IndexPath(1, 2), IndexPath(1, 5) }
        view:deleteItems { IndexPath(1, 1), IndexPath(1, 3) }
      end, function(finished) done = finished end)
      assert.are.equal("b x d e y", visibleTexts())
      assert.is_nil(done)
      app:settle()
      assert.is_true(done)
    end)

    it("that move, fade in and fade out for 0.3 seconds", function()
      openCollection { { "a", "b", "c" } }
      model = { { "b", "c", "n" } }
      view:performBatchUpdates(function()
        view:deleteItems { IndexPath(1, 1) }
        view:insertItems { IndexPath(1, 3) }
      end)
      app:advance(0.15)
      assert.is_true(drawn(cell "b").minX < 110 and drawn(cell "b").minX > 0)
      assert.is_true(cell("a").layer:presentation().opacity < 1)
      assert.is_true(cell("n").layer:presentation().opacity < 1)
      assert.are.equal(0, #app:calls "didEndDisplaying")
      app:settle()
      assert.is_nil(cell "a")
      assert.are.same(CGRect(0, 0, 100, 40), cell("b").frame)
    end)

    it("that move items and sections, and make items anew", function()
      openCollection { { "a", "b" }, { "c" } }
      table.insert(model[1], 1, table.remove(model[2], 1))
      view:moveItem(IndexPath(2, 1), IndexPath(1, 1))
      assert.are.equal("c a b", visibleTexts())
      model[1][2] = "A"
      local old = view:cellForItem(IndexPath(1, 2))
      view:reloadItems { IndexPath(1, 2) }
      assert.are.equal("c A b", visibleTexts())
      assert.are_not.equal(old, view:cellForItem(IndexPath(1, 2)))
      model = { { "n" }, { "c", "A", "b" }, {} }
      view:insertSections(1)
      assert.are.equal("n c A b", visibleTexts())
      model = { { "c", "A", "b" }, { "m" } }
      view:performBatchUpdates(function()
        view:deleteSections { 1 }
        view:reloadSections { 3 }
      end)
      assert.are.equal("c A b m", visibleTexts())
      model = { { "m" }, { "c", "A", "b" } }
      view:moveSection(2, 1)
      assert.are.equal("m c A b", visibleTexts())
    end)

    it("that begin and end where the layout says", function()
      ---@class collection_updates_spec.Own: UICollectionViewFlowLayout
      ---@overload fun(properties?: table): collection_updates_spec.Own
      local Own = class("Sliding", UICollectionViewFlowLayout)
      local told = {}
      function Own:prepareForCollectionViewUpdates(items)
        for i, item in ipairs(items) do told[i] = item.updateAction end
      end
      function Own:initialLayoutAttributesForAppearingItem(path)
        local attributes = self:layoutAttributesForItem(path):copy()
        attributes.center = { attributes.center.x, -100 }
        return attributes
      end
      function Own:finalLayoutAttributesForDisappearingItem(path)
        local attributes = UICollectionViewLayoutAttributes { forCellWith = path }
        attributes.frame = { 0, 400, 100, 40 }
        return attributes
      end
      openCollection({ { "a", "b" } }, nil, Own { itemSize = { 100, 40 } })
      model = { { "b", "n" } }
      view:performBatchUpdates(function()
        view:deleteItems { IndexPath(1, 1) }
        view:insertItems { IndexPath(1, 2) }
      end)
      assert.are.same({ "delete", "insert" }, told)
      assert.are.same(CGRect(0, 400, 100, 40), cell("a").frame)
      app:advanceFrames(2)
      assert.is_true(drawn(cell "n").minY < -80)
    end)

    it("that agree with the data source, or raise UIKit's exception", function()
      openCollection { { "a", "b", "c", "d", "e" } }
      assert.raises(
        "Invalid update: invalid number of items in section 1.  The number of items contained in an existing section after the update (5) must be "
          .. "equal to the number of items contained in that section before the update (5), plus or minus the number of items inserted or deleted "
          .. "from that section (1 inserted, 0 deleted) and plus or minus the number of items moved into or out of that section (0 moved in, 0 moved out).",
        function() view:insertItems { IndexPath(1, 1) } end)
      assert.raises("attempt to delete item 6 from section 1 which only contains 5 items before the update", function() view:deleteItems { IndexPath(1, 6) } end)
      assert.raises("The number of sections contained in the collection view after the update (1)", function() view:deleteSections { 1 } end)
      assert.are.equal("a b c d e", visibleTexts())
    end)

    it("with selection that goes with its items", function()
      openCollection { { "a", "b", "c" } }
      view.allowsMultipleSelection = true
      view:selectItem(IndexPath(1, 1))
      view:selectItem(IndexPath(1, 3))
      model = { { "n", "b", "c" } }
      view:performBatchUpdates(function()
        view:deleteItems { IndexPath(1, 1) }
        view:insertItems { IndexPath(1, 1) }
      end)
      assert.are.same({ IndexPath(1, 3) }, view.indexPathsForSelectedItems)
    end)

    it("asks for no cells in the middle of one", function()
      openCollection { { "a", "b", "c" } }
      view:performBatchUpdates(function()
        model = { { "a" } }
        view:setNeedsLayout()
        view:layoutIfNeeded()
        view:deleteItems { IndexPath(1, 2), IndexPath(1, 3) }
      end)
      assert.are.equal("a", visibleTexts())
    end)

    it("not while it asks for items", function()
      assert.raises("reloadData called while willDisplay runs: the collection view is asking for its items", function()
        openCollection({ { "a" } }, { willDisplay = function(_, collectionView) collectionView:reloadData() end })
      end)
    end)
  end)

  describe("to another layout", function()
    it("and move there, with a completion", function()
      local done ---@type any
      openCollection { { "a", "b", "c", "d" } }
      local column = UICollectionViewFlowLayout { itemSize = { 300, 40 } }
      view:setCollectionViewLayout(column, true, function(finished) done = finished end)
      assert.are.equal(column, view.collectionViewLayout)
      assert.is_nil(layout.collectionView)
      assert.are.same(CGRect(10, 50, 300, 40), cell("b").frame)
      app:advance(0.15)
      assert.is_true(drawn(cell "b").minX > 10)
      assert.is_nil(done)
      app:settle()
      assert.is_true(done)
      view.collectionViewLayout = layout
      app:advanceFrames(1)
      assert.are.same(CGRect(110, 0, 100, 40), cell("b").frame)
    end)

    it("which may choose the offset", function()
      ---@class collection_updates_spec.Own2: UICollectionViewFlowLayout
      ---@overload fun(properties?: table): collection_updates_spec.Own2
      local Own = class("Choosing", UICollectionViewFlowLayout)
      function Own:targetContentOffset(proposed) return CGPoint(proposed.x, 120) end
      local many = {}
      for i = 1, 200 do many[i] = "t" .. i end
      openCollection { many }
      view:setCollectionViewLayout(Own { itemSize = { 300, 40 } }, true)
      app:settle()
      assert.are.same(CGPoint(0, 120), view.contentOffset)
    end)

    it("and tells both layouts and the views", function()
      local told = {}
      local function telling(name)
        local Layout = class(name, UICollectionViewFlowLayout)
        for _, method in ipairs { "prepareForTransitionToLayout", "prepareForTransitionFromLayout", "finalizeLayoutTransition" } do
          Layout[method] = function() told[#told + 1] = name .. "." .. method end
        end
        return Layout { itemSize = { 100, 40 } }
      end
      openCollection({ { "a" } }, nil, telling "Old")
      view:setCollectionViewLayout(telling "New", true)
      assert.are.equal(
        "Old.prepareForTransitionToLayout New.prepareForTransitionFromLayout Old.finalizeLayoutTransition New.finalizeLayoutTransition",
        table.concat(told, " "))
    end)
  end)

  describe("by a finger", function()
    local moves ---@type table
    local function movable(extra)
      moves = {}
      local methods = {
        moveItemAt = function(_, _, from, to)
          moves[#moves + 1] = tostring(from) .. " to " .. tostring(to)
          table.insert(model[to.section], to.item, table.remove(model[from.section], from.item))
        end,
      }
      for name, method in pairs(extra or {}) do methods[name] = method end
      return methods
    end

    it("that moves an item over the others", function()
      openCollection({ { "a", "b", "c", "d" }, { "e" } }, movable())
      assert.is_true(view:beginInteractiveMovementForItem(IndexPath(1, 1)))
      view:updateInteractiveMovementTargetPosition { 260, 20 }
      assert.are.same(CGPoint(260, 20), cell("a").center)
      assert.are.equal("b c a d e", visibleTexts())
      assert.are.equal(0, #moves)
      view:updateInteractiveMovementTargetPosition { 50, 110 }
      assert.are.equal("b c d a e", visibleTexts())
      assert.are.equal(3, view:numberOfItems(1))
      view:endInteractiveMovement()
      app:settle()
      assert.are.same({ "1.1 to 2.1" }, moves)
      assert.are.same(view:layoutAttributesForItem(IndexPath(2, 1)).frame, cell("a").frame)
    end)

    it("that gives up", function()
      openCollection({ { "a", "b", "c" } }, movable())
      view:beginInteractiveMovementForItem(IndexPath(1, 1))
      view:updateInteractiveMovementTargetPosition { 260, 20 }
      view:cancelInteractiveMovement()
      app:settle()
      assert.are.equal("a b c", visibleTexts())
      assert.are.same(CGRect(0, 0, 100, 40), cell("a").frame)
      assert.are.equal(0, #moves)
    end)

    it("only where the data source allows it, and to where the delegate does", function()
      openCollection { { "a", "b", "c" } }
      assert.is_false(view:beginInteractiveMovementForItem(IndexPath(1, 1)))
      openCollection({ { "a", "b", "c" } }, movable {
        canMoveItemAt = function(_, _, path) return path.item ~= 2 end,
        targetIndexPathForMoveFromItemAt = function(_, _, from, proposed)
          assert.are.equal(IndexPath(1, 1), from)
          return proposed.item == 3 and IndexPath(1, 2) or proposed
        end,
      })
      assert.is_false(view:beginInteractiveMovementForItem(IndexPath(1, 2)))
      assert.is_true(view:beginInteractiveMovementForItem(IndexPath(1, 1)))
      view:updateInteractiveMovementTargetPosition { 260, 20 }
      assert.are.equal("b a c", visibleTexts())
      view:endInteractiveMovement()
      assert.are.same({ "1.1 to 1.2" }, moves)
    end)

    it("until an update puts the item back", function()
      openCollection({ { "a", "b", "c" } }, movable())
      view:beginInteractiveMovementForItem(IndexPath(1, 1))
      view:updateInteractiveMovementTargetPosition { 260, 20 }
      table.remove(model[1], 2)
      view:deleteItems { IndexPath(1, 2) }
      app:settle()
      assert.are.equal("a c", visibleTexts())
      assert.are.equal(0, #moves)
    end)
  end)

  it("are targets of scenarios, by their items", function()
    openCollection({ { "a", "b" } }, { didSelectItemAt = function() end })
    assert.are.equal(view, app.collectionView)
    app:tap { item = { 1, 2 } }
    assert.are.equal(IndexPath(1, 2), app:calls("didSelectItemAt")[1][2])
    assert.raises("there is no item 1.3: section 1 has 2 items", function() app:tap { item = IndexPath(1, 3) } end)
  end)
end)
