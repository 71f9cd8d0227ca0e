-- Errors of all kinds, each under a button of its own: in an action, in a coroutine, UIKit's, caught and not.
local app = {}

local function work()
  local step = "first"
  error("in co")
  return step
end

local actions = {
  ["Raise"] = function() error("the action fails") end,
  ["Coroutine"] = function()
    local thread = coroutine.create(work)
    local ok, message = coroutine.resume(thread)
    if not ok then print("resume says " .. message) end
  end,
  ["UIKit"] = function()
    local view = UIView {}
    view:addSubview(view)
  end,
  ["Warn"] = function()
    local one, other = UITapGestureRecognizer {}, UITapGestureRecognizer {}
    one:requireToFail(other)
    other:requireToFail(one)
  end,
  ["Unsatisfiable"] = function(button)
    button.translatesAutoresizingMaskIntoConstraints = false
    button.widthAnchor:constraint("==", 50).isActive = true
    button.widthAnchor:constraint("==", 60).isActive = true
  end,
  ["Endless"] = function() while true do end end,
}

local function leaf(n)
  return n + 1
end

actions["Calls"] = function()
  local n = 0
  while true do n = leaf(n) end
end

function app:didFinishLaunching()
  local window = UIWindow {}
  for index, title in ipairs { "Raise", "Coroutine", "UIKit", "Warn", "Endless", "Unsatisfiable", "Calls" } do
    local button = UIButton { frame = { 20, 60 * index, 200, 44 } }
    button:setTitle(title, "normal")
    button:addTarget("touchUpInside", actions[title])
    window:addSubview(button)
  end
  window:makeKeyAndVisible()
end

return app
