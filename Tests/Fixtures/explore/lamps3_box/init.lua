-- LAMPS(3) with the switches in a view that contains them.
local app = {}

function app:didFinishLaunching()
  local window = UIWindow()
  self.window = window
  local box = UIView { frame = { 10, 30, 300, 200 } }
  window:addSubview(box)
  for i = 1, 3 do
    box:addSubview(UISwitch { frame = { 10 + 90 * (i - 1), 10, 51, 31 }, accessibilityIdentifier = "s" .. i })
  end
  window:makeKeyAndVisible()
end

return app
