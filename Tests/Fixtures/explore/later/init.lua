-- LATER: a button after which a timer waits.
local app = {}

function app:didFinishLaunching()
  local window = UIWindow()
  self.window = window
  local label = UILabel { frame = { 40, 60, 100, 20 } }
  local later = UIButton { type = "system", title = "Later", frame = { 40, 100, 80, 44 } }
  later:addTarget("touchUpInside", function()
    later.isEnabled = false
    after(2, function() label.text = "Done" end)
  end)
  window:addSubview(label)
  window:addSubview(later)
  window:makeKeyAndVisible()
end

return app
