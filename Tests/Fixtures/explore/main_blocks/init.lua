-- Two blocks of the main queue, which keep their order.
local app = {}

function app:didFinishLaunching()
  local window = UIWindow { backgroundColor = "white" }
  self.window = window
  local label = UILabel { text = "", frame = { 20, 240, 80, 30 } }
  local start = UIButton { type = "system", title = "Start", frame = { 20, 40, 80, 44 } }
  start:addTarget("touchUpInside", function()
    start.isEnabled = false
    for _, letter in ipairs { "a", "b" } do
      DispatchQueue.main:async(function() label.text = label.text .. letter end)
    end
  end)
  window:addSubview(label)
  window:addSubview(start)
  window:makeKeyAndVisible()
end

return app
