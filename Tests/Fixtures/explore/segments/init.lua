-- SEGMENTS: each is a state of its own.
local app = {}

function app:didFinishLaunching()
  self.window = UIWindow { backgroundColor = "white" }
  self.window:addSubview(UISegmentedControl { items = { "One", "Two", "Three" }, frame = { 40, 100, 240, 31 } })
  self.window:makeKeyAndVisible()
end

return app
