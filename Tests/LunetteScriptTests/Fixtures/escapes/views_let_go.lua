-- holds
-- A loop that makes objects and lets them go needs no frame to get their memory back, whether plain or of a class of its own.
local Own = class("Own", UIView)
for i = 1, 40000 do
  local view = UIView { tag = i }
  local own = Own { number = i }
  own.view = view
end
