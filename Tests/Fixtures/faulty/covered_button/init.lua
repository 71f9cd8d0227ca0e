-- A common mistake: a banner covers the only button.
-- The smallest way to it, written by hand:
--   app:tap "Pay"
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
    button("Pay", 40, function() view:addSubview(UILabel { text = "Paid", frame = { 0, 20, 320, 100 }, backgroundColor = "white", isUserInteractionEnabled = true }) end)
  end),
}
