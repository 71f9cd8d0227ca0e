-- What a navigation controller's delegate learns of a transition. Source: docs/rules/controllers.md 3.3
describe("the coordinator of a transition", function()
  for _, animated in ipairs { true, false } do
    it(("says to the delegate from where, at the beginning and at the end (%s)"):format(animated and "animated" or "at once"), function()
      local told = {}
      local function tell(what)
        return function(_, navigation, controller)
          local coordinator = navigation.transitionCoordinator
          local from = coordinator and coordinator:viewController "from"
          told[#told + 1] = ("%s %s from %s"):format(what, controller.title, from and from.title)
        end
      end
      local navigation = UINavigationController { rootViewController = UIViewController { title = "Home" } }
      local app = launchWindow(navigation)
      app:settle()
      navigation.delegate = { navigationControllerWillShow = tell "will", navigationControllerDidShow = tell "did" }
      navigation:pushViewController(UIViewController { title = "Buy" }, animated)
      app:settle()
      navigation:popViewController(animated)
      app:settle()
      assert.are.same({ "will Buy from Home", "did Buy from Home", "will Home from Buy", "did Home from Buy" }, told)
      assert.is_nil(navigation.transitionCoordinator)
    end)
  end
end)
