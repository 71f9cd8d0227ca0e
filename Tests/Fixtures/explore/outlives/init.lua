-- OUTLIVES: a timer that is begun by one button fails where another one was used before it is due.
local app = {}

function app:didFinishLaunching()
  local window = UIWindow()
  self.window = window
  local y = 20
  local function button(title, action)
    local made = UIButton { type = "system", title = title, frame = { 40, y, 80, 44 } }
    made:addTarget("touchUpInside", action)
    window:addSubview(made)
    y = y + 60
  end
  button("Start", function()
    self.detail = {}
    after(3, function() if not self.detail then error "nothing there" end end)
  end)
  button("Stop", function() self.detail = nil end)
  for number = 1, 2 do button("Other " .. number, function() end) end
  window:makeKeyAndVisible()
end

return app
