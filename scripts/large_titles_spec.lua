-- Large titles over a list: where it comes to rest. Source: docs/rules/controllers.md 4.3, docs/rules/scrolling.md
local app ---@type App
local nav, list ---@type UINavigationController, UITableView
local count ---@type integer

local function open(options)
  count = 40
  app = launch({
    system = 17,
    didFinishLaunching = function(self)
      local root = UITableViewController { style = "plain", title = "List" }
      list = root.tableView
      self.source = {
        numberOfRowsInSection = function() return count end,
        cellForRowAt = function(_, tableView, path)
          local cell = tableView:dequeueReusableCell "row" or UITableViewCell { reuseIdentifier = "row" }
          cell.textLabel.text = "Row " .. path.row
          return cell
        end,
      }
      list.dataSource, list.delegate = self.source, self.source
      if options and options.search then root.navigationItem.searchController = UISearchController {} end
      nav = UINavigationController { rootViewController = root }
      nav.navigationBar.prefersLargeTitles = not (options and options.small)
      self.window = UIWindow { rootViewController = nav }
      self.window:makeKeyAndVisible()
    end,
  }, { device = "iPhone 8" })
  app:settle()
end

local function reload(rows)
  count = rows
  list:reloadData()
  app:settle()
end

--- At the top of its content, which begins this far below the screen's upper edge.
local function assert_rests(top)
  assert.are.equal(top, list.adjustedContentInset.top)
  assert.are.equal(-top, list.contentOffset.y)
  assert.are.equal(top, app:find("Row 1"):convert({ 0, 0, 1, 1 }, nil).y)
end

describe("a list below a large title", function()
  it("rests at its top when it gets short", function()
    open()
    list:scrollToRow(IndexPath(1, 40), "bottom", false)
    app:settle()
    assert.are.equal(64, list.adjustedContentInset.top)
    reload(5)
    assert_rests(116)
  end)

  it("rests at its top when it gets short below a search bar that hides", function()
    for _, small in ipairs { true, false } do
      open { search = true, small = small }
      list:scrollToRow(IndexPath(1, 40), "bottom", false)
      app:settle()
      reload(5)
      assert_rests(small and 116 or 168)
    end
  end)

  it("rests at its top after every fling back", function()
    for travel = 70, 390, 40 do
      open()
      app:drag { from = { 187, 533 }, to = { 187, 233 }, duration = 0.3, hold = 0.2 }
      app:settle()
      app:drag { from = { 187, 200 }, to = { 187, 200 + travel }, duration = 0.3 }
      app:settle()
      assert.is_true(list.contentOffset.y >= -list.adjustedContentInset.top, "after " .. travel .. " points: " .. list.contentOffset.y)
    end
    assert_rests(116)
  end)

  it("has no room of the title below a hidden bar", function()
    open()
    app:drag { from = { 187, 600 }, to = { 187, 300 }, duration = 0.3 }
    app:settle()
    nav:setNavigationBarHidden(true, true)
    app:settle()
    app:drag { from = { 187, 200 }, to = { 187, 550 }, duration = 0.3 }
    app:settle()
    assert_rests(20)
    nav:setNavigationBarHidden(false, false)
    app:settle()
    assert_rests(116)
  end)

  it("has the small title where the bar comes back over what has been scrolled", function()
    open()
    nav:setNavigationBarHidden(true, false)
    app:settle()
    list.contentOffset = { 0, 10 }
    app:settle()
    nav:setNavigationBarHidden(false, false)
    app:settle()
    assert.are.equal(44, nav.navigationBar.bounds.height)
    assert.are.equal(10, list.contentOffset.y)
  end)

  it("stands where it stood when what has covered it goes", function()
    for _, animated in ipairs { true, false } do
      for _, mode in ipairs { "never", "always" } do
        for _, offset in ipairs { -64, -54, 10, -116 } do
          open()
          list.contentOffset = { 0, offset }
          app:settle()
          local height = nav.navigationBar.bounds.height
          local page = UIViewController { title = "Page" }
          page.navigationItem.largeTitleDisplayMode = mode
          nav:pushViewController(page, animated)
          app:settle()
          nav:popViewController(animated)
          app:settle()
          assert.are.equal(offset, list.contentOffset.y)
          assert.are.equal(height, nav.navigationBar.bounds.height)
        end
      end
    end
  end)
end)
