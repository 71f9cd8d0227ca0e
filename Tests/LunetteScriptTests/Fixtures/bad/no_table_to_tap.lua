-- expect: bad/no_table_to_tap.lua:4: there is no table view on the screen, so a row can't be a target

local app = launch { didFinishLaunching = function() UIWindow {}:makeKeyAndVisible() end }
app:tap { row = IndexPath(1, 1) }
