-- LATE(5): five timers of one time that have nothing to do with each other.
local app = {}

function app:didFinishLaunching()
  local window = UIWindow()
  self.window = window
  local start = UIButton { type = "system", title = "Start", frame = { 40, 20, 80, 44 } }
  start:addTarget("touchUpInside", function()
    start.isEnabled = false
    for place = 1, 5 do
      local label = UILabel { frame = { 40, 60 + 30 * place, 200, 20 } }
      window:addSubview(label)
      after(1, function() label.text = "done" end)
    end
  end)
  window:addSubview(start)
  window:makeKeyAndVisible()
end

return app
