-- FORM: a field, and two ways to another screen, which take the keyboard away.
local app = {}

local function other(leave)
  local controller = UIViewController { title = "Other" }
  controller.modalPresentationStyle = "fullScreen"
  controller.view.backgroundColor = "white"
  local button = UIButton { type = "system", title = "leave", frame = { 40, 200, 80, 44 } }
  button:addTarget("touchUpInside", function() leave(controller) end)
  controller.view:addSubview(button)
  return controller
end

function app:didFinishLaunching()
  local form = UIViewController { title = "Form" }
  form.view.backgroundColor = "white"
  form.view:addSubview(UITextField { placeholder = "Name", frame = { 40, 100, 200, 31 } })
  local function way(title, y, go)
    local button = UIButton { type = "system", title = title, frame = { 40, y, 80, 44 } }
    button:addTarget("touchUpInside", go)
    form.view:addSubview(button)
  end
  way("push", 150, function()
    form.navigationController:pushViewController(other(function(controller) controller.navigationController:popViewController(true) end), true)
  end)
  way("present", 200, function()
    form:present(other(function(controller) controller:dismiss(true) end), true)
  end)
  self.window = UIWindow()
  self.window.rootViewController = UINavigationController { rootViewController = form }
  self.window:makeKeyAndVisible()
end

return app
