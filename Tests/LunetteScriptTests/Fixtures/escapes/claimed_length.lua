-- holds
-- A list may claim any length; what the library does for each of its places has no instruction that a budget could count.
local long = setmetatable({}, { __len = function() return 1 << 50 end, __index = getmetatable, __metatable = "" })
assert(not pcall(table.insert, long, 1, "x"))
assert(not pcall(table.remove, long, 1))
assert(not pcall(table.concat, long))
assert(not pcall(table.concat, long, "", 1, math.maxinteger))
assert(not pcall(table.sort, long))
-- As before for all others.
local list = { 3, 1, 2 }
table.insert(list, 1, 0) table.insert(list, 9) table.sort(list)
assert(table.remove(list, 2) == 1 and table.remove(list) == 9 and table.remove({}) == nil and table.concat(list, ",") == "0,2,3")
assert(select(2, pcall(table.insert, list, 6, 1)):find "position out of bounds")
assert(select(2, pcall(table.insert, nil, 1)):find "table expected, got nil")
