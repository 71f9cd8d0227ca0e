-- Three buttons that no finger reaches: one is disabled, one is covered, one is off the screen.
local app = {}

function app:didFinishLaunching()
  local window = UIWindow { backgroundColor = "white" }
  self.window = window
  local function button(title, frame)
    local made = UIButton { type = "system", title = title, frame = frame }
    window:addSubview(made)
    return made
  end
  button("Disabled", { 20, 40, 80, 44 }).isEnabled = false
  button("Covered", { 20, 100, 80, 44 })
  window:addSubview(UIView { frame = { 10, 90, 120, 60 }, backgroundColor = "red" })
  button("Outside", { 400, 160, 80, 44 })
  window:makeKeyAndVisible()
end

return app
