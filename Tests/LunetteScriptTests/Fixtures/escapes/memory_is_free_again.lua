-- holds
-- After the error the memory is free again, and the script goes on.
for _ = 1, 3 do
  local done, message = pcall(function()
    local list = {}
    for i = 1, math.huge do list = { list, ("x"):rep(1000) } end
  end)
  assert(not done and message:find("memory", 1, true), message)
end
assert(#("x"):rep(1 << 20) == 1 << 20)
