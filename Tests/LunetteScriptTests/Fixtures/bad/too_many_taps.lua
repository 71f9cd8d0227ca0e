-- expect: bad/too_many_taps.lua:4: taps must be between 1 and 1000, got 0

local app = launch { numberOfRowsInSection = function() return 3 end, cellForRowAt = function() return UITableViewCell {} end }
app:tap({ 10, 10 }, { taps = 0 })
