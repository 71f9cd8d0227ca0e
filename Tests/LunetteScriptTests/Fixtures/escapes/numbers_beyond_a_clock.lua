-- holds
-- A time may be any number, but a date has a limit.
assert(not pcall(os.date, "%c", 1e300))
assert(not pcall(os.date, "%c", -1e300))
assert(not pcall(os.time, { year = math.mininteger, month = 1, day = 1 }))
assert(not pcall(os.time, { year = math.maxinteger, month = 1, day = 1 }))
assert(os.date("%Y", 0) == "2001")
