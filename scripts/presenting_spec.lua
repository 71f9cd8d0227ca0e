-- Presented controllers: the cases of docs/rules/cases/controllers.md 5, by their numbers.
local calls, app ---@type table, App

---@class presenting_spec.Told: UIViewController
---@field name any
---@overload fun(properties?: table): presenting_spec.Told
local Told = class("PresentedTold", UIViewController)
function Told:viewDidLoad() calls[#calls + 1] = self.name .. ".load" end
function Told:viewWillAppear()
  calls[#calls + 1] = self.name .. ".wA"
  self.flags = self.flags or {}
  self.flags.wA = self.isBeingPresented
end
function Told:viewDidAppear()
  calls[#calls + 1] = self.name .. ".dA"
  self.flags.dA = self.isBeingPresented
end
function Told:viewWillDisappear()
  calls[#calls + 1] = self.name .. ".wD"
  self.flags.wD = self.isBeingDismissed
end
function Told:viewDidDisappear()
  calls[#calls + 1] = self.name .. ".dD"
  self.flags.dD = self.isBeingDismissed
end

local function make(name, properties)
  properties = properties or {}
  properties.name = name
  return Told(properties)
end
local function done() calls[#calls + 1] = "done" end
local function heard()
  local told = calls
  calls = {}
  return told
end
local function launchUnheard(root, device)
  calls = {}
  app = launchWindow(root, { device = device or "iPhone SE", window = { backgroundColor = "white" } })
  app:settle()
  calls = {}
end

describe("a presentation", function()
  it("V-120, V-121, V-124 and V-125 tells both, and links them", function()
    local A, B = make "A", make "B"
    launchUnheard(A)
    local inCompletion ---@type boolean
    A:present(B, true, function() inCompletion = B.isBeingPresented done() end)
    assert.are.same({ "B.load", "A.wD", "B.wA" }, heard())
    app:advance(0.49)
    assert.are.same({}, heard())
    app:advance(0.03)
    assert.are.same({ "B.dA", "A.dD", "done" }, heard())
    assert.are.equal(B, A.presentedViewController)
    assert.are.equal(A, B.presentingViewController)
    assert.are.same({ true, true, false }, { B.flags.wA, B.flags.dA, inCompletion })
    A:dismiss(true, function() inCompletion = B.isBeingDismissed done() end)
    assert.are.same({ "B.wD", "A.wA" }, heard())
    app:settle()
    assert.are.same({ "A.dA", "B.dD", "done" }, heard())
    assert.is_nil(A.presentedViewController)
    assert.is_nil(B.presentingViewController)
    assert.are.same({ true, true, false }, { B.flags.wD, B.flags.dD, inCompletion })
  end)

  it("V-123 does all at once without animation", function()
    local A, B = make "A", make "B"
    launchUnheard(A)
    A:present(B, false, done)
    assert.are.same({ "B.load", "A.wD", "B.wA", "B.dA", "A.dD", "done" }, heard())
  end)

  it("V-127 and V-128 comes from the outermost container, or from the context", function()
    local A, B = make "A", make "B"
    local nav = UINavigationController { rootViewController = A }
    launchUnheard(nav)
    A:present(B, false)
    assert.are.equal(nav, B.presentingViewController)
    nav:dismiss(false)
    A.definesPresentationContext = true
    A.title = "Under"
    B.modalPresentationStyle = "currentContext"
    A:present(B, true)
    app:settle()
    assert.are.equal(A, B.presentingViewController)
    assert.is_true(app:exists "Under")
    assert.are.equal(44, B.view.safeAreaInsets.top)
  end)

  it("V-129 and V-131 refuses a second one, and one that is active", function()
    local A, B, C = make "A", make "B", make "C"
    launchUnheard(A)
    A:present(B, false)
    heard()
    A:present(C, true, done)
    app:settle()
    assert.are.same({}, heard())
    assert.contains("which is already presenting", app.warnings[1])
    assert.error_matches(function() B:present(B.presentingViewController, true) end, "Application tried to present modally an active controller")
    C.view:addSubview(UIView {})
    assert.error_matches(function() C:present(B, true) end, "Application tried to present modally an active controller")
  end)

  it("V-132 and V-133 closes all above, or only the topmost", function()
    local A, B, C = make "A", make "B", make "C"
    launchUnheard(A)
    A:present(B, false)
    B:present(C, false)
    heard()
    C:dismiss(true)
    app:settle()
    assert.is_nil(B.presentedViewController)
    assert.are.equal(B, A.presentedViewController)
    B:present(C, false)
    B:dismiss(false)
    assert.is_nil(B.presentedViewController)
    B:present(C, false)
    heard()
    A:dismiss(true, done)
    app:settle()
    local told = table.concat(heard(), " ")
    assert.contains("C.dD", told)
    assert.is_true(select(2, told:gsub("done", "")) == 1)
    assert.is_nil(A.presentedViewController)
    assert.is_not_nil(A.view.window)
  end)

  it("V-135 and V-136 is a sheet on a pad, and full screen on a phone", function()
    local A, B = make "A", make("B", { modalPresentationStyle = "formSheet" })
    launchUnheard(A, "iPad")
    A:present(B, true)
    app:settle()
    assert.are.equal(CGRect(114, 202, 540, 620), B.view.frame)
    assert.are.same({ "B.load", "B.wA", "B.dA" }, heard())
    assert.are.equal("compact", B.traitCollection.horizontalSizeClass)
    A, B = make "A", make("B", { modalPresentationStyle = "formSheet" })
    launchUnheard(A)
    A:present(B, true)
    assert.are.same({ "B.load", "A.wD", "B.wA" }, heard())
  end)

  it("V-137 brings a container with its child", function()
    local A, C = make "A", make "C"
    launchUnheard(A)
    A:present(UINavigationController { rootViewController = C }, true)
    app:settle()
    assert.are.same({ "A.wD", "C.load", "C.wA", "C.dA", "A.dD" }, (function()
      local told = heard()
      -- The container's view may be loaded before the first callback.
      if told[1] == "C.load" then told[1], told[2] = told[2], told[1] end
      return told
    end)())
  end)

  it("V-148 and V-149 dissolves and curls", function()
    local A, B = make "A", make("B", { modalTransitionStyle = "crossDissolve" })
    launchUnheard(A)
    A:present(B, true)
    app:advance(0.25)
    local shown = B.view.layer:presentation()
    assert.is_true(shown.opacity > 0.4 and shown.opacity < 0.95)
    assert.are.equal(0, shown.frame.y)
    A, B = make "A", make("B", { modalTransitionStyle = "partialCurl", modalPresentationStyle = "formSheet" })
    launchUnheard(A, "iPad")
    assert.error_matches(function() A:present(B, true) end, "UIModalTransitionStylePartialCurl")
  end)

  for _, style in ipairs { "coverVertical", "flipHorizontal", "crossDissolve", "partialCurl" } do
    it("comes and goes as " .. style, function()
      local A, B = make "A", make("B", { modalTransitionStyle = style })
      B.view:addSubview(UILabel { text = "Bee", frame = { 10, 100, 100, 20 } })
      launchUnheard(A)
      A:present(B, true, done)
      app:settle()
      assert.is_true(app:exists "Bee")
      assert.are.equal("done", calls[#calls])
      A:dismiss(true)
      app:settle()
      assert.is_false(app:exists "Bee")
      assert.is_not_nil(A.view.window)
    end)
  end
end)

describe("a popover", function()
  local A, B ---@type UIViewController, UIViewController
  before_each(function()
    A, B = make "A", make("B", { modalPresentationStyle = "popover", preferredContentSize = { 200, 120 } })
  end)

  it("V-139 needs to know where it belongs", function()
    launchUnheard(A, "iPad")
    A:present(B, true)
    assert.error_matches(function() app:settle() end, "should have a non%-nil sourceView or barButtonItem set before the presentation occurs")
    assert.is_nil(A.presentedViewController)
  end)

  it("V-140 and V-141 closes with a touch outside, and tells its delegate only then", function()
    local item = UIBarButtonItem { title = "More" }
    A.navigationItem.rightBarButtonItem = item
    launchUnheard(UINavigationController { rootViewController = A }, "iPad")
    local told = {}
    B.popoverPresentationController.barButtonItem = item
    B.popoverPresentationController.delegate = {
      presentationControllerShouldDismiss = function() calls[#calls + 1] = "should" return true end,
      presentationControllerDidDismiss = function() calls[#calls + 1] = "did" end,
    }
    A:present(B, true)
    app:settle()
    assert.are.equal(CGSize(200, 120), B.view.bounds.size)
    assert.are.equal("up", B.popoverPresentationController.arrowDirection)
    heard()
    app:tap { 100, 800 }
    app:settle()
    assert.are.same({ "should", "B.wD", "B.dD", "did" }, heard())
    B.modalPresentationStyle = "popover"
    B.popoverPresentationController.barButtonItem = item
    A:present(B, true)
    app:settle()
    heard()
    A:dismiss(true)
    app:settle()
    assert.are.same({ "B.wD", "B.dD" }, heard())
  end)

  it("is full screen on a phone, unless its delegate says otherwise", function()
    launchUnheard(A)
    B.popoverPresentationController.sourceView = A.view
    A:present(B, false)
    assert.are.equal(CGRect(0, 0, 320, 568), B.view.frame)
    A:dismiss(false)
    B.popoverPresentationController.sourceView = A.view
    B.popoverPresentationController.delegate = { adaptivePresentationStyle = function() return "none" end }
    A:present(B, false)
    assert.are.equal(CGSize(200, 120), B.view.bounds.size)
  end)
end)

describe("a transition of the app's own", function()
  local A, B, Panel, animator, delegate ---@type UIViewController, UIViewController, UIPresentationController, table, table
  before_each(function()
    A, B = make "A", make("B", { modalPresentationStyle = "custom" })
    ---@class presenting_spec.Panel: UIPresentationController
    ---@overload fun(properties?: table): presenting_spec.Panel
    Panel = class("SpecPanel", UIPresentationController)
    function Panel:frameOfPresentedViewInContainerView()
      local bounds = self.containerView.bounds
      return CGRect(0, bounds.height / 2, bounds.width, bounds.height / 2)
    end
    function Panel.presentationTransitionWillBegin() calls[#calls + 1] = "pWillBegin" end
    function Panel.presentationTransitionDidEnd(_, completed) calls[#calls + 1] = "pDidEnd " .. tostring(completed) end
    function Panel.dismissalTransitionWillBegin() calls[#calls + 1] = "dWillBegin" end
    function Panel.dismissalTransitionDidEnd(_, completed) calls[#calls + 1] = "dDidEnd " .. tostring(completed) end
    animator = {
      transitionDuration = function() return 0.2 end,
      animateTransition = function(_, context)
        calls[#calls + 1] = "animate"
        local to = context:view "to"
        if to then
          context.containerView:addSubview(to)
          to.alpha = 0
        end
        UIView.animate {
          duration = 0.2,
          animations = function() (to or context:view "from").alpha = to and 1 or 0 end,
          completion = function() context:completeTransition(not context.transitionWasCancelled) end,
        }
      end,
    }
    delegate = {
      presentationControllerForPresented = function(_, presented, presenting)
        return Panel { presentedViewController = presented, presentingViewController = presenting }
      end,
      animationControllerForPresented = function() return animator end,
      animationControllerForDismissed = function() return animator end,
    }
    B.transitioningDelegate = delegate
    launchUnheard(A)
  end)

  it("V-143 and V-144 has its own controller and animator", function()
    A:present(B, true)
    assert.are.same({ "B.load", "pWillBegin", "B.wA", "animate" }, heard())
    app:settle()
    assert.are.same({ "pDidEnd true", "B.dA" }, heard())
    assert.are.equal(CGRect(0, 284, 320, 284), B.view.frame)
    A:dismiss(true)
    assert.are.same({ "B.wD", "dWillBegin", "animate" }, heard())
    app:settle()
    assert.are.same({ "dDidEnd true", "B.dD" }, heard())
    assert.is_nil(B.view.superview)
  end)

  it("V-145 asks no animator where nothing is animated", function()
    A:present(B, false)
    assert.are.same({ "B.load", "pWillBegin", "B.wA", "pDidEnd true", "B.dA" }, heard())
    A:dismiss(false)
    assert.are.same({ "B.wD", "dWillBegin", "dDidEnd true", "B.dD" }, heard())
  end)

  it("V-147 has its presenter as next responder", function()
    A:present(B, true)
    app:settle()
    assert.are.equal(B, B.view.next)
    assert.are.equal(A, B.next)
    assert.are.equal(app.window, A.next)
  end)

  it("can be led by a share of its way, and turned back", function()
    A:present(B, true)
    app:settle()
    heard()
    local lead = UIPercentDrivenInteractiveTransition {}
    delegate.interactionControllerForDismissal = function() return lead end
    A:dismiss(true, done)
    lead:update(0.5)
    app:advanceFrames(1)
    assert.near(0.5, B.view.layer:presentation().opacity, 0.01)
    lead:cancel()
    app:settle()
    assert.are.same({ "B.wD", "dWillBegin", "animate", "dDidEnd false", "B.wA", "B.dA" }, heard())
    assert.are.equal(B, A.presentedViewController)
    assert.are.equal(1, B.view.alpha)
    lead = UIPercentDrivenInteractiveTransition {}
    A:dismiss(true, done)
    lead:update(0.3)
    lead:finish()
    app:settle()
    assert.are.same({ "B.wD", "dWillBegin", "animate", "dDidEnd true", "B.dD", "done" }, heard())
    assert.is_nil(A.presentedViewController)
  end)

  it("goes on alone when its leader takes another transition", function()
    A:present(B, true)
    app:settle()
    local lead = UIPercentDrivenInteractiveTransition {}
    delegate.interactionControllerForDismissal = function() return lead end
    delegate.interactionControllerForPresentation = function() return lead end
    local C, D = make "C", make("D", { modalPresentationStyle = "custom", transitioningDelegate = delegate })
    local other = UIWindow { frame = app.window.bounds, rootViewController = C }
    other.isHidden = false
    A:dismiss(true)
    lead:update(0.5)
    C:present(D, true)
    lead:update(0.25)
    app:advance(2)
    assert.is_nil(A.presentedViewController)
    assert.are.equal(C, D.presentingViewController)
    assert.is_true(D.isBeingPresented)
    lead:finish()
    app:settle()
    assert.is_false(D.isBeingPresented)
  end)
end)

describe("a sheet that is pulled down", function()
  local A, B, allowed ---@type UIViewController, UIViewController, boolean
  before_each(function()
    A, B = make "A", make("B", { modalPresentationStyle = "pageSheet" })
    allowed = true
    launchUnheard(A, "iPad")
    B.presentationController.delegate = {
      presentationControllerShouldDismiss = function() calls[#calls + 1] = "should" return allowed end,
      presentationControllerWillDismiss = function() calls[#calls + 1] = "will" end,
      presentationControllerDidDismiss = function() calls[#calls + 1] = "did" end,
      presentationControllerDidAttemptToDismiss = function() calls[#calls + 1] = "attempt" end,
    }
    A:present(B, true)
    app:settle()
    heard()
  end)

  it("follows the finger, and goes beyond the middle", function()
    local finger = app:touch(300, 200)
    finger:move(300, 500, 0.3)
    assert.near(290, B.view.frame.y, 12)
    assert.are.same({ "should", "will", "B.wD" }, heard())
    finger:move(300, 900, 0.3)
    finger:hold(0.4)
    finger:lift()
    app:settle()
    assert.are.same({ "B.dD", "did" }, heard())
    assert.is_nil(A.presentedViewController)
  end)

  it("V9 comes back before the middle, and tells so", function()
    local finger = app:touch(300, 200)
    finger:move(300, 300, 0.3)
    finger:hold(0.4)
    finger:lift()
    app:settle()
    assert.are.same({ "should", "will", "B.wD", "B.wA", "B.dA" }, heard())
    assert.are.equal(0, B.view.frame.y)
  end)

  it("stays where its delegate or it says so", function()
    allowed = false
    app:drag { from = { 300, 200 }, to = { 300, 950 }, duration = 0.3 }
    app:settle()
    assert.are.same({ "should", "attempt" }, heard())
    assert.are.equal(B, A.presentedViewController)
    B.isModalInPresentation = true
    app:drag { from = { 300, 200 }, to = { 300, 950 }, duration = 0.3 }
    app:settle()
    assert.are.same({ "attempt" }, heard())
  end)
end)
