-- The picture behind the list's upper end: a clock, which a finger that pulls the list down uncovers.
local ClockPicture = {}

local radius, rim = 30, 3 -- points
local hourHand, minuteHand = 16, 24
local ticks = 12

-- From the middle of the face, `turn` of a whole turn after twelve o'clock.
local function at(middle, turn, distance)
  local angle = 2 * math.pi * (turn - 0.25)
  return { middle.x + distance * math.cos(angle), middle.y + distance * math.sin(angle) }
end

-- A face of ten past ten, as in every advertisement for clocks.
function ClockPicture.make()
  local side = 2 * (radius + rim)
  local middle = CGPoint(side / 2, side / 2)
  return UIGraphicsImageRenderer { size = { side, side } }:image(function()
    local face = UIBezierPath { ovalIn = { rim, rim, 2 * radius, 2 * radius } }
    UIColor.named("white"):setStroke()
    face.lineWidth = rim
    face:stroke()
    local hands = UIBezierPath { lineWidth = rim, lineCapStyle = "round" }
    for tick = 1, ticks do
      hands:move(at(middle, tick / ticks, radius - rim))
      hands:addLine(at(middle, tick / ticks, radius - 2 * rim))
    end
    hands:move(at(middle, 10 / 12, hourHand))
    hands:addLine(middle)
    hands:addLine(at(middle, 10 / 60, minuteHand))
    hands:stroke()
  end)
end

return ClockPicture
