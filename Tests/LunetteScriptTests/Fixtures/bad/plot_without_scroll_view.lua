-- expect: bad/plot_without_scroll_view.lua:4: there is no scroll view on the screen to plot; say whose property it is: of = view

local app = launch { didFinishLaunching = function() UIWindow {}:makeKeyAndVisible() end }
app:plot("contentOffset.y", { duration = 1 })
