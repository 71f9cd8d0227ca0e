-- expect: bad/missing_option.lua:4: App:drag wants from = a CGPoint, got no from

local app = launch { numberOfRowsInSection = function() return 3 end, cellForRowAt = function() return UITableViewCell {} end }
app:drag { to = { 160, 100 } }
