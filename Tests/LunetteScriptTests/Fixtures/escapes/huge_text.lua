-- expect: escapes/huge_text.lua:3: string.rep: 8000000000 times 1 bytes is more than the script's memory limit of 64 MB (--memory)
-- One call must not take the machine.
local text = ("x"):rep(8000000000)
