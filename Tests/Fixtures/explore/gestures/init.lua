-- GESTURES: a view that a double tap and a swipe to the left change.
local app = {}

function app:didFinishLaunching()
  self.window = UIWindow { backgroundColor = "white" }
  self.first, self.second = false, false
  local view = UIView { frame = { 60, 100, 200, 200 }, backgroundColor = "blue" }
  view:addGestureRecognizer(UITapGestureRecognizer { numberOfTapsRequired = 2, action = function() self.first = not self.first end })
  view:addGestureRecognizer(UISwipeGestureRecognizer { direction = "left", action = function() self.second = not self.second end })
  self.window:addSubview(view)
  self.window:makeKeyAndVisible()
end

return app
