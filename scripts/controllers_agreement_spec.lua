-- What a controller has heard, its view's place in the window and the list of its container agree, whatever callbacks have done meanwhile.
-- Found by controllers_at_random_spec.lua, made small.
local log, app, window ---@type table, App, UIWindow

---@class controllers_agreement_spec.Told: UIViewController
---@field dA any
---@field wA any
---@field move any
---@field load any
---@field wD any
---@overload fun(properties?: table): controllers_agreement_spec.Told
local Told = class("ToldOfAgreement", UIViewController)
for callback, short in pairs {
  viewDidLoad = "load", viewWillAppear = "wA", viewIsAppearing = "iA", viewDidAppear = "dA", viewWillDisappear = "wD", viewDidDisappear = "dD",
  willMoveToParent = "move",
} do
  Told[callback] = function(self, ...)
    Told.super[callback](self, ...)
    if short ~= "iA" and short ~= "load" and short ~= "move" then log[#log + 1] = self.name .. "." .. short end
    local action = self[short]
    self[short] = nil
    if action then action() end
  end
end

local function make(name) return Told { name = name, title = name } end

local function heard()
  local told = log
  log = {}
  return told
end

-- What each heard last.
local function last()
  local known = {}
  for _, call in ipairs(heard()) do known[call:match "^%w+"] = call:match "%w+$" end
  return known
end

local function launchUnheard(root, device)
  log = {}
  app, window = launchWindow(root, { device = device })
  app:settle()
  log = {}
end

describe("at the end of a layout a controller", function()
  it("that presents and stands nowhere itself doesn't appear when what it presents goes", function()
    local A, B, C = make "A", make "B", make "C"
    launchUnheard(A)
    window:addSubview(B.view)
    C.modalPresentationStyle = "overFullScreen"
    B:present(C, false)
    app:settle()
    B.view:removeFromSuperview()
    app:settle()
    assert.are.equal("dD", last().B)
    B:dismiss(false)
    app:settle()
    assert.are.same({ "C.wD", "C.dD" }, heard())
  end)

  it("whose view was moved by hand into what isn't seen hears that it has gone", function()
    local A, B, C = make "A", make "B", make "C"
    launchUnheard(A)
    A:present(B, true)
    app:advance(0.1)
    C.view:addSubview(A.view)
    B:dismiss(false)
    local nav = UINavigationController {}
    nav:pushViewController(B, false)
    app:settle()
    assert.is_true((A.view.window ~= nil) == (last().A == "dA"))
    assert.is_nil(A.presentedViewController)
  end)

  it("that its container has left half-way hears of the end", function()
    local A, B, parent = make "A", make "B", make "parent"
    ---@class controllers_agreement_spec.Stack: UINavigationController
    ---@overload fun(properties?: table): controllers_agreement_spec.Stack
    local Stack = class("ToldStackOfAgreement", UINavigationController)
    local heardLast ---@type "viewWillAppear"|"viewDidAppear"|"viewWillDisappear"|"viewDidDisappear"
    for _, callback in ipairs { "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear" } do
      Stack[callback] = function(self, animated)
        Stack.super[callback](self, animated)
        heardLast = callback
      end
    end
    local nav = Stack { rootViewController = A }
    launchUnheard(parent)
    parent:addChild(nav)
    parent.view:addSubview(nav.view)
    app:settle()
    assert.are.equal("viewDidAppear", heardLast)
    parent:present(B, true)
    B.dA = function() nav:pushViewController(B, false) end
    -- The way back ends inside its own first callback.
    parent.wA = function() nav:popToViewController(B, false) end
    app:settle()
    assert.is_not_nil(nav.view.window)
    assert.are.equal("viewDidAppear", heardLast)
  end)
end)

describe("a tab", function()
  local A, B, C, nav, tabs ---@type any, any, any, UINavigationController, UITabBarController
  before_each(function()
    A, B, C = make "A", make "B", make "C"
    nav = UINavigationController { rootViewController = A }
    tabs = UITabBarController { viewControllers = { nav, B, C } }
    launchUnheard(tabs)
  end)

  it("that a stack takes over while another one comes leaves the place where it was seen", function()
    tabs.selectedIndex = 2
    heard()
    -- The stack isn't seen: what it takes stands in it, not in the tabs.
    local D = make "D"
    C.load = function() nav:pushViewController(D, false) end
    C.wA = function() nav:popToViewController(D, false) end
    nav:pushViewController(B, false)
    app:settle()
    assert.are.equal(C, tabs.selectedViewController)
    assert.is_not_nil(C.view.window)
    assert.is_nil(B.viewIfLoaded.window)
    assert.are.equal("dD", last().B)
  end)

  it("that becomes the window's root while another one comes is told nothing by its tabs", function()
    tabs.selectedIndex = 2
    heard()
    A.wA = function() window.rootViewController = B end
    tabs.selectedIndex = 1
    app:settle()
    assert.are.equal(B, window.rootViewController)
    assert.are.equal(window, B.view.superview)
    assert.are.equal("dA", last().B)
    assert.are.same({ nav, C }, tabs.viewControllers)
  end)
end)

describe("a stack", function()
  it("goes on without one that another container has taken, though a callback has pushed another one meanwhile", function()
    local A, B, C = make "A", make "B", make "C"
    local nav, other = UINavigationController { rootViewController = A }, UINavigationController {}
    launchUnheard(nav)
    B.move = function()
      nav:pushViewController(C, false)
      other:pushViewController(B, false)
    end
    nav:pushViewController(B, false)
    app:settle()
    for _, controller in ipairs(nav.viewControllers) do assert.are.equal(nav, controller.parent) end
    assert.are.equal(#nav.viewControllers, #nav.navigationBar.items)
    assert.are.equal(nav.topViewController.navigationItem, nav.navigationBar.topItem)
  end)

  it("has one that its willMove presents as a child, and not as a presented one", function()
    local A, B = make "A", make "B"
    local nav = UINavigationController { rootViewController = A }
    launchUnheard(nav)
    B.move = function() A:present(B, false) end
    nav:pushViewController(B, false)
    app:settle()
    assert.is_nil(nav.presentedViewController)
    assert.are.same({ A, B }, nav.viewControllers)
    assert.are.same({ A = "dD", B = "dA" }, last())
    nav:popViewController(false)
    app:settle()
    assert.is_nil(nav.presentedViewController)
    assert.is_not_nil(A.view.window)
  end)

  it("that is covered by whoever hears of a finger's way back stays as it was", function()
    local A, B, C = make "A", make "B", make "C"
    local nav = UINavigationController { rootViewController = A }
    launchUnheard(nav)
    nav:pushViewController(B, false)
    app:settle()
    B.move = function() nav:present(C, true) end
    app:drag { from = { 2, 300 }, to = { 300, 300 } }
    app:settle()
    assert.are.same({ A, B }, nav.viewControllers)
    assert.are.equal(2, #nav.navigationBar.items)
    assert.is_not_nil(C.view.window)
  end)

  it("is as short as its bar after a finger's way back without animations", function()
    local A, B = make "A", make "B"
    local nav = UINavigationController { rootViewController = A }
    launchUnheard(nav)
    nav:pushViewController(B, false)
    app:settle()
    UIView.setAnimationsEnabled(false)
    app:drag { from = { 2, 300 }, to = { 300, 300 } }
    UIView.setAnimationsEnabled(true)
    app:settle()
    assert.are.equal(#nav.viewControllers, #nav.navigationBar.items)
    assert.is_not_nil(nav.topViewController.view.window)
  end)
end)

describe("the chain of responders", function()
  it("ends where a presenter's view was put into what it presents", function()
    local A, B, C = make "A", make "B", make "C"
    launchUnheard(A)
    window:addSubview(B.view)
    C.modalPresentationStyle = "overFullScreen"
    B:present(C, false)
    app:settle()
    C.view:addSubview(B.view)
    app:settle()
    local steps, responder = 0, B.view
    while responder and steps < 100 do
      steps, responder = steps + 1, responder.next
    end
    assert.is_nil(responder)
    app:touch(160, 300):lift()
    app:settle()
  end)
end)

describe("pages", function()
  local A, B, C, pages ---@type any, any, any, UIPageViewController
  before_each(function()
    A, B, C = make "A", make "B", make "C"
    pages = UIPageViewController { transitionStyle = "scroll" }
    pages:setViewControllers({ A }, "forward", false)
    launchUnheard(pages)
  end)

  it("don't show one that its own viewDidLoad takes out", function()
    for _, animated in ipairs { false, true } do
      local D = make "D"
      D.load = function() D:removeFromParent() end
      pages:setViewControllers({ D }, "forward", animated)
      app:settle()
      assert.is_nil(D.parent)
      assert.is_nil(D.view.superview)
    end
    local other = UIPageViewController { transitionStyle = "scroll" }
    B.load = function() B:removeFromParent() end
    other:setViewControllers({ B }, "forward", false)
    pages:present(other, false)
    app:settle()
    assert.is_nil(B.parent)
    assert.is_nil(B.view.superview)
  end)

  it("go on without one that another container takes", function()
    local nav = UINavigationController {}
    nav:pushViewController(A, false)
    app:settle()
    assert.are.same({}, pages.viewControllers)
    assert.are.equal(nav, A.parent)
    assert.is_nil(A.view.window)
    assert.are.same({ "A.wD", "A.dD" }, heard())
    pages:setViewControllers({ B }, "forward", false)
    app:settle()
    assert.are.same({ B }, pages.viewControllers)
    assert.is_not_nil(B.view.window)
  end)

  it("go on without one that another container takes while it comes", function()
    pages:setViewControllers({ B }, "forward", true)
    app:advance(0.1)
    local nav = UINavigationController {}
    nav:pushViewController(B, false)
    app:settle()
    assert.are.same({ A }, pages.viewControllers)
    assert.are.equal(nav, B.parent)
    assert.are.same({ A = "dA", B = "dD" }, last())
  end)

  it("that a callback sets are the ones that stay", function()
    B.move = function() pages:setViewControllers({ C }, "forward", false) end
    pages:setViewControllers({ B }, "forward", false)
    app:settle()
    assert.are.same({ C }, pages.viewControllers)
    assert.is_nil(B.parent)
    assert.is_nil(A.parent)
    assert.is_not_nil(C.view.window)
    assert.are.equal("dA", last().C)
  end)

  it("are refused where they hold these pages, or stand there twice", function()
    local nav = UINavigationController { rootViewController = UIPageViewController { transitionStyle = "scroll" } }
    local inner = nav.topViewController
    assert.error_matches(function() inner:setViewControllers({ nav }, "forward", false) end, "is itself or one of its own containers")
    assert.are.same({}, inner.viewControllers)
    local book = UIPageViewController { transitionStyle = "pageCurl", spineLocation = "mid" }
    assert.error_matches(function() book:setViewControllers({ B, B }, "forward", false) end, "only once")
    assert.are.same({}, book.viewControllers)
  end)

  it("that their source sets while it is asked move to the end", function()
    pages:setViewControllers({ B }, "forward", false)
    app:settle()
    pages.dataSource = {
      viewControllerBefore = function()
        pages.dataSource = nil
        pages:setViewControllers({ C }, "forward", true)
      end,
    }
    app:settle()
    assert.are.same({ C }, pages.viewControllers)
    assert.are.same({ B = "dD", C = "dA" }, { B = last().B, C = C.view.window and "dA" })
  end)

  it("that go while one is told that it comes are without it", function()
    local nav = UINavigationController { rootViewController = make "D" }
    window.rootViewController = nav
    nav:present(pages, false)
    app:settle()
    pages.dataSource = { viewControllerAfter = function() return B end }
    app:settle()
    B.move = function() nav:dismiss(false) end
    app:drag { from = { 300, 300 }, to = { 20, 300 } }
    app:settle()
    assert.are.same({ A }, pages.viewControllers)
    assert.are.same({ A }, pages.children)
    assert.is_nil(B.parent)
  end)

  it("that are covered change at once", function()
    local nav = UINavigationController {}
    window.rootViewController = nav
    nav:pushViewController(pages, false)
    app:settle()
    nav:present(C, true)
    app:advance(0.1)
    pages:setViewControllers({ B }, "forward", true)
    assert.are.same({ B }, pages.viewControllers)
    nav.viewControllers = { make "D" }
    app:settle()
    assert.are.same({ B }, pages.children)
  end)

  it("that leave the screen while they move are at rest", function()
    pages:setViewControllers({ B }, "forward", true)
    app:advance(0.1)
    window.rootViewController = C
    app:settle()
    assert.are.same({ B }, pages.viewControllers)
    assert.are.same({ A = "dD", B = "dD", C = "dA" }, last())
    assert.is_nil(A.parent)
  end)
end)

describe("a window's root", function()
  it("that gives way and comes back while its presentation ends is seen", function()
    local A, B, C = make "A", make "B", make "C"
    launchUnheard(A)
    A:present(B, true)
    B.dA = function() window.rootViewController = C end
    C.load = function() window.rootViewController = A end
    app:settle()
    assert.are.equal(A, window.rootViewController)
    assert.is_nil(A.presentedViewController)
    assert.are.equal(window, A.view.superview)
    assert.are.same({ A = "dA", B = "dD" }, last())
  end)
end)

describe("a dismissal", function()
  it("leaves the view of one that a callback has pushed meanwhile where it is seen", function()
    local A, B = make "A", make "B"
    local nav = UINavigationController { rootViewController = A }
    launchUnheard(nav)
    A:present(B, false)
    app:settle()
    A.dA = function() nav:pushViewController(B, false) end
    A:dismiss(true)
    app:settle()
    assert.are.same({ A, B }, nav.viewControllers)
    assert.is_nil(nav.presentedViewController)
    assert.is_true(B.view:isDescendant(nav.view))
    assert.are.same({ A = "dD", B = "dA" }, last())
  end)

  it("that a callback begins while another container takes what is presented is over before that has it", function()
    local A, B = make "A", make "B"
    local nav = UINavigationController { rootViewController = A }
    launchUnheard(nav)
    A:present(B, true)
    app:advance(0.1)
    B.dA = function() A:dismiss(true) end
    nav:pushViewController(B, false)
    assert.is_nil(nav.presentedViewController)
    assert.is_false(B.isBeingDismissed)
    app:settle()
    assert.are.same({ A, B }, nav.viewControllers)
    assert.is_true(B.view:isDescendant(nav.view))
    assert.are.same({ A = "dD", B = "dA" }, last())
  end)
end)

describe("what a controller presents in its context", function()
  it("comes with it when it becomes the window's root", function()
    local A, B = make "A", make "B"
    launchUnheard(UINavigationController { rootViewController = A })
    A.definesPresentationContext = true
    B.modalPresentationStyle = "overCurrentContext"
    A:present(B, false)
    app:settle()
    window.rootViewController = A
    app:settle()
    assert.are.equal(A, B.presentingViewController)
    assert.are.equal(window, A.view.window)
    assert.are.equal(window, B.view.window)
  end)

  local A, B, C ---@type any, any, UIViewController
  before_each(function()
    A, B, C = make "A", make "B", make "C"
    B.definesPresentationContext = true
    C.modalPresentationStyle = "overCurrentContext"
  end)

  it("leaves the screen with it when it is popped", function()
    local nav = UINavigationController { rootViewController = A }
    launchUnheard(nav)
    nav:pushViewController(B, false)
    B:present(C, false)
    app:settle()
    heard()
    nav:popViewController(false)
    app:settle()
    assert.is_nil(C.view.window)
    assert.are.same({ A = "dA", B = "dD", C = "dD" }, last())
  end)

  it("is there again when what was pushed over it goes", function()
    local nav = UINavigationController { rootViewController = A }
    launchUnheard(nav)
    nav:pushViewController(B, false)
    B:present(C, false)
    nav:pushViewController(make "D", false)
    app:settle()
    assert.is_nil(C.view.window)
    heard()
    nav:popViewController(false)
    app:settle()
    assert.are.equal(window, C.view.window)
    assert.are.equal("dA", last().C)
    B:dismiss(false)
    app:settle()
    assert.is_nil(C.view.window)
    assert.is_nil(B.presentedViewController)
  end)

  it("leaves and comes back with its tab", function()
    local tabs = UITabBarController { viewControllers = { B, A } }
    launchUnheard(tabs)
    B:present(C, false)
    app:settle()
    tabs.selectedIndex = 2
    app:settle()
    assert.is_nil(C.view.window)
    heard()
    tabs.selectedIndex = 1
    app:settle()
    assert.are.equal(window, C.view.window)
    assert.are.same({ A = "dD", B = "dA", C = "dA" }, last())
  end)
end)

describe("columns", function()
  it("that are one show what they are asked to show over a controller that is no stack", function()
    local A, B = make "A", make "B"
    local split = UISplitViewController { viewControllers = { A } }
    launchUnheard(split)
    assert.is_true(split.isCollapsed)
    A:show(B)
    app:settle()
    assert.are.equal(B, split.presentedViewController)
  end)

  it("that are set while the primary one slides in appear to the end", function()
    local A, B, C = make "A", make "B", make "C"
    local split = UISplitViewController { viewControllers = { A, B }, preferredDisplayMode = "automatic" }
    launchUnheard(split, "iPad")
    assert.are.equal("primaryHidden", split.displayMode)
    A.load = function() split.viewControllers = { C, A } end
    app:drag { from = { 2, 300 }, to = { 300, 300 } }
    app:settle()
    assert.are.same({ C, A }, split.viewControllers)
    for name, call in pairs(last()) do
      assert.are.equal(({ A = A, B = B, C = C })[name].view.window and "dA" or "dD", call)
    end
  end)

  it("that are dismissed by the primary one's viewDidLoad leave it at rest", function()
    local A, B, C = make "A", make "B", make "C"
    local split = UISplitViewController { viewControllers = { B, C }, preferredDisplayMode = "automatic" }
    launchUnheard(A, "iPad")
    split.modalPresentationStyle = "fullScreen"
    A:present(split, false)
    app:settle()
    B.load = function() A:dismiss(false) end
    app:drag { from = { 2, 300 }, to = { 300, 300 } }
    app:settle()
    assert.is_nil(A.presentedViewController)
    assert.is_nil(B.view.window)
    local known = last()
    assert.is_true(known.B == nil or known.B == "dD")
    assert.are.equal("dA", known.A)
  end)

  it("don't show one that its viewWillAppear puts elsewhere", function()
    local A, B = make "A", make "B"
    local split, nav = UISplitViewController { viewControllers = { A } }, UINavigationController { rootViewController = make "C" }
    launchUnheard(split, "iPad")
    B.wA = function() nav.viewControllers = { B, make "D" } end
    split.viewControllers = { A, B }
    app:settle()
    assert.are.same({ A }, split.viewControllers)
    assert.are.equal(nav, B.parent)
    assert.is_nil(B.view.window)
    B.wA = function() B:removeFromParent() end
    nav.viewControllers = {}
    split.viewControllers = { A, B }
    app:settle()
    assert.are.same({ A }, split.viewControllers)
    assert.is_nil(B.view.window)
  end)

  it("go on without one that a callback has put elsewhere", function()
    local A, B, C = make "A", make "B", make "C"
    local split, nav = UISplitViewController { viewControllers = { A } }, UINavigationController {}
    launchUnheard(split, "iPad")
    B.move = function() nav:pushViewController(B, false) end
    split.viewControllers = { A, B }
    app:settle()
    for _, controller in ipairs(split.viewControllers) do assert.are.equal(split, controller.parent) end
    split.viewControllers = { A, C }
    assert.are.same({ A, C }, split.viewControllers)
    nav:pushViewController(A, false)
    app:settle()
    assert.are.same({ C }, split.viewControllers)
    assert.are.equal(nav, A.parent)
  end)

  it("keep one that a callback sets again while another container takes it", function()
    local A, B = make "A", make "B"
    local split, nav = UISplitViewController { viewControllers = { A } }, UINavigationController {}
    launchUnheard(split, "iPad")
    A.wD = function() split.viewControllers = { B, A } end
    nav:pushViewController(A, false)
    app:settle()
    for _, controller in ipairs(split.viewControllers) do assert.are.equal(split, controller.parent) end
    for _, controller in ipairs(nav.viewControllers) do assert.are.equal(nav, controller.parent) end
  end)

  it("are refused where they hold these columns", function()
    local split = UISplitViewController {}
    local nav = UINavigationController { rootViewController = split }
    assert.error_matches(function() split.viewControllers = { nav } end, "is itself or one of its own containers")
    assert.are.same({}, split.viewControllers)
  end)
end)

describe("a search", function()
  local A, B, search ---@type any, UIViewController, UISearchController
  before_each(function()
    A, B = make "A", make "B"
    search = UISearchController {}
    A.definesPresentationContext = true
    A.load = function() A.view:addSubview(search.searchBar) end
    launchUnheard(UINavigationController { rootViewController = A })
  end)

  it("is over when somebody else dismisses it", function()
    search.isActive = true
    app:settle()
    assert.is_not_nil(search.presentingViewController)
    A:dismiss(false)
    app:settle()
    assert.is_false(search.isActive)
    assert.is_false(A.navigationController.isNavigationBarHidden)
    search.isActive = true
    app:settle()
    assert.is_not_nil(search.presentingViewController)
  end)

  it("that can't be presented doesn't begin", function()
    B.modalPresentationStyle = "overCurrentContext"
    A:present(B, false)
    app:settle()
    search.isActive = true
    app:settle()
    assert.is_false(search.isActive)
    assert.is_false(A.navigationController.isNavigationBarHidden)
  end)

  it("that is given up while it comes leaves", function()
    search.isActive = true
    app:advance(0.1)
    search.isActive = false
    app:settle()
    assert.is_false(search.isActive)
    assert.is_nil(search.presentingViewController)
    assert.is_nil(search.view.window)
  end)
end)
