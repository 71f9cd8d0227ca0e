-- expect: escapes/endless_loop.lua:3: ran the 3000000 VM instructions that one callback may (--budget); is this loop endless?
-- No callback returns from this loop by itself.
while true do end
