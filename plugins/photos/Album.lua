-- The photos, by month. A photo is a table of what is drawn: the sky, the sun, the hills.

local Album = {}

local months = { "May 2018", "June 2018", "July 2018" }
local counts = { 7, 18, 10 }

--- The months, each with its title and a list of photos.
function Album.months()
  local list, number = {}, 0
  for month, title in ipairs(months) do
    local photos = {}
    for place = 1, counts[month] do
      number = number + 1
      photos[place] = {
        name = ("Photo %d"):format(number),
        sky = UIColor { hue = (0.5 + number * 0.07) % 1, saturation = 0.45, brightness = 0.95 },
        hills = UIColor { hue = (0.25 + number * 0.11) % 1, saturation = 0.5, brightness = 0.55 },
        sun = { 0.2 + number * 0.37 % 0.6, 0.2 + number * 0.23 % 0.25 },
      }
    end
    list[month] = { title = title, photos = photos }
  end
  return list
end

--- Draws a photo.
function Album.draw(photo, rect)
  photo.sky:setFill()
  UIBezierPath { rect = rect }:fill()
  local size = math.min(rect.width, rect.height)
  local x, y = rect.x + photo.sun[1] * rect.width, rect.y + photo.sun[2] * rect.height
  UIColor { white = 1, alpha = 0.9 }:setFill()
  UIBezierPath { ovalIn = { x - size / 8, y - size / 8, size / 4, size / 4 } }:fill()
  photo.hills:setFill()
  local hills = UIBezierPath {}
  hills:move { rect.x, rect.maxY }
  hills:addLine { rect.x, rect.y + rect.height * 0.75 }
  hills:addCurve({ rect.maxX, rect.y + rect.height * 0.65 }, { rect.x + rect.width * 0.35, rect.y + rect.height * 0.35 },
    { rect.x + rect.width * 0.6, rect.y + rect.height * 0.95 })
  hills:addLine { rect.maxX, rect.maxY }
  hills:close()
  hills:fill()
end

return Album
