-- A common mistake: the layout is only right for a device that stands upright.
-- The smallest way to it, written by hand:
--   app:rotateDevice "landscapeLeft"
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

local columns = { portrait = 2 }

return {
  didFinishLaunching = start(function()
    NotificationCenter.default:addObserver(UIDevice.orientationDidChangeNotification, function()
      print("columns: " .. columns[UIDevice.current.orientation] * 2)
    end)
  end),
}
