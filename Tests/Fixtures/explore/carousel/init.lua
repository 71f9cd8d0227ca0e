-- CAROUSEL: three pages side by side.
local app = {}

function app:didFinishLaunching()
  self.window = UIWindow { backgroundColor = "white" }
  local scroll = UIScrollView { frame = { 0, 100, 320, 200 }, contentSize = { 960, 200 }, isPagingEnabled = true }
  for i = 0, 2 do scroll:addSubview(UILabel { text = "page " .. i + 1, frame = { 320 * i + 20, 20, 100, 30 } }) end
  self.window:addSubview(scroll)
  self.window:makeKeyAndVisible()
end

return app
