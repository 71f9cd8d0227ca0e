local PhotoView = require "photos.PhotoView"

-- One photo, as large as the screen allows.
---@class photos.PhotoController: UIViewController
---@field photo table
---@overload fun(properties?: table): photos.PhotoController
local PhotoController = class("PhotoController", UIViewController)

function PhotoController:viewDidLoad()
  self.title = self.photo.name
  self.view.backgroundColor = "white"
  self.photoView = PhotoView { accessibilityIdentifier = "large photo" }
  self.photoView:show(self.photo)
  self.view:addSubview(self.photoView)
end

function PhotoController:viewWillLayoutSubviews()
  local bounds = self.view.bounds
  local side = math.min(bounds.width, bounds.height)
  self.photoView.frame = { (bounds.width - side) / 2, (bounds.height - side) / 2, side, side }
end

return PhotoController
