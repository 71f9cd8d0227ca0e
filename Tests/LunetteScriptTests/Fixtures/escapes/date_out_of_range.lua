-- expect: escapes/date_out_of_range.lua:4: os.date: argument 2 'time' must be a moment between the years 1 and 9999, got 1e+300
-- A time that no integer can hold.
assert(os.date("%Y", -63113904000) == "1")
os.date("%c", 1e300)
