-- expect: bad/lifted_finger.lua:6: this finger has been lifted; put another down with app:touch(x, y)

local app = launch { numberOfRowsInSection = function() return 3 end, cellForRowAt = function() return UITableViewCell {} end }
local finger = app:touch(10, 10)
finger:lift()
finger:move(20, 20)
