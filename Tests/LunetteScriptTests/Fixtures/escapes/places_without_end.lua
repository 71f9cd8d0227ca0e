-- holds
-- No number from a script leads to a view whose place isn't finite.
assert(not pcall(function() return CGRect { 1e308, 0, 1, 1 }:offset(1e308, 0) end))
assert(not pcall(function() return CGRect { 0, 0, 1e308, 1 }:inset(-1e308, 0) end))
assert(not pcall(function() return CGAffineTransform.identity:scaled(1e200, 1):scaled(1e200, 1) end))
