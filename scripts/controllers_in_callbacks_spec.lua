-- What callbacks of controllers do to the tree in the midst of a change: each ends where it should, and everybody hears of it in order.
-- Found by controllers_at_random_spec.lua, made small.
local log, app, window

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

local function open(root)
  log = {}
  app = launch {
    didFinishLaunching = function()
      window = UIWindow {}
      window.rootViewController = root
      window:makeKeyAndVisible()
    end,
  }
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
    open(make "root")
    local A = make "A"
    A.wA = function() window:addSubview(A.view) end
    window:addSubview(A.view)
    app:settle()
    assert.are.same({ "A.wA", "A.dA" }, heard())
    assert.are.equal(window, A.view.superview)
  end)

  it("that can't be moved after all stays, and appears again", function()
    local A, B = make "A", make "B"
    open(A)
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
    open(A)
    A:addChild(B)
    B.dA = function() A:present(cover, false) end
    A.view:addSubview(B.view)
    B:didMoveToParent(A)
    app:settle()
    -- The cover is there, and goes again: A and B come back, and B covers A again before A has appeared.
    heard()
    B.dA = function() A:present(make "again", false) end
    A:dismiss(false)
    app:settle()
    local told = heard()
    assert.are.same({ "cover.wD", "A.wA", "B.wA", "B.dA" }, { told[1], told[2], told[3], told[4] })
    assert.are.equal("again.dA", (function()
      for _, call in ipairs(told) do if call == "again.dA" then return call end end
    end)())
    local appeared
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
    open(tabs)
    window.rootViewController = B
    app:settle()
    assert.is_nil(B.parent)
    assert.are.same({ A }, tabs.viewControllers)
    assert.are.same({ "A.wD", "B.wA", "A.dD", "B.dA" }, heard())
  end)

  it("presents no longer whom another one takes in", function()
    local A, B, C = make "A", make "B", make "C"
    local nav = UINavigationController { rootViewController = A }
    open(nav)
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
    open(nav)
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
    open(tabs)
    assert.error_matches(function() nav:pushViewController(tabs, false) end, "can't take in")
    assert.are.equal(1, #nav.viewControllers)
    assert.error_matches(function() tabs.viewControllers = { nav, tabs } end, "can't take in")
    assert.are.same({ nav }, tabs.viewControllers)
    app:settle()
    assert.is_not_nil(nav.topViewController.view.window)
  end)
end)

describe("a push", function()
  local A, B, nav
  before_each(function()
    A, B = make "A", make "B"
    nav = UINavigationController { rootViewController = A }
    open(nav)
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
