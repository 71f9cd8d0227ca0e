-- expect: bad/closed_app.lua:5: the app has been closed; launch it again

local app = launch { numberOfRowsInSection = function() return 3 end, cellForRowAt = function() return UITableViewCell {} end }
app:close()
app:advance(1)
