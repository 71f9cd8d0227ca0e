-- holds
-- The end of the stack is an error like any other, in Lua and through the host.
local function deeper(n) return 1 + deeper(n + 1) end
assert(not pcall(deeper, 1))
local View = class("View", UIView)
function View:layoutSubviews() self:setNeedsLayout() self:layoutIfNeeded() end
function View:hitTest(point, event)
  local view = self:hitTest(point, event)
  return view
end
assert(not pcall(function() View { frame = { 0, 0, 10, 10 } }:hitTest({ 1, 1 }) end))
