-- expect: bad/part_not_shown.lua:4: row 1.1 shows no minus control now; it shows none

local app = launch { numberOfRowsInSection = function() return 3 end, cellForRowAt = function() return UITableViewCell {} end }
app:tap { row = IndexPath(1, 1), part = "minus" }
