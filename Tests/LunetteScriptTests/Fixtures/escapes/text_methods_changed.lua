-- expect: escapes/text_methods_changed.lua:3: attempt to index a boolean value
-- The methods of texts are shared by all scripts too.
getmetatable("").__index = {}
