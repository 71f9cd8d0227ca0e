-- expect: escapes/endless_text_of_error.lua:3: ran the 3000000 VM instructions that one callback may (--budget); is this loop endless?
-- Showing an error runs code of the script, which has the same budget.
error(setmetatable({}, { __tostring = function() while true do end end }))
