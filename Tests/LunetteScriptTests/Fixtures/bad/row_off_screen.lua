-- expect: bad/row_off_screen.lua:4: row 1.7 is not on the screen; scroll to it first

local app = launch { numberOfRowsInSection = function() return 3 end, cellForRowAt = function() return UITableViewCell {} end }
app:tap { row = IndexPath(1, 7) }
