-- expect: escapes/subviews_without_end.lua:4: the script needs more memory than its limit of 64 MB; let go of what is no longer used, or raise the limit (--memory)
-- Views that only their superview holds count as the script's memory, too; with more of it, 100,000 subviews are the limit.
local view = UIView {}
while true do view:addSubview(UIView {}) end
