-- The transform of a strip that turns around its bottom edge.
local Hinge = {}

local openAt = 44
local eye = CATransform3D { m34 = -1 / 100 }

-- `pulled` is how many points of the strip are uncovered: at 0 its edge is turned to the viewer, at 44 its whole face.
-- First a rotation about x, then the perspective.
function Hinge.transform(pulled)
  local fraction = math.min(1, math.max(0, pulled / openAt))
  return CATransform3DConcat(CATransform3DMakeRotation((1 - fraction) * math.pi / 2, 1, 0, 0), eye)
end

return Hinge
