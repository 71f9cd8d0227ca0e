-- expect: bad/wrong_option.lua:4: App:settle wants timeout = a number, got timeout = the string "long"

local app = launch { numberOfRowsInSection = function() return 3 end, cellForRowAt = function() return UITableViewCell {} end }
app:settle { timeout = "long" }
