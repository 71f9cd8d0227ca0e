-- A syntax error.
local = 3
