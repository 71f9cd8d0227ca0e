-- LAMPS(3) whose third switch turns the first one off.
local app = {}

function app:didFinishLaunching()
  local window = UIWindow()
  self.window = window
  local switches = {}
  for i = 1, 3 do
    switches[i] = UISwitch { frame = { 20 + 100 * (i - 1), 40, 51, 31 }, accessibilityIdentifier = "s" .. i }
    window:addSubview(switches[i])
  end
  switches[3]:addTarget("valueChanged", function() switches[1].isOn = false end)
  window:makeKeyAndVisible()
end

return app
