-- CLEAR: a view whose tap enables a button that disables itself.
local app = {}

function app:didFinishLaunching()
  local window = UIWindow { backgroundColor = "white" }
  self.window = window
  local label = UILabel { text = "0", frame = { 20, 240, 80, 30 } }
  local view = UIView { frame = { 20, 300, 200, 80 }, backgroundColor = "blue" }
  local button = UIButton { type = "system", title = "Clear", frame = { 20, 40, 80, 44 } }
  button.isEnabled = false
  view:addGestureRecognizer(UITapGestureRecognizer {
    action = function()
      label.text = "tapped"
      button.isEnabled = true
    end,
  })
  button:addTarget("touchUpInside", function()
    label.text = "0"
    button.isEnabled = false
  end)
  for _, shown in ipairs { label, view, button } do window:addSubview(shown) end
  window:makeKeyAndVisible()
end

return app
