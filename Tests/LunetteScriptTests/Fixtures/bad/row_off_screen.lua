-- expect: bad/row_off_screen.lua:4: there is no row 1.7: section 1 has 3 rows

local app = launch { numberOfRowsInSection = function() return 3 end, cellForRowAt = function() return UITableViewCell {} end }
app:tap { row = IndexPath(1, 7) }
