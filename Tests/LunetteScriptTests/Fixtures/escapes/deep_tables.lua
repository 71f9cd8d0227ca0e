-- holds
-- Tables that go on for ever, or around in a circle, where the host expects a value.
local deep, circle = {}, {}
local level = deep
for _ = 1, 100000 do level[1] = {} level = level[1] end
circle[1], circle.frame = circle, circle
for _, value in ipairs { deep, circle } do
  assert(not pcall(UIView, { frame = value }))
  assert(not pcall(function() UILabel {}.text = value end))
  assert(not pcall(launch, value))
  assert(type(tostring(value)) == "string")
end
