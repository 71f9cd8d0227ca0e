-- expect: escapes/library_changed.lua:3: string.format can't be set: all scripts share the library; keep a function of your own in a local variable
-- A library that a script could change would be changed for all.
string.format = print
