-- holds
-- A library function that loops over nothing has no instruction for a budget to count.
assert(string.rep("", 1 << 60) == "")
assert(not pcall(table.move, {}, 1, 1 << 60, 2))
