-- A fault that a view's property makes.
local app = {}

function app:didFinishLaunching()
  local window = UIWindow { backgroundColor = "white" }
  local box = UIView { frame = { 200, 100, 50, 50 } }
  local hide = UIButton { type = "system", title = "Hide", frame = { 40, 100, 80, 44 } }
  hide:addTarget("touchUpInside", function() box.isHidden = true end)
  local ask = UIButton { type = "system", title = "Ask", frame = { 40, 160, 80, 44 } }
  ask:addTarget("touchUpInside", function()
    if box.isHidden then error "boom" end
  end)
  for _, view in ipairs { box, hide, ask } do window:addSubview(view) end
  window:makeKeyAndVisible()
end

return app
