-- LAMPS(4): four switches, and nothing else.
local app = {}

function app:didFinishLaunching()
  local window = UIWindow()
  self.window = window
  for i = 1, 4 do
    window:addSubview(UISwitch {
      frame = { 20 + 100 * ((i - 1) % 3), 40 + 60 * ((i - 1) // 3), 51, 31 }, accessibilityIdentifier = "s" .. i,
    })
  end
  window:makeKeyAndVisible()
end

return app
