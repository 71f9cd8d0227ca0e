-- The photos of a list, a page each.

local PhotoController = require "PhotoController"

---@class album.PagesController: UIPageViewController
---@field photos table[] The list, of which `first` is shown first.
---@field first integer
---@overload fun(properties?: table): album.PagesController
local PagesController = class("PagesController", UIPageViewController)

function PagesController:viewDidLoad()
  self.view.backgroundColor = "black"
  self.navigationItem.largeTitleDisplayMode = "never"
  self.dataSource, self.delegate = self, self
  self:setViewControllers({ self:page(self.first) }, "forward", false)
  self:showTitle()
end

---@param index integer
---@return any page Nil beside the first and the last photo.
function PagesController:page(index)
  if index < 1 or index > #self.photos then return nil end
  return PhotoController { photo = self.photos[index], index = index }
end

function PagesController:showTitle()
  local page = self.viewControllers[1] ---@cast page album.PhotoController
  self.title = ("%d of %d"):format(page.index, #self.photos)
end

function PagesController:viewControllerBefore(_, page) return self:page(page.index - 1) end
function PagesController:viewControllerAfter(_, page) return self:page(page.index + 1) end
function PagesController:didFinishAnimating() self:showTitle() end

return PagesController
