-- expect: bad/missing_action.lua:12: the action's target, a table, has no method 'save'; define function target:save(sender, event)

local app = launch {
  didFinishLaunching = function()
    local window = UIWindow {}
    local button = UIButton { frame = { 0, 0, 100, 50 } }
    button:addTarget("touchUpInside", {}, "save")
    window:addSubview(button)
    window:makeKeyAndVisible()
  end,
}
app:tap { 50, 25 }
