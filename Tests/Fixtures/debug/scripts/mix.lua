local count = 0
local function leaf(n)
  count = count + 1
  return n % 3
end
local function thrower(n)
  if leaf(n) == 1 then
    error("x" .. n)
  end
  return n
end
local function last(n)
  return leaf(n + 1)
end
local function deep(n)
  if n <= 0 then
    return leaf(n)
  end
  local a = deep(n - 1)
  return a + 1
end
local meta = setmetatable({}, {
  __index = function(t, k)
    local v = leaf(#k)
    return v
  end,
})
local function generator(n)
  return coroutine.wrap(function()
    for i = 1, n do
      local x = leaf(i)
      coroutine.yield(x)
      x = x + 1
    end
  end)
end
local function user(n)
  local ok, message = pcall(thrower, n)
  if not ok then
    count = count + 1
  end
  local sum = 0
  for v in generator(3) do
    sum = sum + v
  end
  sum = sum + meta["key" .. n]
  sum = sum + last(n)
  table.sort({ 3, 1, 2 }, function(a, b)
    return a < b
  end)
  return sum + deep(2)
end
for i = 1, 6 do
  user(i)
end
print(count)
