-- Switches of tabs that an animator of the app's moves. Rule: docs/rules/controllers.md 7
local calls, tabs, app ---@type any, any, any
local outcome ---@type boolean
---@class tab_transitions_spec.Told: UIViewController
---@overload fun(properties?: table): tab_transitions_spec.Told
local Told = class("TransitionTold", UIViewController)
for name, short in pairs { viewWillAppear = "wA", viewDidAppear = "dA", viewWillDisappear = "wD", viewDidDisappear = "dD" } do
  Told[name] = function(self, animated) calls[#calls + 1] = self.title .. "." .. short .. (animated and "" or "!") end
end
local function toldInLine()
  local told = table.concat(calls, " ")
  calls = {}
  return told
end

---@class tab_transitions_spec.Fade: NSObject
---@overload fun(): tab_transitions_spec.Fade
local Fade = class("TabFade", NSObject)
function Fade:transitionDuration() return 0.3 end
function Fade:animateTransition(context)
  local view = context:view "to"
  context.containerView:addSubview(view)
  view.alpha = 0
  UIView.animate {
    duration = 0.3, animations = function() view.alpha = 1 end, completion = function() context:completeTransition(outcome) end,
  }
end

local delegate
local function openTabs()
  calls, outcome = {}, true
  delegate = {
    animationControllerForTransitionFrom = function(_, _, from, to)
      calls[#calls + 1] = from.title .. ">" .. to.title
      return Fade()
    end,
    didSelectViewController = function(_, _, controller) calls[#calls + 1] = "did " .. controller.title end,
  }
  tabs = UITabBarController { viewControllers = { Told { title = "A" }, Told { title = "B" }, Told { title = "C" } } }
  app = launchWindow(tabs)
  app:settle()
  tabs.delegate = delegate
  toldInLine()
end

describe("a switch with an animator", function()
  before_each(openTabs)

  it("selects at once and ends when the animator says so", function()
    app:tap "B"
    assert.are.equal("A>B B.wA A.wD did B", toldInLine())
    assert.are.equal(2, tabs.selectedIndex)
    assert.near(0, tabs.viewControllers[2].view.layer:presentation().opacity, 0.2)
    assert.is_truthy(tabs.viewControllers[1].view.window)
    assert.is_truthy(tabs.transitionCoordinator)
    app:settle()
    assert.are.equal("A.dD B.dA", toldInLine())
    assert.is_nil(tabs.viewControllers[1].view.window)
    assert.is_nil(tabs.transitionCoordinator)
    tabs.selectedIndex = 3
    app:settle()
    assert.are.equal("B>C C.wA B.wD B.dD C.dA", toldInLine())
  end)

  it("that is cancelled selects the old tab again", function()
    outcome = false
    app:tap "B"
    app:settle()
    assert.are.equal("A>B B.wA A.wD did B B.wD B.dD A.wA A.dA", toldInLine())
    assert.are.equal(1, tabs.selectedIndex)
    assert.is_truthy(tabs.viewControllers[1].view.window)
    assert.is_nil(tabs.viewControllers[2].view.window)
    assert.are.equal(tabs.viewControllers[1].tabBarItem, tabs.tabBar.selectedItem)
  end)

  it("is ended by a further switch, and by another list", function()
    app:tap "B"
    app:tap "C"
    app:settle()
    assert.are.equal("A>B B.wA A.wD did B A.dD B.dA B>C C.wA B.wD did C B.dD C.dA", toldInLine())
    app:tap "A"
    tabs.viewControllers = { tabs.viewControllers[2] }
    app:settle()
    assert.are.equal(1, tabs.selectedIndex)
    assert.is_truthy(tabs.viewControllers[1].view.window)
  end)

  it("follows a finger where there is an interaction", function()
    local drive = UIPercentDrivenInteractiveTransition {}
    delegate.interactionControllerForAnimator = function() return drive end
    tabs.selectedIndex = 2
    drive:update(0.5)
    app:advance(0.2)
    assert.are.equal("A>B B.wA A.wD", toldInLine())
    drive:finish()
    app:settle()
    assert.are.equal("A.dD B.dA", toldInLine())
    assert.are.equal(1, tabs.viewControllers[2].view.alpha)
  end)

  it("isn't asked for before the tabs are on the screen, nor where the animator is nil", function()
    delegate.animationControllerForTransitionFrom = function() return nil end
    app:tap "B"
    assert.are.equal("B.wA! A.wD! A.dD! B.dA! did B", toldInLine())
    local away = UITabBarController { viewControllers = { Told { title = "D" }, Told { title = "E" } }, delegate = delegate }
    delegate.animationControllerForTransitionFrom = function() error "not on the screen" end
    away.selectedIndex = 2
    assert.are.equal(2, away.selectedIndex)
  end)
end)
