-- DOTS: a page control, of which one half goes back and the other one on.
local app = {}

function app:didFinishLaunching()
  self.window = UIWindow { backgroundColor = "white" }
  self.window:addSubview(UIPageControl { numberOfPages = 3, frame = { 40, 100, 200, 44 } })
  self.window:makeKeyAndVisible()
end

return app
