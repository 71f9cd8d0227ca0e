-- View controllers: the life of a view, containers, presentation, navigation.

local log ---@type table
before_each(function() log = {} end)

local CALLBACKS = { "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear", "viewDidDisappear" }
local SHORT = {
  viewWillAppear = "willAppear", viewIsAppearing = "isAppearing", viewDidAppear = "didAppear",
  viewWillDisappear = "willDisappear", viewDidDisappear = "didDisappear",
}

-- a subclass of Base that writes down the calls it gets; viewIsAppearing only where it is asked for
local function logging(name, Base)
  local C = class(name, Base or UIViewController)
  for _, callback in ipairs(CALLBACKS) do
    C[callback] = function(self, animated)
      C.super[callback](self, animated)
      if callback ~= "viewIsAppearing" or self.tellsAll then
        log[#log + 1] = self.title .. " " .. SHORT[callback] .. (animated and " animated" or "")
      end
    end
  end
  return C
end

local Logged = logging "Logged"
local LoggedNavigation = logging("LoggedNavigation", UINavigationController)

local function make(title, properties)
  properties = properties or {}
  properties.title = title
  return Logged(properties)
end

local function heard()
  local lines = log
  log = {}
  return lines
end

local function chain(responder)
  local found = {}
  while responder do
    found[#found + 1] = responder
    responder = responder.next
  end
  return found
end

describe("a controller's view", function()
  it("is loaded once, on first access", function()
    local loads = 0
    ---@class controllers_spec.Lazy: UIViewController
    ---@overload fun(properties?: table): controllers_spec.Lazy
    local Lazy = class("Lazy", UIViewController)
    function Lazy:viewDidLoad() loads = loads + 1 end
    local controller = Lazy {}
    assert.is_false(controller.isViewLoaded)
    assert.is_not_nil(controller.view)
    controller:loadViewIfNeeded()
    assert.are.equal(1, loads)
  end)

  it("appears before and after its first layout", function()
    local C = logging "C"
    function C:viewDidLayoutSubviews() log[#log + 1] = "layout" end
    local controller = C { title = "C", tellsAll = true }
    launchWindow(controller)
    assert.are.same({ "C willAppear", "C isAppearing", "layout", "C didAppear" }, log)
  end)

  it("belongs to one controller", function()
    local one, two = make "1", make "2"
    assert.raises("A view can only be associated with at most one view controller at a time!", function() two.view = one.view end)
  end)

  it("makes room for another root that a callback sets", function()
    local window ---@type UIWindow
    ---@class controllers_spec.Swapping: UIViewController
    ---@overload fun(properties?: table): controllers_spec.Swapping
    local Swapping = class("Swapping", UIViewController)
    function Swapping:viewWillAppear() window.rootViewController = make "N" end
    local app = launch {
      didFinishLaunching = function()
        window = UIWindow {}
        window.rootViewController = Swapping {}
        window:makeKeyAndVisible()
      end,
    }
    app:settle()
    assert.are.same({ window.rootViewController.view }, window.subviews)
    assert.are.same({ "N willAppear", "N didAppear" }, heard())
  end)

  it("disappears with the window's root", function()
    local app, window = launchWindow(make "A")
    heard()
    window.rootViewController = make "B"
    assert.are.same({ "A willDisappear", "B willAppear", "A didDisappear" }, heard())
    app:advanceFrames(1)
    assert.are.same({ "B didAppear" }, heard())
  end)
end)

describe("a container", function()
  local function contain(parent, child)
    parent:addChild(child)
    parent.view:addSubview(child.view)
    child:didMoveToParent(parent)
  end

  it("tells a child of its coming and going", function()
    ---@class controllers_spec.C: UIViewController
    ---@overload fun(properties?: table): controllers_spec.C
    local C = class("Child", UIViewController)
    function C:willMoveToParent(parent) log[#log + 1] = parent and "will " .. parent.title or "will nil" end
    function C:didMoveToParent(parent) log[#log + 1] = parent and "did " .. parent.title or "did nil" end
    local parent, child = make "P", C {}
    parent:addChild(child)
    assert.are.same({ "will P" }, heard())
    assert.are.equal(parent, child.parent)
    assert.are.same({ child }, parent.children)
    child:didMoveToParent(parent)
    child:willMoveToParent(nil)
    child:removeFromParent()
    assert.are.same({ "did P", "will nil", "did nil" }, heard())
    assert.is_nil(child.parent)
    assert.are.same({}, parent.children)
  end)

  it("takes a child away from its former parent", function()
    local one, two, child = make "1", make "2", make "C"
    one:addChild(child)
    two:addChild(child)
    assert.are.same({}, one.children)
    assert.are.equal(two, child.parent)
  end)

  it("refuses itself and its own containers", function()
    local outer, inner = make "outer", make "inner"
    outer:addChild(inner)
    assert.raises("itself or one of its own containers", function() outer:addChild(outer) end)
    assert.raises("itself or one of its own containers", function() inner:addChild(outer) end)
    assert.are.same({}, inner.children)
  end)

  it("hands its appearance on to the children that it shows", function()
    local parent, child, hidden = make "P", make "C", make "H"
    contain(parent, child)
    parent:addChild(hidden)
    local _, window = launchWindow(parent)
    assert.are.same({ "P willAppear", "C willAppear", "C didAppear", "P didAppear" }, heard())
    window.rootViewController = nil
    assert.are.same({ "P willDisappear", "C willDisappear", "C didDisappear", "P didDisappear" }, heard())
  end)

  it("lets a child appear that is added while it is on the screen", function()
    local parent, child = make "P", make "C"
    local app = launchWindow(parent)
    heard()
    contain(parent, child)
    assert.are.same({ "C willAppear" }, heard())
    app:settle()
    assert.are.same({ "C didAppear" }, heard())
    child.view:removeFromSuperview()
    assert.are.same({ "C willDisappear", "C didDisappear" }, heard())
  end)

  it("may tell its children itself", function()
    local Own = logging "Own"
    function Own:shouldAutomaticallyForwardAppearanceMethods() return false end
    local parent, child = Own { title = "P" }, make "C"
    contain(parent, child)
    local app = launchWindow(parent)
    assert.are.same({ "P willAppear", "P didAppear" }, heard())
    child:beginAppearanceTransition(true, true)
    child:endAppearanceTransition()
    assert.are.same({ "C willAppear animated", "C didAppear animated" }, heard())
    child:endAppearanceTransition()
    assert.are.same({ "Unbalanced calls to begin/end appearance transitions for <Logged>." }, app.warnings)
  end)

  it("must be the one whose view holds the child's", function()
    local parent, other, child = make "P", make "O", make "C"
    parent:addChild(child)
    assert.raises(
      "child view controller:<Logged> should have parent view controller:<Logged> but requested parent is:<Logged>",
      function() other.view:addSubview(child.view) end)
    assert.is_nil(child.view.superview)
    -- a view whose controller has no parent may be added
    other.view:addSubview(make("D").view)
  end)

  it("replaces one child by another", function()
    local parent, old, new = make "P", make "old", make "new"
    contain(parent, old)
    local app = launchWindow(parent)
    heard()
    parent:addChild(new)
    old:willMoveToParent(nil)
    parent:transition {
      from = old, to = new, duration = 0.5,
      completion = function(finished)
        old:removeFromParent()
        new:didMoveToParent(parent)
        log[#log + 1] = "done " .. tostring(finished)
      end,
    }
    assert.are.same({ "old willDisappear animated", "new willAppear animated" }, heard())
    app:settle()
    assert.are.same({ "old didDisappear animated", "new didAppear animated", "done true" }, heard())
    assert.is_nil(old.view.superview)
    assert.are.equal(parent.view, new.view.superview)
    assert.raises("must have a common parent view controller", function() parent:transition { from = new, to = old } end)
  end)
end)

describe("presentation", function()
  it("covers the presenter, whose did comes last", function()
    local A, B = make "A", make "B"
    local app, window = launchWindow(A)
    heard()
    A:present(B, true, function() log[#log + 1] = "shown" end)
    assert.are.same({ "A willDisappear animated", "B willAppear animated" }, heard())
    assert.is_true(B.isBeingPresented)
    app:settle()
    assert.are.same({ "B didAppear animated", "A didDisappear animated", "shown" }, heard())
    assert.are.equal(B, A.presentedViewController)
    assert.are.equal(A, B.presentingViewController)
    assert.is_nil(A.view.superview)
    assert.are.equal(window.bounds, B.view.frame)
    B:dismiss(true, function() log[#log + 1] = "closed" end)
    assert.are.same({ "B willDisappear animated", "A willAppear animated" }, heard())
    app:settle()
    assert.are.same({ "A didAppear animated", "B didDisappear animated", "closed" }, heard())
    assert.is_nil(A.presentedViewController)
    assert.are.equal(window, A.view.superview)
    assert.is_nil(B.view.superview)
  end)

  it("is over at once without animation", function()
    local A, B = make "A", make "B"
    launchWindow(A)
    heard()
    A:present(B, false, function() log[#log + 1] = "shown" end)
    assert.are.same({ "A willDisappear", "B willAppear", "B didAppear", "A didDisappear", "shown" }, heard())
    A:dismiss(false)
    assert.are.same({ "B willDisappear", "A willAppear", "A didAppear", "B didDisappear" }, heard())
  end)

  it("V-135 shows a form sheet on a pad in the middle, over the dimmed presenter, which hears nothing", function()
    local A, B = make "A", make("B", { modalPresentationStyle = "formSheet" })
    local app, window = launchWindow(A, { device = "iPad" })
    local button = UIButton { title = "Under", frame = { 0, 0, 100, 44 } }
    A.view:addSubview(button)
    app:settle()
    heard()
    A:present(B, true)
    app:settle()
    assert.are.same({ "B willAppear animated", "B didAppear animated" }, heard())
    assert.are.equal(CGRect { 114, 202, 540, 620 }, B.view.frame)
    local dimming = app:hitTest(20, 20)
    assert.are.equal(window.bounds, dimming.frame)
    assert.are.equal("#00000066", dimming.backgroundColor)
    assert.raises("UIView", function() app:tap "Under" end)
    app:rotateDevice "landscapeLeft"
    app:settle()
    assert.are.equal(CGRect { 242, 74, 540, 620 }, B.view.frame)
    assert.are.equal(window.bounds, dimming.frame)
    app:rotateDevice "portrait"
    heard()
    B:dismiss(true)
    app:settle()
    assert.are.same({ "B willDisappear animated", "B didDisappear animated" }, heard())
    assert.are.same({ A.view }, window.subviews)
    app:tap "Under"
  end)

  it("gives a page sheet the width that there is, 768 at most, and all of the height", function()
    local A, B = make "A", make("B", { modalPresentationStyle = "pageSheet" })
    local app = launchWindow(A, { device = "iPad" })
    heard()
    A:present(B)
    assert.are.same({ "B willAppear", "B didAppear" }, heard())
    assert.are.equal(CGRect { 0, 0, 768, 1024 }, B.view.frame)
    app:rotateDevice "landscapeLeft"
    app:settle()
    assert.are.equal(CGRect { 128, 0, 768, 768 }, B.view.frame)
  end)

  it("V-136 fills a phone with a sheet, and the presenter goes", function()
    local A, B = make "A", make("B", { modalPresentationStyle = "formSheet" })
    local _, window = launchWindow(A)
    heard()
    A:present(B)
    assert.are.same({ "A willDisappear", "B willAppear", "B didAppear", "A didDisappear" }, heard())
    assert.are.equal(window.bounds, B.view.frame)
  end)

  it("fills the window, however small the presenter's view is, which returns to its place", function()
    local A, B = make "A", make "B"
    local app, window = launchWindow(A)
    A.view.frame = { 0, 100, 320, 200 }
    A:present(B, true)
    app:settle()
    assert.are.equal(window.bounds, B.view.frame)
    B:dismiss(true)
    app:settle()
    assert.are.equal(CGRect { 0, 100, 320, 200 }, A.view.frame)
  end)

  it("V-120 V-121 takes half a second on the way of a spring", function()
    local A, B = make "A", make "B"
    local app = launchWindow(A)
    A:present(B, true, function() log[#log + 1] = "shown" end)
    heard()
    app:advance(0.1)
    assert.near(568 * (1 - 0.545), B.view.layer:presentation().frame.y, 1)
    app:advance(0.38)
    assert.are.same({}, heard())
    app:advance(0.02)
    assert.are.same({ "B didAppear animated", "A didDisappear animated", "shown" }, heard())
    B:dismiss(true)
    heard()
    app:advance(0.48)
    assert.are.same({}, heard())
    app:advance(0.02)
    assert.are.same({ "A didAppear animated", "B didDisappear animated" }, heard())
  end)

  it("V-032 loads the new view before anybody hears of anything", function()
    local Loading = logging "Loading"
    function Loading:viewDidLoad() log[#log + 1] = self.title .. " didLoad" end
    local A = make "A"
    launchWindow(A)
    heard()
    A:present(Loading { title = "B" }, true)
    assert.are.same({ "B didLoad", "A willDisappear animated", "B willAppear animated" }, heard())
    local root = make "R"
    local nav = UINavigationController { rootViewController = root }
    launchWindow(nav)
    heard()
    nav:pushViewController(Loading { title = "C" }, true)
    assert.are.same({ "C didLoad", "R willDisappear animated", "C willAppear animated" }, heard())
  end)

  it("tells controllers of short memory: containers, children, what is presented", function()
    ---@class controllers_spec.Warned: UIViewController
    ---@overload fun(properties?: table): controllers_spec.Warned
    local Warned = class("Warned", UIViewController)
    function Warned:didReceiveMemoryWarning() log[#log + 1] = self.title end
    local root, over = Warned { title = "root" }, Warned { title = "over" }
    root:addChild(Warned { title = "child" })
    local app = launchWindow(root)
    root:present(over)
    heard()
    local token = NotificationCenter.default:addObserver(UIApplication.didReceiveMemoryWarningNotification, function(notification)
      log[#log + 1] = notification.name
    end)
    app:memoryWarning()
    assert.are.same({ "root", "child", "over", "UIApplicationDidReceiveMemoryWarningNotification" }, heard())
    NotificationCenter.default:removeObserver(token)
  end)

  it("is the outermost container's", function()
    local inner, other = make "inner", make "other"
    local nav = UINavigationController { rootViewController = inner }
    launchWindow(nav)
    inner:present(other)
    assert.are.equal(nav, other.presentingViewController)
    assert.are.equal(other, inner.presentedViewController)
    assert.are.equal(other, nav.visibleViewController)
    inner:dismiss()
    assert.is_nil(nav.presentedViewController)
  end)

  it("in the current context is the nearest that defines one", function()
    local outer, inner = make "outer", make("inner", { definesPresentationContext = true })
    outer:addChild(inner)
    outer.view:addSubview(inner.view)
    inner:didMoveToParent(outer)
    launchWindow(outer)
    local other = make("other", { modalPresentationStyle = "currentContext" })
    inner:present(other)
    assert.are.equal(inner, other.presentingViewController)
    assert.are.equal(outer.view, other.presentationController.containerView.superview)
  end)

  it("of a chain closes from below all that is above", function()
    local A, B, C = make "A", make "B", make "C"
    launchWindow(A)
    A:present(B)
    B:present(C)
    assert.are.equal(C, B.presentedViewController)
    heard()
    A:dismiss()
    assert.are.same({ "C willDisappear", "A willAppear", "A didAppear", "C didDisappear" }, heard())
    assert.is_nil(A.presentedViewController)
    assert.is_nil(B.presentedViewController)
  end)

  it("only warns while it presents already", function()
    local A, B, C = make "A", make "B", make "C"
    local app = launchWindow(A)
    A:present(B)
    A:present(C)
    assert.are.same({ "Attempt to present <Logged> on <Logged> (from <Logged>) which is already presenting <Logged>." }, app.warnings)
    assert.are.equal(B, A.presentedViewController)
    assert.is_nil(C.presentingViewController)
  end)

  it("only warns outside a window, and while another runs", function()
    local A, B, C = make "A", make "B", make "C"
    local app = launchWindow(A)
    B:present(C)
    assert.contains("whose view is not in the window hierarchy", app.warnings[1])
    A:present(B, true)
    B:present(C, true)
    assert.contains("while a presentation is in progress", app.warnings[2])
    app:settle()
    B:present(C, true)
    app:settle()
    assert.are.equal(C, B.presentedViewController)
    assert.are.equal(2, #app.warnings)
  end)

  it("refuses itself, a child of another, and a window's root", function()
    local A, B = make "A", make "B"
    launchWindow(A)
    assert.raises("on itself", function() A:present(A) end)
    A:addChild(B)
    assert.raises("an active controller <Logged>", function() A:present(B) end)
    assert.raises("an active controller", function() make("C"):present(A) end)
    assert.raises("UIViewController:present", function() A:present(3) end)
  end)

  it("goes with the window's root", function()
    local A, B, C = make "A", make "B", make "C"
    local app, window = launchWindow(A)
    A:present(B, true)
    heard()
    window.rootViewController = C
    app:settle()
    assert.are.same({ C.view }, window.subviews)
    assert.is_nil(A.presentedViewController)
    assert.are.same({
      "B didAppear animated", "A didDisappear animated", "B willDisappear", "B didDisappear", "C willAppear", "C didAppear",
    }, heard())
    C:present(A)
    assert.are.equal(C, A.presentingViewController)
  end)

  it("closes nothing where there is nothing to close", function()
    local A = make "A"
    launchWindow(A)
    heard()
    A:dismiss(true, function() log[#log + 1] = "closed" end)
    assert.are.same({}, heard())
  end)
end)

describe("a navigation controller", function()
  local function stack(...)
    local nav = UINavigationController {}
    nav.viewControllers = { ... }
    return nav
  end

  it("pushes: the old one's did comes before the new one's", function()
    local A, B = make "A", make "B"
    local nav = UINavigationController { rootViewController = A }
    local app = launchWindow(nav)
    assert.are.same({ "A willAppear", "A didAppear" }, heard())
    nav:pushViewController(B, true)
    assert.are.same({ "A willDisappear animated", "B willAppear animated" }, heard())
    assert.is_true(B.isMovingToParent)
    app:settle()
    assert.are.same({ "A didDisappear animated", "B didAppear animated" }, heard())
    assert.is_false(B.isMovingToParent)
    assert.are.equal(B, nav.topViewController)
    assert.are.equal(nav, B.navigationController)
    assert.are.equal(nav, B.parent)
    assert.is_nil(A.view.superview)
    assert.are.equal(nav.view.bounds, B.view.frame)
  end)

  it("pops, and answers what it took off", function()
    local A, B, C = make "A", make "B", make "C"
    local nav = stack(A, B, C)
    local app = launchWindow(nav)
    heard()
    assert.are.equal(C, nav:popViewController(true))
    assert.is_true(C.isMovingFromParent)
    assert.are.same({ "C willDisappear animated", "B willAppear animated" }, heard())
    app:settle()
    assert.are.same({ "C didDisappear animated", "B didAppear animated" }, heard())
    assert.is_nil(C.parent)
    nav:pushViewController(C)
    heard()
    assert.are.same({ B, C }, nav:popToRootViewController())
    assert.are.same({ "C willDisappear", "A willAppear", "C didDisappear", "A didAppear" }, heard())
    assert.is_nil(nav:popViewController())
    assert.are.same({ A }, nav.viewControllers)
  end)

  it("finishes a running push before the next change", function()
    local A, B, C = make "A", make "B", make "C"
    local nav = stack(A)
    local app = launchWindow(nav)
    heard()
    nav:pushViewController(B, true)
    nav:pushViewController(C, true)
    app:settle()
    assert.are.same({
      "A willDisappear animated", "B willAppear animated", "A didDisappear animated", "B didAppear animated",
      "B willDisappear animated", "C willAppear animated", "B didDisappear animated", "C didAppear animated",
    }, heard())
    assert.are.same({ A, B, C }, nav.viewControllers)
  end)

  it("replaces its stack", function()
    local A, B, C = make "A", make "B", make "C"
    local nav = stack(A, B)
    launchWindow(nav)
    heard()
    nav:setViewControllers({ A, C })
    assert.are.same({ "B willDisappear", "C willAppear", "B didDisappear", "C didAppear" }, heard())
    nav:setViewControllers({ B, A, C })
    assert.are.same({}, heard())
    assert.are.same({ A, C }, nav:popToViewController(B))
  end)

  it("refuses a controller twice, another navigation controller, and a way back to a stranger", function()
    local A = make "A"
    local nav = stack(A)
    assert.raises("Pushing the same view controller instance more than once is not supported (<Logged>)",
      function() nav:pushViewController(A) end)
    assert.raises("Pushing a navigation controller is not supported", function() nav:pushViewController(UINavigationController {}) end)
    assert.raises("Tried to pop to a view controller that doesn't exist.", function() nav:popToViewController(make "B") end)
    assert.raises("more than once", function() nav.viewControllers = { A, A } end)
    assert.are.same({ A }, nav.viewControllers)
  end)

  it("hears of its own appearance before its top", function()
    local nav = LoggedNavigation { rootViewController = make "A", title = "N" }
    launchWindow(nav)
    assert.are.same({ "N willAppear", "A willAppear", "A didAppear", "N didAppear" }, heard())
  end)

  it("carries titles and items as data", function()
    local done = 0
    local A = make "A"
    local item = UIBarButtonItem { systemItem = "add", action = function(sender) done = done + sender.tag end, tag = 3 }
    A.navigationItem.rightBarButtonItem = item
    assert.are.equal("A", A.navigationItem.title)
    assert.are.same({ item }, A.navigationItem.rightBarButtonItems)
    item:sendAction()
    assert.are.equal(3, done)
    item.isEnabled = false
    item:sendAction()
    assert.are.equal(3, done)
    local target = { save = function(self, sender) done = sender.title end }
    UIBarButtonItem { systemItem = "save", target = target, action = "save" }:sendAction()
    assert.are.equal("Save", done)
    local action = spy.new()
    UIBarButtonItem { action = action }:sendAction()
    assert.spy(action).was.called(1)
    assert.raises("a function or the name of a method", function() item.action = 3 end)
  end)
end)

describe("whatever is pushed, popped, presented and dismissed", function()
  -- the callbacks that may follow each other; when a transition is reversed, one "will" follows another
  local FOLLOWS = {
    disappeared = { willAppear = "appearing" },
    appearing = { didAppear = "appeared", willDisappear = "disappearing" },
    appeared = { willDisappear = "disappearing" },
    disappearing = { didDisappear = "disappeared", willAppear = "appearing" },
  }

  ---@class controllers_spec.Tracked: UIViewController
  ---@overload fun(properties?: table): controllers_spec.Tracked
  local Tracked = class("Tracked", UIViewController)
  for callback, short in pairs(SHORT) do
    if callback ~= "viewIsAppearing" then
      Tracked[callback] = function(self)
        local now = FOLLOWS[self.now or "disappeared"][short]
        assert(now, ("%s %s while it is %s"):format(self.title, short, self.now or "disappeared"))
        self.now = now
      end
    end
  end

  for seed = 1, 20 do
    it("callbacks pair up, and at rest what is on the screen has appeared (seed " .. seed .. ")", function()
      math.randomseed(seed)
      local all = {}
      local function new()
        local controller = Tracked { title = "T" .. #all + 1 }
        all[#all + 1] = controller
        return controller
      end
      local nav = UINavigationController { rootViewController = new() }
      local app = launchWindow(nav)
      for _ = 1, 40 do
        local animated = math.random(2) == 1
        local step = math.random(7)
        local modal = nav.presentedViewController
        if step <= 2 then nav:pushViewController(new(), animated)
        elseif step == 3 then nav:popViewController(animated)
        elseif step == 4 then nav:popToRootViewController(animated)
        elseif step == 5 then nav.topViewController:present(new(), animated)
        elseif step == 6 and modal then modal:dismiss(animated)
        elseif step == 7 then app:advance(math.random() / 2)
        end
        if math.random(3) == 1 then
          app:settle()
          for _, controller in ipairs(all) do
            local isShown = controller.isViewLoaded and controller.view.window ~= nil
            assert.are.equal(isShown and "appeared" or "disappeared", controller.now or "disappeared")
          end
          local expected = nav.presentedViewController or nav.topViewController
          assert.are.equal("appeared", expected.now)
        end
      end
    end)
  end
end)

describe("a container that another one takes a child from", function()
  it("goes on without it: a stack, tabs", function()
    local A, B, C = make "A", make "B", make "C"
    local nav = UINavigationController {}
    nav.viewControllers = { A, B }
    local tabs = UITabBarController { viewControllers = { nav, C } }
    local app = launchWindow(tabs)
    nav:pushViewController(C, false)
    assert.are.same({ nav }, tabs.viewControllers)
    assert.are.equal(nav, C.parent)
    make("Other"):addChild(C)
    app:settle()
    assert.are.same({ A, B }, nav.viewControllers)
    assert.are.equal("appeared", B.view.window and "appeared")
  end)
end)

describe("the responder chain", function()
  it("G-233 goes from a child through its container", function()
    local child = make "C"
    local nav = UINavigationController { rootViewController = child }
    local _, window = launchWindow(nav)
    local named = {}
    for _, responder in ipairs(chain(child.view)) do
      for name, one in pairs { view = child.view, child = child, root = nav.view, nav = nav, window = window, app = UIApplication.shared } do
        if responder == one then named[#named + 1] = name end
      end
    end
    assert.are.same({ "view", "child", "root", "nav", "window", "app" }, named)
  end)

  it("G-234 goes from a presented controller to its presenter", function()
    local A, B = make "A", make "B"
    local _, window = launchWindow(A)
    A:present(B)
    assert.are.same({ B.view, B, A, window, UIApplication.shared }, chain(B.view))
  end)
end)
