-- holds
-- Lua's own sort takes a clock for its pivots in an order that is awkward for it, and equal elements come out in another order each time.
local function awkward(count)
  local undecided, decided, candidate, values, places = count, 0, 0, {}, {}
  for i = 1, count do places[i], values[i] = i, undecided end
  table.sort(places, function(x, y)
    if values[x] == undecided and values[y] == undecided then
      values[x == candidate and x or y] = decided
      decided = decided + 1
    end
    if values[x] == undecided then candidate = x elseif values[y] == undecided then candidate = y end
    return values[x] < values[y]
  end)
  return values
end

-- Equal ones stay in their order; nils, errors and functions that answer anything do no harm.
local list = {}
for i, value in ipairs(awkward(2000)) do list[i] = { key = value // 50, id = i } end
table.sort(list, function(a, b) return a.key < b.key end)
for i = 2, #list do
  local a, b = list[i - 1], list[i]
  assert(a.key < b.key or a.key == b.key and a.id < b.id)
end
for count = 0, 40 do
  local numbers = {}
  for i = 1, count do numbers[i] = i * 7919 % 31 end
  table.sort(numbers)
  for i = 2, count do assert(numbers[i - 1] <= numbers[i]) end
  assert(#numbers == count)
end
local words = { "b", "a", 1 }
local ok, problem = pcall(table.sort, words)
assert(not ok and problem:find("attempt to compare"), problem)
assert(words[1] == "b" and words[3] == 1)
table.sort(words, function() return true end)
table.sort(words, function(a, b) words[1] = nil return tostring(a) < tostring(b) end)
assert(not pcall(table.sort, words, 3) and not pcall(table.sort, words, function() error "no" end))
