-- COUNTER(6): a number that two buttons change.
local app = {}

function app:didFinishLaunching()
  local window = UIWindow()
  self.window = window
  local value = 0
  local label = UILabel { frame = { 40, 60, 100, 20 }, text = "0" }
  local plus = UIButton { type = "system", title = "plus", frame = { 40, 100, 80, 44 } }
  local minus = UIButton { type = "system", title = "minus", frame = { 160, 100, 80, 44 } }
  local function add(by)
    value = value + by
    label.text = tostring(value)
    plus.isEnabled, minus.isEnabled = value < 6, value > 0
  end
  plus:addTarget("touchUpInside", function() add(1) end)
  minus:addTarget("touchUpInside", function() add(-1) end)
  minus.isEnabled = false
  window:addSubview(label)
  window:addSubview(plus)
  window:addSubview(minus)
  window:makeKeyAndVisible()
end

return app
