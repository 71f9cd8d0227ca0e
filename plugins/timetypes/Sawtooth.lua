-- The strip of teeth that hangs below the last row.
local Palette = require "timetypes.Palette"

---@class timetypes.Sawtooth: UIView
---@overload fun(properties?: table): timetypes.Sawtooth
local Sawtooth = class("Sawtooth", UIView)

Sawtooth.height = 10
local toothWidth = 10

function Sawtooth.make(width)
  return Sawtooth {
    frame = { 0, 0, width, Sawtooth.height }, isUserInteractionEnabled = false, contentMode = "redraw", autoresizingMask = "flexibleWidth",
  }
end

function Sawtooth:draw()
  local path = UIBezierPath {}
  path:move { 0, 0 }
  for tooth = 1, math.ceil(self.bounds.width / toothWidth) do
    path:addLine { (tooth - 0.5) * toothWidth, Sawtooth.height }
    path:addLine { tooth * toothWidth, 0 }
  end
  UIColor.named(Palette.gradient(1)):set()
  path:fill()
  path:stroke()
end

return Sawtooth
