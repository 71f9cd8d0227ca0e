-- expect: bad/never_settles.lua:5: settle gave up after 1 s; still moving: a timer due at 1.1 s, every 0.1 s, since 0 s, started by bad/never_settles.lua:4

local app = launch { numberOfRowsInSection = function() return 3 end, cellForRowAt = function() return UITableViewCell {} end }
every(0.1, function() end)
app:settle { timeout = 1 }
