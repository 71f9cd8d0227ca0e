-- The zPosition of what a collection view shows. Rules: docs/rules/collections.md 3.2
describe("the zPosition of an item", function()
  local function shown(options)
    options = options or {}
    local Layout = class("StackLayout", UICollectionViewFlowLayout)
    function Layout:layoutAttributesForElements(rect)
      local list = Layout.super.layoutAttributesForElements(self, rect)
      for _, attributes in ipairs(list) do self:set(attributes) end
      return list
    end
    function Layout:layoutAttributesForItem(path)
      local attributes = Layout.super.layoutAttributesForItem(self, path)
      self:set(attributes)
      return attributes
    end
    function Layout:set(attributes) attributes.zIndex = (self.base or 0) + attributes.indexPath.item * (self.step or 1) end
    local layout = Layout { itemSize = { 100, 100 }, minimumLineSpacing = -50 }
    if options.step then layout.step = options.step end
    local list = UICollectionView { frame = { 0, 20, 100, 400 }, collectionViewLayout = layout }
    list:register(UICollectionViewCell, "c")
    list.dataSource = {
      numberOfItemsInSection = function() return 4 end,
      cellForItemAt = function(_, view, path)
        local cell = view:dequeueReusableCell("c", path)
        if options.fill then options.fill(cell, path) end
        return cell
      end,
      moveItemAt = function() end,
    }
    local app = launchWindow(function(window) window:addSubview(list) end)
    app:advanceFrames(1)
    return list, app, layout
  end
  local function depths(list)
    local all = {}
    for item = 1, 4 do all[item] = list:cellForItem(IndexPath(1, item)).layer.zPosition end
    return all
  end

  it("is its zIndex, and follows it", function()
    local list, app, layout = shown()
    assert.are.same({ 1, 2, 3, 4 }, depths(list))
    layout.base, layout.step = 10, -1
    layout:invalidateLayout()
    app:advanceFrames(1)
    assert.are.same({ 9, 8, 7, 6 }, depths(list))
  end)

  it("stays what the data source makes of it, until the layout has another index", function()
    local list, app, layout = shown { fill = function(cell, path) cell.layer.zPosition = 100 - path.item end }
    assert.are.same({ 99, 98, 97, 96 }, depths(list))
    list:setContentOffset({ 0, 1 }, false)
    app:advanceFrames(1)
    assert.are.same({ 99, 98, 97, 96 }, depths(list))
    layout.base = 5
    layout:invalidateLayout()
    app:advanceFrames(1)
    assert.are.same({ 6, 7, 8, 9 }, depths(list))
  end)

  it("of an item that a finger holds is that of the foremost, and then its own again", function()
    local list, app = shown()
    assert.is_true(list:beginInteractiveMovementForItem(IndexPath(1, 1)))
    assert.are.equal(4, list:cellForItem(IndexPath(1, 1)).layer.zPosition)
    assert.are.equal(list:cellForItem(IndexPath(1, 1)), list.subviews[#list.subviews])
    list:cancelInteractiveMovement()
    app:settle()
    assert.are.same({ 1, 2, 3, 4 }, depths(list))
  end)

  it("is never below the list's background", function()
    local list = shown { step = -1 }
    assert.are.same({ 0, 0, 0, 0 }, depths(list))
    assert.are.equal(list:cellForItem(IndexPath(1, 1)), list.subviews[#list.subviews])
  end)
end)
