-- expect: escapes/timers_without_end.lua:3: after: 100000 timers wait already; invalidate what is no longer needed
-- Timers use the host's memory, which isn't counted as the script's.
while true do after(1, print) end
