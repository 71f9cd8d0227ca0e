-- A common mistake: data that is dropped in the background is missing when the app comes back.
-- The smallest way to it, written by hand:
--   app:background() app:foreground()
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

local session = { user = "Ada" }

return {
  didFinishLaunching = start(function() end),
  didEnterBackground = function() session = nil end,
  willEnterForeground = function() print(session.user) end,
}
