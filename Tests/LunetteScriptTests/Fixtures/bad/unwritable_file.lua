-- expect: bad/unwritable_file.lua:4: can't write /nowhere/screen.txt: no such file or directory

local app = launch { numberOfRowsInSection = function() return 3 end, cellForRowAt = function() return UITableViewCell {} end }
app:save "/nowhere/screen.txt"
