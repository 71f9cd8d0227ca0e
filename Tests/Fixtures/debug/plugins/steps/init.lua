local total = 0
local log = {}

local function add(a, b)
  local sum = a + b
  return sum
end

local function twice(n)
  return add(n, n)
end

local Counter = class("Counter", UIViewController)

function Counter:viewDidLoad()
  self.count = 0
  self.label = UILabel { text = "0", frame = { 20, 60, 280, 30 } }
  self.view:addSubview(self.label)
  local button = UIButton { frame = { 20, 100, 280, 44 } }
  button:setTitle("Count", "normal")
  button:addTarget("touchUpInside", function() self:bump() end)
  self.view:addSubview(button)
end

function Counter:bump()
  local before = self.count
  for i = 1, 3 do
    total = add(total, i)
  end
  self.count = twice(before) + 1
  self.label.text = tostring(self.count)
  self.label.frame = { 20, 60, 280 - self.count, 30 }
  log[#log + 1] = self.count
end

local app = {}

function app:didFinishLaunching(application)
  local window = UIWindow { backgroundColor = "white" }
  window.rootViewController = Counter {}
  window:makeKeyAndVisible()
end

return app
