-- Transitions by an app's own animator that a finger takes, lets go of and takes again. Rules: docs/rules/controllers.md 3.6
local app, calls, interaction, animator, home, card
---@cast app App

local function note(text) calls[#calls + 1] = text end

-- The animator moves the new view, or the old one at a way back, by a property animator of one second that goes evenly.
local function makeAnimator(isInterruptible)
  local one = { transitionDuration = function() return 1 end }
  local function make(context)
    if animator then return animator end
    local coming, going = context:view "to", context:view "from"
    if coming then context.containerView:addSubview(coming) end
    local moved = coming or going
    local width = context.containerView.bounds.width
    if coming then coming.frame = coming.frame:offset(width, 0) end
    animator = UIViewPropertyAnimator { duration = 1, curve = "linear" }
    animator:addAnimations(function() moved.frame = moved.frame:offset(coming and -width or width, 0) end)
    animator:addCompletion(function(position)
      note(position .. (context.transitionWasCancelled and " cancelled" or ""))
      animator = nil
      context:completeTransition(not context.transitionWasCancelled)
    end)
    return animator
  end
  function one:animateTransition(context) make(context):startAnimation() end
  function one:animationEnded(completed) note("ended " .. tostring(completed)) end
  if isInterruptible then
    function one:interruptibleAnimator(context) return make(context) end
  end
  return one
end

local begin = {
  push = function(one)
    home.navigationController.delegate = {
      animationControllerForOperation = function() return one end, interactionControllerForAnimator = function() return interaction end,
    }
    home.navigationController:pushViewController(card, true)
  end,
  presentation = function(one)
    card.modalPresentationStyle = "fullScreen"
    card.transitioningDelegate = {
      animationControllerForPresented = function() return one end, interactionControllerForPresentation = function() return interaction end,
    }
    home:present(card, true)
  end,
  tab = function(one)
    home.tabBarController.delegate = {
      animationControllerForTransitionFrom = function() return one end, interactionControllerForAnimator = function() return interaction end,
    }
    home.tabBarController.selectedViewController = card
  end,
}
local kinds = { "presentation", "push", "tab" }

local function launchKind(kind, system)
  calls, animator, home, card = {}, nil, UIViewController { title = "Home" }, UIViewController { title = "Card" }
  local root = UINavigationController { rootViewController = home }
  if kind == "tab" then root = UITabBarController { viewControllers = { home, card } } end
  app = launchWindow(root, { system = system })
  app:settle()
  interaction = UIPercentDrivenInteractiveTransition {}
end

local function shownX()
  local layer = card.view.layer:presentation()
  return layer and layer.frame.x
end

local function isThere()
  app:settle()
  return card.view.window ~= nil and card.view.frame.x == 0
end

for _, system in ipairs { 12, 17 } do
  for _, kind in ipairs(kinds) do
    for _, isInterruptible in ipairs { true, false } do
      local name = ("a %s in %d by a property animator%s"):format(kind, system, isInterruptible and " that can be interrupted" or "")
      describe(name, function()
        before_each(function()
          launchKind(kind, system)
          begin[kind](makeAnimator(isInterruptible))
          app:advance(0.2)
        end)

        it("stands where the finger is, however long that takes", function()
          assert.are.equal(320, shownX())
          interaction:update(0.25)
          app:advance(3)
          assert.is_near(240, shownX(), 0.01)
          interaction:update(0.75)
          app:advance(0.1)
          assert.is_near(80, shownX(), 0.01)
          interaction:update(0.5)
          app:advance(0.1)
          assert.is_near(160, shownX(), 0.01)
          interaction:finish()
          app:advance(0.25)
          assert.is_near(80, shownX(), 6)
          assert.is_true(isThere())
          assert.are.same({ "end", "ended true" }, calls)
        end)

        it("goes back when it is cancelled", function()
          interaction:update(0.5)
          app:advance(0.1)
          interaction:cancel()
          app:advance(0.25)
          assert.is_near(240, shownX(), 6)
          assert.is_false(isThere())
          assert.are.same({ "start cancelled", "ended false" }, calls)
          assert.is_not_nil(home.view.window)
        end)

        it("plays its rest at the completion speed", function()
          interaction.completionSpeed = 2
          interaction:update(0.5)
          interaction:finish()
          app:advance(0.3)
          assert.are.same({ "end", "ended true" }, calls)
        end)
      end)
    end
  end
end

describe("a transition that can be interrupted", function()
  for _, kind in ipairs(kinds) do
    it("begins by itself, is taken by a finger, let go of and taken again: " .. kind, function()
      launchKind(kind, 17)
      interaction.wantsInteractiveStart = false
      begin[kind](makeAnimator(true))
      app:advance(0.5)
      assert.is_near(160, shownX(), 6)
      local changes = {}
      local coordinator = card.transitionCoordinator or home.transitionCoordinator
      assert.is_false(coordinator.initiallyInteractive)
      coordinator:notifyWhenInteractionChanges(function(c) changes[#changes + 1] = tostring(c.isInteractive) .. " " .. tostring(c.isCancelled) end)
      interaction:pause()
      assert.is_near(0.5, interaction.percentComplete, 0.02)
      app:advance(2)
      assert.is_near(160, shownX(), 6)
      interaction:update(0.25)
      app:advance(0.1)
      assert.is_near(240, shownX(), 0.01)
      interaction:cancel()
      app:advance(0.1)
      assert.is_near(272, shownX(), 6)
      interaction:pause()
      app:advance(1)
      assert.is_near(272, shownX(), 6)
      interaction:update(0.5)
      interaction:finish()
      assert.is_true(isThere())
      assert.are.same({ "true false", "false true", "true false", "false false" }, changes)
      assert.are.same({ "end", "ended true" }, calls)
    end)
  end

  it("runs on its own where nobody takes it, and hears of no finger then", function()
    launchKind("push", 17)
    interaction.wantsInteractiveStart = false
    begin.push(makeAnimator(true))
    app:advance(0.2)
    interaction:update(0.9)
    interaction:finish()
    app:advance(0.1)
    assert.is_near(224, shownX(), 6)
    assert.is_true(isThere())
    interaction:pause()
    interaction:update(0.2)
    interaction:cancel()
    assert.are.same({ "end", "ended true" }, calls)
  end)

  it("takes another curve for its rest", function()
    launchKind("presentation", 17)
    begin.presentation(makeAnimator(true))
    interaction.timingCurve = UICubicTimingParameters { animationCurve = "easeIn" }
    interaction:update(0.2)
    interaction:finish()
    app:advance(0.4)
    assert.is_true(shownX() > 160)
    assert.is_true(isThere())
  end)

  it("tells of itself to those who run along", function()
    launchKind("presentation", 17)
    local seen = {}
    local Told = class("ToldCard", UIViewController)
    function Told:viewWillAppear(animated)
      Told.super.viewWillAppear(self, animated)
      local coordinator = self.transitionCoordinator
      coordinator:animateAlongsideTransition(home.view, function() seen[#seen + 1] = "along" end, function(c)
        seen[#seen + 1] = ("%s %s %g %s"):format(c.presentationStyle, c.completionCurve, c.completionVelocity, c.isInterruptible)
      end)
    end
    card = Told {}
    begin.presentation(makeAnimator(true))
    interaction.completionSpeed, interaction.completionCurve = 2, "easeOut"
    interaction:update(0.5)
    interaction:finish()
    assert.is_true(isThere())
    assert.are.same({ "along", "fullScreen easeOut 2 true" }, seen)
  end)

  it("is over when something else ends it", function()
    launchKind("push", 17)
    begin.push(makeAnimator(true))
    interaction:update(0.5)
    app:advance(0.1)
    interaction, home.navigationController.delegate = nil, nil
    local navigation = home.navigationController
    navigation:popToRootViewController(false)
    assert.is_nil(card.view.window)
    app:settle()
    assert.are.equal(1, #navigation.viewControllers)
    assert.are.equal(1, home.view.superview.layer.speed)
  end)
end)

describe("what runs along with a push that a finger leads", function()
  local dim

  local function launchDimmed(isInterruptible)
    launchKind("push", 17)
    dim = UIView { frame = { 0, 300, 320, 10 }, backgroundColor = "black", alpha = 0 }
    app.window:addSubview(dim)
    local Coming = class("ComingCard", UIViewController)
    function Coming:viewWillAppear(animated)
      Coming.super.viewWillAppear(self, animated)
      self.transitionCoordinator:animate(function() dim.alpha = 1 end)
    end
    card = Coming { title = "Card" }
    begin.push(makeAnimator(isInterruptible))
  end

  for _, isInterruptible in ipairs { true, false } do
    it("follows it forth and back, and so does the bar" .. (isInterruptible and ", where it can be interrupted" or ""), function()
      launchDimmed(isInterruptible)
      app:advance(1)
      assert.are.equal(0, dim.layer:presentation().opacity)
      interaction:update(0.5)
      app:advance(0.1)
      assert.is_near(0.5, dim.layer:presentation().opacity, 0.01)
      interaction:cancel()
      app:advance(0.2)
      assert.is_true(dim.layer:presentation().opacity < 0.5)
      app:settle()
      assert.are.equal(0, dim.alpha)
      assert.are.equal("Home", home.navigationController.navigationBar.topItem.title)
      local title = app:find "Home"
      assert.is_near(160, title:convert(title.bounds, nil).midX, 1)
    end)
  end
end)

describe("an interaction of an app's own", function()
  local driver, context, started

  local function launchDriver(start)
    launchKind("push", 17)
    driver = { wantsInteractiveStart = start }
    function driver:startInteractiveTransition(given)
      context, started = given, true
      given.containerView:addSubview(given:view "to")
      note("start " .. tostring(given.isInteractive))
    end
    interaction = driver
    begin.push { transitionDuration = function() return 1 end, animateTransition = function() note "animate" end }
  end

  it("begins every transition, by a field, a method or by itself, and leaves the rest to the animator", function()
    launchDriver(true)
    assert.are.same({ "start true" }, calls)
    launchDriver(nil)
    assert.are.same({ "start true" }, calls)
    launchDriver(false)
    assert.are.same({ "start false", "animate" }, calls)
    launchDriver(function() return false end)
    assert.are.same({ "start false", "animate" }, calls)
  end)

  it("may give a running transition back to a finger, and ends it as it says", function()
    launchDriver(false)
    assert.is_false(context.isInteractive)
    context:pauseInteractiveTransition()
    assert.is_true(context.isInteractive)
    context:updateInteractiveTransition(0.3)
    assert.is_near(0.3, home.transitionCoordinator.percentComplete, 1e-9)
    context:cancelInteractiveTransition()
    assert.is_true(context.transitionWasCancelled)
    context:pauseInteractiveTransition()
    assert.is_false(context.transitionWasCancelled)
    context:finishInteractiveTransition()
    context:completeTransition(true)
    app:settle()
    assert.are.equal(card, home.navigationController.topViewController)
    context:pauseInteractiveTransition()
    assert.is_true(started)
  end)
end)
