-- Asks for items as it starts; a button that only comes up without an answer is broken.
local app = {}

function app:didFinishLaunching()
  local window = UIWindow { backgroundColor = "white" }
  self.window = window
  local label = UILabel { text = "empty", frame = { 20, 240, 280, 30 } }
  window:addSubview(label)
  URLSession { delegateQueue = OperationQueue.main }:dataTask("https://a.test/items", function(_, response, problem)
    label.text = problem and problem.code or "got " .. response.statusCode
    if not problem then return end
    local again = UIButton { type = "system", title = "Again", frame = { 20, 40, 80, 44 } }
    again:addTarget("touchUpInside", function() error "again is broken" end)
    window:addSubview(again)
  end):resume()
  window:makeKeyAndVisible()
end

return app
