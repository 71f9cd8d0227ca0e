-- What find, scrollTo and explain say when a view isn't where a scenario looks for it.

local function screen(build)
  return launch {
    didFinishLaunching = function(self)
      self.window = UIWindow { backgroundColor = "white" }
      self.window.rootViewController = UIViewController()
      build(self.window.rootViewController.view, self)
    end,
  }
end

describe("find", function()
  it("says that a window was never made visible", function()
    local app = screen(function(view) view:addSubview(UILabel { text = "Hello", frame = { 10, 10, 100, 20 } }) end)
    assert.raises('UILabel "Hello" matches, but its window is hidden: call makeKeyAndVisible() on it', app.find, app, "Hello")
  end)

  it("says that a view is hidden, or one around it", function()
    local box, label ---@type UIView, UILabel
    local app = screen(function(view, self)
      box = UIView { frame = { 0, 0, 200, 200 } }
      label = UILabel { text = "Hello", frame = { 10, 10, 100, 20 } }
      box:addSubview(label)
      view:addSubview(box)
      self.window:makeKeyAndVisible()
    end)
    label.isHidden = true
    assert.raises('UILabel "Hello" matches, but its isHidden is true', app.find, app, "Hello")
    label.isHidden, box.alpha = false, 0
    assert.raises("matches, but the surrounding UIView's alpha is 0", app.waitFor, app, "Hello", { timeout = 1 })
    assert.does_not.contain("matches, but", assert.raises("", app.find, app, "Goodbye"))
  end)

  it("names what is nearly called so and is not on the screen, and no scrolling where there was some", function()
    local app = screen(function(view, self)
      local box = UIView { frame = { 0, 0, 200, 200 }, alpha = 0, accessibilityIdentifier = "box" }
      box:addSubview(UIButton { title = "Inside", frame = { 0, 0, 100, 44 } })
      view:addSubview(box)
      local scroll = UIScrollView { frame = { 0, 200, 320, 300 }, contentSize = { 320, 2000 } }
      scroll:addSubview(UIButton { title = "Bottom", frame = { 20, 1500, 100, 44 } })
      scroll:addSubview(UIButton { title = "Send", frame = { 20, 20, 100, 44 }, isEnabled = false })
      view:addSubview(scroll)
      self.window:makeKeyAndVisible()
    end)
    assert.raises('UIButton "Inside" matches, but the surrounding UIView "box"\'s alpha is 0', app.tap, app, "Inside")
    assert.raises('UIButton "Inside" has nearly that name, but the surrounding', app.tap, app, "Insied")
    assert.raises('UIButton "Bottom" has nearly that name, but it is scrolled out of sight in UIScrollView', app.tap, app, { role = "button", name = "bottom" })
    assert.does_not.contain("app:scrollTo", assert.raises("scrolled UIScrollView from end to end", app.scrollTo, app, { name = "Nowhere" }))
    local text = assert.raises("none is enabled", app.waitFor, app, { name = "Send", enabled = true }, { timeout = 0.1 })
    assert.does_not.contain("app:scrollTo", text)
  end)

  it("says on which other screen a view is, and what brings that back", function()
    local Screen = class("Screen", UIViewController)
    function Screen:viewDidLoad()
      self.view.backgroundColor = "white"
      self.view:addSubview(UILabel { text = "on " .. self.title, frame = { 20, 200, 200, 20 } })
    end
    local list, detail, other, sheet = Screen { title = "List" }, Screen { title = "Detail" }, Screen { title = "Other" }, Screen { title = "Sheet" }
    local app = launchWindow(function(window)
      window.rootViewController = UITabBarController { viewControllers = { UINavigationController { rootViewController = list }, other } }
    end)
    list.navigationController:pushViewController(detail, false)
    app:settle()
    assert.raises('matches, but it is on another screen, that of Screen "List", which is seen once Screen "Detail" is popped', app.tap, app, "on List")
    other.tabBarController.selectedViewController = other
    app:settle()
    assert.raises('that of Screen "Detail", which is seen once the tab "List" is selected', app.find, app, { role = "staticText", name = "on Detail" })
    sheet.modalPresentationStyle = "fullScreen"
    other:present(sheet, false)
    app:settle()
    assert.raises('that of Screen "Other", which is seen once Screen "Sheet" is dismissed', app.waitFor, app, "on Other", { timeout = 0.1 })
    assert.raises('once Screen "Sheet" is dismissed, the tab "List" is selected, Screen "Detail" is popped', app.find, app, "on List")
  end)

  it("names scrollTo where more can be scrolled into sight", function()
    local app = launch "timetypes"
    assert.raises("app:scrollTo looks for it outside of what is seen", app.tap, app, "Row 50")
    local still = screen(function(view, self) self.window:makeKeyAndVisible() end)
    assert.does_not.contain("scrollTo", assert.raises("", still.find, still, "Row 50"))
  end)

  it("finds the host's own views by the names that the tree shows", function()
    local app = launchWindow(function(window)
      local controller = UIViewController { title = "Notes" }
      controller.navigationItem.rightBarButtonItem = UIBarButtonItem { title = "Add" }
      controller.view:addSubview(UITextField { frame = { 10, 100, 200, 30 }, placeholder = "Name" })
      window.rootViewController = UINavigationController { rootViewController = controller }
    end)
    assert.is_false(app:exists { class = "UIKeyboardKey" })
    app:tap { class = "UITextField" }
    app:settle()
    local tree = app:tree()
    for _, name in ipairs { "UINavigationButton", "UIKeyboardView" } do
      assert.contains(name .. " {", tree)
      assert.is_true(app:exists { class = name }, name)
    end
    assert.contains("UIKeyboardKey", tostring(app:hitTest(100, 500)))
    assert.is_true(#app:findAll { class = "UIKeyboardKey" } > 20)
    assert.are.equal("Add", app:find { class = "UINavigationButton" }.currentTitle)
    assert.is_true(app:exists { class = "UIButton", text = "Add" })
  end)

  it("tells of a class that nothing can have, with the name that is near", function()
    local app = launch "fruits"
    for _, call in ipairs { "find", "findAll", "exists" } do
      assert.raises('there is no class "UIButon" (did you mean "UIButton"?)', app[call], app, { class = "UIButon" })
    end
    assert.raises('there is no class "UITabelViewCell"', app.scrollTo, app, { class = "UITabelViewCell" })
    assert.are.same({}, app:findAll { class = "UISlider" })
    -- A class that a script may make later.
    assert.is_false(app:exists { class = "Zebra" })
  end)
end)

describe("scrollTo", function()
  it("drags a table to a row and back", function()
    local app = launch "timetypes"
    local last = app.table:numberOfRows(1)
    local cell = app:scrollTo { row = { 1, last } }
    assert.are.equal(app.table:cellForRow(IndexPath(1, last)), cell)
    assert.raises("scroll to it first: app:scrollTo { row = { 1, 1 } }", app.tap, app, { row = { 1, 1 } })
    local first = app:scrollTo { row = IndexPath(1, 1) }
    assert.are.equal(app.table:cellForRow(IndexPath(1, 1)), first)
  end)

  it("drags a collection view to an item", function()
    local app = launch {
      didFinishLaunching = function(self)
        self.window = UIWindow()
        local layout = UICollectionViewFlowLayout { itemSize = { 150, 100 } }
        local grid = UICollectionView { frame = { 0, 0, 320, 568 }, collectionViewLayout = layout }
        grid:register(UICollectionViewCell, "c")
        grid.dataSource = self
        self.window.rootViewController = UIViewController()
        self.window.rootViewController.view:addSubview(grid)
        self.window:makeKeyAndVisible()
      end,
      numberOfItemsInSection = function() return 40 end,
      cellForItemAt = function(_, grid, path) return grid:dequeueReusableCell("c", path) end,
    }
    assert.raises("there is no item 1.41: section 1 has 40 items", app.tap, app, { item = { 1, 41 } })
    assert.raises("there is no item 2.1: the collection view has 1 section", app.scrollTo, app, { item = { 2, 1 } })
    assert.raises("scroll to it first: app:scrollTo { item = { 1, 28 } }", app.tap, app, { item = { 1, 28 } })
    local cell = app:scrollTo { item = { 1, 28 } }
    assert.are.equal(app.collectionView:cellForItem(IndexPath(1, 28)), cell)
    app:tap { item = { 1, 28 } }
  end)

  it("says how many rows there are", function()
    local app = launch "fruits"
    assert.raises("there is no row 1.99: section 1 has 20 rows", app.scrollTo, app, { row = { 1, 99 } })
    assert.raises("there is no row 3.1: the table has 1 section", app.tap, app, { row = { 3, 1 } })
  end)

  it("drags to a view that is given", function()
    local label, scroll ---@type UILabel, UIScrollView
    local app = screen(function(view, self)
      scroll = UIScrollView { frame = { 0, 0, 320, 400 }, contentSize = { 320, 2000 } }
      label = UILabel { text = "Deep", frame = { 10, 1500, 100, 20 } }
      scroll:addSubview(label)
      view:addSubview(scroll)
      self.window:makeKeyAndVisible()
    end)
    assert.are.equal(label, app:scrollTo(label))
    assert.is_true(scroll.contentOffset.y > 1000)
    assert.raises("a place", app.scrollTo, app, { 10, 10 })
  end)
end)

describe("explain", function()
  it("says that a button without action sends nothing", function()
    local button ---@type UIButton
    local app = screen(function(view, self)
      button = UIButton { title = "Go", frame = { 10, 100, 100, 44 } }
      view:addSubview(button)
      self.window:makeKeyAndVisible()
    end)
    app:tap "Go"
    assert.contains('UIButton "Go" has no action for touchUpInside, so nothing was sent', app:explain())
    button:addTarget("touchUpInside", function() end)
    app:tap "Go"
    assert.does_not.contain("no action", app:explain())
  end)

  it("names an alert's buttons by their titles", function()
    local app = screen(function(_, self) self.window:makeKeyAndVisible() end)
    local alert = UIAlertController { title = "Delete?", preferredStyle = "alert" }
    alert:addAction(UIAlertAction { title = "Yes", style = "destructive" })
    alert:addAction(UIAlertAction { title = "No", style = "cancel" })
    app.window.rootViewController:present(alert, true)
    app:settle()
    app:tap "Yes"
    assert.contains('hits UIControl "Yes" in', app:explain())
  end)
end)

it("settle names the view whose layout never ends", function()
  local app = screen(function(view, self)
    ---@class finding_spec.Restless: UIView
    ---@overload fun(properties?: table): finding_spec.Restless
    local Restless = class("Restless", UIView)
    function Restless:layoutSubviews() self:setNeedsLayout() end
    view:addSubview(Restless { frame = { 0, 0, 10, 10 }, accessibilityIdentifier = "clock" })
    self.window:makeKeyAndVisible()
  end)
  assert.raises('a layout that was asked for, of Restless "clock"', app.settle, app)
end)
