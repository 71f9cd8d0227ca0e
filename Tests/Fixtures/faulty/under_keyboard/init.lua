-- A common mistake: the keyboard stands over the field that it types into.
-- The smallest way to it, written by hand:
--   app:tap { 160, 530 }
local window, view

local function button(title, y, action)
  local made = UIButton { type = "system", frame = { 20, y, 280, 44 } }
  made:setTitle(title, "normal")
  made:addTarget("touchUpInside", action)
  view:addSubview(made)
  return made
end

local function start(fill)
  return function()
    window = UIWindow { backgroundColor = "white" }
    local controller = UIViewController {}
    window.rootViewController = controller
    window:makeKeyAndVisible()
    view = controller.view
    fill(controller)
  end
end

return {
  didFinishLaunching = start(function()
    view:addSubview(UITextField { borderStyle = "roundedRect", placeholder = "Name", frame = { 20, 510, 280, 40 } })
  end),
}
