-- expect: bad/override_answer.lua:4: pointInside must return true or false, got 5

local Box = class("Box", UIView)
function Box:pointInside() return 5 end

local app = launch {
  didFinishLaunching = function()
    local window = UIWindow {}
    window:addSubview(Box { frame = { 0, 0, 100, 100 } })
    window:makeKeyAndVisible()
  end,
}
app:tap { 50, 50 }
