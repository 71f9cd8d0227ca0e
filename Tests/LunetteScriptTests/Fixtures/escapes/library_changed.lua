-- expect: escapes/library_changed.lua:3: string.format can't be set: all scripts share the library; keep a function of your own in a local variable
-- If a script could change a library, it would be changed for all scripts.
string.format = print
