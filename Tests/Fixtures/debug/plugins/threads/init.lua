local Pump = require "threads.Pump"
local app = {}

local function risky(n)
  if n == 2 then
    error("two is bad")
  end
  return n
end

local function tail(n)
  return risky(n)
end

function app:didFinishLaunching()
  local window = UIWindow {}
  window:makeKeyAndVisible()
  self.pump = Pump.new(3)
  after(0.25, function()
    self.ok, self.message = pcall(tail, 2)
    self.after = true
  end)
  every(0.1, function(timer)
    if self.pump:step() == nil then timer:invalidate() end
  end)
end

return app
