-- ABC whose error needs two values that A sets.
local app = {}

function app:didFinishLaunching()
  local window = UIWindow()
  self.window = window
  local state, taps = { a = false, b = false, count = 0 }, 0
  local label = UILabel { text = "", frame = { 40, 300, 100, 20 } }
  window:addSubview(label)
  local function button(title, y, action)
    local made = UIButton { type = "system", title = title, frame = { 40, y, 80, 44 } }
    made:addTarget("touchUpInside", action)
    window:addSubview(made)
  end
  button("A", 100, function()
    taps = taps + 1
    label.text = "A"
    state.a, state.count = true, 2
  end)
  button("B", 160, function()
    state.b = true
  end)
  button("C", 220, function()
    if state.a and state.count == 2 and not state.b then error "boom" end
  end)
  window:makeKeyAndVisible()
end

return app
