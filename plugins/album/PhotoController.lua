-- One photo, as large as fits. Two fingers zoom it, and so does a double tap; the constraints around it keep a small one in the middle.

local Photos = require "Photos"

---@class album.PhotoController: UIViewController
---@field photo table
---@field index integer Its place in the list.
---@overload fun(properties?: table): album.PhotoController
local PhotoController = class("PhotoController", UIViewController)

PhotoController.MOST_ZOOM = 1 -- each point of the picture on a point of the screen

function PhotoController:viewDidLoad()
  self.view.backgroundColor = "black"
  self.scrollView = UIScrollView {
    translatesAutoresizingMaskIntoConstraints = false, delegate = self, contentInsetAdjustmentBehavior = "never",
    showsHorizontalScrollIndicator = false, showsVerticalScrollIndicator = false,
  }
  self.imageView = UIImageView {
    image = Photos.image(self.photo), translatesAutoresizingMaskIntoConstraints = false, accessibilityIdentifier = self.photo.name,
  }
  self.view:addSubview(self.scrollView)
  self.scrollView:addSubview(self.imageView)

  local view, scroll, image = self.view, self.scrollView, self.imageView
  self.top = image.topAnchor:constraint("==", scroll.topAnchor)
  self.bottom = scroll.bottomAnchor:constraint("==", image.bottomAnchor)
  self.leading = image.leadingAnchor:constraint("==", scroll.leadingAnchor)
  self.trailing = scroll.trailingAnchor:constraint("==", image.trailingAnchor)
  NSLayoutConstraint.activate {
    scroll.topAnchor:constraint("==", view.topAnchor), scroll.bottomAnchor:constraint("==", view.bottomAnchor),
    scroll.leadingAnchor:constraint("==", view.leadingAnchor), scroll.trailingAnchor:constraint("==", view.trailingAnchor),
    self.top, self.bottom, self.leading, self.trailing,
  }

  local doubleTap = UITapGestureRecognizer { numberOfTapsRequired = 2 }
  doubleTap:addTarget(self, "photoWasTappedTwice")
  self.scrollView:addGestureRecognizer(doubleTap)
end

function PhotoController:viewDidLayoutSubviews()
  PhotoController.super.viewDidLayoutSubviews(self)
  local size = self.view.bounds.size
  if self.fittedSize == size then return end
  self.fittedSize = size
  self:fit(size)
end

-- The whole photo is seen at first, and again on a turned screen.
function PhotoController:fit(size)
  local scale = math.min(size.width / Photos.SIZE.width, size.height / Photos.SIZE.height)
  self.scrollView.minimumZoomScale, self.scrollView.maximumZoomScale = scale, self.MOST_ZOOM
  self.scrollView.zoomScale = scale
  self:centre(size)
end

function PhotoController:centre(size)
  local across = math.max(0, (size.width - self.imageView.frame.width) / 2)
  local down = math.max(0, (size.height - self.imageView.frame.height) / 2)
  self.leading.constant, self.trailing.constant = across, across
  self.top.constant, self.bottom.constant = down, down
  self.view:layoutIfNeeded()
end

function PhotoController:viewForZooming() return self.imageView end
function PhotoController:scrollViewDidZoom() self:centre(self.view.bounds.size) end

function PhotoController:photoWasTappedTwice(recognizer)
  local scroll = self.scrollView
  if scroll.zoomScale > scroll.minimumZoomScale then return scroll:setZoomScale(scroll.minimumZoomScale, true) end
  local place = recognizer:location(self.imageView)
  local width, height = scroll.bounds.width / scroll.maximumZoomScale, scroll.bounds.height / scroll.maximumZoomScale
  scroll:zoomToRect(CGRect(place.x - width / 2, place.y - height / 2, width, height), true)
end

return PhotoController
