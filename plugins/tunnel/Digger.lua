-- The man with the spade: a picture of a man who digs while the maps turn over.
local Digger = {}

local size = CGSize(44, 44)
local strokes = 0.15 -- seconds a stroke of the spade takes
local head = 5
local orange = UIColor { red = 0.88, green = 0.48, blue = 0, alpha = 1 } -- seen on the maps as well as on their backs

-- The man with his spade at `height` points above the ground.
local function picture(height)
  return UIGraphicsImageRenderer { size = size }:image(function()
    orange:setStroke()
    orange:setFill()
    UIBezierPath { ovalIn = { 10, 4, 2 * head, 2 * head } }:fill()
    local lines = UIBezierPath { lineWidth = 2, lineCapStyle = "round" }
    local shoulder, hip, ground = { 15, 17 }, { 15, 28 }, size.height - 2
    local blade = { 36, ground - height }
    lines:move { 15, 14 }
    lines:addLine(hip)
    lines:addLine { 9, ground }
    lines:move(hip)
    lines:addLine { 20, ground }
    -- The spade's shaft passes through both hands.
    local grip = { 20, 14 - height / 4 }
    lines:move(grip)
    lines:addLine(blade)
    for hand = 1, 2 do
      local along = 0.2 * hand
      lines:move(shoulder)
      lines:addLine { grip[1] + along * (blade[1] - grip[1]), grip[2] + along * (blade[2] - grip[2]) }
    end
    lines:stroke()
    UIBezierPath { rect = { blade[1] - 3, blade[2] - 6, 6, 7 } }:fill()
  end)
end

function Digger.make()
  local view = UIImageView { frame = { 0, 0, size.width, size.height }, image = picture(0), accessibilityIdentifier = "digger" }
  view.animationImages = { picture(0), picture(6), picture(12), picture(6) }
  view.animationDuration = strokes * #view.animationImages
  return view
end

return Digger
