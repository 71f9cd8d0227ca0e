-- The transform of a strip that hinges open around its bottom edge.
local Hinge = {}

local openAt = 44
local perspective = -1 / 100

-- `pulled` points of the strip are uncovered: at 0 it lies flat on the line of sight, at 44 it stands upright.
-- Answers the 16 numbers of a CATransform3D, m11 to m44: the rotation about x, times the perspective.
function Hinge.transform(pulled)
  local fraction = math.min(1, math.max(0, pulled / openAt))
  local angle = (1 - fraction) * math.pi / 2
  local c, s = math.cos(angle), math.sin(angle)
  return {
    1, 0, 0, 0,
    0, c, s, s * perspective,
    0, -s, c, c * perspective,
    0, 0, 0, 1,
  }
end

return Hinge
