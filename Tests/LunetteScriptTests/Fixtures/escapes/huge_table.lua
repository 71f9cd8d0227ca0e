-- expect: escapes/huge_table.lua:4: the script needs more memory than its limit of 64 MB; let go of what is no longer used, or raise the limit (--memory)
-- A list of small pieces that grows until memory runs out.
local list = {}
for i = 1, math.huge do list = { list, ("x"):rep(100) } end
