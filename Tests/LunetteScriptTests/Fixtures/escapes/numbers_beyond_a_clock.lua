-- holds
-- A time is any number; a date has an end.
assert(not pcall(os.date, "%c", 1e300))
assert(not pcall(os.date, "%c", -1e300))
assert(not pcall(os.time, { year = math.mininteger, month = 1, day = 1 }))
assert(not pcall(os.time, { year = math.maxinteger, month = 1, day = 1 }))
assert(os.date("%Y", 0) == "2001")
