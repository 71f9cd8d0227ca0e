-- holds
-- Code that closes a coroutine's variables has the same budget; afterwards the script goes on.
local function waiting(close) return coroutine.create(function() local guard <close> = setmetatable({}, { __close = close }) coroutine.yield() end) end
local closed = false
local good = waiting(function() closed = true end)
coroutine.resume(good)
assert(coroutine.close(good) and closed and coroutine.status(good) == "dead")
local bad = waiting(function() error("no", 0) end)
coroutine.resume(bad)
local done, message = coroutine.close(bad)
assert(done == false and message == "no")
assert(coroutine.close(coroutine.create(print)))
assert(not pcall(coroutine.close, coroutine.running()))
