-- A common mistake: a loop that waits for 1 is given 0.
-- The smallest way to it, written by hand:
--   app:tap "Less"
--   app:tap "Halve"
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

local number = 1

return {
  didFinishLaunching = start(function()
    button("Less", 40, function() number = number - 1 end)
    button("Halve", 100, function()
      while number ~= 1 do number = number // 2 end
    end)
  end),
}
