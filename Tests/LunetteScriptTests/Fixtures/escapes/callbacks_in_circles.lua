-- holds
-- Actions that fire themselves, and apps that launch themselves, end with an error.
local button = UIButton {}
button:addTarget("touchUpInside", function() button:sendActions "touchUpInside" end)
assert(not pcall(function() button:sendActions "touchUpInside" end))
local plugin = {}
function plugin:didFinishLaunching() launch(plugin) end
assert(not pcall(launch, plugin))
