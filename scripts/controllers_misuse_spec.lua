-- Wrong uses of controllers: each raises UIKit's exception or warning, and leaves the tree as it was.
local app, window ---@type App, UIWindow

local function titled(title) return UIViewController { title = title } end

describe("misuse of a stack", function()
  local A, B, nav ---@type UIViewController, UIViewController, UINavigationController
  before_each(function()
    A, B = titled "A", titled "B"
    nav = UINavigationController { rootViewController = A }
    app, window = launchWindow(nav)
  end)

  it("a controller is pushed twice", function()
    nav:pushViewController(B, true)
    assert.error_matches(
      function() nav:pushViewController(B, true) end,
      "Pushing the same view controller instance more than once is not supported"
    )
    app:settle()
    assert.are.same({ A, B }, nav.viewControllers)
    assert.are.equal(2, #nav.navigationBar.items)
    assert.is_not_nil(B.view.window)
  end)

  it("a controller whose view is around the stack's is pushed", function()
    B.view:addSubview(nav.view)
    for _, change in ipairs {
      function() nav:pushViewController(B, true) end, function() nav:setViewControllers({ A, B }, false) end,
      function() nav:addChild(B) end,
    } do
      assert.error_matches(change, "Can't add a view to one of its own subviews: <UIViewController>'s view is around that of <UINavigationController>")
    end
    app:settle()
    assert.are.same({ A }, nav.viewControllers)
    assert.are.equal(1, #nav.navigationBar.items)
  end)

  it("the root is popped: it stays, and nobody complains", function()
    assert.is_nil(nav:popViewController(true))
    assert.are.same({}, nav:popToRootViewController(true))
    app:settle()
    assert.are.same({ A }, nav.viewControllers)
    assert.are.same({}, app.warnings)
    assert.is_not_nil(A.view.window)
  end)
end)

describe("misuse of a presentation", function()
  local A, B, C ---@type UIViewController, any, UIViewController
  before_each(function()
    A, B, C = titled "A", titled "B", titled "C"
    app, window = launchWindow(A)
  end)

  it("a presented controller is presented again", function()
    A:present(B, false)
    assert.error_matches(
      function() B:present(B, false) end,
      "Application tried to present modal view controller on itself. Presenting controller is <UIViewController>."
    )
    assert.error_matches(function() A:present(B, false) end, "Application tried to present modally an active controller <UIViewController>.")
    assert.are.equal(B, A.presentedViewController)
    A:present(C, false)
    assert.are.same({
      "Attempt to present <UIViewController> on <UIViewController> (from <UIViewController>) which is already presenting <UIViewController>.",
    }, app.warnings)
    assert.is_nil(C.presentingViewController)
  end)

  it("a dismissal in the midst of a presentation or of another dismissal only warns", function()
    local warning = "Attempt to dismiss from view controller <UIViewController> while a presentation or dismiss is in progress!"
    local ended = 0
    A:present(B, true)
    app:advance(0.1)
    A:dismiss(true, function() ended = ended + 1 end)
    assert.are.same({ warning }, app.warnings)
    app:settle()
    assert.are.equal(B, A.presentedViewController)
    A:dismiss(true, function() ended = ended + 1 end)
    app:advance(0.1)
    A:dismiss(false, function() ended = ended + 1 end)
    assert.are.same({ warning, warning }, app.warnings)
    app:settle()
    assert.are.equal(1, ended)
    assert.is_nil(A.presentedViewController)
  end)

  it("an alert comes from a controller off the screen", function()
    local alert = UIAlertController { title = "Alert", message = "message", preferredStyle = "alert" }
    alert:addAction(UIAlertAction { title = "OK" })
    C:present(alert, true)
    app:settle()
    assert.is_nil(app:alert())
    assert.are.same({
      "Attempt to present <UIAlertController> on <UIViewController> (from <UIViewController>) whose view is not in the window hierarchy!",
    }, app.warnings)
    A:present(alert, true)
    app:settle()
    assert.are.equal(alert, app:alert())
  end)

  it("a controller's view is moved into a stranger's", function()
    A:addChild(B)
    A.view:addSubview(B.view)
    B:didMoveToParent(A)
    A:addChild(C)
    assert.error_matches(
      function() C.view:addSubview(B.view) end,
      "child view controller:<UIViewController> should have parent view controller:<UIViewController> but requested parent is:<UIViewController>"
    )
    assert.are.equal(A.view, B.view.superview)
  end)
end)

describe("a callback that raises", function()
  local names = {
    "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear", "viewDidDisappear", "willMoveToParent",
    "didMoveToParent",
  }
  for _, name in ipairs(names) do
    it("in " .. name .. " of a push and a pop is heard, and the next ones agree", function()
      local raises = true
      ---@class controllers_misuse_spec.Raising: UIViewController
      ---@overload fun(properties?: table): controllers_misuse_spec.Raising
      local Raising = class("RaisingIn_" .. name, UIViewController)
      Raising[name] = function(self, ...)
        Raising.super[name](self, ...)
        if raises then
          raises = false
          error("raised in " .. name, 0)
        end
      end
      local A, B = titled "A", Raising { title = "B" }
      local nav = UINavigationController { rootViewController = A }
      app, window = launchWindow(nav)
      assert.error_matches(function()
        nav:pushViewController(B, true)
        app:settle()
        nav:popViewController(true)
        app:settle()
      end, "raised in " .. name)
      app:settle()
      nav:popToRootViewController(false)
      app:settle()
      assert.are.same({ A }, nav.viewControllers)
      assert.is_nil(B.parent)
      assert.is_nil(B.viewIfLoaded and B.view.window)
      assert.is_not_nil(A.view.window)
      nav:pushViewController(B, true)
      app:settle()
      assert.is_not_nil(B.view.window)
      assert.is_nil(A.view.window)
    end)
  end
end)

-- `Low` stands in the window without being its root, and presents `High`, in which or over which it can't stand then.
describe("a circle of controllers is refused:", function()
  local low, high, root ---@type UIViewController, any, UIViewController
  local function present(presented, presenter, style)
    presented.modalPresentationStyle = style or "overFullScreen"
    if style == "popover" then presented.popoverPresentationController.sourceView = presenter.view end
    presenter:present(presented, false)
    app:settle()
    assert.are.equal(presenter, presented.presentingViewController)
  end
  local function lay(High, device)
    root, low, high = titled "root", class("Low", UIViewController) { title = "low" }, class("High", High) {}
    app, window = launchWindow(root, { device = device })
    window:addSubview(low.view)
    if High == UINavigationController then high.viewControllers = { titled "bottom" } end
    present(high, low)
  end
  local active = "Application tried to present modally an active controller <Low>: <High>, which would present it, stands in or over it."
  local owned = "<High> can't take in <Low>, which presents it, or presents what it stands in."
  -- Nothing has changed, and all of it can be used.
  local function isAsBefore()
    app:settle()
    assert.are.equal(high, low.presentedViewController)
    assert.is_nil(low.parent)
    assert.is_nil(low.presentingViewController)
    assert.are.equal(window, low.view.superview)
    assert.is_not_nil(high.view.window)
    low:dismiss(false)
    app:settle()
    assert.is_nil(low.presentedViewController)
    assert.is_nil(high.view.window)
    assert.are.equal(root, window.rootViewController)
  end

  local ways = {
    { "presenting the presenter", UIViewController, active, function() high:present(low, false) end },
    { "presenting the presenter from a child", UIViewController, active, function()
      local child = titled "child"
      high:addChild(child)
      child:present(low, true)
    end },
    { "taking in the presenter", UIViewController, owned, function() high:addChild(low) end },
    { "pushing the presenter", UINavigationController, owned, function() high:pushViewController(low, true) end },
    { "the presenter in a stack", UINavigationController, owned, function() high:setViewControllers({ titled "other", low }, false) end },
    { "showing the presenter in a stack", UINavigationController, owned, function() high.topViewController:show(low) end },
    { "the presenter as a tab", UITabBarController, owned, function() high.viewControllers = { titled "other", low } end },
    { "the presenter as a page", UIPageViewController, owned, function() high:setViewControllers({ low }, "forward", true) end },
    { "the presenter as a column", UISplitViewController, owned, function() high.viewControllers = { low, titled "other" } end },
    { "showing the presenter as a detail", UISplitViewController, owned, function() high:showDetailViewController(low) end },
  }
  for _, way in ipairs(ways) do
    it(way[1], function()
      lay(way[2])
      assert.error_matches(way[4], way[3])
      isAsBefore()
    end)
  end

  it("a controller that presents one in a context, and is presented by that", function()
    ---@class controllers_misuse_spec.inner: UIViewController
    ---@overload fun(properties?: table): controllers_misuse_spec.inner
    local inner = class("High", UIViewController) {}
    root, low, high = titled "root", class("Low", UIViewController) {}, inner
    app, window = launchWindow(root)
    window:addSubview(low.view)
    low:addChild(inner)
    low.view:addSubview(inner.view)
    inner.definesPresentationContext = true
    low.modalPresentationStyle = "overCurrentContext"
    assert.error_matches(function() inner:present(low, false) end, active)
    assert.is_nil(low.presentingViewController)
    assert.is_nil(inner.presentedViewController)
    -- What it presents itself stands over its containers, too.
    ---@class controllers_misuse_spec.over: UIViewController
    ---@overload fun(properties?: table): controllers_misuse_spec.over
    local over = class("Over", UIViewController) {}
    present(over, inner, "overCurrentContext")
    assert.error_matches(function() over:addChild(low) end, "<Over> can't take in <Low>, which presents it, or presents what it stands in.")
    assert.error_matches(function() over:present(low, false) end, "modally an active controller <Low>: <Over>, which would present it")
    app:settle()
    assert.are.equal(over, inner.presentedViewController)
    assert.are.equal(low, inner.parent)
  end)

  it("over several, in a popover", function()
    lay(UIViewController, "iPad")
    local higher, child = class("Higher", UINavigationController) { rootViewController = titled "bottom" }, titled "child"
    present(higher, high, "popover")
    higher:pushViewController(child, false)
    assert.error_matches(function() child:present(low, false) end, "modally an active controller <Low>: <Higher>, which would present it")
    assert.error_matches(function() child:addChild(low) end, "<UIViewController> can't take in <Low>, which presents it")
    assert.error_matches(function() child:addChild(high) end, "<UIViewController> can't take in <High>, which presents it")
    assert.error_matches(function() higher:pushViewController(low, false) end, "<Higher> can't take in <Low>, which presents it")
    assert.are.equal(2, #higher.viewControllers)
    isAsBefore()
  end)

  it("the results of a search", function()
    ---@class controllers_misuse_spec.low: UIViewController
    ---@overload fun(properties?: table): controllers_misuse_spec.low
    low = class("Low", UIViewController) {}
    local search = UISearchController { searchResultsController = low }
    search.searchBar.frame = { 0, 40, 320, 44 }
    app, window = launchWindow(titled "root")
    window:addSubview(low.view)
    low.view:addSubview(search.searchBar)
    search.isActive = true
    app:settle()
    assert.are.equal(low, search.presentingViewController)
    assert.error_matches(function()
      app:tap(search.searchBar)
      app:type "x"
      app:settle()
    end, "<UISearchController> can't take in <Low>, which presents it")
    search.isActive = false
    app:settle()
    assert.is_nil(low.presentedViewController)
    assert.is_nil(low.parent)
  end)

  it("from callbacks of the way in and out", function()
    for _, callback in ipairs {
      "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillLayoutSubviews", "viewWillDisappear",
    } do
      for _, way in ipairs { "present", "addChild" } do
        root, low = titled "root", class("Low", UIViewController) {}
        local messages = {}
        ---@class controllers_misuse_spec.High: UIViewController
        ---@overload fun(properties?: table): controllers_misuse_spec.High
        local High = class("High", UIViewController)
        High[callback] = function(self, ...)
          High.super[callback](self, ...)
          if #messages > 0 then return end
          local _, message = pcall(self[way], self, low, false)
          messages[1] = tostring(message)
        end
        app, window = launchWindow(root)
        window:addSubview(low.view)
        high = High { modalPresentationStyle = "overFullScreen" }
        low:present(high, true)
        app:settle()
        isAsBefore()
        assert.matches(way == "present" and active or owned, messages[1], 1, true)
      end
    end
  end)

  it("who is asked for the presentation makes one", function()
    -- The controller that is to be presented takes the presenter in, or presents it, before the presentation controller is there.
    for _, way in ipairs { "present", "addChild" } do
      root, low, high = titled "root", class("Low", UIViewController) {}, class("High", UIViewController) {}
      app, window = launchWindow(root)
      window:addSubview(low.view)
      window:addSubview(high.view)
      local custom = {}
      function custom.presentationControllerForPresented()
        custom.presentationControllerForPresented = nil
        high[way](high, low, false)
      end
      high.modalPresentationStyle, high.transitioningDelegate = "custom", custom
      low.modalPresentationStyle = "overFullScreen"
      assert.error_matches(function() low:present(high, false) end, "modally an active controller <High>: <Low>, which would present it, stands in or over it.")
      app:settle()
      assert.is_nil(low.presentedViewController)
      assert.are.equal(high, way == "present" and low.presentingViewController or low.parent)
    end
  end)

  it("a window's root is nobody's presented controller", function()
    lay(UIViewController)
    window.rootViewController = high
    app:settle()
    assert.is_nil(low.presentedViewController)
    high:present(low, false)
    app:settle()
    assert.are.equal(low, high.presentedViewController)
    assert.error_matches(function() low:present(high, false) end, "modally an active controller <High>")
    assert.error_matches(function() low:addChild(high) end, "<Low> can't take in <High>, which presents it")
  end)
end)

describe("who is asked for a presentation", function()
  -- Each takes the controller elsewhere in the midst of `present`; nobody is left half presented.
  local function asked(name)
    local animator = { transitionDuration = function() return 0.2 end, animateTransition = function(_, context) context:completeTransition(true) end }
    return name == "animationControllerForPresented" and animator or nil
  end
  for _, name in ipairs { "presentationControllerForPresented", "animationControllerForPresented", "adaptivePresentationStyle", "viewDidLoad" } do
    it("by " .. name .. " may put the controller into a container", function()
      local A, home, told = titled "A", titled "home", {}
      ---@class controllers_misuse_spec.Plain: UIViewController
      ---@overload fun(properties?: table): controllers_misuse_spec.Plain
      local Plain = class("AskedAbout", UIViewController)
      for _, callback in ipairs { "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear" } do
        Plain[callback] = function() told[#told + 1] = callback end
      end
      local B = Plain {}
      app, window = launchWindow(A)
      window:addSubview(home.view)
      local function take()
        if B.parent then return end
        home:addChild(B)
        home.view:addSubview(B.view)
        B:didMoveToParent(home)
      end
      function Plain.viewDidLoad() if name == "viewDidLoad" then take() end end
      local delegate = { [name] = function() take() return asked(name) end }
      if name == "adaptivePresentationStyle" then
        B.modalPresentationStyle = "formSheet"
        B.presentationController.delegate = delegate
      else
        B.modalPresentationStyle, B.transitioningDelegate = "custom", delegate
      end
      pcall(A.present, A, B, true)
      app:settle()
      assert.are.equal(home, B.parent)
      assert.is_nil(A.presentedViewController)
      assert.is_nil(B.presentingViewController)
      assert.is_false(B.isBeingPresented)
      assert.are.equal(home.view, B.view.superview)
      assert.are.equal("viewDidAppear", told[#told])
      assert.is_nil(A.transitionCoordinator)
      local C = titled "C"
      A:dismiss(false)
      A:present(C, false)
      app:settle()
      assert.are.equal(C, A.presentedViewController)
    end)
  end
end)

describe("a view that a callback gives to another container on its way", function()
  it("stays, and its controller has heard all of its way out", function()
    local told = {}
    ---@class controllers_misuse_spec.Told: UIViewController
    ---@field action any
    ---@overload fun(properties?: table): controllers_misuse_spec.Told
    local Told = class("ToldOfItsWay", UIViewController)
    for _, callback in ipairs { "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear" } do
      Told[callback] = function(self)
        told[#told + 1] = callback
        if self.action and callback == "viewWillDisappear" then self.action() end
      end
    end
    local A, cover, off = titled "A", titled "cover", titled "off"
    local nav = UINavigationController { rootViewController = A }
    app, window = launchWindow(nav)
    nav:present(cover, false)
    app:settle()
    local B = Told {}
    window:addSubview(B.view)
    app:settle()
    -- The stack is covered, and B stands below its top: it isn't seen in it. Its view may not move into a stranger's then.
    B.action = function()
      B.action = nil
      nav:setViewControllers({ A, B, titled "top" }, false)
    end
    off.view:addSubview(B.view)
    app:settle()
    assert.are.same({ "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear" }, told)
    assert.are.equal(nav, B.parent)
  end)
end)

describe("an error in a layout", function()
  it("costs nobody the end of an appearance", function()
    local told = {}
    ---@class controllers_misuse_spec.Told2: UIViewController
    ---@overload fun(properties?: table): controllers_misuse_spec.Told2
    local Told = class("ToldOfItsEnd", UIViewController)
    for _, callback in ipairs { "viewWillAppear", "viewDidAppear" } do
      Told[callback] = function(self) told[#told + 1] = self.title .. " " .. callback end
    end
    local raises = false
    ---@class controllers_misuse_spec.Raising2: UIView
    ---@overload fun(properties?: table): controllers_misuse_spec.Raising2
    local Raising = class("RaisingInLayout", UIView)
    function Raising:layoutSubviews()
      if not raises then return end
      raises = false
      error("raised in the layout", 0)
    end
    app, window = launchWindow(titled "root")
    local A, B, view = Told { title = "A" }, Told { title = "B" }, Raising { frame = { 0, 0, 100, 100 } }
    window:addSubview(view)
    app:settle()
    raises = true
    window:addSubview(A.view)
    window:addSubview(B.view)
    view:setNeedsLayout()
    assert.error_matches(function() app:settle() end, "raised in the layout")
    app:settle()
    assert.are.same({ "A viewWillAppear", "B viewWillAppear", "A viewDidAppear", "B viewDidAppear" }, told)
  end)

  it("or in viewDidAppear costs the others nothing", function()
    local told = {}
    ---@class controllers_misuse_spec.Told3: UIViewController
    ---@overload fun(properties?: table): controllers_misuse_spec.Told3
    local Told = class("ToldOfItsEnd", UIViewController)
    function Told:viewDidAppear()
      told[#told + 1] = self.title
      if self.title == "A" then error("raised by A", 0) end
    end
    app, window = launchWindow(titled "root")
    for _, title in ipairs { "A", "B", "C" } do window:addSubview(Told { title = title }.view) end
    assert.error_matches(function() app:settle() end, "raised by A")
    app:settle()
    assert.are.same({ "A", "B", "C" }, told)
  end)
end)
