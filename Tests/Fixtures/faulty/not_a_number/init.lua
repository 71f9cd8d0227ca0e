-- A common mistake: a typed text is used as a number.
-- The smallest way to it, written by hand:
--   app:tap { 160, 100 }
--   app:pressReturn()
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
    local field = UITextField { borderStyle = "roundedRect", placeholder = "Amount", frame = { 20, 80, 280, 40 } }
    field.delegate = {
      textFieldShouldReturn = function(_, asked)
        print(tonumber(asked.text) + 1)
        return true
      end,
    }
    view:addSubview(field)
  end),
}
