-- GROW: every state is new.
local app = {}

function app:didFinishLaunching()
  local window = UIWindow()
  self.window = window
  local list = {}
  local label = UILabel { frame = { 40, 60, 100, 20 }, text = "0" }
  local add = UIButton { type = "system", title = "Add", frame = { 40, 100, 80, 44 } }
  add:addTarget("touchUpInside", function()
    list[#list + 1] = #list
    label.text = tostring(#list)
  end)
  window:addSubview(label)
  window:addSubview(add)
  window:makeKeyAndVisible()
end

return app
