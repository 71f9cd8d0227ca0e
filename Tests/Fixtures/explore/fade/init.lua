-- FADE: a button that must not be tapped while a view fades in.
local app = {}

function app:didFinishLaunching()
  local window = UIWindow()
  self.window = window
  local busy = false
  local view = UIView { frame = { 40, 300, 80, 80 }, backgroundColor = "red" }
  local go = UIButton { type = "system", title = "Go", frame = { 40, 100, 80, 44 } }
  local stop = UIButton { type = "system", title = "Stop", frame = { 160, 100, 80, 44 } }
  go:addTarget("touchUpInside", function()
    busy = true
    view.alpha = 0.5
    UIView.animate {
      duration = 0.3, animations = function() view.alpha = 1 end, completion = function() busy = false end,
    }
  end)
  stop:addTarget("touchUpInside", function()
    if busy then error "stopped while busy" end
  end)
  for _, shown in ipairs { view, go, stop } do window:addSubview(shown) end
  window:makeKeyAndVisible()
end

return app
