-- The picture that gestures leave behind and send away.
local Stamp = {}

local side, fade, flight = 60, 0.5, 220

local function picture(name, place)
  return UIImageView { image = name, frame = { place.x - side / 2, place.y - side / 2, side, side } }
end

-- Shows a picture and lets it fade out, `dx` points further on.
function Stamp.leave(view, name, place, dx)
  local image = picture(name, place)
  view:addSubview(image)
  UIView.animate {
    duration = fade,
    animations = function()
      image.alpha = 0
      image.center = { place.x + (dx or 0), place.y }
    end,
    completion = function() image:removeFromSuperview() end,
  }
end

function Stamp.send(view, name, place, direction)
  Stamp.leave(view, name, place, direction == "left" and -flight or flight)
end

-- A picture that stays until it is told to go.
function Stamp.hold(view, name, place)
  local image = picture(name, place)
  view:addSubview(image)
  return image
end

-- Turns it back while it fades.
function Stamp.release(image)
  UIView.animate {
    duration = fade,
    animations = function()
      image.alpha = 0
      image.transform = CGAffineTransform.identity
    end,
    completion = function() image:removeFromSuperview() end,
  }
end

return Stamp
