-- UIRefreshControl: pulled past its height it fires, and it holds the content down until the end.
describe("UIRefreshControl", function()
  local app, scrollView, control, fired ---@type App, UIScrollView, UIRefreshControl, integer

  before_each(function()
    fired = 0
    control = UIRefreshControl { attributedTitle = "Checking" }
    control:addTarget("valueChanged", function(sender)
      assert.are.equal(control, sender)
      fired = fired + 1
    end)
    app = launchWindow(function(window)
      scrollView = UIScrollView { frame = window.bounds, contentSize = { 320, 2000 }, refreshControl = control }
      window:addSubview(scrollView)
    end, { window = { backgroundColor = "white" } })
  end)

  local function pull(distance)
    local finger = app:touch(160, 100)
    finger:move(160, 100 + distance, 0.4)
    return finger
  end

  it("is the scroll view's", function()
    assert.are.equal(control, scrollView.refreshControl)
    assert.are.equal("Checking", control.attributedTitle)
    assert.is_false(control.isRefreshing)
    assert.is_false(app:exists { class = "UIRefreshControl" })
  end)

  it("fires once, while the finger is still down", function()
    local finger = pull(300)
    assert.are.equal(1, fired)
    assert.is_true(control.isRefreshing)
    finger:lift()
    app:settle()
    assert.are.equal(1, fired)
  end)

  it("doesn't fire when it isn't pulled far enough", function()
    pull(60):lift()
    app:settle()
    assert.are.equal(0, fired)
    assert.are.equal(0, scrollView.contentOffset.y)
  end)

  it("holds the content down by 60 pt until endRefreshing", function()
    pull(300):lift()
    app:settle()
    assert.are.equal(-60, scrollView.contentOffset.y)
    assert.are.equal(UIEdgeInsets { 60, 0, 0, 0 }, scrollView.adjustedContentInset)
    app:advance(5)
    assert.are.equal(-60, scrollView.contentOffset.y)
    control:endRefreshing()
    app:settle()
    assert.is_false(control.isRefreshing)
    assert.are.equal(0, scrollView.contentOffset.y)
  end)

  it("is drawn: an arrow while it is pulled, a wheel while it refreshes", function()
    local finger = pull(100)
    assert.matches("↓ Checking", app:frame())
    finger:move(160, 400, 0.2)
    assert.matches("↻ Checking", app:frame())
    finger:lift()
    app:settle()
    assert.matches("↻ Checking", app:frame())
    control:endRefreshing()
    app:settle()
    assert.is_nil(app:frame():find "Checking")
  end)

  it("can be begun by the app, which fires nothing", function()
    control:beginRefreshing()
    scrollView:setContentOffset({ 0, -60 }, true)
    app:settle()
    assert.is_true(control.isRefreshing)
    assert.are.equal(0, fired)
    assert.are.equal(-60, scrollView.contentOffset.y)
  end)

  it("may end in its own action", function()
    control:addTarget("valueChanged", function() control:endRefreshing() end)
    pull(300):lift()
    app:settle()
    assert.is_false(control.isRefreshing)
    assert.are.equal(0, scrollView.contentOffset.y)
    assert.are.equal(1, fired)
  end)

  it("works on a table view", function()
    local rows = { "Apple", "Banana" }
    local app = launch {
      numberOfRowsInSection = function() return #rows end,
      cellForRowAt = function(self, tableView, indexPath)
        local cell = tableView:dequeueReusableCell("c") or UITableViewCell { reuseIdentifier = "c" }
        cell.textLabel.text = rows[indexPath.row]
        return cell
      end,
    }
    local refresh = UIRefreshControl {}
    app.table.refreshControl = refresh
    app.table.alwaysBounceVertical = true
    refresh:addTarget("valueChanged", function()
      after(1, function()
        table.insert(rows, 1, "Apricot")
        app.table:reloadData()
        refresh:endRefreshing()
      end)
    end)
    app:drag { from = { 160, 100 }, to = { 160, 400 }, hold = 0.3 }
    app:settle()
    assert.are.equal(0, app.table.contentOffset.y)
    assert.is_true(app:exists "Apricot")
  end)

  describe("below a large title", function()
    local list, bar ---@type UITableView, UINavigationBar
    local refresh ---@type UIRefreshControl
    local app ---@type App

    local function openMails(options)
      refresh = UIRefreshControl {}
      local controller = UITableViewController { title = "Mails" }
      list = controller.tableView
      list.dataSource = {
        numberOfRowsInSection = function() return 30 end,
        cellForRowAt = function(_, _, path)
          local cell = UITableViewCell {}
          cell.textLabel.text = "Mail " .. path.row
          return cell
        end,
      }
      controller.refreshControl = refresh
      local navigation = UINavigationController { rootViewController = controller }
      bar = navigation.navigationBar
      bar.prefersLargeTitles = true
      app = launchWindow(function(window) window.rootViewController = navigation end, options)
      app:settle()
    end

    it("the title stays while the content is pulled down for it by code", function()
      openMails()
      local top = list.contentOffset.y
      refresh:beginRefreshing()
      list:setContentOffset({ 0, top - refresh.frame.height }, true)
      app:settle()
      assert.are.equal(top - 60, list.contentOffset.y)
      assert.are.equal(96, bar.frame.height)
      refresh:endRefreshing()
      app:settle()
      assert.are.equal(top, list.contentOffset.y)
    end)

    it("a turn in the middle of a bounce leads to the top", function()
      for _, system in ipairs { 12, 17 } do
        openMails { system = system }
        local top = list.contentOffset.y
        app:rotateDevice "landscapeLeft"
        app:settle()
        app:drag { from = { 160, 120 }, to = { 160, 170 }, duration = 0.5, hold = 0.1 }
        app:wait(0.1)
        assert.is_true(list.contentOffset.y < -list.adjustedContentInset.top)
        app:rotateDevice "portrait"
        app:settle()
        assert.are.equal(top, list.contentOffset.y, "system " .. system)
        assert.are.equal(96, bar.frame.height)
        app:close()
      end
    end)
  end)
end)
