-- Large titles, prompts, the status bar, traits: the cases V-064, V-100 to V-104, V-297 and V-299 of docs/rules/cases/controllers.md.
local app ---@type App

---@class bar_shapes_spec.List: UITableViewController
---@overload fun(properties?: table): bar_shapes_spec.List
local List = class("ShapesList", UITableViewController)
function List:numberOfRowsInSection() return 30 end
function List:cellForRowAt(_, path)
  local cell = UITableViewCell {}
  cell.textLabel.text = "row " .. path.row
  return cell
end

local function launchOnSmallPhone(root, options)
  options = options or {}
  app = launch({
    name = "shapes",
    statusBar = options.statusBar,
    didFinishLaunching = function(self)
      self.window = UIWindow { frame = UIScreen.main.bounds, backgroundColor = "white" }
      self.window.rootViewController = root
      self.window:makeKeyAndVisible()
    end,
  }, { device = options.device or "iPhone SE" })
  app:settle()
end

describe("large titles", function()
  local nav, list ---@type UINavigationController, any
  local function openBooks(options)
    list = List { title = "Books" }
    nav = UINavigationController {}
    nav.navigationBar.prefersLargeTitles = true
    nav.viewControllers = { list }
    launchOnSmallPhone(nav, options)
  end

  it("V-100 and V-101 get smaller as the content goes up", function()
    openBooks()
    assert.are.equal(96, nav.navigationBar.bounds.height)
    assert.are.equal(-96, list.tableView.contentOffset.y)
    list.tableView.contentOffset = { 0, -70 }
    app:advanceFrames(1)
    assert.are.equal(70, nav.navigationBar.bounds.height)
    assert.are.equal(-70, list.tableView.contentOffset.y)
    list.tableView.contentOffset = { 0, -44 }
    app:advanceFrames(1)
    assert.are.equal(44, nav.navigationBar.bounds.height)
    assert.are.equal(44, list.tableView.adjustedContentInset.top)
    list.tableView.contentOffset = { 0, 200 }
    app:advanceFrames(1)
    assert.are.equal(44, nav.navigationBar.bounds.height)
    assert.are.equal(200, list.tableView.contentOffset.y)
  end)

  it("come to rest at the nearer end", function()
    openBooks()
    local function pull(from, to)
      local finger = app:touch(160, from)
      finger:move(160, to, 0.3)
      finger:hold(0.4)
      finger:lift()
      app:settle()
    end
    pull(400, 375)
    assert.are.equal(96, nav.navigationBar.bounds.height)
    assert.are.equal(-96, list.tableView.contentOffset.y)
    pull(400, 350)
    assert.are.equal(44, nav.navigationBar.bounds.height)
    assert.are.equal(-44, list.tableView.contentOffset.y)
    pull(200, 400)
    assert.are.equal(96, nav.navigationBar.bounds.height)
    assert.are.equal(-96, list.tableView.contentOffset.y)
  end)

  it("V-103 are a controller's own to have", function()
    openBooks()
    local detail = UIViewController { title = "Detail" }
    detail.navigationItem.largeTitleDisplayMode = "never"
    nav:pushViewController(detail, true)
    app:settle()
    assert.are.equal(44, nav.navigationBar.bounds.height)
    nav:popViewController(true)
    app:settle()
    assert.are.equal(96, nav.navigationBar.bounds.height)
  end)

  it("V-104 stand below a status bar", function()
    openBooks { statusBar = true }
    assert.are.equal(CGRect(0, 20, 320, 96), nav.navigationBar.frame)
  end)
end)

describe("a prompt", function()
  it("is a line above all else", function()
    local A = UIViewController { title = "A" }
    A.navigationItem.prompt = "Choose one"
    local nav = UINavigationController { rootViewController = A }
    launchOnSmallPhone(nav)
    assert.are.equal(74, nav.navigationBar.bounds.height)
    assert.is_true(app:exists "Choose one")
    local title = app:find("A").superview
    assert.are.equal(38, title:convert(title.bounds, nav.navigationBar).y)
    A.navigationItem.prompt = nil
    app:settle()
    assert.are.equal(44, nav.navigationBar.bounds.height)
  end)
end)

describe("the status bar", function()
  it("V-064 stands above the navigation bar, whose background reaches up to it", function()
    local A = UIViewController { title = "A" }
    local nav = UINavigationController { rootViewController = A }
    launchOnSmallPhone(nav, { statusBar = true })
    local bar = nav.navigationBar
    assert.are.equal(CGRect(0, 20, 320, 44), bar.frame)
    local background = bar.subviews[1]
    assert.are.equal(CGRect(0, -20, 320, 64), background.frame)
    assert.are.equal(64, A.view.safeAreaInsets.top)
    local hairline = background.subviews[#background.subviews]
    assert.are.equal(CGRect(0, 64, 320, 0.5), hairline:convert(hairline.bounds, nil))
    assert.is_true(app:exists "9:41 AM")
    assert.are.equal(CGRect(0, 0, 320, 20), UIApplication.shared.statusBarFrame)
  end)

  it("is hidden where the controller in front says so", function()
    ---@class bar_shapes_spec.Hidden: UIViewController
    ---@field hides any
    ---@overload fun(properties?: table): bar_shapes_spec.Hidden
    local Hidden = class("HidesStatusBar", UIViewController)
    function Hidden:prefersStatusBarHidden() return self.hides end
    local A = Hidden {}
    launchOnSmallPhone(A, { statusBar = true })
    assert.are.equal(20, A.view.safeAreaInsets.top)
    A.hides = true
    A:setNeedsStatusBarAppearanceUpdate()
    app:settle()
    assert.are.equal(0, A.view.safeAreaInsets.top)
    assert.is_false(app:exists "9:41 AM")
    assert.is_true(UIApplication.shared.isStatusBarHidden)
  end)

  it("scrolls to the top with a tap", function()
    local list = List { title = "Books" }
    launchOnSmallPhone(UINavigationController { rootViewController = list }, { statusBar = true })
    assert.are.equal(-64, list.tableView.contentOffset.y)
    list.tableView.contentOffset = { 0, 300 }
    app:advanceFrames(1)
    app:tap { 160, 10 }
    app:settle()
    assert.are.equal(-64, list.tableView.contentOffset.y)
  end)

  it("is no part of an app that doesn't ask for it", function()
    launchOnSmallPhone(UIViewController {})
    assert.is_true(UIApplication.shared.isStatusBarHidden)
    assert.are.equal(CGRect(0, 0, 0, 0), UIApplication.shared.statusBarFrame)
  end)
end)

describe("traits", function()
  local function classes(controller)
    return controller.traitCollection.horizontalSizeClass .. " " .. controller.traitCollection.verticalSizeClass
  end

  it("V-297 follow the device and how it is held", function()
    local A = UIViewController {}
    launchOnSmallPhone(A)
    assert.are.equal("compact regular", classes(A))
    app:rotateDevice "landscapeLeft"
    assert.are.equal("compact compact", classes(A))
    launchOnSmallPhone(A, { device = "iPad" })
    assert.are.equal("regular regular", classes(A))
    app:rotateDevice "landscapeLeft"
    assert.are.equal("regular regular", classes(A))
  end)

  it("are told before and after they change, from the outside in", function()
    local told = {}
    ---@class bar_shapes_spec.Told: UIViewController
    ---@overload fun(properties?: table): bar_shapes_spec.Told
    local Told = class("TraitsTold", UIViewController)
    function Told:willTransitionToTraitCollection(traits, coordinator)
      told[#told + 1] = self.title .. " will " .. traits.verticalSizeClass
      Told.super.willTransitionToTraitCollection(self, traits, coordinator)
    end
    function Told:viewWillTransition(size, coordinator)
      told[#told + 1] = self.title .. " size " .. math.tointeger(size.width)
      Told.super.viewWillTransition(self, size, coordinator)
      coordinator:animate(function() told[#told + 1] = self.title .. " along" end, function() told[#told + 1] = self.title .. " done" end)
    end
    function Told:traitCollectionDidChange(previous) told[#told + 1] = self.title .. " did " .. previous.verticalSizeClass end
    local A, B = Told { title = "A" }, Told { title = "B" }
    launchOnSmallPhone(A)
    A:addChild(B)
    B.view.frame = A.view.bounds
    B.view.autoresizingMask = { "flexibleWidth", "flexibleHeight" }
    A.view:addSubview(B.view)
    B:didMoveToParent(A)
    app:rotateDevice "landscapeLeft"
    app:settle()
    assert.are.same({
      "A will compact", "B will compact", "A size 568", "B size 568", "A did regular", "B did regular", "B along", "A along", "B done", "A done",
    }, told)
  end)

  it("can be replaced for a child", function()
    local A, B = UIViewController {}, UIViewController {}
    launchOnSmallPhone(A, { device = "iPad" })
    A:addChild(B)
    A:setOverrideTraitCollection(UITraitCollection { horizontalSizeClass = "compact" }, B)
    assert.are.equal("compact regular", classes(B))
    A:setOverrideTraitCollection(nil, B)
    assert.are.equal("regular regular", classes(B))
  end)

  it("V-299 move bar items in from the sides of a phone without them", function()
    local A = UIViewController { title = "A" }
    A.navigationItem.leftBarButtonItem = UIBarButtonItem { title = "Left" }
    local nav = UINavigationController { rootViewController = A }
    launchOnSmallPhone(nav, { device = "iPhone 16" })
    app:rotateDevice "landscapeLeft"
    app:settle()
    assert.are.equal(A.view.safeAreaInsets.left, A.view.safeAreaInsets.right)
    assert.are.equal(21, A.view.safeAreaInsets.bottom)
    local left = app:find "Left"
    assert.are.equal(59 + 8, left:convert(left.bounds, nav.navigationBar).x)
  end)
end)

describe("the application", function()
  it("shuts fingers out, and opens addresses that the scenario answers", function()
    local A, count = UIViewController {}, 0
    local button = UIButton { title = "Press", frame = { 0, 100, 320, 50 } }
    button:addTarget("touchUpInside", function() count = count + 1 end)
    A.view:addSubview(button)
    launchOnSmallPhone(A)
    local shared = UIApplication.shared
    shared:beginIgnoringInteractionEvents()
    assert.is_false(pcall(function() app:tap "Press" end))
    assert.are.equal(0, count)
    shared:endIgnoringInteractionEvents()
    app:tap "Press"
    assert.are.equal(1, count)
    local opened = {}
    assert.is_false(shared:open("tel:1", function(done) opened[#opened + 1] = done end))
    app:answerURLs { "tel:" }
    assert.is_true(shared:canOpenURL "tel:1")
    shared:open("tel:1", function(done) opened[#opened + 1] = done end)
    assert.are.same({ false, true }, opened)
    assert.are.same({ "tel:1" }, app.openedURLs)
    assert.are.equal(2000, UIWindow.Level.alert)
    assert.are.equal("iPhone", UIDevice.current.model)
  end)

  it("tells windows of the keyboard's window", function()
    local told = {}
    ---@class bar_shapes_spec.Told2: UIWindow
    ---@field name any
    ---@overload fun(properties?: table): bar_shapes_spec.Told2
    local Told = class("ToldWindow", UIWindow)
    function Told:becomeKey() told[#told + 1] = self.name .. " become" end
    function Told:resignKey() told[#told + 1] = self.name .. " resign" end
    launchOnSmallPhone(UIViewController {})
    local one, two = Told { name = "one" }, Told { name = "two" }
    one:makeKeyAndVisible()
    two:makeKeyAndVisible()
    assert.are.same({ "one become", "one resign", "two become" }, told)
  end)
end)
