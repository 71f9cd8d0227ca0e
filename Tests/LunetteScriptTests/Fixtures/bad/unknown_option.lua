-- expect: bad/unknown_option.lua:4: App:drag wants options from: on, from, by, to, duration, hold, force, got 'form'; did you mean 'from'?

local app = launch { numberOfRowsInSection = function() return 3 end, cellForRowAt = function() return UITableViewCell {} end }
app:drag { form = { 160, 400 }, to = { 160, 100 } }
