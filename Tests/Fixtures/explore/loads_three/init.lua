-- Three requests under way, whose answers append their letters.
local app = {}

function app:didFinishLaunching()
  local window = UIWindow { backgroundColor = "white" }
  self.window = window
  local label = UILabel { text = "", frame = { 20, 240, 280, 30 } }
  local button = UIButton { type = "system", title = "Load", frame = { 20, 40, 80, 44 } }
  button:addTarget("touchUpInside", function()
    button.isEnabled = false
    local session = URLSession { delegateQueue = OperationQueue.main }
    for _, path in ipairs { "a", "b", "c" } do
      session:dataTask("https://a.test/" .. path, function() label.text = label.text .. path end):resume()
    end
  end)
  window:addSubview(label)
  window:addSubview(button)
  window:makeKeyAndVisible()
end

return app
