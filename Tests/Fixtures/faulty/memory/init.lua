-- A common mistake: loaded data is never released.
-- The smallest way to it, written by hand:
--   app:tap "Load"
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

local pages = {}

return {
  didFinishLaunching = start(function()
    button("Load", 40, function()
      for _ = 1, 300 do pages[#pages + 1] = ("page"):rep(1 << 18) .. #pages end
    end)
  end),
}
