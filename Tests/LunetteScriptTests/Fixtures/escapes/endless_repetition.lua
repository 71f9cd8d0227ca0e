-- holds
-- A library function may loop for long without an instruction that the budget counts.
assert(string.rep("", 1 << 60) == "")
assert(not pcall(table.move, {}, 1, 1 << 60, 2))
