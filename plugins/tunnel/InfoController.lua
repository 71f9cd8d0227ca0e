-- The back of a map: the latitude and longitude of the place in its middle.

local InfoController = class("InfoController", UIViewController)

function InfoController:viewDidLoad()
  self.view.backgroundColor = "#333A44"
  self.label = UILabel { textColor = "white", textAlignment = "center", numberOfLines = 0 }
  self.view:addSubview(self.label)
end

function InfoController:viewWillAppear(animated)
  InfoController.super.viewWillAppear(self, animated)
  local map = self.map
  self.label.text = ("%s\nlatitude %.1f\nlongitude %.1f"):format(self.title, map.latitude, map.longitude)
end

function InfoController:viewDidLayoutSubviews() self.label.frame = self.view.bounds end

return InfoController
