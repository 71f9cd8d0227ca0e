-- expect: bad/exception_of_uikit.lua:4: Invalid update: invalid number of rows in section 1.  The number of rows contained in an existing section after the update (3) must be equal to the number of rows contained in that section before the update (3), plus or minus the number of rows inserted or deleted from that section (0 inserted, 1 deleted) and plus or minus the number of rows moved into or out of that section (0 moved in, 0 moved out).

local app = launch { numberOfRowsInSection = function() return 3 end, cellForRowAt = function() return UITableViewCell {} end }
app.table:deleteRows({ IndexPath(1, 1) }, "none")
