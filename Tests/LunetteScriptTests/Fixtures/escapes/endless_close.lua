-- expect: escapes/endless_close.lua:3: ran the 3000000 VM instructions that one callback may (--budget); is this loop endless?
-- Closing a variable while an error is raised gets no budget of its own.
local guard <close> = setmetatable({}, { __close = function() while true do end end })
while true do end
