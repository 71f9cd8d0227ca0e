-- A common mistake: a second tap pushes the same screen again while it is on its way.
-- The smallest way to it, written by hand:
--   app:tap "Details"
--   app:tap "Details"
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
  didFinishLaunching = function()
    window = UIWindow { backgroundColor = "white" }
    local root = UIViewController {}
    local navigation = UINavigationController { rootViewController = root }
    local details = UIViewController {}
    window.rootViewController = navigation
    window:makeKeyAndVisible()
    view = root.view
    button("Details", 200, function()
      after(0.3, function() navigation:pushViewController(details, false) end)
    end)
  end,
}
