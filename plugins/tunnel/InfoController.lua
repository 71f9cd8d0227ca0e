-- The back of a map: the name, latitude and longitude of the place in its middle.

local MapView = require "MapView"

---@class tunnel.InfoController: UIViewController
---@field map tunnel.MapController
---@overload fun(properties?: table): tunnel.InfoController
local InfoController = class("InfoController", UIViewController)

function InfoController:viewDidLoad()
  self.view.backgroundColor = "#333A44"
  self.label = UILabel { textColor = "white", textAlignment = "center", numberOfLines = 0 }
  self.view:addSubview(self.label)
end

function InfoController:viewWillAppear(animated)
  InfoController.super.viewWillAppear(self, animated)
  local map = self.map
  local city = MapView.nearestCity(map.latitude, map.longitude)
  self.label.text = ("%s, near %s\nlatitude %.1f\nlongitude %.1f"):format(self.title, city, map.latitude, map.longitude)
end

function InfoController:viewDidLayoutSubviews() self.label.frame = self.view.bounds end

return InfoController
