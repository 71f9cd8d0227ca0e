-- Scroll views and tables that are turned: their axes turn with them, as in a table laid on its side.

local function openTurned(view, angle)
  local app = launchWindow(function(window)
    window:addSubview(view)
    view.transform = CGAffineTransform.identity:rotated(angle)
  end)
  return app
end

describe("a scroll view that is turned by a quarter", function()
  local function openScroll(angle)
    local scroll = UIScrollView { frame = { 10, 80, 300, 400 }, contentSize = { 300, 4000 }, contentOffset = { 0, 500 } }
    return openTurned(scroll, angle), scroll
  end

  it("scrolls along its own axis, less the 10 pt before it began", function()
    for angle, way in pairs { [math.pi / 2] = 90, [-math.pi / 2] = -90 } do
      local app, scroll = openScroll(angle)
      app:drag { from = { 160, 280 }, by = { 100, 0 }, hold = 0.4 }
      app:settle()
      assert.near(500 + way, scroll.contentOffset.y, 1e-6)
      assert.near(0, scroll.contentOffset.x, 1e-6)
    end
  end)

  it("and not along the other", function()
    local app, scroll = openScroll(math.pi / 2)
    app:drag { from = { 160, 280 }, by = { 0, -100 } }
    app:settle()
    assert.are.equal(CGPoint { 0, 500 }, scroll.contentOffset)
  end)

  it("in a view that is turned back scrolls as if nothing were turned", function()
    local scroll = UIScrollView { frame = { 0, 0, 300, 300 }, contentSize = { 300, 4000 } }
    local around = UIView { frame = { 10, 80, 300, 300 } }
    around:addSubview(scroll)
    scroll.transform = CGAffineTransform.identity:rotated(-math.pi / 2)
    local app = openTurned(around, math.pi / 2)
    app:drag { from = { 160, 280 }, by = { 0, -100 }, hold = 0.4 }
    app:settle()
    assert.near(90, scroll.contentOffset.y, 1e-6)
  end)

  it("is locked to the direction that is its own", function()
    local scroll = UIScrollView { frame = { 10, 80, 300, 300 }, contentSize = { 3000, 3000 }, isDirectionalLockEnabled = true }
    local app = openTurned(scroll, math.pi / 2)
    scroll.contentOffset = { 500, 500 }
    app:drag { from = { 160, 280 }, by = { 100, 10 }, hold = 0.4 }
    app:settle()
    assert.near(590, scroll.contentOffset.y, 1)
    assert.near(500, scroll.contentOffset.x, 1e-6)
  end)

  it("decelerates and goes by pages along its axis", function()
    local app, scroll = openScroll(-math.pi / 2)
    scroll.contentOffset = { 0, 2000 }
    app:fling { from = { 160, 280 }, velocity = { -1000, 0 } }
    assert.is_true(scroll.isDecelerating)
    app:settle()
    assert.is_true(scroll.contentOffset.y > 2400)
    scroll.isPagingEnabled = true
    scroll.contentOffset = { 0, 800 }
    app:drag { from = { 160, 280 }, by = { -200, 0 }, duration = 0.2 }
    app:settle()
    assert.are.equal(1200, scroll.contentOffset.y)
  end)
end)

describe("a table that lies on its side", function()
  local app, list ---@type App, UITableView

  before_each(function()
    list = UITableView { frame = { 10, 100, 300, 300 } }
    list.dataSource = {
      numberOfRowsInSection = function() return 20 end,
      cellForRowAt = function(_, tableView, path)
        local cell = UITableViewCell {}
        cell.textLabel.text = "row " .. path.row
        return cell
      end,
      commitEditingStyle = function() end,
    }
    app = openTurned(list, -math.pi / 2)
  end)

  it("selects, scrolls and opens rows along its own axes", function()
    app:tap "row 3"
    assert.are.equal(IndexPath(1, 3), list.indexPathForSelectedRow)
    app:drag { from = { 200, 250 }, by = { -54, 0 }, hold = 0.4 }
    app:settle()
    assert.near(44, list.contentOffset.y, 0.5)
    assert.is_false(list.isEditing)
    app:drag { from = { 200, 150 }, by = { 0, 150 }, duration = 0.15 }
    app:settle()
    assert.is_true(list.isEditing)
    assert.is_true(app:exists "Delete")
  end)
end)

describe("a view that is turned in space", function()
  it("follows its superview's size as if it weren't turned", function()
    for _, angle in ipairs { math.pi / 2, math.pi / 3 } do
      local box = UIView { frame = { 0, 0, 200, 200 } }
      local card = UIView { frame = { 50, 50, 100, 100 }, autoresizingMask = { "flexibleWidth", "flexibleHeight" } }
      local plain = UIView { frame = { 50, 50, 100, 100 }, autoresizingMask = { "flexibleWidth", "flexibleHeight" } }
      card.layer.transform = CATransform3D.identity:rotated(angle, 0, 1, 0)
      box:addSubview(card)
      box:addSubview(plain)
      launchWindow(box)
      box.frame = CGRect(0, 0, 300, 250)
      assert.are.equal(plain.bounds, card.bounds)
      assert.near(plain.center.x, card.center.x, 0.01)
      box.frame = CGRect(0, 0, 200, 200)
      assert.are.equal(CGRect(0, 0, 100, 100), card.bounds)
      card.layer.transform = CATransform3D.identity
      assert.are.equal(CGRect(50, 50, 100, 100), card.frame)
    end
  end)
end)
