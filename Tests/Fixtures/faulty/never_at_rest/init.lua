-- A common mistake: a view asks for layout in its own layout.
-- The smallest way to it, written by hand:
--   app:tap "Spin"
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

local Spinner = class("Spinner", UIView)

function Spinner:layoutSubviews()
  self.superview:setNeedsLayout()
  self:setNeedsLayout()
end

return {
  didFinishLaunching = start(function()
    button("Spin", 40, function() view:addSubview(Spinner { frame = { 20, 200, 100, 100 } }) end)
  end),
}
