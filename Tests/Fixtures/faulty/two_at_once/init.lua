-- A common mistake: two buttons are pressed at the same time, and the second one uses what the first one has removed.
-- The smallest way to it, written by hand:
--   app:together(function() app:tap "Left" end, function() app:tap "Right" end)
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

local pressed

return {
  didFinishLaunching = start(function()
    for place, name in ipairs { "Left", "Right" } do
      local made = button(name, 40 + place * 60, function()
        assert(pressed == name, "another button is pressed")
        pressed = nil
      end)
      made:addTarget("touchDown", function() pressed = name end)
    end
  end),
}
