-- Everything that can be done to a tree of controllers, in any order and at any time: pushes, pops, presentations, dismissals, fingers,
-- turns and tabs, also in the midst of each other and from inside callbacks. Whatever is refused says so; at the end of each stretch the
-- stack, the views and the callbacks agree.
local STEPS = 2000

describe("controllers at random", function()
  it("keep stack, views and callbacks together", function()
    local state = 20261122
    local function random(count)
      state = (state * 1103515245 + 12345) % 2147483648
      return state // 65536 % count + 1
    end

    local made, inside = {}, 0
    local problem, step = nil, 0
    local act
    local Random = class("RandomController", UIViewController)
    local function note(controller, expected, now)
      -- A did follows its own will.
      controller.now = controller.now or "disappeared"
      if not expected[controller.now] then
        problem = problem or ("step %d: %s: %s after %s"):format(step, controller.title, now, controller.now)
      end
      controller.now = now
      if inside < 2 and random(25) == 1 then
        inside = inside + 1
        act()
        inside = inside - 1
      end
    end
    function Random:viewWillAppear() note(self, { disappeared = true, disappearing = true }, "appearing") end
    function Random:viewDidAppear() note(self, { appearing = true }, "appeared") end
    function Random:viewWillDisappear() note(self, { appeared = true, appearing = true }, "disappearing") end
    function Random:viewDidDisappear() note(self, { disappearing = true }, "disappeared") end

    local function make()
      local controller = Random { title = "C" .. #made + 1 }
      made[#made + 1] = controller
      if random(4) == 1 then controller.hidesBottomBarWhenPushed = true end
      if random(5) == 1 then controller.navigationItem.prompt = "prompt" end
      controller.modalPresentationStyle = ({ "fullScreen", "overFullScreen", "formSheet", "pageSheet" })[random(4)]
      controller.modalTransitionStyle = ({ "coverVertical", "crossDissolve", "flipHorizontal" })[random(3)]
      return controller
    end

    local nav = UINavigationController { rootViewController = make() }
    local tabs = UITabBarController {}
    tabs.viewControllers = { nav, make(), make() }
    local app = launch({
      name = "random",
      didFinishLaunching = function(self)
        self.window = UIWindow { frame = UIScreen.main.bounds }
        self.window.rootViewController = tabs
        self.window:makeKeyAndVisible()
      end,
    }, { device = "iPad" })

    local function some() return made[math.max(1, #made - random(6) + 1)] end
    local function yes() return random(2) == 1 end
    local actions = {
      function() nav:pushViewController(make(), yes()) end,
      function() nav:pushViewController(some(), yes()) end,
      function() nav:popViewController(yes()) end,
      function() nav:popViewController(yes()) end,
      function() nav:popToRootViewController(yes()) end,
      function() nav:popToViewController(some(), yes()) end,
      function() nav:setViewControllers({ nav.viewControllers[1], make(), make() }, yes()) end,
      function() nav.topViewController:present(make(), yes()) end,
      function() some():present(some(), yes()) end,
      function() tabs:dismiss(yes()) end,
      function() some():dismiss(yes()) end,
      function() tabs.selectedIndex = random(3) end,
      function() nav:setNavigationBarHidden(yes(), yes()) end,
      function() nav:setToolbarHidden(yes(), yes()) end,
      function() some().title = "T" .. random(9) end,
      function() some().view:addSubview(some().view) end,
    }
    function act() pcall(actions[random(#actions)]) end

    local outside = {
      function() app:advance(random(40) / 100) end,
      function() app:advanceFrames(random(3)) end,
      function() app:drag { from = { 4, 300 }, to = { random(700), 300 }, duration = random(30) / 100 } end,
      function() app:rotateDevice(({ "portrait", "landscapeLeft", "landscapeRight" })[random(3)]) end,
      function() app:touch(random(768), random(1024)):lift() end,
    }

    local function check()
      local title = "after step " .. step
      app:settle()
      assert.is_nil(problem)
      assert.is_true(#nav.viewControllers >= 1, title)
      for _, controller in ipairs(made) do
        local isShown = controller.isViewLoaded and controller.view.window ~= nil
        -- A child of a stranger's view is told as that is.
        if controller.parent ~= nil or controller.presentingViewController ~= nil then
          if isShown and controller.view.superview == nil then error(title .. ": " .. controller.title .. " is shown without a superview") end
        end
        local now = controller.now or "disappeared"
        assert.is_true(now == "appeared" or now == "disappeared", title .. ": " .. controller.title .. " is still " .. now)
      end
      local top = nav.topViewController
      if tabs.selectedViewController == nav and tabs.presentedViewController == nil then
        assert.is_not_nil(top.view.window, title)
        assert.are.equal("appeared", top.now, title)
      end
      for index, controller in ipairs(nav.viewControllers) do
        assert.are.equal(nav, controller.parent, title)
        if index < #nav.viewControllers and controller.isViewLoaded then assert.are_not.equal("appeared", controller.now, title) end
      end
    end

    for count = 1, STEPS do
      step = count
      if random(3) == 1 then pcall(outside[random(#outside)]) else act() end
      if step % 50 == 0 then check() end
      if #nav.viewControllers > 8 then nav:popToRootViewController(false) end
    end
    check()
  end)
end)
