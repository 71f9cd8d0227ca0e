-- A controller with a map. Its `draggedTo` is where a finger has moved the map, for observers: { latitude =, longitude = }.

local MapView = require "MapView"

---@class tunnel.MapController: UIViewController
---@field isBelow boolean
---@field draggedTo { latitude: number, longitude: number }|false
---@overload fun(properties?: table): tunnel.MapController
local MapController = class("MapController", UIViewController)

local PLACE_HEIGHT = 24 -- points

MapController.draggedTo = false -- before the first drag

function MapController:init(properties)
  self.latitude, self.longitude = properties.latitude or 0, properties.longitude or 0
end

function MapController:loadView()
  self.map = MapView { latitude = self.latitude, longitude = self.longitude }
  self.map.onMove = function() self:moved() end
  self.view = self.map
end

function MapController:viewDidLoad()
  self.place = UILabel { font = UIFont.boldSystemFont(15), textAlignment = "center", backgroundColor = "#FFFFFFCC" }
  self.map:addSubview(self.place)
  self:describe()
end

function MapController:viewDidLayoutSubviews()
  -- At the outer edge of the screen: a button stands between the two maps.
  local bounds, safe = self.view.bounds, self.view.safeAreaInsets
  local y = self.isBelow and bounds.height - safe.bottom - PLACE_HEIGHT or safe.top
  self.place.frame = CGRect(safe.left, y, bounds.width - safe.left - safe.right, PLACE_HEIGHT)
end

--- `48.2° N, 16.4° E`
function MapController:describe()
  local latitude, longitude = self.map.latitude, self.map.longitude
  self.place.text = ("%.1f° %s, %.1f° %s"):format(
    math.abs(latitude), latitude < 0 and "S" or "N", math.abs(longitude), longitude < 0 and "W" or "E")
end

function MapController:moved()
  self.latitude, self.longitude = self.map.latitude, self.map.longitude
  self:describe()
  self.draggedTo = { latitude = self.latitude, longitude = self.longitude }
end

--- Shows the other end of a tunnel from this place through the middle of the earth.
function MapController:showOpposite(place)
  self.latitude, self.longitude = -place.latitude, (place.longitude + 360) % 360 - 180
  if not self.isViewLoaded then return end
  self.map:show(self.latitude, self.longitude)
  self:describe()
end

return MapController
