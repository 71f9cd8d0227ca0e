-- PAGES, whose second screen counts how often it appeared.
local app = {}
local Counted = class("Counted", UIViewController)

function Counted:viewDidAppear() self.appeared = (self.appeared or 0) + 1 end

function app:didFinishLaunching()
  local window = UIWindow()
  self.window = window
  local function page(title, next)
    local controller = title == "B" and Counted() or UIViewController()
    controller.title = title
    controller.view.backgroundColor = UIColor.white
    if next then
      local button = UIButton { type = "system", title = "to " .. next.title, frame = { 40, 200, 80, 44 } }
      button:addTarget("touchUpInside", function()
        controller.navigationController:pushViewController(next.make(), true)
      end)
      controller.view:addSubview(button)
    end
    return controller
  end
  local c = { title = "C", make = function() return page("C") end }
  local b = { title = "B", make = function() return page("B", c) end }
  window.rootViewController = UINavigationController { rootViewController = page("A", b) }
  window:makeKeyAndVisible()
end

return app
