-- holds
-- Byte code can break the interpreter; it is neither made nor loaded.
assert(string.dump == nil)
local made, message = load("\27Lua\84\0\25\147\r\n", "code", "b")
assert(made == nil and message:find("attempt to load a binary chunk", 1, true), message)
