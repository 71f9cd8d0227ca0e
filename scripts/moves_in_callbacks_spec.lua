-- Callbacks that change where a controller or a view stands, while it is on its way to another place.
-- Found by controllers_at_random_spec.lua, made small.
local app, window ---@type App, UIWindow

-- Each callback runs the action that its controller has under the callback's name, once.
local function telling(name, Base)
  local Class = class(name, Base)
  for _, callback in ipairs { "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear", "willMoveToParent" } do
    Class[callback] = function(self, ...)
      Class.super[callback](self, ...)
      self.last = callback
      local action = self.actions and self.actions[callback]
      if not action then return end
      self.actions[callback] = nil
      action()
    end
  end
  return Class
end
local Telling, Pages = telling("TellingController", UIViewController), telling("TellingPages", UIPageViewController)

local function talker(title) return Telling { title = title, actions = {} } end

describe("a view", function()
  local outer, inner ---@type UIView, UIView
  before_each(function()
    app, window = launchWindow(UIViewController {})
    outer, inner = UIView { frame = { 0, 0, 100, 100 } }, UIView { frame = { 0, 0, 10, 10 } }
    window:addSubview(outer)
  end)

  it("that a callback of its removal puts back stays", function()
    ---@class moves_in_callbacks_spec.Sticky: UIView
    ---@overload fun(properties?: table): moves_in_callbacks_spec.Sticky
    local Sticky = class("StickyView", UIView)
    function Sticky:willMoveToWindow(to)
      if to == nil and not self.isBack then
        self.isBack = true
        outer:addSubview(self)
      end
    end
    local view = Sticky { frame = { 0, 0, 10, 10 } }
    outer:addSubview(view)
    view:removeFromSuperview()
    assert.are.equal(outer, view.superview)
    assert.are.equal(window, view.window)
  end)

  it("that its own way to another superview brings back stays where it was brought", function()
    ---@class moves_in_callbacks_spec.Sticky2: UIView
    ---@overload fun(properties?: table): moves_in_callbacks_spec.Sticky2
    local Sticky = class("HomelyView", UIView)
    function Sticky:willMoveToSuperview(to)
      if to == inner then outer:addSubview(self) end
    end
    local view = Sticky { frame = { 0, 0, 10, 10 } }
    outer:addSubview(view)
    inner:addSubview(view)
    assert.are.equal(outer, view.superview)
    assert.are.same({}, inner.subviews)
  end)
end)

describe("a property animator", function()
  it("that its own animations end leaves no animation behind", function()
    app, window = launchWindow(UIViewController {})
    local view = UIView { frame = { 0, 0, 10, 10 } }
    window:addSubview(view)
    local animator ---@type UIViewPropertyAnimator
    animator = UIViewPropertyAnimator {
      duration = 1, curve = "linear",
      animations = function()
        animator:stopAnimation(true)
        view.alpha = 0
      end,
    }
    animator:startAnimation()
    app:settle()
    assert.are.same({}, view.layer:animationKeys() or {})
    assert.are.equal("inactive", animator.state)
  end)
end)

describe("a stack", function()
  local root, nav ---@type any, UINavigationController
  before_each(function()
    root = talker "root"
    nav = UINavigationController { rootViewController = root }
    app, window = launchWindow(nav)
  end)

  it("doesn't take in once more what is on its way into it", function()
    local first, second = talker "first", talker "second"
    local message ---@type any
    root.actions.willMoveToParent = function()
      local _, err = pcall(nav.pushViewController, nav, first, false)
      message = err
    end
    nav:setViewControllers({ first, second }, false)
    assert.matches("Pushing the same view controller instance more than once is not supported", tostring(message))
    assert.are.same({ first, second }, nav.viewControllers)
  end)

  it("goes back in what runs alongside a push, and comes to rest", function()
    local pushed = talker "pushed"
    pushed.actions.viewDidLoad = function()
      pushed.transitionCoordinator:animate(function() nav:popViewController(false) end)
    end
    nav:pushViewController(pushed, true)
    app:settle()
    assert.are.same({ root }, nav.viewControllers)
    assert.are.equal("viewDidAppear", root.last)
    assert.is_nil(pushed.view.window)
  end)

  it("shows its top though a view inside it goes back while it leaves", function()
    local pushed, guest = talker "pushed", talker "guest"
    root.view:addSubview(guest.view)
    app:settle()
    guest.actions.viewWillDisappear = function() nav:popViewController(false) end
    nav:pushViewController(pushed, true)
    app:settle()
    assert.are.same({ root }, nav.viewControllers)
    assert.are.equal(window, root.view.window)
    assert.is_nil(pushed.view.window)
  end)

  it("that a callback leads on while its new top comes shows the last top alone", function()
    local first, second, third, presented = talker "first", talker "second", talker "third", talker "presented"
    nav:present(presented, false)
    presented:addChild(first)
    presented.view:addSubview(first.view)
    first:didMoveToParent(presented)
    -- Its view stays where it was put by hand.
    nav:setViewControllers({ root, first, second }, false)
    app:settle()
    first.actions.viewWillDisappear = function() nav:pushViewController(third, false) end
    nav:popViewController(false)
    app:settle()
    assert.are.same({ root, first, third }, nav.viewControllers)
    assert.is_false(first.view:isDescendant(nav.view))
    nav:dismiss(false)
    app:settle()
    assert.are.equal(window, third.view.window)
  end)
end)

describe("a presenter", function()
  local root ---@type any
  before_each(function()
    root = talker "root"
    app, window = launchWindow(root)
  end)

  it("that is uncovered by a callback of its own leaving stays", function()
    local presented, guest = talker "presented", talker "guest"
    root.view:addSubview(guest.view)
    app:settle()
    guest.actions.viewWillDisappear = function() root:dismiss(false) end
    root:present(presented, true)
    app:settle()
    assert.is_nil(root.presentedViewController)
    assert.are.equal(window, root.view.window)
    assert.are.equal("viewDidAppear", root.last)
  end)

  it("that is presented itself has its place again after an animator has moved it", function()
    local middle, top = talker "middle", talker "top"
    local animator = {
      transitionDuration = function() return 0.2 end,
      animateTransition = function(_, context)
        local to = context:view "to"
        if to then context.containerView:addSubview(to) end
        UIView.animate { duration = 0.2, animations = function() end, completion = function() context:completeTransition(true) end }
      end,
    }
    top.transitioningDelegate = {
      animationControllerForPresented = function() return animator end,
      animationControllerForDismissed = function() return animator end,
    }
    root:present(middle, false)
    middle:present(top, false)
    app:settle()
    top:dismiss(true)
    app:settle()
    assert.are.equal(middle, root.presentedViewController)
    assert.are.equal(window, middle.view.window)
  end)

  it("may make what it has closed the window's root", function()
    local presented = talker "presented"
    root:present(presented, false)
    app:settle()
    root.actions.viewDidAppear = function() window.rootViewController = presented end
    root:dismiss(false)
    app:settle()
    assert.are.equal(window, presented.view.window)
    assert.are.equal("viewDidAppear", presented.last)
    assert.is_nil(root.view.window)
  end)
end)

describe("a page", function()
  local pages ---@type any
  before_each(function()
    pages = Pages { transitionStyle = "scroll", actions = {} }
    app, window = launchWindow(pages)
  end)

  it("that its viewDidLoad has taken away doesn't hear that it appears", function()
    local page = talker "page"
    page.actions.viewDidLoad = function()
      page:willMoveToParent(nil)
      page:removeFromParent()
    end
    pages:setViewControllers({ page }, "forward", false)
    app:settle()
    assert.are.equal("willMoveToParent", page.last)
    assert.are.same({}, pages.viewControllers)
  end)

  it("that a callback replaces leaves", function()
    local first, second = talker "first", talker "second"
    first.actions.viewDidLoad = function() pages:setViewControllers({ second }, "forward", true) end
    pages:setViewControllers({ first }, "forward", false)
    app:settle()
    assert.are.same({ second }, pages.viewControllers)
    assert.are.same({ second }, pages.children)
    assert.is_nil(first.parent)
  end)
end)

describe("a tab", function()
  it("that a callback sets again becomes the root nevertheless", function()
    local first, second = talker "first", talker "second"
    local tabs = UITabBarController { viewControllers = { first, second } }
    app, window = launchWindow(tabs)
    second.actions.viewDidLoad = function() tabs:setViewControllers({ second, first }, false) end
    window.rootViewController = first
    app:settle()
    assert.is_nil(first.parent)
    assert.are.same({ second }, tabs.viewControllers)
    assert.are.equal(window, first.view.window)
  end)
end)

describe("a child", function()
  it("that leaves its container while that is covered appears where its view is", function()
    local first, second, presented = talker "first", talker "second", talker "presented"
    local nav = UINavigationController { rootViewController = first }
    app, window = launchWindow(nav)
    nav:pushViewController(second, false)
    app:settle()
    nav:present(presented, true)
    window:addSubview(second.view)
    nav:popViewController(false)
    app:settle()
    assert.is_nil(second.parent)
    assert.are.equal("viewDidAppear", second.last)
  end)
end)
