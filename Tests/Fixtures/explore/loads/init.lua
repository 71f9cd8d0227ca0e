-- A button that asks for items, and forgets that there may be no answer.
local app = {}

function app:didFinishLaunching()
  local window = UIWindow { backgroundColor = "white" }
  self.window = window
  local label = UILabel { text = "empty", frame = { 20, 240, 280, 30 } }
  local button = UIButton { type = "system", title = "Load", frame = { 20, 40, 80, 44 } }
  button:addTarget("touchUpInside", function()
    button.isEnabled = false
    URLSession { delegateQueue = OperationQueue.main }:dataTask("https://a.test/items", function(_, response)
      label.text = "got " .. response.statusCode
    end):resume()
  end)
  window:addSubview(label)
  window:addSubview(button)
  window:makeKeyAndVisible()
end

return app
