-- expect: escapes/subviews_without_end.lua:4: A view can't have more than 100000 subviews; addSubview would make it so
-- Views that only their superview holds are the host's memory, not the script's.
local view = UIView {}
while true do view:addSubview(UIView {}) end
