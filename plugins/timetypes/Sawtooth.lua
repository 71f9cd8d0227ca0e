-- The strip of teeth that hangs below the last row.
local Palette = require "timetypes.Palette"

local Sawtooth = { height = 10 }

local toothWidth = 10

function Sawtooth.make(width)
  return UILabel {
    text = ("▾"):rep(math.ceil(width / toothWidth)), textAlignment = "center", font = UIFont.systemFont(10),
    textColor = Palette.gradient(1), lineBreakMode = "byClipping",
  }
end

return Sawtooth
