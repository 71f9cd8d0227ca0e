describe("the way back", function()
  for _, system in ipairs { 12, 17 } do
    it("has its words in the middle of the bar, beside the title, in system " .. system, function()
      local app = launch({
        system = system,
        didFinishLaunching = function()
          local window = UIWindow {}
          local first = UIViewController { title = "First" }
          window.rootViewController = UINavigationController { rootViewController = first }
          window:makeKeyAndVisible()
          first.navigationController:pushViewController(UIViewController { title = "Second" }, false)
        end,
      })
      app:settle()
      local bar = app.window.rootViewController.navigationBar
      local middles = {}
      local function collect(view)
        if view:isKind(UILabel) and view.text and #view.text > 0 and not view.isHidden then
          local rect = view:convert(view.bounds, bar)
          middles[view.text] = rect.y + rect.height / 2
        end
        for _, subview in ipairs(view.subviews) do collect(subview) end
      end
      collect(bar)
      assert.near(22, middles.First, 0.5)
      assert.near(22, middles.Second, 0.5)
    end)
  end
end)
