-- holds
-- The search for a misspelt name costs the product of two lengths.
local app = launch { didFinishLaunching = function() UIWindow {}:makeKeyAndVisible() end }
app.window:addSubview(UILabel { frame = { 0, 0, 100, 20 }, text = ("x"):rep(100000) })
assert(not pcall(app.find, app, ("y"):rep(100000)))
assert(not pcall(function() return app[("z"):rep(100000)] end))
