-- expect: bad/unknown_format.lua:4: can't save screen.gif: the name must end in .txt, .json, .svg or .png

local app = launch { numberOfRowsInSection = function() return 3 end, cellForRowAt = function() return UITableViewCell {} end }
app:save "screen.gif"
