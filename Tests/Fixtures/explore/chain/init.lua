-- A button that starts a chain of short timers without end.
local app = {}

function app:didFinishLaunching()
  local window = UIWindow()
  self.window = window
  local go = UIButton { type = "system", title = "Go", frame = { 40, 100, 80, 44 } }
  local function again() after(0.05, again) end
  go:addTarget("touchUpInside", again)
  window:addSubview(go)
  window:makeKeyAndVisible()
end

return app
