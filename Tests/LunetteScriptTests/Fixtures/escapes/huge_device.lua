-- holds
-- A frame has a cell for every few points of the screen.
local delegate = { didFinishLaunching = function() UIWindow {}:makeKeyAndVisible() end }
assert(not pcall(launch, delegate, { device = { size = { 1e9, 1e9 } } }))
assert(not pcall(launch, delegate, { device = { size = { 320, 568 }, scale = 1e300 } }))
