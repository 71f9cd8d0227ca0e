local Album = require "photos.Album"

-- Shows a photo, as large as the view is.
---@class photos.PhotoView: UIView
---@overload fun(properties?: table): photos.PhotoView
local PhotoView = class("PhotoView", UIView)

function PhotoView:init()
  self.contentMode = "redraw"
  self.isUserInteractionEnabled = false
end

function PhotoView:show(photo)
  self.photo = photo
  self.accessibilityLabel = photo.name
  self:setNeedsDisplay()
end

function PhotoView:draw()
  if self.photo then Album.draw(self.photo, self.bounds) end
end

return PhotoView
