-- expect: bad/nothing_there.lua:4: a finger at {10, 10} touched nothing: no view takes touches there\nwhat happened to the touch:\n0.000 s  no finger went down: one at {10, 10} no view takes it

local app = launch { didFinishLaunching = function() UIWindow { isUserInteractionEnabled = false }:makeKeyAndVisible() end }
app:tap { 10, 10 }
