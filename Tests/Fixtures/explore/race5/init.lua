-- RACE(5): five timers of one time, each of which appends its letter.
local app = {}

function app:didFinishLaunching()
  local window = UIWindow { backgroundColor = "white" }
  self.window = window
  local label = UILabel { text = "", frame = { 20, 240, 80, 30 } }
  local start = UIButton { type = "system", title = "Start", frame = { 20, 40, 80, 44 } }
  start:addTarget("touchUpInside", function()
    start.isEnabled = false
    for place = 1, 5 do
      after(1, function() label.text = label.text .. string.char(96 + place) end)
    end
  end)
  window:addSubview(label)
  window:addSubview(start)
  window:makeKeyAndVisible()
end

return app
