-- TRAP: a screen that nothing leads away from.
local app = {}

function app:didFinishLaunching()
  local window = UIWindow()
  self.window = window
  local controller = UIViewController()
  controller.title = "Start"
  local go = UIButton { type = "system", title = "Go", frame = { 40, 100, 80, 44 } }
  go:addTarget("touchUpInside", function()
    local empty = UIViewController()
    empty.title = "Empty"
    window.rootViewController = empty
  end)
  controller.view:addSubview(go)
  window.rootViewController = controller
  window:makeKeyAndVisible()
end

return app
