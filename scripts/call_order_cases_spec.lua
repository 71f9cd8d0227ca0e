-- The order in which controllers and fields are called, by the numbered cases V1 to V21 and F3 to F11 of docs/rules/cases/animation.md.
local log, app ---@type table, App

local HEARD = {
  viewDidLoad = "load", viewWillAppear = "willAppear", viewIsAppearing = "isAppearing", viewDidAppear = "didAppear",
  viewWillDisappear = "willDisappear", viewDidDisappear = "didDisappear",
  viewWillLayoutSubviews = "willLayout", viewDidLayoutSubviews = "didLayout",
}

-- A controller that notes the calls it gets; calls about layout only where an option asks for them.
local function noting(title, options)
  options = options or {}
  ---@class call_order_cases_spec.Noting: UIViewController
  ---@overload fun(properties?: table): call_order_cases_spec.Noting
  local Noting = class("Noting", UIViewController)
  for name, short in pairs(HEARD) do
    local isLayout, isNew = short:find "Layout", name == "viewIsAppearing"
    Noting[name] = function(self, ...)
      Noting.super[name](self, ...)
      if (not isLayout or options.layout) and (not isNew or options.layout) then log[#log + 1] = title .. "." .. short end
      if options.also then options.also(self, short) end
    end
  end
  function Noting:willMoveToParent(parent) if options.moves then log[#log + 1] = title .. ".willMove " .. (parent and "to parent" or "nil") end end
  function Noting:didMoveToParent(parent) if options.moves then log[#log + 1] = title .. ".didMove " .. (parent and "to parent" or "nil") end end
  return Noting { title = title, modalPresentationStyle = options.style or "fullScreen" }
end

local function launchLogged(root, device)
  log = {}
  app = launchWindow(root, { device = device })
  app:settle()
end

local function heard()
  local lines = log
  log = {}
  return lines
end

local function afterwards()
  app:settle()
  return heard()
end

describe("controllers", function()
  it("V1 appear with their layout between will and did", function()
    launchLogged(noting("A", { layout = true }))
    assert.are.same({ "A.load", "A.willAppear", "A.isAppearing", "A.willLayout", "A.didLayout", "A.didAppear" }, heard())
  end)

  it("V2 V3 pushed and popped: the leaving one's did before the coming one's", function()
    local A, B = noting "A", noting("B", { layout = true })
    local nav = UINavigationController { rootViewController = A }
    launchLogged(nav)
    heard()
    nav:pushViewController(B, true)
    assert.are.same({
      "B.load", "A.willDisappear", "B.willAppear", "B.isAppearing", "B.willLayout", "B.didLayout", "A.didDisappear", "B.didAppear",
    }, afterwards())
    nav:popViewController(true)
    assert.are.same({ "B.willDisappear", "A.willAppear", "B.didDisappear", "A.didAppear" }, afterwards())
    assert.is_nil(B.parent)
  end)

  it("V5 presented full screen: the new one's did before the old one's", function()
    local A, B = noting "A", noting "B"
    launchLogged(A)
    heard()
    A:present(B, true)
    assert.are.same({ "B.load", "A.willDisappear", "B.willAppear", "B.didAppear", "A.didDisappear" }, afterwards())
  end)

  it("V7 over the presenter, which hears nothing", function()
    for _, style in ipairs { "formSheet", "overFullScreen" } do
      local A, B = noting "A", noting("B", { style = style })
      launchLogged(A, "iPad")
      heard()
      A:present(B, true)
      assert.are.same({ "B.load", "B.willAppear", "B.didAppear" }, afterwards())
      A:dismiss(true)
      assert.are.same({ "B.willDisappear", "B.didDisappear" }, afterwards())
    end
  end)

  it("V10 know whether they are being presented or dismissed", function()
    local flags = {}
    local A, B ---@type UIViewController, UIViewController
    B = noting("B", { also = function(self, short)
      if short:find "ppear" then flags[short] = { self.isBeingPresented, self.isBeingDismissed, self.presentingViewController ~= nil } end
    end })
    A = noting("A", { also = function(self, short) flags["A." .. short] = self.presentedViewController ~= nil end })
    launchLogged(A)
    A:present(B, true, function() flags.presented = { B.isBeingPresented } end)
    app:settle()
    A:dismiss(true, function() flags.dismissed = { B.isBeingDismissed } end)
    app:settle()
    assert.are.same({ true, true }, { flags.willAppear[1], flags.didAppear[1] })
    assert.are.same({ true, true }, { flags.willDisappear[2], flags.didDisappear[2] })
    assert.are.same({ false, false }, { flags.presented[1], flags.dismissed[1] })
    assert.is_false(flags.didDisappear[3])
    assert.is_true(flags["A.willAppear"])
    assert.is_false(flags["A.didAppear"])
  end)

  it("V11 V13 in tabs are loaded when they are seen, and switch new before old", function()
    local first, second = noting "T0", noting "T1"
    local tabs = UITabBarController { viewControllers = { first, second } }
    launchLogged(tabs)
    assert.are.same({ "T0.load", "T0.willAppear", "T0.didAppear" }, heard())
    tabs.selectedIndex = 2
    app:settle()
    heard()
    tabs.selectedIndex = 1
    assert.are.same({ "T0.willAppear", "T1.willDisappear", "T1.didDisappear", "T0.didAppear" }, afterwards())
  end)

  it("V15 curled: the old page's did before the new one's", function()
    local old, new = noting "old", noting "new"
    local pages = UIPageViewController { transitionStyle = "pageCurl" }
    pages:setViewControllers({ old }, "forward", false)
    launchLogged(pages)
    new:loadViewIfNeeded()
    heard()
    pages:setViewControllers({ new }, "forward", true)
    assert.are.same({ "new.willAppear", "old.willDisappear", "old.didDisappear", "new.didAppear" }, afterwards())
  end)

  it("V17 taken out by their container", function()
    local parent, child = noting "P", noting("c", { moves = true })
    launchLogged(parent)
    parent:addChild(child)
    parent.view:addSubview(child.view)
    child:didMoveToParent(parent)
    app:settle()
    heard()
    child:willMoveToParent(nil)
    child.view:removeFromSuperview()
    child:removeFromParent()
    assert.are.same({ "c.willMove nil", "c.willDisappear", "c.didDisappear", "c.didMove nil" }, heard())
  end)

  it("V18 replaced by one another: the views first, the dids at the end", function()
    local parent, from, to = noting "P", noting "from", noting "to"
    launchLogged(parent)
    parent:addChild(from)
    parent.view:addSubview(from.view)
    from:didMoveToParent(parent)
    parent:addChild(to)
    to:loadViewIfNeeded()
    app:settle()
    heard()
    parent:transition { from = from, to = to, duration = 0.25, animations = function()
      log[#log + 1] = to.view.superview == parent.view and "block, with the new view" or "block"
    end }
    assert.are.same({ "from.willDisappear", "to.willAppear", "block, with the new view" }, heard())
    assert.are.same({ "from.didDisappear", "to.didAppear" }, afterwards())
    assert.is_nil(from.view.superview)
  end)

  it("V19 turned: told parent before child, laid out, along, and at the end", function()
    local lines = {}
    ---@class call_order_cases_spec.Turning: UIViewController
    ---@overload fun(properties?: table): call_order_cases_spec.Turning
    local Turning = class("Turning", UIViewController)
    function Turning:viewWillTransition(size, coordinator)
      lines[#lines + 1] = self.title .. " will"
      coordinator:animate(function() lines[#lines + 1] = self.title .. " along" end, function() lines[#lines + 1] = self.title .. " end" end)
      UIViewController.viewWillTransition(self, size, coordinator)
    end
    local parent, child = Turning { title = "parent" }, Turning { title = "child" }
    launchLogged(parent)
    parent:addChild(child)
    child.view.frame = parent.view.bounds
    child.view.autoresizingMask = { "flexibleWidth", "flexibleHeight" }
    parent.view:addSubview(child.view)
    child:didMoveToParent(parent)
    app:settle()
    app:rotateDevice "landscapeLeft"
    app:settle()
    assert.are.same({ "parent will", "child will", "parent along", "child along", "parent end", "child end" }, lines)
  end)

  it("V21 a navigation controller's delegate hears of the animator, then will, then did", function()
    local A, B = noting "A", noting "B"
    local nav = UINavigationController { rootViewController = A }
    launchLogged(nav)
    heard()
    nav.delegate = {
      animationControllerForOperation = function() log[#log + 1] = "animator" return nil end,
      navigationControllerWillShow = function() log[#log + 1] = "willShow" end,
      navigationControllerDidShow = function() log[#log + 1] = "didShow" end,
    }
    nav:pushViewController(B, true)
    local lines = afterwards()
    local place = {}
    for index, line in ipairs(lines) do place[line] = index end
    assert.is_true(place.animator < place.willShow)
    assert.is_true(place.willShow < place["B.didAppear"])
    assert.are.equal(#lines, place.didShow)
  end)
end)

describe("the keyboard", function()
  local first, second, answers ---@type UITextField, UITextField, table

  before_each(function()
    answers = {}
    log = {}
    local delegate = {
      textFieldShouldBeginEditing = function() log[#log + 1] = "shouldBegin" return answers.begin ~= false end,
      textFieldDidBeginEditing = function() log[#log + 1] = "didBegin" end,
      textFieldShouldEndEditing = function() log[#log + 1] = "shouldEnd" return answers["end"] ~= false end,
      textFieldDidEndEditing = function() log[#log + 1] = "didEnd" end,
      textFieldShouldReturn = function() log[#log + 1] = "shouldReturn" return true end,
    }
    app = launchWindow(function(window)
      first = UITextField { frame = { 10, 40, 200, 30 }, delegate = delegate }
      second = UITextField { frame = { 10, 90, 200, 30 } }
      window:addSubview(first)
      window:addSubview(second)
    end)
    app:settle()
    for _, name in ipairs { "WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow", "WillHide", "DidHide" } do
      NotificationCenter.default:addObserver(UIResponder["keyboard" .. name .. "Notification"], function() log[#log + 1] = name end)
    end
  end)

  it("F3 F5 comes with four notices and goes with the field", function()
    app:tap(first)
    app:settle()
    assert.are.same({ "shouldBegin", "didBegin", "WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow" }, heard())
    first:resignFirstResponder()
    app:settle()
    assert.are.same({ "shouldEnd", "WillChangeFrame", "WillHide", "didEnd", "DidChangeFrame", "DidHide" }, heard())
    assert.is_false(first.isFirstResponder)
  end)

  it("F7 tells its frames, its time and its curve", function()
    local info ---@type any
    NotificationCenter.default:addObserver(UIResponder.keyboardWillShowNotification, function(notification) info = notification.userInfo end)
    app:tap(first)
    assert.are.equal(568, info[UIResponder.keyboardFrameBeginUserInfoKey].minY)
    assert.are.equal(568, info[UIResponder.keyboardFrameEndUserInfoKey].maxY)
    assert.are.same({ 0.25, 7, true }, {
      info[UIResponder.keyboardAnimationDurationUserInfoKey], info[UIResponder.keyboardAnimationCurveUserInfoKey], info.isLocal,
    })
  end)

  it("F8 stays where the delegate refuses, unless it is forced", function()
    app:tap(first)
    answers["end"] = false
    assert.is_false(first:resignFirstResponder())
    assert.is_true(first.isFirstResponder)
    app.window:endEditing(true)
    assert.is_false(first.isFirstResponder)
  end)

  it("F9 is for who can have it, in a window", function()
    assert.is_false(UITextField { frame = { 0, 0, 100, 30 } }:becomeFirstResponder())
    assert.is_false(UIView { frame = { 0, 0, 100, 30 } }:becomeFirstResponder())
    local plain = UIView { frame = { 0, 0, 10, 10 } }
    app.window:addSubview(plain)
    assert.is_false(plain:becomeFirstResponder())
  end)

  it("F11 asks about return, and the field stays unless an action ends it", function()
    app:tap(first)
    app:settle()
    heard()
    app:pressReturn()
    assert.are.same({ "shouldReturn" }, heard())
    assert.is_true(first.isFirstResponder)
    second:addTarget("editingDidEndOnExit", function() log[#log + 1] = "exit" end)
    app:tap(second)
    app:settle()
    heard()
    app:pressReturn()
    assert.are.equal("exit", heard()[1])
    assert.is_false(second.isFirstResponder)
  end)
end)
