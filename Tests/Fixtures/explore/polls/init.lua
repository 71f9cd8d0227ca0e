-- POLLS: two chains of blocks that never end, each begun by a line of its own, and one of requests, each of which waits for an answer.
local app = {}

function app:didFinishLaunching()
  local window = UIWindow()
  self.window = window
  local function button(title, y, action)
    local made = UIButton { type = "system", title = title, frame = { 40, y, 80, 44 } }
    made:addTarget("touchUpInside", action)
    window:addSubview(made)
  end
  button("Poll", 100, function()
    local function again() after(0.05, again) end
    again()
  end)
  button("Ping", 160, function()
    local function again() DispatchQueue.main:asyncAfter(0.05, again) end
    again()
  end)
  button("Ask", 220, function()
    local function again()
      URLSession.shared:dataTask("https://a.test/x", function() DispatchQueue.main:async(again) end):resume()
    end
    again()
  end)
  window:makeKeyAndVisible()
end

return app
