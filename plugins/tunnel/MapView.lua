-- A map that a finger drags: meridians, parallels and a few cities around a place in the middle.

---@class tunnel.MapView: UIView
---@field onMove? function
---@overload fun(properties?: table): tunnel.MapView
local MapView = class("MapView", UIView)

local DEGREES_PER_POINT = 0.5
local CITIES = {
  { "Madrid", 40.4, -3.7 }, { "Vienna", 48.2, 16.4 }, { "Quito", -0.2, -78.5 }, { "Singapore", 1.4, 103.8 }, { "Wellington", -41.3, 174.8 },
  { "Cape Town", -33.9, 18.4 }, { "Tokyo", 35.7, 139.7 }, { "Lima", -12, -77 },
}

--- The same longitude as a number from -180 up to 180.
local function around(longitude) return (longitude + 180) % 360 - 180 end

--- The name of the city that is nearest to a place, along a great circle.
function MapView.nearestCity(latitude, longitude)
  local nearest, most
  for _, city in ipairs(CITIES) do
    local a, b = math.rad(latitude), math.rad(city[2])
    -- The cosine of the angle between the two places, seen from the middle of the earth.
    local cosine = math.sin(a) * math.sin(b) + math.cos(a) * math.cos(b) * math.cos(math.rad(longitude - city[3]))
    if not most or cosine > most then nearest, most = city[1], cosine end
  end
  return nearest
end

function MapView:init(properties)
  self.latitude, self.longitude = properties.latitude or 0, properties.longitude or 0
  self.backgroundColor, self.clipsToBounds = "#B7DCF5", true
  self.contentMode = "redraw"
  self.cities = {}
  for place, city in ipairs(CITIES) do
    local label = UILabel { text = "• " .. city[1], font = UIFont.systemFont(12) }
    label:sizeToFit()
    self:addSubview(label)
    self.cities[place] = label
  end
  self:addGestureRecognizer(UIPanGestureRecognizer { action = function(pan) self:pan(pan) end })
end

function MapView:pan(pan)
  local by = pan:translation(self)
  pan:setTranslation({ 0, 0 }, self)
  self:show(self.latitude + by.y * DEGREES_PER_POINT, self.longitude - by.x * DEGREES_PER_POINT)
  if self.onMove then self.onMove() end
end

--- Shows a place in the middle.
function MapView:show(latitude, longitude)
  self.latitude, self.longitude = math.max(-85, math.min(85, latitude)), around(longitude)
  self:setNeedsDisplay()
  self:setNeedsLayout()
end

function MapView:point(latitude, longitude)
  local middle = self.bounds
  return CGPoint(
    middle.midX + around(longitude - self.longitude) / DEGREES_PER_POINT, middle.midY + (self.latitude - latitude) / DEGREES_PER_POINT)
end

function MapView:layoutSubviews()
  MapView.super.layoutSubviews(self)
  for place, city in ipairs(CITIES) do
    local point, label = self:point(city[2], city[3]), self.cities[place]
    label.frame = CGRect(point.x - 4, point.y - label.bounds.height / 2, label.bounds.width, label.bounds.height)
  end
end

function MapView:draw(rect)
  local lines = UIBezierPath {}
  for degrees = -180, 150, 30 do
    local x = self:point(0, degrees).x
    -- Lines outside of the bounds are left out, because the view doesn't clip while it turns over.
    if x > 0 and x < self.bounds.width then
      lines:move { x, 0 }
      lines:addLine { x, self.bounds.height }
    end
  end
  for degrees = -60, 60, 30 do
    local y = self:point(degrees, 0).y
    if y > 0 and y < self.bounds.height then
      lines:move { 0, y }
      lines:addLine { self.bounds.width, y }
    end
  end
  UIColor { red = 1, green = 1, blue = 1, alpha = 0.7 }:setStroke()
  lines:stroke()
end

return MapView
