-- A view with a tap recognizer, and no button.
local app = {}

function app:didFinishLaunching()
  local window = UIWindow { backgroundColor = "white" }
  self.window = window
  local view = UIView { frame = { 20, 40, 80, 80 }, backgroundColor = "blue" }
  view:addGestureRecognizer(UITapGestureRecognizer { action = function() end })
  window:addSubview(view)
  window:makeKeyAndVisible()
end

return app
