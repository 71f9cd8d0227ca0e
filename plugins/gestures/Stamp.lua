-- The pictures that gestures show: some stay where the gesture was, some move away.
local Stamp = {}

local side, fade, flight = 60, 0.5, 220

local function picture(name, place)
  return UIImageView { image = UIImage.named(name), frame = { place.x - side / 2, place.y - side / 2, side, side } }
end

-- Shows a picture that fades out while it moves `dx` points to the right.
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

-- Shows a picture that stays until it is given to `Stamp.release`.
function Stamp.hold(view, name, place)
  local image = picture(name, place)
  view:addSubview(image)
  return image
end

-- Fades a picture out, and turns it upright meanwhile.
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
