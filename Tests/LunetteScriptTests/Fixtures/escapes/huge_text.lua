-- expect: escapes/huge_text.lua:3: string.rep: 8000000000 times 1 bytes is more than the script's memory limit of 64 MB (--memory)
-- One call must not use up the machine's memory.
local text = ("x"):rep(8000000000)
