-- expect: bad/plot_of_nothing.lua:4: app:plot wants a function that moves something, or duration = seconds

local app = launch { numberOfRowsInSection = function() return 3 end, cellForRowAt = function() return UITableViewCell {} end }
app:plot "contentOffset.y"
