-- expect: escapes/library_changed_raw.lua:3: rawset: the library 'table' can't be changed: all scripts share it
-- The same, without metamethods.
rawset(table, "insert", print)
