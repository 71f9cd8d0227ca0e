-- expect: bad/plot_of_text.lua:4: can't plot 'style': it is the string "plain", not a number

local app = launch { numberOfRowsInSection = function() return 3 end, cellForRowAt = function() return UITableViewCell {} end }
app:plot("style", { of = app.table, duration = 1 })
