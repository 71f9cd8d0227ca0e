-- expect: escapes/endless_close.lua:3: ran the 3000000 VM instructions that one callback may (--budget); is this loop endless?
-- A variable that is closed while the error passes gets no budget of its own.
local guard <close> = setmetatable({}, { __close = function() while true do end end })
while true do end
