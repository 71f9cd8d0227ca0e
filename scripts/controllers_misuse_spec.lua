-- Wrong uses of controllers: each raises UIKit's exception or warning, and leaves the tree as it was.
local app, window

local function open(root)
  app, window = launchWindow(root)
  app:settle()
end

local function make(title) return UIViewController { title = title } end

describe("misuse of a stack", function()
  local A, B, nav
  before_each(function()
    A, B = make "A", make "B"
    nav = UINavigationController { rootViewController = A }
    open(nav)
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
  local A, B, C
  before_each(function()
    A, B, C = make "A", make "B", make "C"
    open(A)
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
      local Raising = class("RaisingIn_" .. name, UIViewController)
      Raising[name] = function(self, ...)
        Raising.super[name](self, ...)
        if raises then
          raises = false
          error("raised in " .. name, 0)
        end
      end
      local A, B = make "A", Raising { title = "B" }
      local nav = UINavigationController { rootViewController = A }
      open(nav)
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
