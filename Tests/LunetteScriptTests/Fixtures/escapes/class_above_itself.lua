-- holds
-- `super` is a field like others; the host knows the superclasses from elsewhere.
local Loop = class("Loop", UIView)
Loop.super = Loop
local app = launch { didFinishLaunching = function() UIWindow {}:makeKeyAndVisible() end }
app.window:addSubview(Loop { frame = { 0, 0, 50, 50 } })
assert(app:exists { class = "Loop" } and app:exists { class = "UIView" } and not app:exists { class = "UILabel" })
