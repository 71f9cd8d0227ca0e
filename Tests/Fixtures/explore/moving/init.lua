-- A view that a timer moves for ever, between two places, and a switch.
local app = {}

function app:didFinishLaunching()
  local window = UIWindow { backgroundColor = "white" }
  self.window = window
  local view = UIView { frame = { 20, 240, 80, 80 }, backgroundColor = "blue" }
  local isRight = false
  every(0.1, function()
    isRight = not isRight
    view.frame = { isRight and 120 or 20, 240, 80, 80 }
  end)
  window:addSubview(view)
  window:addSubview(UISwitch { frame = { 20, 40, 51, 31 } })
  window:makeKeyAndVisible()
end

return app
