-- expect: escapes/endless_coroutine.lua:4: ran the 3000000 VM instructions that one callback may (--budget); is this loop endless?
-- All coroutines of a callback share the callback's budget.
local function spin() while true do coroutine.yield() end end
while true do coroutine.resume(coroutine.create(spin)) end
