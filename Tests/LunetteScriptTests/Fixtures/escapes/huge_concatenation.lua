-- expect: escapes/huge_concatenation.lua:4: the script needs more memory than its limit of 64 MB; let go of what is no longer used, or raise the limit (--memory)
-- A text that is doubled until memory runs out.
local text = "x"
while true do text = text .. text end
