-- Callbacks of controllers that change the tree while a change runs: each change ends as it should, and all callbacks come in order.
-- The cases were found by controllers_at_random_spec.lua and then made smaller.
local log, app, window ---@type table, App, UIWindow

---@class controllers_in_callbacks_spec.Told: UIViewController
---@field load any
---@field wA any
---@field wD any
---@field dA any
---@overload fun(properties?: table): controllers_in_callbacks_spec.Told
local Told = class("ToldInCallbacks", UIViewController)
for callback, short in pairs { viewWillAppear = "wA", viewDidAppear = "dA", viewWillDisappear = "wD", viewDidDisappear = "dD" } do
  Told[callback] = function(self)
    log[#log + 1] = self.name .. "." .. short
    local action = self[short]
    self[short] = nil
    if action then action() end
  end
end
function Told:viewDidLoad() if self.load then self.load() end end

local function make(name) return Told { name = name, title = name } end

local function heard()
  local told = log
  log = {}
  return told
end

local function launchUnheard(root)
  log = {}
  app, window = launchWindow(root)
  app:settle()
  log = {}
end

describe("a controller's view", function()
  it("is answered where it is loaded, without being loaded", function()
    local A = UIViewController {}
    assert.is_nil(A.viewIfLoaded)
    assert.is_false(A.isViewLoaded)
    local view = A.view
    assert.are.equal(view, A.viewIfLoaded)
  end)

  it("that its own viewWillAppear puts into the window appears once", function()
    launchUnheard(make "root")
    local A = make "A"
    A.wA = function() window:addSubview(A.view) end
    window:addSubview(A.view)
    app:settle()
    assert.are.same({ "A.wA", "A.dA" }, heard())
    assert.are.equal(window, A.view.superview)
  end)

  it("that can't be moved after all stays, and appears again", function()
    local A, B = make "A", make "B"
    launchUnheard(A)
    A.wD = function() A.view:addSubview(B.view) end
    assert.error_matches(function() B.view:addSubview(A.view) end, "Can't add a view to one of its own subviews")
    app:settle()
    assert.are.equal(window, A.view.superview)
    local told = heard()
    assert.are.equal("A.wD", told[1])
    local last = {}
    for _, call in ipairs(told) do last[call:match "^%w+"] = call:match "%w+$" end
    assert.are.same({ A = "dA", B = "dA" }, last)
  end)
end)

describe("a container", function()
  it("whose child has turned it back in its viewDidAppear does not say that it has appeared", function()
    local A, B, cover = make "A", make "B", make "cover"
    launchUnheard(A)
    A:addChild(B)
    B.dA = function() A:present(cover, false) end
    A.view:addSubview(B.view)
    B:didMoveToParent(A)
    app:settle()
    -- The cover is dismissed, so A and B appear again; B presents another cover before A has appeared.
    heard()
    B.dA = function() A:present(make "again", false) end
    A:dismiss(false)
    app:settle()
    local told = heard()
    assert.are.same({ "cover.wD", "A.wA", "B.wA", "B.dA" }, { told[1], told[2], told[3], told[4] })
    assert.are.equal("again.dA", (function()
      for _, call in ipairs(told) do if call == "again.dA" then return call end end
    end)())
    local appeared ---@type boolean
    for _, call in ipairs(told) do
      if call == "A.dA" then appeared = true end
      if call == "A.wD" then appeared = false end
    end
    assert.is_false(appeared)
  end)

  it("lets go of a child that becomes the root of a window", function()
    local A, B = make "A", make "B"
    local tabs = UITabBarController {}
    tabs.viewControllers = { A, B }
    launchUnheard(tabs)
    window.rootViewController = B
    app:settle()
    assert.is_nil(B.parent)
    assert.are.same({ A }, tabs.viewControllers)
    assert.are.same({ "A.wD", "B.wA", "A.dD", "B.dA" }, heard())
  end)

  it("presents no longer whom another one takes in", function()
    local A, B, C = make "A", make "B", make "C"
    local nav = UINavigationController { rootViewController = A }
    launchUnheard(nav)
    C.load = function() nav:pushViewController(C, false) end
    A:present(C, false)
    app:settle()
    assert.is_nil(A.presentedViewController)
    assert.is_false(C.isBeingPresented)
    assert.are.same({ A, C }, nav.viewControllers)
    assert.is_not_nil(C.view.window)
    nav:popViewController(false)
    heard()
    A:present(B, false)
    nav:pushViewController(B, false)
    app:settle()
    assert.is_nil(A.presentedViewController)
    assert.are.equal(B, nav.topViewController)
    assert.are.same({ "A.wD", "B.wA", "B.dA", "A.dD" }, { table.unpack(heard(), 1, 4) })
  end)

  it("of a stack goes on without a child that leaves it", function()
    local A, B, C = make "A", make "B", make "C"
    local nav = UINavigationController {}
    nav.viewControllers = { A, B, C }
    launchUnheard(nav)
    B:removeFromParent()
    assert.are.same({ A, C }, nav.viewControllers)
    C:removeFromParent()
    app:settle()
    assert.are.same({ A }, nav.viewControllers)
    assert.is_nil(C.parent)
    assert.are.same({ "C.wD", "A.wA", "C.dD", "A.dA" }, heard())
  end)

  it("refuses its own containers, and stays as it was", function()
    local nav, tabs = UINavigationController { rootViewController = make "A" }, UITabBarController {}
    tabs.viewControllers = { nav }
    launchUnheard(tabs)
    assert.error_matches(function() nav:pushViewController(tabs, false) end, "can't take in")
    assert.are.equal(1, #nav.viewControllers)
    assert.error_matches(function() tabs.viewControllers = { nav, tabs } end, "can't take in")
    assert.are.same({ nav }, tabs.viewControllers)
    app:settle()
    assert.is_not_nil(nav.topViewController.view.window)
  end)
end)

describe("a push", function()
  local A, B, nav ---@type UIViewController, any, UINavigationController
  before_each(function()
    A, B = make "A", make "B"
    nav = UINavigationController { rootViewController = A }
    launchUnheard(nav)
  end)

  it("that is ended from the viewDidLoad of the new one shows it", function()
    B.load = function() nav:popToViewController(B, false) end
    nav:pushViewController(B, false)
    app:settle()
    assert.are.equal(B, nav.topViewController)
    assert.is_not_nil(B.view.window)
    assert.is_nil(A.view.window)
    assert.are.same({ "A.wD", "B.wA", "A.dD", "B.dA" }, heard())
  end)

  it("that is covered from the viewDidLoad of the new one waits below", function()
    local C = make "C"
    B.load = function() A:present(C, false) end
    nav:pushViewController(B, true)
    app:settle()
    assert.are.same({ "A.wD", "C.wA", "C.dA", "A.dD" }, heard())
    A:dismiss(false)
    app:settle()
    assert.are.same({ "C.wD", "B.wA", "B.dA", "C.dD" }, heard())
  end)

  it("that is popped from viewWillAppear of the new one goes back", function()
    B.wA = function() nav:popViewController(false) end
    nav:pushViewController(B, true)
    app:settle()
    assert.are.equal(A, nav.topViewController)
    assert.is_nil(B.parent)
    assert.is_not_nil(A.view.window)
    local told = heard()
    assert.are.equal("A.dA", told[#told])
  end)
end)

describe("a change that a callback asks for", function()
  local A, B, C, nav ---@type any, any, any, UINavigationController
  before_each(function()
    A, B, C = make "A", make "B", make "C"
    nav = UINavigationController { rootViewController = A }
    nav.delegate = {
      navigationControllerWillShow = function(_, _, controller) log[#log + 1] = "willShow " .. controller.name end,
      navigationControllerDidShow = function(_, _, controller) log[#log + 1] = "didShow " .. controller.name end,
    }
  end)

  it("is in the stack at once, and made when the push around it has been heard to its end", function()
    launchUnheard(nav)
    local stack, returned ---@type any, any
    B.wA = function()
      nav:pushViewController(C, false)
      stack = nav.viewControllers
    end
    C.dA = function() returned = nav:popViewController(false) end
    nav:pushViewController(B, false)
    assert.are.same({ A, B, C }, stack)
    assert.are.equal(C, returned)
    assert.are.same({
      "A.wD", "B.wA", "willShow B", "A.dD", "B.dA", "didShow B",
      "B.wD", "C.wA", "willShow C", "B.dD", "C.dA", "didShow C",
      "C.wD", "B.wA", "willShow B", "C.dD", "B.dA", "didShow B",
    }, heard())
    assert.are.same({ A, B }, nav.viewControllers)
    assert.is_nil(C.parent)
  end)

  it("in the root's first viewDidAppear follows didShow", function()
    A.dA = function() nav:pushViewController(B, false) end
    log = {}
    app, window = launchWindow(nav)
    app:settle()
    assert.are.same({ "A.wA", "willShow A", "A.dA", "didShow A", "A.wD", "B.wA", "willShow B", "A.dD", "B.dA", "didShow B" }, heard())
  end)

  it("raises its errors where it is asked for", function()
    launchUnheard(nav)
    local refused ---@type any
    B.wA = function() refused = select(2, pcall(nav.pushViewController, nav, A, false)) end
    nav:pushViewController(B, true)
    assert.is_truthy(tostring(refused):find("more than once is not supported", 1, true))
    app:settle()
    assert.are.same({ A, B }, nav.viewControllers)
  end)

  it("each time raises an error that says so", function()
    launchUnheard(nav)
    local count = 0
    ---@class controllers_in_callbacks_spec.Endless: UIViewController
    ---@overload fun(properties?: table): controllers_in_callbacks_spec.Endless
    local Endless = class("EndlessInCallbacks", UIViewController)
    function Endless:viewDidAppear()
      count = count + 1
      nav:pushViewController(Endless {}, false)
    end
    nav.delegate = nil
    local message = select(2, pcall(nav.pushViewController, nav, Endless {}, false))
    assert.is_truthy(tostring(message):find("asked for 200 changes, each in a callback of the one before", 1, true), tostring(message))
    assert.are.equal(200, count)
    app:settle()
    assert.are.equal(201, #nav.viewControllers)
    assert.is_not_nil(nav.topViewController.view.window)
  end)

  it("that is a tab, or a page, follows the one that comes", function()
    local tabs = UITabBarController { viewControllers = { nav, B, C } }
    launchUnheard(tabs)
    B.wA = function() tabs.selectedIndex = 3 end
    tabs.selectedIndex = 2
    assert.are.same({ "B.wA", "A.wD", "A.dD", "B.dA", "C.wA", "B.wD", "B.dD", "C.dA" }, heard())
    local pages = UIPageViewController { transitionStyle = "scroll" }
    local D, E = make "D", make "E"
    window.rootViewController = pages
    app:settle()
    heard()
    D.wA = function() pages:setViewControllers({ E }, "forward", false) end
    pages:setViewControllers({ D }, "forward", false)
    app:settle()
    assert.are.same({ "D.wA", "D.dA", "E.wA", "D.wD", "E.dA", "D.dD" }, heard())
    assert.are.same({ E }, pages.viewControllers)
  end)
end)

describe("a controller that is being dismissed", function()
  it("presents nothing, also in the last callbacks", function()
    local A, B, C = make "A", make "B", make "C"
    launchUnheard(A)
    A:present(B, false)
    app:settle()
    A.dA = function() B:present(C, false) end
    A:dismiss(false)
    app:settle()
    assert.is_nil(B.presentedViewController)
    assert.is_nil(C.presentingViewController)
    assert.is_nil(C.viewIfLoaded)
  end)
end)

describe("what is presented in a context", function()
  it("comes along when the view of its presenter is put into another container by hand", function()
    local A, B, C, other = make "A", make "B", make "C", make "other"
    local nav = UINavigationController { rootViewController = A }
    launchUnheard(UITabBarController { viewControllers = { nav, other } })
    nav:pushViewController(B, false)
    B.definesPresentationContext = true
    C.modalPresentationStyle = "overCurrentContext"
    B:present(C, false)
    nav.tabBarController.selectedIndex = 2
    app:settle()
    heard()
    other:addChild(B)
    other.view:addSubview(B.view)
    B:didMoveToParent(other)
    app:settle()
    assert.are.equal(C, B.presentedViewController)
    assert.are.equal(window, C.view.window)
    assert.are.equal(other.view, B.view.superview)
    local last = {}
    for _, call in ipairs(heard()) do last[call:match "^%w+"] = call:match "%w+$" end
    assert.are.same({ B = "dA", C = "dA" }, last)
  end)
end)

-- Found in the same way; here a callback removes a controller from the place to which it is just moving.
describe("a controller that a callback takes elsewhere", function()
  -- Appearing and disappearing alternate for each controller, and at the end its view is where its last callback said.
  local follows = { wA = "dD", dA = "wA", wD = "dA", dD = "wD" }
  local function agree(...)
    local last = {}
    for _, call in ipairs(heard()) do
      local name, what = call:match "^(%w+)%.(%w+)$"
      local before = last[name]
      local isTurn = before == "wA" and what == "wD" or before == "wD" and what == "wA"
      if before and not isTurn then assert.are.equal(follows[what], before, call) end
      last[name] = what
    end
    for _, controller in ipairs { ... } do
      local isSeen = controller.viewIfLoaded ~= nil and controller.view.window ~= nil
      local now = last[controller.name]
      if now then assert.are.equal(isSeen and "dA" or "dD", now, controller.name) end
    end
  end
  local function move(child, parent)
    parent:addChild(child)
    parent.view:addSubview(child.view)
    child:didMoveToParent(parent)
  end
  local A, B, C, nav, tabs ---@type UIViewController, any, UIViewController, UINavigationController, UITabBarController
  before_each(function()
    A, B, C = make "A", make "B", make "C"
    nav, tabs = UINavigationController { rootViewController = A }, UITabBarController {}
    tabs.viewControllers = { nav, B, C }
    launchUnheard(tabs)
  end)

  it("in the viewDidLoad of a tab isn't selected", function()
    B.load = function() B:removeFromParent() end
    tabs.selectedIndex = 2
    app:settle()
    assert.are.same({ nav, C }, tabs.viewControllers)
    assert.is_not_nil(tabs.selectedViewController.view.window)
    agree(A, B, C)
  end)

  it("in the viewWillAppear of a tab hears that it will not come", function()
    B.wA = function() B:removeFromParent() end
    tabs.selectedIndex = 2
    app:settle()
    local told = table.concat(log, " ")
    assert.is_truthy(told:find("B.wA B.wD B.dD", 1, true), told)
    agree(A, B, C)
  end)

  it("in the midst of addSubview stands where it was put last", function()
    local D = make "D"
    D.wA = function() move(D, C) end
    move(D, A)
    app:settle()
    assert.are.equal(C, D.parent)
    assert.are.equal(C.view, D.view.superview)
    agree(A, C, D)
  end)

  it("while another stack takes it makes no hole in that", function()
    local D = make "D"
    nav:pushViewController(D, false)
    app:settle()
    heard()
    ---@class controllers_in_callbacks_spec.Leaving: controllers_in_callbacks_spec.Told
    ---@overload fun(properties?: table): controllers_in_callbacks_spec.Leaving
    local Leaving = class("LeavingInCallbacks", Told)
    function Leaving:willMoveToParent(parent) if parent == nil then D:removeFromParent() end end
    local E = Leaving { name = "E" }
    tabs.viewControllers = { nav, E }
    nav.viewControllers = { D, E }
    app:settle()
    assert.are.same({ E }, nav.viewControllers)
    assert.are.equal(1, #nav.navigationBar.items)
    assert.are.equal(nav, E.parent)
    assert.is_not_nil(E.view.window)
    agree(A, D, E)
  end)

  it("into its own child is refused", function()
    local D = make "D"
    ---@class controllers_in_callbacks_spec.Taking: controllers_in_callbacks_spec.Told
    ---@overload fun(properties?: table): controllers_in_callbacks_spec.Taking
    local Taking = class("TakingInCallbacks", Told)
    function Taking:willMoveToParent(parent) if parent == D then self:addChild(D) end end
    local E = Taking { name = "E" }
    assert.error_matches(function() D:addChild(E) end, "can't take in")
    assert.are.equal(E, D.parent)
    assert.is_nil(E.parent)
  end)

  it("in the midst of its pop hears of that end first", function()
    local D = make "D"
    nav:pushViewController(D, false)
    app:settle()
    heard()
    nav:popViewController(true)
    move(D, tabs)
    app:settle()
    assert.are.equal(tabs, D.parent)
    assert.is_not_nil(D.view.window)
    agree(A, D)
  end)

  it("in the midst of its presentation gives the presenter its place back", function()
    local D, E = make "D", make "E"
    A:present(D, false)
    app:settle()
    heard()
    E.wA = function() move(E, D) end
    D:present(E, false)
    app:settle()
    assert.is_nil(D.presentedViewController)
    assert.are.equal(D, E.parent)
    assert.is_not_nil(D.view.window)
    agree(A, D, E)
  end)

  -- Found by the random controllers' test, seed 910073.
  it("while it is about to present gives its presenter the screen back", function()
    local D, E = make "D", make "E"
    A:present(D, false)
    app:settle()
    heard()
    E.load = function() nav:pushViewController(D, false) end
    D:present(E, false)
    app:settle()
    assert.are.equal(app.window, tabs.view.window)
    assert.are.equal(app.window, D.view.window)
    assert.is_nil(D.presentedViewController)
    assert.is_false(E.isBeingPresented)
    agree(A, D, E)
  end)

  it("while its container is dismissed hears of the end there", function()
    local D, E = make "D", make "E"
    A:present(D, false)
    move(E, D)
    app:settle()
    heard()
    A:dismiss(true)
    move(E, C)
    app:settle()
    assert.is_nil(E.view.window)
    agree(A, D, E)
  end)

  it("while it is exchanged for another one stays where it went", function()
    local D, E = make "D", make "E"
    move(D, B)
    B:addChild(E)
    B:transition { from = D, to = E, duration = 0.2 }
    nav:pushViewController(D, false)
    app:settle()
    assert.are.equal(nav, D.parent)
    assert.is_not_nil(D.view.window)
    agree(A, D, E)
  end)

  it("with the container that exchanges it doesn't appear in what has gone", function()
    local D, E, F = make "D", make "E", make "F"
    A:present(D, true)
    app:settle()
    move(E, D)
    D:addChild(F)
    F.load = function() tabs:dismiss(false) end
    D:transition { from = E, to = F, duration = 0 }
    app:settle()
    assert.is_nil(F.view.window)
    agree(A, D, E, F)
  end)

  it("by another root in its own viewWillAppear hears that it will not come", function()
    local D, E = make "D", make "E"
    D.wA = function() window.rootViewController = E end
    window.rootViewController = D
    app:settle()
    assert.are.equal(E, window.rootViewController)
    assert.are.same({ E.view }, window.subviews)
    agree(A, D, E)
  end)

  it("and is pushed again by whoever hears of it stays in the stack", function()
    local D, E = make "D", make "E"
    nav.viewControllers = { E, D }
    app:settle()
    heard()
    E.load = function() nav:pushViewController(D, false) end
    C:addChild(D)
    app:settle()
    assert.are.same({ E, D }, nav.viewControllers)
    assert.are.equal(nav, D.parent)
    assert.is_not_nil(D.view.window)
    agree(D, E)
  end)
end)

describe("a finger that goes back", function()
  local A, B, nav ---@type any, UIViewController, UINavigationController
  before_each(function()
    A, B = make "A", make "B"
    nav = UINavigationController { rootViewController = A }
    launchUnheard(nav)
    nav:pushViewController(B, false)
    app:settle()
    heard()
  end)
  local function swipe() app:drag { from = { 2, 300 }, to = { 300, 300 }, duration = 0.3 } end

  it("leaves the stack to a callback that has popped already", function()
    ---@class controllers_in_callbacks_spec.Popping: controllers_in_callbacks_spec.Told
    ---@overload fun(properties?: table): controllers_in_callbacks_spec.Popping
    local Popping = class("PoppingInCallbacks", Told)
    local hasPopped = false
    function Popping:willMoveToParent(parent)
      if parent == nil and not hasPopped then
        hasPopped = true
        nav:popViewController(false)
      end
    end
    local D = Popping { name = "D" }
    nav:pushViewController(D, false)
    app:settle()
    swipe()
    app:settle()
    assert.are.same({ A, B }, nav.viewControllers)
    assert.are.equal(2, #nav.navigationBar.items)
    assert.is_not_nil(B.view.window)
  end)

  it("leaves the stack as it is where its target is taken elsewhere", function()
    local other = make "other"
    A.wA = function() other:addChild(A) end
    swipe()
    app:settle()
    assert.are.same({ B }, nav.viewControllers)
    assert.are.equal(1, #nav.navigationBar.items)
    assert.is_not_nil(B.view.window)
  end)

  it("has changed the stack when the callbacks of its end come", function()
    local stack, refused ---@type any, any
    A.dA = function()
      stack = nav.viewControllers
      refused = select(2, pcall(nav.popToViewController, nav, B, false))
    end
    swipe()
    app:settle()
    assert.are.same({ A }, stack)
    assert.contains("Tried to pop to a view controller that doesn't exist.", tostring(refused))
    assert.are.equal(1, #nav.navigationBar.items)
    assert.is_not_nil(A.view.window)
  end)
end)

describe("a dismissal", function()
  it("whose presenter presents the same one again in its viewDidAppear shows it", function()
    local A, B = make "A", make "B"
    launchUnheard(A)
    A:present(B, false)
    app:settle()
    A.dA = function() A:present(B, false) end
    A:dismiss(false)
    app:settle()
    assert.are.equal(B, A.presentedViewController)
    assert.is_not_nil(B.view.window)
    assert.is_false(B.isBeingDismissed)
  end)
end)

describe("a window's root", function()
  it("is nobody's child", function()
    local A = make "A"
    launchUnheard(A)
    local nav = UINavigationController {}
    assert.error_matches(
      function() nav:pushViewController(A, false) end,
      "adding a root view controller <ToldInCallbacks> as a child of view controller:<UINavigationController>"
    )
    assert.are.equal(A, window.rootViewController)
    assert.are.same({}, nav.viewControllers)
    window.rootViewController = nav
    nav:pushViewController(A, false)
    app:settle()
    assert.is_not_nil(A.view.window)
  end)
end)
