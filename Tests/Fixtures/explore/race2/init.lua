-- RACE(2): 2 timers of one time, whose order shows in a text.
local app = {}

function app:didFinishLaunching()
  local window = UIWindow()
  self.window = window
  local text = ""
  local label = UILabel { frame = { 40, 60, 200, 20 } }
  local start = UIButton { type = "system", title = "Start", frame = { 40, 100, 80, 44 } }
  start:addTarget("touchUpInside", function()
    start.isEnabled = false
    after(1, function()
      text = text .. "a"
      label.text = text
    end)
    after(1, function()
      text = text .. "b"
      label.text = text
    end)
  end)
  window:addSubview(label)
  window:addSubview(start)
  window:makeKeyAndVisible()
end

return app
