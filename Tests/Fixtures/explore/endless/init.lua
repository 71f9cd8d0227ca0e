-- A button whose action never ends, and a switch.
local app = {}

function app:didFinishLaunching()
  local window = UIWindow { backgroundColor = "white" }
  self.window = window
  local button = UIButton { type = "system", title = "Loop", frame = { 20, 40, 80, 44 } }
  button:addTarget("touchUpInside", function()
    while true do
    end
  end)
  window:addSubview(button)
  window:addSubview(UISwitch { frame = { 20, 140, 51, 31 } })
  window:makeKeyAndVisible()
end

return app
