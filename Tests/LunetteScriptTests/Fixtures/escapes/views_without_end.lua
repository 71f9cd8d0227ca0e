-- expect: escapes/views_without_end.lua:4: the script needs more memory than its limit of 64 MB; let go of what is no longer used, or raise the limit (--memory)
-- What the host holds for a script counts, too.
local list = {}
while true do list[#list + 1] = UIView {} end
