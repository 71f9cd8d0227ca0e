-- The photos of a journey: a name, a place, and a picture of 1000 x 800 that is drawn when it is first shown.

local Photos = {}

Photos.SIZE = CGSize(1000, 800)

local all = {
  { name = "Harbour", place = "Lisbon", hue = 0.58 }, { name = "Tram", place = "Lisbon", hue = 0.12 },
  { name = "Bridge", place = "Porto", hue = 0.02 }, { name = "Cellar", place = "Porto", hue = 0.93 },
  { name = "Cloister", place = "Coimbra", hue = 0.3 }, { name = "Library", place = "Coimbra", hue = 0.08 },
  { name = "Cliffs", place = "Lagos", hue = 0.5 }, { name = "Lighthouse", place = "Lagos", hue = 0.66 },
  { name = "Castle", place = "Sintra", hue = 0.8 }, { name = "Fern garden", place = "Sintra", hue = 0.38 },
}

--- All photos whose name or place has the words in it; without words all.
function Photos.matching(words)
  if not words or words == "" then return all end
  local found = {}
  for _, photo in ipairs(all) do
    local text = (photo.name .. " " .. photo.place):lower()
    if text:find(words:lower(), 1, true) then found[#found + 1] = photo end
  end
  return found
end

local function draw(photo)
  local size = Photos.SIZE
  UIColor { hue = photo.hue, saturation = 0.35, brightness = 0.95 }:setFill()
  UIBezierPath { rect = CGRect(0, 0, size.width, size.height) }:fill()
  UIColor { hue = photo.hue, saturation = 0.6, brightness = 0.6 }:setFill()
  UIBezierPath { rect = CGRect(0, size.height * 0.7, size.width, size.height * 0.3) }:fill()
  UIColor { white = 1, alpha = 0.9 }:setFill()
  UIBezierPath { ovalIn = CGRect(size.width * 0.6, size.height * 0.15, 160, 160) }:fill()
end

--- The picture of a photo, drawn once.
function Photos.image(photo)
  if not photo.image then
    photo.image = UIGraphicsImageRenderer({ size = Photos.SIZE, scale = 1 }):image(function() draw(photo) end)
  end
  return photo.image
end

return Photos
