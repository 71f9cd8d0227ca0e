-- Transitions by an animator of the app's own: what a cancelled one leaves, and when one that a finger leads is over.

describe("a change of a navigation stack by the app's own animator", function()
  local navigation ---@type UINavigationController
  local interaction ---@type UIPercentDrivenInteractiveTransition?
  local app ---@type App

  -- Fades; `completes` says how it ends without a finger.
  local function launchStack(titles, completes)
    interaction = nil
    app = launchWindow(function(window)
      navigation = UINavigationController { rootViewController = UIViewController { title = titles[1] } }
      window.rootViewController = navigation
    end)
    for i = 2, #titles do navigation:pushViewController(UIViewController { title = titles[i] }, false) end
    app:settle()
    navigation.delegate = {
      animationControllerForOperation = function()
        return {
          transitionDuration = function() return 0.4 end,
          animateTransition = function(_, context)
            local from = context:view "from"
            context.containerView:insertSubviewBelow(context:view "to", from)
            UIView.animate {
              duration = 0.4,
              animations = function() from.alpha = 0 end,
              completion = function() context:completeTransition(completes ~= false and not context.transitionWasCancelled) end,
            }
          end,
        }
      end,
      interactionControllerForAnimator = function() return interaction end,
    }
  end

  local function titles()
    local list = {}
    for i, controller in ipairs(navigation.viewControllers) do list[i] = controller.title end
    return table.concat(list, " ")
  end

  local changes = {
    ["a pop"] = function() navigation:popViewController(true) end,
    ["a pop to the root"] = function() navigation:popToRootViewController(true) end,
    ["a push"] = function() navigation:pushViewController(UIViewController { title = "D" }, true) end,
    ["another stack"] = function() navigation:setViewControllers({ UIViewController { title = "E" }, UIViewController { title = "F" } }, true) end,
  }
  for name, change in pairs(changes) do
    for how, cancel in pairs {
      ["by a finger"] = function()
        interaction = UIPercentDrivenInteractiveTransition {}
        change()
        app:advance(0.1)
        interaction:update(0.4)
        app:advance(0.1)
        interaction:cancel()
      end,
      ["by its end"] = function() change() end,
    } do
      it("that is cancelled leaves it as it was: " .. name .. ", " .. how, function()
        launchStack({ "A", "B", "C" }, how == "by a finger")
        local top = navigation.topViewController
        cancel()
        app:settle()
        assert.are.equal("A B C", titles())
        assert.are.equal(top, navigation.topViewController)
        assert.are.equal(1, top.view.alpha)
        assert.is_not_nil(top.view.window)
        assert.are.equal("C", navigation.navigationBar.topItem.title)
        assert.are.equal(3, #navigation.children)
        assert.is_false(top.isMovingFromParent)
        -- The next change goes on from there.
        navigation.delegate = nil
        navigation:popViewController(true)
        app:settle()
        assert.are.equal("A B", titles())
      end)
    end
  end

  it("that a finger leads holds nothing any more when another change ends it", function()
    launchStack { "A", "B", "C" }
    interaction = UIPercentDrivenInteractiveTransition {}
    navigation:popViewController(true)
    app:advance(0.1)
    interaction:update(0.4)
    app:advance(0.1)
    interaction, navigation.delegate = nil, nil
    navigation:pushViewController(UIViewController { title = "D" }, true)
    app:settle()
    assert.are.equal("A B D", titles())
    assert.are.equal(1, navigation.topViewController.view.superview.layer.speed)
  end)

  it("that a finger completes is over when the animator says so", function()
    launchStack { "A", "B" }
    interaction = UIPercentDrivenInteractiveTransition {}
    navigation:popViewController(true)
    app:advance(0.1)
    interaction:update(0.5)
    interaction:finish()
    app:settle()
    assert.are.equal("A", titles())
  end)
end)

describe("a dismissal that a finger leads", function()
  local calls, interaction, card, app, dim

  local function present()
    calls, interaction = {}, UIPercentDrivenInteractiveTransition {}
    local Presentation = class("Presentation", UIPresentationController)
    function Presentation:presentationTransitionWillBegin()
      dim = UIView { frame = self.containerView.bounds, backgroundColor = "black", alpha = 0.5 }
      self.containerView:insertSubview(dim, 1)
    end
    function Presentation:dismissalTransitionWillBegin()
      self.presentedViewController.transitionCoordinator:animate(function() dim.alpha = 0 end, function() calls[#calls + 1] = "alongside" end)
    end
    function Presentation:dismissalTransitionDidEnd(completed) calls[#calls + 1] = "did end " .. tostring(completed) end

    local root
    app = launchWindow(function(window)
      root = UIViewController {}
      window.rootViewController = root
    end)
    card = UIViewController {
      modalPresentationStyle = "custom",
      transitioningDelegate = {
        presentationControllerForPresented = function(_, presented, presenting)
          return Presentation { presentedViewController = presented, presenting = presenting }
        end,
        animationControllerForDismissed = function()
          return {
            transitionDuration = function() return 0.5 end,
            animateTransition = function(_, context)
              local view = context:viewController("from").view
              UIView.animate {
                duration = 0.5,
                animations = function() view.frame = view.frame:offset(0, 568) end,
                completion = function()
                  after(1, function()
                    calls[#calls + 1] = "animator"
                    context:completeTransition(not context.transitionWasCancelled)
                  end)
                end,
              }
            end,
          }
        end,
        interactionControllerForDismissal = function() return interaction end,
      },
    }
    root:present(card, false)
    app:settle()
    card:dismiss(true)
    app:advance(0.1)
    interaction:update(0.5)
    app:advance(0.1)
  end

  it("shows half of what runs along at its half, and ends with the animator's word", function()
    present()
    local shown = dim.layer:presentation().opacity
    assert.is_true(shown > 0.1 and shown < 0.4)
    interaction:finish()
    app:settle()
    assert.are.same({ "animator", "did end true", "alongside" }, calls)
  end)

  it("gives back what ran along when it is cancelled", function()
    present()
    interaction:cancel()
    app:advance(0.6)
    assert.are.equal(0.5, dim.alpha)
    assert.are.same(CGRect { 0, 0, 320, 568 }, card.view.frame)
    app:settle()
    assert.are.same({ "animator", "did end false", "alongside" }, calls)
    assert.is_not_nil(card.presentingViewController)
  end)
end)
