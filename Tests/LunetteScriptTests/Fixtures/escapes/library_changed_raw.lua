-- expect: escapes/library_changed_raw.lua:3: rawset: the library 'table' can't be changed: all scripts share it
-- A library can't be changed without metamethods either.
rawset(table, "insert", print)
