-- The transform of a strip that hinges open around its bottom edge.
local Hinge = {}

local openAt = 44
local eye = CATransform3D { m34 = -1 / 100 }

-- `pulled` points of the strip are uncovered: at 0 it lies flat on the line of sight, at 44 it stands upright.
-- The rotation about x, then the perspective.
function Hinge.transform(pulled)
  local fraction = math.min(1, math.max(0, pulled / openAt))
  return CATransform3DConcat(CATransform3DMakeRotation((1 - fraction) * math.pi / 2, 1, 0, 0), eye)
end

return Hinge
