-- The indicators as views among a scroll view's subviews, as on iOS 7 to 12. Rules: docs/rules/scrolling.md, Insets, paging, zooming

local app, scroll ---@type App, any

local function openScrollView(options)
  app = launchWindow(function(window)
    scroll = UIScrollView { frame = { 0, 0, 320, 400 }, contentSize = { 320, 2000 } }
    for key, value in pairs(options or {}) do scroll[key] = value end
    scroll:addSubview(UILabel { text = "content", frame = { 0, 0, 100, 30 } })
    window:addSubview(scroll)
  end, { window = { backgroundColor = "white" } })
end

local function indicators(view)
  local found = {}
  for _, subview in ipairs(view.subviews) do
    if tostring(subview):find "UIImageView" then found[#found + 1] = subview end
  end
  return found
end

describe("the indicators of a scroll view", function()
  it("are subviews in front of the content, from the first time one is shown", function()
    openScrollView()
    assert.are.equal(1, #scroll.subviews)
    scroll.contentOffset = { 0, 100 }
    assert.are.equal(3, #scroll.subviews)
    local across, along = scroll.subviews[2], scroll.subviews[3]
    assert.is_true(along:isKind(UIImageView))
    assert.is_false(along.isUserInteractionEnabled)
    assert.are.equal(scroll, along.superview)
    assert.are.equal(1, along.alpha)
    assert.near(scroll.verticalIndicatorFrame.y, along.frame.y, 1e-9)
    assert.near(scroll.verticalIndicatorFrame.height, along.frame.height, 1e-9)
    assert.are.equal(0, across.alpha)
    assert.are.equal(along.layer, scroll.layer.sublayers[3])
  end)

  it("follow the content, and are not seen once it has rested", function()
    openScrollView()
    app:fling { from = { 160, 300 }, velocity = { 0, -900 } }
    local along = scroll.subviews[3]
    for _ = 1, 20 do
      app:advanceFrames(1)
      assert.near(scroll.verticalIndicatorFrame.y, along.frame.y, 1e-9)
    end
    assert.is_true(app:exists { class = "_UIScrollViewScrollIndicator" })
    app:settle()
    app:wait(0.5)
    assert.are.equal(0, along.alpha)
    assert.are.equal(3, #scroll.subviews)
    assert.is_false(app:exists { class = "_UIScrollViewScrollIndicator" })
  end)

  it("stay in front of what is added later, wherever it is put", function()
    openScrollView()
    scroll:flashScrollIndicators()
    local one, two, three, four = UIView {}, UIView {}, UIView {}, UIView {}
    scroll:addSubview(one)
    scroll:insertSubview(two, 99)
    scroll:insertSubviewAbove(three, scroll.subviews[#scroll.subviews])
    scroll:insertSubview(four, 1)
    scroll:bringSubviewToFront(four)
    assert.are.equal(4, select(2, app:tree():gsub("UIView {", "")))
    local views = scroll.subviews
    assert.are.equal(7, #views)
    assert.are.same({ one, two, three, four }, { views[2], views[3], views[4], views[5] })
    assert.are.equal(2, #indicators(scroll))
  end)

  it("leave with the property, and take the view's wishes along", function()
    openScrollView { showsHorizontalScrollIndicator = false }
    scroll.contentOffset = { 0, 50 }
    assert.are.equal(1, #indicators(scroll))
    local along = scroll.subviews[2]
    along.backgroundColor = "#FF0000"
    assert.matches("#FF0000", app:snapshot "svg")
    along.isHidden = true
    assert.not_matches("#FF0000", app:snapshot "svg")
    scroll.showsVerticalScrollIndicator = false
    assert.are.equal(1, #scroll.subviews)
    assert.is_nil(along.superview)
    scroll.contentOffset = { 0, 80 }
    assert.are.equal(1, #scroll.subviews)
  end)

  it("come back when somebody has removed all subviews", function()
    openScrollView()
    scroll:flashScrollIndicators()
    for _, view in ipairs(scroll.subviews) do view:removeFromSuperview() end
    assert.are.equal(0, #scroll.subviews)
    scroll.contentOffset = { 0, 30 }
    assert.are.equal(2, #scroll.subviews)
  end)

  it("take no touch, no room, and are no view for searches and checks", function()
    local taps = 0
    openScrollView()
    local button = UIButton { type = "system", frame = { 270, 100, 50, 300 }, accessibilityLabel = "edge" }
    button:addTarget("touchUpInside", function() taps = taps + 1 end)
    scroll:addSubview(button)
    scroll:flashScrollIndicators()
    local size = scroll.contentSize
    local frame = scroll.verticalIndicatorFrame
    app:tap { 315.5, 120 }
    assert.are.equal(1, taps)
    assert.are.equal(size, scroll.contentSize)
    assert.is_true(frame.maxX > 315)
    assert.is_false(app:exists { class = "UIImageView" })
    assert.lints(app)
  end)

  it("are those of tables, collection views and text views, too", function()
    app = launch "fruits"
    local table = app.table
    app:swipe({ 160, 400 }, "up")
    assert.are.equal(2, #indicators(table))
    assert.are.equal("_UIScrollViewScrollIndicator", app:tree():match "\n  +(_UIScroll%w+) [^\n]*$" or app:tree():match "(_UIScroll%w+)")
    for _, cell in ipairs(table.visibleCells) do assert.are.equal(table, cell.superview) end
    table:setContentOffset({ 0, 60 }, false)
    local last = table.subviews[#table.subviews]
    assert.is_true(last:isKind(UIImageView))
  end)
end)
