-- A controller's view that is replaced on the screen, pushes from a search, items without takers, places of popovers, what an app declares.

---@class replaced_views_spec.Plain: UIViewController
---@overload fun(properties?: table): replaced_views_spec.Plain
local Plain = class("ReplacedPlain", UIViewController)
local calls ---@type any
for _, name in ipairs { "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear" } do
  Plain[name] = function(self) if calls then calls[#calls + 1] = name end end
end
local function launchRoot(root, device)
  local app = launchWindow(root, { device = device or "iPhone SE" })
  app:settle()
  return app
end
local function under(controller) return UINavigationController { rootViewController = controller } end

describe("a view that is set on the screen", function()
  after_each(function() calls = nil end)

  -- Replaces the view, and expects the new one exactly where the old one stood, without a word to the controller.
  local function replaces(app, controller)
    local old, superview, frame = controller.view, controller.view.superview, controller.view.frame
    local place ---@type any
    for i, view in ipairs(superview.subviews) do if view == old then place = i end end
    calls = {}
    local new = UIView { backgroundColor = "red" }
    controller.view = new
    assert.are.equal(superview, new.superview)
    assert.are.equal(new, superview.subviews[place])
    assert.is_nil(old.superview)
    assert.are.equal(frame, new.frame)
    app:settle()
    assert.are.equal(frame, new.frame)
    assert.are.same({}, calls)
    assert.are.equal(controller, new.next)
    return new
  end

  it("takes the place of a root's, which still follows turns", function()
    local root = Plain {}
    local app = launchRoot(root)
    local new = replaces(app, root)
    app:rotateDevice "landscapeLeft"
    app:settle()
    assert.are.equal(CGSize(568, 320), new.bounds.size)
  end)

  it("takes the place of a pushed one's, and leaves with the pop", function()
    local top = Plain {}
    local navigation = under(Plain {})
    local app = launchRoot(navigation)
    navigation:pushViewController(top, false)
    app:settle()
    local new = replaces(app, top)
    assert.are.equal(44, new.safeAreaInsets.top)
    navigation:popViewController(true)
    app:settle()
    assert.is_nil(new.window)
    assert.are.same({ "viewWillDisappear", "viewWillAppear", "viewDidDisappear", "viewDidAppear" }, calls)
  end)

  it("takes the place of a child's, a page's, a tab's and a presented one's", function()
    local parent, child = Plain {}, Plain {}
    parent:addChild(child)
    child.view.frame = CGRect(10, 20, 100, 200)
    parent.view:addSubview(child.view)
    parent.view:addSubview(UIView {})
    child:didMoveToParent(parent)
    replaces(launchRoot(parent), child)

    local page = Plain {}
    local pages = UIPageViewController { transitionStyle = "scroll" }
    pages:setViewControllers({ page }, "forward", false)
    replaces(launchRoot(pages), page)

    local tab = Plain {}
    replaces(launchRoot(UITabBarController { viewControllers = { tab, Plain {} } }), tab)

    for _, style in ipairs { "fullScreen", "formSheet", "overFullScreen" } do
      local root, presented = Plain {}, Plain { modalPresentationStyle = style }
      local app = launchRoot(root, "iPad")
      root:present(presented, false)
      app:settle()
      local new = replaces(app, presented)
      presented:dismiss(false)
      app:settle()
      assert.is_nil(new.window)
      assert.is_not_nil(root.view.window)
    end
  end)

  it("of a covered controller stands there when nothing covers it any more", function()
    local root = Plain {}
    local app = launchRoot(root)
    root:present(Plain {}, false)
    app:settle()
    root.view = UIView { backgroundColor = "red" }
    assert.is_nil(root.view.window)
    root:dismiss(false)
    app:settle()
    assert.are.equal(CGRect(0, 0, 320, 568), root.view.frame)
    assert.is_not_nil(root.view.window)
  end)

  it("may be a subview of the old one", function()
    local root = Plain {}
    local app = launchRoot(root)
    local inner = UIView { frame = CGRect(5, 5, 5, 5) }
    root.view:addSubview(inner)
    root.view = inner
    app:settle()
    assert.are.equal(CGRect(0, 0, 320, 568), inner.frame)
    assert.is_not_nil(inner.window)
  end)

  it("ends the focus of a field in the old one", function()
    local root = Plain {}
    local app = launchRoot(root)
    local field = UITextField { frame = CGRect(10, 10, 100, 30) }
    root.view:addSubview(field)
    field:becomeFirstResponder()
    root.view = UIView {}
    app:settle()
    assert.is_false(field.isFirstResponder)
  end)
end)

describe("a push from an active search in a table's header", function()
  ---@class replaced_views_spec.List: UITableViewController
  ---@field animated any
  ---@overload fun(properties?: table): replaced_views_spec.List
  local List = class("ReplacedList", UITableViewController)
  function List:viewDidLoad()
    self.title = "List"
    self.definesPresentationContext = true
    self.search = UISearchController { obscuresBackgroundDuringPresentation = false }
    self.tableView.tableHeaderView = self.search.searchBar
  end
  function List:numberOfRowsInSection() return 3 end
  function List:cellForRowAt(_, path)
    local cell = UITableViewCell {}
    cell.textLabel.text = "Row " .. path.row
    return cell
  end
  function List:didSelectRowAt()
    self.navigationController:pushViewController(Plain { title = "Detail" }, self.animated)
  end

  for _, animated in ipairs { true, false } do
    it("brings the bar back, and the pop takes it away again" .. (animated and ", animated" or ""), function()
      local list = List { animated = animated }
      local navigation = under(list)
      local app = launchRoot(navigation)
      local bar = navigation.navigationBar
      app:tap { class = "UISearchBar" }
      app:settle()
      assert.is_true(navigation.isNavigationBarHidden)
      assert.are.equal(-44, bar.frame.minY)
      app:tap "Row 2"
      app:settle()
      assert.is_false(navigation.isNavigationBarHidden)
      assert.are.equal(CGRect(0, 0, 320, 44), bar.frame)
      assert.is_false(bar.isHidden)
      assert.are.equal(44, navigation.topViewController.view.safeAreaInsets.top)
      assert.is_true(list.search.isActive)
      app:tap "List"
      app:settle()
      assert.is_true(navigation.isNavigationBarHidden)
      assert.is_true(list.search.isActive)
      app:tap "Cancel"
      app:settle()
      assert.is_false(navigation.isNavigationBarHidden)
      assert.are.equal(CGRect(0, 0, 320, 44), bar.frame)
      assert.are.equal(CGPoint(0, -44), list.tableView.contentOffset)
    end)
  end

  it("brings the bar back for a finger that goes back, and for one that changes its mind", function()
    local list = List { animated = true }
    local navigation = under(list)
    local app = launchRoot(navigation)
    app:tap { class = "UISearchBar" }
    app:settle()
    app:tap "Row 2"
    app:settle()
    local finger = app:touch(3, 300)
    finger:move(60, 300, 0.3)
    finger:hold(0.3)
    finger:lift()
    app:settle()
    assert.is_false(navigation.isNavigationBarHidden)
    assert.are.equal(CGRect(0, 0, 320, 44), navigation.navigationBar.frame)
    finger = app:touch(3, 300)
    finger:move(300, 300, 0.3)
    finger:lift()
    app:settle()
    assert.are.equal(list, navigation.topViewController)
    assert.is_true(navigation.isNavigationBarHidden)
  end)

  it("shows the bar where the search ends meanwhile, and an app's own word counts", function()
    local list = List { animated = false }
    local navigation = under(list)
    local app = launchRoot(navigation)
    app:tap { class = "UISearchBar" }
    app:settle()
    app:tap "Row 1"
    app:settle()
    list.search.isActive = false
    navigation:popViewController(false)
    app:settle()
    assert.is_false(navigation.isNavigationBarHidden)
    app:tap { class = "UISearchBar" }
    app:settle()
    navigation:setNavigationBarHidden(false, false)
    app:settle()
    assert.is_false(navigation.isNavigationBarHidden)
    list.search.isActive = false
    app:settle()
    navigation:setNavigationBarHidden(true, false)
    list.search.isActive = true
    app:settle()
    list.search.isActive = false
    app:settle()
    assert.is_true(navigation.isNavigationBarHidden)
  end)
end)

describe("an animated change of the stack in viewDidAppear", function()
  local function story(change, animated)
    local log, done = {}, false
    ---@class replaced_views_spec.Told: UIViewController
    ---@overload fun(properties?: table): replaced_views_spec.Told
    local Told = class("ReplacedTold", UIViewController)
    for _, name in ipairs { "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear" } do
      Told[name] = function(self)
        log[#log + 1] = self.title .. "." .. name:gsub("view", "")
        if name == "viewDidAppear" and self.title == "B" and not done then
          done = true
          change(self.navigationController, Told)
        end
      end
    end
    function Told:didMoveToParent(parent) log[#log + 1] = self.title .. (parent and ".in" or ".out") end
    local A = Told { title = "A" }
    local navigation = under(A)
    local app = launchRoot(navigation)
    log = {}
    navigation:pushViewController(Told { title = "B" }, animated)
    app:settle()
    return log, navigation
  end

  for _, animated in ipairs { true, false } do
    for name, change in pairs {
      pop = function(navigation) navigation:popViewController(true) end,
      popToRoot = function(navigation) navigation:popToRootViewController(true) end,
      popTo = function(navigation) navigation:popToViewController(navigation.viewControllers[1], true) end,
      set = function(navigation) navigation:setViewControllers({ navigation.viewControllers[1] }, true) end,
    } do
      it(name .. (animated and " after an animated push" or " after a push"), function()
        assert.are.same({
          "A.WillDisappear", "B.WillAppear", "A.DidDisappear", "B.DidAppear", "B.WillDisappear", "A.WillAppear", "B.in",
          "B.DidDisappear", "A.DidAppear", "B.out",
        }, (story(change, animated)))
      end)
    end
  end

  it("to another top, and a push on it", function()
    assert.are.same({
      "A.WillDisappear", "B.WillAppear", "A.DidDisappear", "B.DidAppear", "B.WillDisappear", "C.WillAppear", "B.in",
      "B.DidDisappear", "C.DidAppear", "A.out", "B.out", "C.in",
    }, (story(function(navigation, Told) navigation:setViewControllers({ Told { title = "C" } }, true) end, true)))
    assert.are.same({
      "A.WillDisappear", "B.WillAppear", "A.DidDisappear", "B.DidAppear", "B.WillDisappear", "C.WillAppear", "B.in",
      "B.DidDisappear", "C.DidAppear", "C.in",
    }, (story(function(navigation, Told) navigation:pushViewController(Told { title = "C" }, true) end, true)))
  end)

  it("or in the delegate's didShow", function()
    local A, B = Plain {}, Plain {}
    local navigation = under(A)
    local app = launchRoot(navigation)
    local shown, done = {}, false
    navigation.delegate = { navigationControllerDidShow = function(_, _, controller)
      shown[#shown + 1] = controller == A and "A" or "B"
      if controller == B and not done then done = true navigation:popViewController(true) end
    end }
    calls = {}
    navigation:pushViewController(B, true)
    app:settle()
    local told = calls
    calls = nil
    assert.are.same({
      "viewDidLoad", "viewWillDisappear", "viewWillAppear", "viewDidDisappear", "viewDidAppear",
      "viewWillDisappear", "viewWillAppear", "viewDidDisappear", "viewDidAppear",
    }, told)
    assert.are.same({ "B", "A" }, shown)
    assert.are.equal(A, navigation.topViewController)
  end)
end)

describe("a transition between children", function()
  it("takes its time without options and without a block", function()
    local parent, first, second = Plain {}, Plain {}, Plain {}
    parent:addChild(first)
    parent.view:addSubview(first.view)
    local app = launchRoot(parent)
    parent:addChild(second)
    local finished ---@type any
    parent:transition { from = first, to = second, duration = 0.2, completion = function(whole) finished = whole end }
    app:advance(0.15)
    assert.is_nil(finished)
    assert.is_not_nil(first.view.superview)
    app:advance(0.1)
    assert.is_true(finished)
    assert.is_nil(first.view.superview)
  end)
end)

describe("a bar item without a target", function()
  local function hears(controller)
    controller.hits = 0
    controller.add = function(self) self.hits = self.hits + 1 end
    return controller
  end
  local function item() return UIBarButtonItem { title = "Add", action = "add" } end

  it("reaches the controller on top, whose bar it stands in", function()
    local top = hears(Plain {})
    top.navigationItem.rightBarButtonItem = item()
    local app = launchRoot(under(top))
    app:tap "Add"
    assert.are.equal(1, top.hits)
  end)

  it("reaches it in tabs, in a toolbar, in a presented stack, and children of the top one", function()
    local top = hears(Plain {})
    top.navigationItem.rightBarButtonItem = item()
    launchRoot(UITabBarController { viewControllers = { under(top) } }):tap "Add"
    assert.are.equal(1, top.hits)

    top = hears(Plain {})
    top.toolbarItems = { item() }
    local navigation = under(top)
    navigation.isToolbarHidden = false
    launchRoot(navigation):tap "Add"
    assert.are.equal(1, top.hits)

    top = hears(Plain {})
    top.navigationItem.rightBarButtonItem = item()
    local root = hears(Plain {})
    local app = launchRoot(root)
    root:present(under(top), false)
    app:settle()
    app:tap "Add"
    assert.are.same({ 1, 0 }, { top.hits, root.hits })

    local parent, child = hears(Plain {}), hears(Plain {})
    parent:addChild(child)
    parent.view:addSubview(child.view)
    parent.navigationItem.rightBarButtonItem = item()
    launchRoot(under(parent)):tap "Add"
    assert.are.same({ 0, 1 }, { parent.hits, child.hits })
  end)

  it("goes up from there, and begins at a first responder where there is one", function()
    local top = Plain {}
    top.navigationItem.rightBarButtonItem = item()
    ---@class replaced_views_spec.Stack: UINavigationController
    ---@overload fun(properties?: table): replaced_views_spec.Stack
    local Stack = class("ReplacedStack", UINavigationController)
    function Stack:add() self.hits = (self.hits or 0) + 1 end
    local navigation = Stack { rootViewController = top }
    local app = launchRoot(navigation)
    app:tap "Add"
    assert.are.equal(1, navigation.hits)
    ---@class replaced_views_spec.Field: UITextField
    ---@overload fun(properties?: table): replaced_views_spec.Field
    local Field = class("ReplacedField", UITextField)
    function Field:add() self.hits = (self.hits or 0) + 1 end
    local field = Field { frame = CGRect(10, 100, 100, 30) }
    top.view:addSubview(field)
    field:becomeFirstResponder()
    app:settle()
    app:tap "Add"
    assert.are.same({ 1, 1 }, { navigation.hits, field.hits })
  end)

  it("says who was asked when nobody has the action", function()
    local top = Plain {}
    top.navigationItem.rightBarButtonItem = item()
    local app = launchRoot(under(top))
    app:tap "Add"
    app:tap "Add"
    local words = "nobody takes the action 'add' of a UIBarButtonItem without a target: asked were ReplacedPlain"
    local said = 0
    for _, warning in ipairs(app.warnings) do if warning:find(words, 1, true) then said = said + 1 end end
    assert.are.equal(1, said)
    assert.contains("nobody takes the action 'add'", app:explain())
    assert.contains("UINavigationController", app:explain())
  end)
end)

describe("a popover's place", function()
  local function opened(animated, place)
    local root, popover = Plain {}, Plain { modalPresentationStyle = "popover", preferredContentSize = CGSize(200, 100) }
    local button = UIView { frame = CGRect(300, 300, 40, 40) }
    root.view:addSubview(button)
    local app = launchRoot(root, "iPad")
    root:present(popover, animated)
    place(popover, button)
    app:settle()
    return app, root, popover, button
  end

  for _, animated in ipairs { true, false } do
    it("may be said after present" .. (animated and ", animated" or ""), function()
      local _, _, popover = opened(animated, function(popover, button)
        popover.popoverPresentationController.sourceView = button
        popover.popoverPresentationController.permittedArrowDirections = "up"
      end)
      assert.are.equal(CGRect(220, 353, 200, 100), popover.view:convert(popover.view.bounds, nil))
      assert.are.equal("up", popover.popoverPresentationController.arrowDirection)
    end)
  end

  it("follows the rectangle that is set later", function()
    local app, _, popover = opened(true, function(popover, button) popover.popoverPresentationController.sourceView = button end)
    popover.popoverPresentationController.sourceRect = CGRect(100, 0, 40, 40)
    app:settle()
    assert.are.equal(CGRect(320, 353, 200, 100), popover.view:convert(popover.view.bounds, nil))
  end)

  it("is missed in the next layout, and the presenter is free again", function()
    local root = Plain {}
    local app = launchRoot(root, "iPad")
    for _, animated in ipairs { true, false } do
      root:present(Plain { modalPresentationStyle = "popover" }, animated)
      assert.error_matches(function() app:settle() end, "should have a non%-nil sourceView or barButtonItem set before the presentation occurs")
      app:settle()
      assert.is_nil(root.presentedViewController)
    end
  end)
end)

describe("an app declares", function()
  local function started(keys, device)
    keys.didFinishLaunching = function(self)
      self.window = UIWindow { rootViewController = self.root or UIViewController {} }
      self.window:makeKeyAndVisible()
    end
    local app = launch(keys, { device = device or "iPhone SE" })
    app:settle()
    return app
  end

  it("how the screen may stand: its controllers may only allow less", function()
    local app = started { supportedInterfaceOrientations = "portrait" }
    app:rotateDevice "landscapeLeft"
    assert.are.equal("portrait", UIApplication.shared.statusBarOrientation)
    ---@class replaced_views_spec.Sideways: UIViewController
    ---@overload fun(properties?: table): replaced_views_spec.Sideways
    local Sideways = class("DeclaredSideways", UIViewController)
    function Sideways:supportedInterfaceOrientations() return "landscape" end
    app = started { supportedInterfaceOrientations = { "portrait", "landscapeRight" }, root = Sideways {} }
    for _, orientation in ipairs { "portrait", "landscapeRight", "landscapeLeft" } do
      app:rotateDevice(orientation)
      assert.are.equal("landscapeRight", UIApplication.shared.statusBarOrientation)
    end
  end)

  it("and begins so where it doesn't allow portrait", function()
    local app = started { supportedInterfaceOrientations = "landscape" }
    assert.are.equal("landscapeRight", UIApplication.shared.statusBarOrientation)
    assert.are.equal(CGSize(568, 320), app.window.bounds.size)
    app:rotateDevice "portrait"
    assert.are.equal(CGSize(568, 320), app.window.bounds.size)
  end)

  it("or its delegate says it, window by window, in place of the declaration", function()
    local asked ---@type any,any
    local app = started {
      supportedInterfaceOrientations = "portrait",
      supportedInterfaceOrientationsFor = function(_, application, window)
        asked = { application, window }
        return "all"
      end,
    }
    app:rotateDevice "landscapeLeft"
    assert.are.equal("landscapeRight", UIApplication.shared.statusBarOrientation)
    assert.are.same({ UIApplication.shared, app.window }, asked)
  end)

  it("the look of the status bar for the whole app", function()
    ---@class replaced_views_spec.Dark: UIViewController
    ---@overload fun(properties?: table): replaced_views_spec.Dark
    local Dark = class("DeclaredDark", UIViewController)
    function Dark:preferredStatusBarStyle() return "default" end
    function Dark:prefersStatusBarHidden() return true end
    started { statusBarStyle = "lightContent", root = Dark {} }
    assert.are.equal("lightContent", UIApplication.shared.statusBarStyle)
    assert.is_false(UIApplication.shared.isStatusBarHidden)
    started { statusBar = true, statusBarHidden = true }
    assert.is_true(UIApplication.shared.isStatusBarHidden)
    started { statusBarStyle = "lightContent", viewControllerBasedStatusBarAppearance = true, root = Dark {} }
    assert.is_true(UIApplication.shared.isStatusBarHidden)
    started { statusBar = true, viewControllerBasedStatusBarAppearance = false, root = Dark {} }
    assert.is_false(UIApplication.shared.isStatusBarHidden)
  end)

  it("nothing that it can't: a wrong key says what is expected", function()
    assert.error_matches(function() started { supportedInterfaceOrientations = "upright" } end, "supportedInterfaceOrientations")
    assert.error_matches(function() started { statusBarStyle = 1.5 } end, "statusBarStyle")
  end)
end)
