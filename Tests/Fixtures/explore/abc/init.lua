-- ABC: an error that needs A and must not have B.
local app = {}

function app:didFinishLaunching()
  local window = UIWindow()
  self.window = window
  local state = { a = false, b = false }
  local function button(title, y, action)
    local made = UIButton { type = "system", title = title, frame = { 40, y, 80, 44 } }
    made:addTarget("touchUpInside", action)
    window:addSubview(made)
  end
  button("A", 100, function()
    state.a = true
  end)
  button("B", 160, function()
    state.b = true
  end)
  button("C", 220, function()
    if state.a and not state.b then error "boom" end
  end)
  window:makeKeyAndVisible()
end

return app
