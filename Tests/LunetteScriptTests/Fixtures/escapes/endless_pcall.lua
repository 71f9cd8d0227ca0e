-- expect: escapes/endless_pcall.lua:4: ran the 3000000 VM instructions that one callback may (--budget); is this loop endless?
-- A pcall around the loop doesn't catch the end of the budget for long.
local function spin() while true do end end
while true do pcall(spin) end
