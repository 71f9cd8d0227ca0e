-- One form for actions, docs/lua-api.md 1.10; the targets of notifications.

describe("target and action", function()
  local function target()
    local t = { n = 0 }
    function t:hit(sender) self.n = self.n + 1 self.sender = sender end
    return t
  end
  it("are the keys of controls, bar items, recognizers, display links and timers", function()
    local t = target()
    local button = UIButton { target = t, action = "hit" }
    button:sendActions "touchUpInside"
    assert.are.equal(1, t.n)
    assert.are.equal(button, t.sender)
    button:removeTarget("touchUpInside", t, "hit")
    button:sendActions "touchUpInside"
    assert.are.equal(1, t.n)
    UISwitch { target = t, action = "hit" }:sendActions "valueChanged"
    assert.are.equal(2, t.n)
    UISlider { target = t, action = "hit", events = "touchUpInside" }:sendActions "touchUpInside"
    assert.are.equal(3, t.n)
    local n = 0
    UISegmentedControl { items = { "a" }, action = function() n = n + 1 end }:sendActions "valueChanged"
    assert.are.equal(1, n)
    UIBarButtonItem { target = t, action = "hit" }:sendAction()
    assert.are.equal(4, t.n)
    local control = UIControl {}
    control:addTarget("touchDown", { target = t, action = "hit" })
    control:sendActions "touchDown"
    assert.are.equal(5, t.n)
    control:removeTarget("touchDown", { target = t, action = "hit" })
    control:sendActions "touchDown"
    assert.are.equal(5, t.n)
    assert.has_error(function() UIButton { target = t } end)
    assert.has_error(function() UIButton { target = t, action = 3 } end)
  end)
  it("work in a run", function()
    local t = target()
    local view = UIView { frame = { 0, 0, 100, 100 } }
    view:addGestureRecognizer(UITapGestureRecognizer { target = t, action = "hit" })
    local app = launch { didFinishLaunching = function()
      local w = UIWindow {} w:makeKeyAndVisible() w:addSubview(view)
      after(0.5, t, "hit")
      Timer.scheduledTimer { timeInterval = 0.7, target = t, action = "hit", userInfo = "u" }
      Timer.scheduledTimer(0.8, t, "hit", "info", false)
      Timer.scheduledTimer(0.9, false, function(timer) t.last = timer end)
      every(2, { target = t, action = "hit" })
    end }
    app:tap(view)
    assert.are.equal(1, t.n)
    app:wait(0.52)
    assert.are.equal(2, t.n)
    app:wait(0.5)
    assert.are.equal(4, t.n)
    assert.are.equal("info", t.sender.userInfo)
    assert.is_false(t.last.isValid)
    app:wait(1)
    assert.are.equal(5, t.n)
    local link = CADisplayLink { target = t, action = "hit" }
    link:add()
    app:advanceFrames(2)
    assert.is_true(t.n >= 7)
    link:invalidate()
  end)
  it("in an own class of control leave `action` to it", function()
    local n = 0
    ---@class target_action_spec.B: UIButton
    ---@field action any
    ---@overload fun(properties?: table): target_action_spec.B
    local B = class("B", UIButton)
    function B:init(o) B.super.init(self, o) self:addTarget("touchUpInside", function() self.action() end) end
    B { action = function() n = n + 1 end }:sendActions "touchUpInside"
    assert.are.equal(1, n)
    local t = target()
    class("C", UIButton) { target = t, action = "hit" }:sendActions "touchUpInside"
    assert.are.equal(1, t.n)
  end)
end)

describe("the target of a notification", function()
  local center ---@type NotificationCenter
  before_each(function() center = NotificationCenter.default end)
  it("removes by target, by name and by sender", function()
    local t, sender = { n = 0 }, {}
    function t:heard() self.n = self.n + 1 end
    center:addObserver("a", t, "heard")
    center:addObserver("b", t, "heard")
    center:addObserver("c", t, "heard", sender)
    center:removeObserver(t, "a")
    center:post "a" center:post "b" center:post("c", sender)
    assert.are.equal(2, t.n)
    center:removeObserver(t, nil, sender)
    center:post("c", sender) center:post "b"
    assert.are.equal(3, t.n)
    center:removeObserver(t)
    center:post "b"
    assert.are.equal(3, t.n)
    center:removeObserver(t)
    assert.has_error(function() center:removeObserver(3) end)
  end)
  it("holds a target weakly", function()
    local n = 0
    for _, super in ipairs { false, NSObject, UIViewController } do
      local T = super and class("T", super) or class("T")
      function T:heard() n = n + 1 end
      local t = T {}
      center:addObserver("a", t, "heard")
      collectgarbage()
      center:post "a"
      assert.are.equal(1, n)
      t = nil
      collectgarbage()
      center:post "a"
      assert.are.equal(1, n)
      n = 0
    end
  end)
end)

describe("an action that is a method of UIKit's own", function()
  it("is sent to a view, which gets true for a Bool", function()
    local field, app
    for _, tapped in ipairs { "view", "bar item", "control", "timer" } do
      app = launchWindow(function(window)
        local controller = UIViewController {}
        window.rootViewController = UINavigationController { rootViewController = controller }
        field = UITextField { frame = { 20, 100, 200, 40 } }
        controller.view:addSubview(field)
        local target = { target = controller.view, action = "endEditing" }
        if tapped == "view" then controller.view:addGestureRecognizer(UITapGestureRecognizer(target)) end
        if tapped == "bar item" then controller.navigationItem.rightBarButtonItem = UIBarButtonItem { title = "End", target = controller.view, action = "endEditing" } end
        if tapped == "control" then
          local button = UIButton { frame = { 20, 200, 100, 40 } }
          button:setTitle("End", "normal")
          button:addTarget("touchUpInside", controller.view, "endEditing")
          controller.view:addSubview(button)
        end
      end)
      app:tap(field)
      app:settle()
      assert.is_true(field.isFirstResponder)
      if tapped == "timer" then after(0.1, field, "resignFirstResponder") elseif tapped == "view" then app:tap { 200, 300 } else app:tap "End" end
      app:settle()
      assert.is_false(field.isFirstResponder, tapped)
    end
  end)

  it("pops and dismisses animated", function()
    local navigation
    local app = launchWindow(function(window)
      navigation = UINavigationController { rootViewController = UIViewController {} }
      local second = UIViewController {}
      second.navigationItem.rightBarButtonItem = UIBarButtonItem { title = "Home", target = navigation, action = "popToRootViewController" }
      navigation:pushViewController(second, false)
      window.rootViewController = navigation
    end)
    app:settle()
    app:tap "Home"
    assert.are.equal(1, #navigation.viewControllers)
    local began = app.time
    app:settle()
    assert.is_true(app.time - began > 0.2)
  end)

  it("that neither has is said, with the target's class", function()
    local app = launchWindow(function(window)
      window:addGestureRecognizer(UITapGestureRecognizer { target = window, action = "endEditng" })
    end)
    assert.raises("a UIWindow, has no method 'endEditng'", function() app:tap { 100, 100 } end)
  end)
end)
