-- All that an app can do to a tree of controllers, in any order and at any time: pushes, pops, presentations, alerts, dismissals, tabs,
-- pages, columns, searches, touches, rotations, child controllers, views that are moved by hand; also while another change runs, and inside
-- every callback. What isn't possible raises an error; callbacks always come in their order, and at rest the stack, the views and the
-- callbacks agree.
--
-- A usual run has about 4,000 steps. `lunette test scripts/controllers_at_random_spec.lua --cases 2500 --seed 2` runs 100,000 other steps.

-- Number of sequences, largest number of steps in one (the average is half of it), and depth of actions inside callbacks of actions.
local CASES, STEPS, DEEPEST = 100, 80, 3
-- Actions choose among this many of the newest controllers; a stack has at most this many controllers.
local REACH, HIGHEST = 8, 8

-- The state of the running case. `held`: actions that wait for a callback, by its name. `calls`: number of callbacks so far. `strays`: controllers whose views were moved by hand.
-- `lead`: the object that controls the next transition; `leads`: all such objects since the last rest.
-- `keepers`: for a controller the parent that was given the controller's view last, by hand, and the view that it was put into. `guests`: for a controller the parents that took it by hand.
-- `contexts`: those of the transitions by the custom animator. `wasError`: an error was raised since the last rest.
local app, nav, tabs, window, made, held, depth, calls, problem, log, strays, keepers, guests, finger, lead, leads, contexts, wasError ---@type App, any, any, UIWindow, table, table, integer, integer, any, table, table, table, table, any, any, table, table, boolean

local function trace(text) log[#log + 1] = ("  "):rep(depth) .. text end

-- The callbacks that may follow a controller's last one. After an error nothing is known, since no callback comes until the error is caught.
local follows = {
  viewWillAppear = { disappeared = true, disappearing = true, now = "appearing" },
  viewIsAppearing = { appearing = true, now = "appearing" },
  viewDidAppear = { appearing = true, now = "appeared" },
  viewWillDisappear = { appeared = true, appearing = true, now = "disappearing" },
  viewDidDisappear = { disappearing = true, now = "disappeared" },
}

-- Called after an error: no callback comes until the error is caught, and the state of each controller is unknown.
local function forget()
  wasError = true
  for _, controller in ipairs(made) do controller.now = "unknown" end
end

local act ---@type any

-- Runs the action that waits for a callback, when any controller gets that callback.
local function reached(callback)
  local action = held[callback]
  if not action or depth >= DEEPEST then return end
  held[callback] = nil
  if action[1] == "raise" then
    forget()
    trace "raise"
    error("raised by the test", 0)
  end
  act(action)
end

local function hear(controller, callback)
  trace(controller.name .. "." .. callback)
  calls = calls + 1
  local order = follows[callback]
  if order then
    if controller.now ~= "unknown" and not order[controller.now] then
      problem = problem or ("%s.%s when it was %s"):format(controller.name, callback, controller.now)
    end
    controller.now = order.now
  end
  reached(callback)
end

local callbacks = {
  "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear", "viewDidDisappear", "viewWillLayoutSubviews",
  "viewDidLayoutSubviews", "willMoveToParent", "didMoveToParent", "viewWillTransition", "traitCollectionDidChange",
}
local function telling(name, Base)
  local Class = class(name, Base)
  for _, callback in ipairs(callbacks) do
    Class[callback] = function(self, ...)
      Class.super[callback](self, ...)
      -- Some callbacks come before the controller has a name.
      if self.name then hear(self, callback) end
    end
  end
  return Class
end
local Plain, Stack, Tabs =
  telling("RandomController", UIViewController), telling("RandomStack", UINavigationController), telling("RandomTabs", UITabBarController)
local Pages, Columns, Search =
  telling("RandomPages", UIPageViewController), telling("RandomColumns", UISplitViewController), telling("RandomSearch", UISearchController)

local function remember(controller)
  made[#made + 1] = controller
  controller.name, controller.now = "C" .. #made, "disappeared"
  return controller
end

-- The number chooses the styles of presentation and transition.
local styles = { "fullScreen", "overFullScreen", "formSheet", "pageSheet", "currentContext", "overCurrentContext", "popover", "custom" }
local transitions = { "coverVertical", "crossDissolve", "flipHorizontal" }
local function numbered(number)
  local controller = remember(Plain {})
  controller.title = controller.name
  controller.modalPresentationStyle = styles[number % #styles + 1]
  controller.modalTransitionStyle = transitions[number % #transitions + 1]
  controller.hidesBottomBarWhenPushed = number == 3
  controller.definesPresentationContext = number == 4
  if number == 5 then controller.navigationItem.prompt = "prompt" end
  return controller
end

-- The pages before and after a page are new controllers.
local source = {
  viewControllerBefore = function()
    reached "before"
    return numbered(0)
  end,
  viewControllerAfter = function()
    reached "after"
    return numbered(1)
  end,
}
local pagesDelegate = {
  willTransitionTo = function() reached "willTransitionTo" end,
  didFinishAnimating = function() reached "didFinishAnimating" end,
}
local function makePages(a, b)
  local pages = remember(Pages { transitionStyle = b % 4 == 3 and "pageCurl" or "scroll" })
  pages.modalPresentationStyle = styles[b % #styles + 1]
  if b % 2 == 1 then pages.dataSource, pages.delegate = source, pagesDelegate end
  if a > 0 then pages:setViewControllers({ numbered(a) }, "forward", false) end
  return pages
end

local function makeColumns(a, b)
  local columns = remember(Columns {
    viewControllers = { a % 2 == 1 and remember(Stack { rootViewController = numbered(a) }) or numbered(a), b > 1 and numbered(b) or nil },
  })
  columns.preferredDisplayMode = ({ "automatic", "allVisible", "primaryHidden", "primaryOverlay" })[b % 4 + 1]
  columns.modalPresentationStyle = styles[a % #styles + 1]
  columns.delegate = { willChangeToDisplayMode = function() reached "willChangeTo" end }
  return columns
end

local searchDelegate = {
  willPresentSearchController = function() reached "willPresentSearch" end,
  didPresentSearchController = function() reached "didPresentSearch" end,
  willDismissSearchController = function() reached "willDismissSearch" end,
  didDismissSearchController = function() reached "didDismissSearch" end,
}
-- A search in the navigation item, or with its bar in the view.
local function addSearch(controller, b)
  local search = remember(Search { searchResultsController = b % 2 == 1 and numbered(b) or nil })
  search.delegate = searchDelegate
  if b > 3 then
    controller.navigationItem.searchController = search
  else
    controller.view:addSubview(search.searchBar)
  end
end

-- The newest controller of a class.
local function newest(Class)
  for index = #made, 1, -1 do
    if made[index]:isKind(Class) then return made[index] end
  end
end

-- One of the newest controllers.
local function some(number) return made[math.max(1, #made - number % REACH)] end
local function top() return nav.topViewController or nav end

-- A custom animator; some of its transitions are controlled by hand.
local animator = {
  transitionDuration = function() return 0.2 end,
  animateTransition = function(_, context)
    contexts[#contexts + 1] = context
    local to = context:view "to"
    if to then context.containerView:addSubview(to) end
    UIView.animate {
      duration = 0.2,
      animations = function() (to or context:view "from").alpha = 0.5 end,
      completion = function()
        if to then to.alpha = 1 end
        context:completeTransition(not context.transitionWasCancelled)
      end,
    }
  end,
}
local custom = {
  animationControllerForPresented = function() return animator end,
  animationControllerForDismissed = function() return animator end,
}
function custom.interactionControllerForPresentation() return lead end
function custom.interactionControllerForDismissal() return lead end

local function alert(number)
  local controller = UIAlertController { title = "Alert", message = "message", preferredStyle = number % 2 == 0 and "alert" or "actionSheet" }
  controller:addAction(UIAlertAction { title = "OK", handler = function() reached "handler" end })
  if controller.popoverPresentationController then controller.popoverPresentationController.sourceView = tabs.view end
  return controller
end

-- A popover needs a place to point at.
local function placed(controller)
  if controller.modalPresentationStyle == "popover" then controller.popoverPresentationController.sourceView = tabs.view end
  return controller
end

local function present(presenter, controller, animated)
  trace(("present %s from %s"):format(controller.name or "an alert", presenter.name))
  presenter:present(placed(controller), animated, function() reached "completion" end)
end

-- Whether the controller's view was put where it is by hand, so that no container will remove it.
local function isLeft(controller)
  if strays[controller] then return true end
  -- Its parent has removed it from `children` and called it; the view stays where it was put until a container shows it elsewhere.
  local keeper, view = keepers[controller], controller.viewIfLoaded
  return keeper ~= nil and controller.parent ~= keeper.parent and view ~= nil and view.superview == keeper.place
end

-- Whether the controller's view, or a view around it, was moved by hand.
local function isStray(controller)
  if isLeft(controller) then return true end
  local view = controller.viewIfLoaded
  for _, other in ipairs(made) do
    local moved = other.viewIfLoaded
    if moved and view and isLeft(other) and view:isDescendant(moved) then return true end
  end
  return false
end

-- Whether what is presented in a context left the window together with the controller that defines the context: another was pushed over it.
local function isContextAway(presenter, presented)
  if not presented.modalPresentationStyle:lower():match "currentcontext" then return false end
  local context = presenter
  while context and not context.definesPresentationContext do context = context.parent end
  -- Without one the outermost container was the context, and that has since been taken into another one.
  context = context or presented.presentingViewController
  return context ~= nil and context.viewIfLoaded ~= nil and context.view.window == nil
end

-- Whether what a controller presents left the window together with the whole tree: the tree is covered or was dismissed, or the presenter is
-- in no tree, for example after a pop.
local function isAway(presenter, presented)
  if isContextAway(presenter, presented) then return true end
  local outermost = presenter
  while outermost.parent do outermost = outermost.parent end
  local view = outermost.viewIfLoaded
  if view and view.window then return false end
  return view ~= nil and presented.view:isDescendant(view)
    or outermost ~= window.rootViewController and outermost.presentingViewController == nil
end

-- The actions. Each takes two numbers and a boolean.
local actions = {
  nothing = function() end,
  push = function(a, _, yes) if #nav.viewControllers < HIGHEST then nav:pushViewController(numbered(a), yes) end end,
  pushAgain = function(a, _, yes) if #nav.viewControllers < HIGHEST then nav:pushViewController(some(a), yes) end end,
  pop = function(_, _, yes) nav:popViewController(yes) end,
  popToRoot = function(_, _, yes) nav:popToRootViewController(yes) end,
  popTo = function(a, _, yes) nav:popToViewController(some(a), yes) end,
  set = function(a, _, yes) nav:setViewControllers({ nav.viewControllers[1], some(a), numbered(a) }, yes) end,
  setSome = function(a, b, yes) nav:setViewControllers({ some(a), some(b) }, yes) end,
  bar = function(_, _, yes) nav:setNavigationBarHidden(not nav.isNavigationBarHidden, yes) end,
  toolbar = function(_, _, yes) nav:setToolbarHidden(not nav.isToolbarHidden, yes) end,

  present = function(a, _, yes) present(top(), numbered(a), yes) end,
  presentSome = function(a, b, yes) present(some(b), some(a), yes) end,
  presentStack = function(a, b, yes) present(some(b), remember(Stack { rootViewController = numbered(a) }), yes) end,
  presentCustom = function(a, b, yes)
    local controller = numbered(a)
    controller.transitioningDelegate = custom
    present(some(b), controller, yes)
  end,
  lead = function(_, _, yes)
    lead = yes and UIPercentDrivenInteractiveTransition {} or nil
    leads[#leads + 1] = lead
  end,
  follow = function(a, _, yes)
    if not lead then return end
    lead:update(a / REACH)
    if yes then lead:finish() elseif a > REACH / 2 then lead:cancel() end
  end,
  alert = function(a, b, yes) present(b > 2 and top() or some(b), alert(a), yes) end,
  tapAlert = function() app:tap "OK" end,
  dismiss = function(_, _, yes) tabs:dismiss(yes, function() reached "completion" end) end,
  dismissSome = function(a, _, yes) some(a):dismiss(yes, function() reached "completion" end) end,

  tab = function(a) tabs.selectedIndex = a % 3 + 1 end,
  tapTab = function(a) app:touch(tabs.tabBar:convert({ a * 48, 20 }, window)):lift() end,
  setTabs = function(a, b) tabs:setViewControllers({ a > 4 and nav or some(a), a > 4 and some(b) or nav, numbered(b) }, false) end,
  root = function(a, _, yes) window.rootViewController = yes and tabs or some(a) end,

  moveView = function(a, b, yes)
    local controller = some(a)
    local into = yes and window or some(b).view
    -- Noted before the call, because the call may raise an error in the old superview's callbacks.
    strays[controller] = true
    into:addSubview(controller.view)
  end,
  takeView = function(a)
    local controller = some(a)
    strays[controller] = true
    controller.view:removeFromSuperview()
  end,
  addChild = function(a, b)
    local parent, child = some(a), some(b)
    if child.parent == parent then strays[child] = true end
    guests[child] = guests[child] or {}
    guests[child][parent] = true
    parent:addChild(child)
    keepers[child] = { parent = parent, place = parent.view }
    parent.view:addSubview(child.view)
    child:didMoveToParent(parent)
  end,
  removeChild = function(a)
    local child = some(a)
    -- A callback that raises an error leaves the change half done.
    local before, mark = child.parent == nil or strays[child], {}
    strays[child] = mark
    child:willMoveToParent(nil)
    child.view:removeFromSuperview()
    child:removeFromParent()
    -- Its callbacks may have made it the root: that was taken away by hand then. They may also have moved its view by hand.
    if strays[child] == mark then strays[child] = before or window.rootViewController == child or nil end
  end,
  exchange = function(a, b, yes)
    local old = some(a)
    local parent = old.parent
    if parent == nil or parent == nav or parent == tabs then return end
    local new = numbered(b)
    guests[new] = { [parent] = true }
    parent:addChild(new)
    local worked, message = pcall(parent.transition, parent, {
      from = old, to = new, duration = yes and 0.2 or 0, options = b > 4 and "transitionFlipFromLeft" or {},
      completion = function() reached "completion" end,
    })
    -- The new controller's view takes the old view's place, also where that was put there by hand.
    if isStray(old) then strays[new] = true end
    if new.parent == parent and new.viewIfLoaded then keepers[new] = { parent = parent, place = new.view.superview } end
    if not worked then error(message, 0) end
  end,
  alongside = function(a)
    local coordinator = some(a).transitionCoordinator
    if not coordinator then return end
    coordinator:animate(function() reached "alongside" end, function() reached "completion" end)
  end,

  pushPages = function(a, b, yes) if #nav.viewControllers < HIGHEST then nav:pushViewController(makePages(a, b), yes) end end,
  presentPages = function(a, b, yes) present(top(), makePages(a, b), yes) end,
  pages = function(a, b, yes)
    local pages = newest(Pages)
    if not pages then return end
    local page = a == 0 and makePages(b, b) or a > 4 and some(b) or numbered(b)
    pages:setViewControllers({ page }, a % 2 == 1 and "forward" or "reverse", yes, function() reached "completion" end)
  end,
  turnPage = function(a, _, yes)
    app:drag { from = { 384, 500 }, to = { 384 + (yes and 300 or -300), 500 }, duration = a > 4 and 0.4 or 0.1 }
  end,

  presentColumns = function(a, b, yes) present(some(b), makeColumns(a, b), yes) end,
  tabColumns = function(a, b) tabs:setViewControllers({ nav, makeColumns(a, b) }, false) end,
  rootColumns = function(a, b) window.rootViewController = makeColumns(a, b) end,
  columns = function(a, b, yes)
    local columns = newest(Columns)
    if columns then columns.viewControllers = { yes and some(a) or numbered(a), some(b) } end
  end,
  columnsMode = function(a)
    local columns = newest(Columns)
    if columns then columns.preferredDisplayMode = ({ "automatic", "allVisible", "primaryHidden", "primaryOverlay" })[a % 4 + 1] end
  end,
  detail = function(a, b, yes) some(b):showDetailViewController(placed(yes and some(a) or numbered(a))) end,
  show = function(a, b, yes) if #nav.viewControllers < HIGHEST then some(b):show(placed(yes and some(a) or numbered(a))) end end,

  search = function(a, b) addSearch(a > 4 and some(a) or top(), b) end,
  searchFor = function(a, _, yes)
    local search = newest(Search)
    if not search then return end
    search.isActive = yes
    if yes and a > 4 then search.searchBar.text = "text" end
  end,
  presentSearch = function(_, b, yes)
    local search = newest(Search)
    if search then present(some(b), search, yes) end
  end,

  turn = function(a) app:rotateDevice(({ "portrait", "landscapeLeft", "landscapeRight" })[a % 3 + 1]) end,
  swipe = function(a, _, yes) app:drag { from = { 4, 300 }, to = { a * 100, 300 }, duration = yes and 0.4 or 0.05 } end,
  pull = function(a, _, yes) app:drag { from = { 384, 200 }, to = { 384, 200 + a * 100 }, duration = yes and 0.4 or 0.05 } end,
  finger = function(a, b, yes)
    -- Inside a callback no finger can move.
    if depth > 1 then return end
    if finger then
      local present = finger
      finger = nil
      if yes then present:lift() else present:cancel() end
    else
      finger = app:touch(4, 300)
      finger:move(a * 100, 300, b / 20)
    end
  end,
  tap = function(a, b) app:touch(a * 90, b * 120):lift() end,
  wait = function(a) app:advance(a / 20) end,
  frames = function(a) app:advanceFrames(a) end,
}

local names = { "rest" }
for name in pairs(actions) do names[#names + 1] = name end
table.sort(names, function(a, b)
  -- The simplest action comes first.
  if (a == "nothing") ~= (b == "nothing") then return a == "nothing" end
  return a < b
end)

-- Runs an action. When the action isn't possible, the caller goes on.
function act(action)
  local name, a, b, yes = action[1], action[2], action[3], action[4]
  trace(("%s %d %d %s"):format(name, a, b, yes))
  depth = depth + 1
  local before = calls
  local worked, message = pcall(actions[name], a, b, yes)
  depth = depth - 1
  if worked then return end
  trace("-> " .. tostring(message):match "[^\n]*")
  -- An action that isn't possible changes nothing; but if it has called callbacks before the error, a change is half done.
  if calls > before then forget() end
end

local function openTabs()
  made, held, depth, calls, problem, log, strays, keepers, guests, contexts = {}, {}, 0, 0, nil, {}, {}, {}, {}, {}
  finger, lead, leads = nil, nil, {}
  tabs, nav = remember(Tabs {}), remember(Stack {})
  nav.viewControllers = { numbered(1) }
  tabs.viewControllers = { nav, numbered(1), numbered(2) }
  nav.delegate = {
    navigationControllerWillShow = function() reached "willShow" end,
    navigationControllerDidShow = function() reached "didShow" end,
  }
  tabs.delegate = {
    shouldSelectViewController = function()
      reached "shouldSelect"
      return true
    end,
    didSelectViewController = function() reached "didSelect" end,
  }
  app, window = launchWindow(tabs, { device = "iPad" })
  log = {}
end

local function agree()
  if finger then pcall(finger.lift, finger) end
  finger = nil
  -- An error may have come out of the call that put a finger down, so that nobody has it.
  if wasError then pcall(app.interrupt, app) end
  -- An action that waits for a callback may run while the motion ends, and begin another motion, or raise an error, or make another object that
  -- controls transitions.
  for _ = 1, 20 do
    -- All of them, also those that were replaced by a newer one: their transitions wait for them.
    for _, one in ipairs(leads) do one:finish() end
    lead, leads = nil, {}
    if pcall(app.settle, app) and next(held) == nil then break end
  end
  held = {}
  app:settle()
  -- An error keeps callbacks from coming until it is caught, also the completion that ends a transition.
  if wasError then
    for _, context in ipairs(contexts) do
      if not context.transitionWasCancelled then pcall(context.completeTransition, context, true) end
    end
    app:settle()
  end
  contexts, wasError = {}, false

  local function claim(holds, text) if not holds then error(text, 0) end end
  for _, controller in ipairs(made) do
    local name, now = controller.name, controller.now
    if controller:isKind(Pages) or controller:isKind(Columns) then
      for _, child in ipairs(controller.viewControllers) do
        claim(child.parent == controller, child.name .. " is in " .. name .. ", but no child")
      end
    end
    if controller:isKind(Pages) then
      local pages = {}
      for _, page in ipairs(controller.viewControllers) do pages[page] = true end
      for _, child in ipairs(controller.children) do
        claim(pages[child] or (guests[child] and guests[child][controller]), child.name .. " is a child of " .. name .. ", but no page")
      end
    end
    if controller:isKind(Search) then
      claim(not controller.isActive or controller.presentingViewController ~= nil, name .. " searches, and is nowhere")
    end
    claim(not controller.isBeingPresented and not controller.isBeingDismissed, name .. " is still in a presentation")
    claim(not controller.isMovingToParent and not controller.isMovingFromParent, name .. " still moves")
    claim(controller.transitionCoordinator == nil, name .. " is still in a transition")
    claim(now ~= "appearing" and now ~= "disappearing", name .. " is still " .. now)
    local isInWindow = controller.viewIfLoaded ~= nil and controller.view.window ~= nil
    if now == "appeared" then claim(isInWindow, name .. " has appeared, and its view is in no window") end
    if now == "disappeared" and isInWindow and not isStray(controller) then
      error(name .. " has disappeared, and its view is in the window", 0)
    end
    local presented = controller.presentedViewController
    if presented then
      claim(presented.presentingViewController ~= nil, name .. " presents what nobody presents")
      claim(
        presented.view.window ~= nil or presented.presentedViewController ~= nil or isStray(presented) or isStray(controller)
          or isAway(controller, presented),
        name .. " presents what is nowhere"
      )
    end
    for _, child in ipairs(controller.children) do claim(child.parent == controller, name .. " has a child of somebody else") end
    if controller.parent then
      local isThere = false
      for _, child in ipairs(controller.parent.children) do isThere = isThere or child == controller end
      claim(isThere, name .. " is in a container that doesn't have it")
    end
  end
  local root = window.rootViewController
  claim(root.view.window == window or root.presentedViewController ~= nil or isStray(root), root.name .. " is the root, and isn't seen")
  local stack = nav.viewControllers
  claim(#nav.navigationBar.items == #stack, "the bar has other items than the stack")
  for index, controller in ipairs(stack) do
    claim(controller.parent == nav, controller.name .. " is in the stack, but no child")
    claim(nav.navigationBar.items[index] == controller.navigationItem, controller.name .. " has another's place in the bar")
    if not isStray(controller) and not isStray(nav) then
      local isShown = controller.viewIfLoaded ~= nil and controller.view:isDescendant(nav.view)
      if index < #stack then
        -- A view that was added by hand to the container's own view, outside of the stack, is not removed by the stack.
        claim(not isShown or controller.view.superview == nav.view, controller.name .. " lies below the top, and is seen")
      elseif nav.viewIfLoaded and controller.presentedViewController == nil then
        claim(isShown, controller.name .. " is on top, and isn't seen")
      end
    end
  end
end

local when = {
  "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear", "viewDidDisappear", "viewWillLayoutSubviews",
  "viewDidLayoutSubviews", "willMoveToParent", "didMoveToParent", "viewWillTransition", "traitCollectionDidChange", "willShow", "didShow",
  "shouldSelect", "didSelect", "completion", "alongside", "handler", "before", "after", "willTransitionTo", "didFinishAnimating",
  "willChangeTo", "willPresentSearch", "didPresentSearch", "willDismissSearch", "didDismissSearch",
}
local number, yes = gen.integer(0, REACH), gen.boolean()
local step = gen.frequency {
  { 6, gen.record { action = gen.choice(names), a = number, b = number, yes = yes } },
  { 4, gen.record { action = gen.choice(names), a = number, b = number, yes = yes, when = gen.choice(when) } },
  { 1, gen.record { action = gen.constant "raise", a = number, b = number, yes = yes, when = gen.choice(when) } },
}:map(function(drawn) return { drawn.action, drawn.a, drawn.b, drawn.yes, drawn.when } end)
local steps = gen.integer(0, STEPS):bind(function(count) return gen.array(step, count) end)

property("controllers agree whatever is done, and whenever", { steps }, function(all)
  openTabs()
  local function check()
    if problem then error(problem .. "\n" .. table.concat(log, "\n"), 0) end
    local worked, message = pcall(agree)
    if not worked or problem then error((problem or message) .. "\n" .. table.concat(log, "\n"), 0) end
  end
  for _, action in ipairs(all) do
    if action[1] == "rest" then
      trace "rest"
      check()
    elseif action[5] then
      trace("at " .. action[5] .. ": " .. action[1])
      held[action[5]] = action
    else
      act(action)
    end
    if problem then check() end
  end
  check()
end, { cases = CASES })
