-- The photos of a list, a page each.

local PhotoController = require "PhotoController"

local PagesController = class("PagesController", UIPageViewController)

function PagesController:viewDidLoad()
  self.view.backgroundColor = "black"
  self.navigationItem.largeTitleDisplayMode = "never"
  self.dataSource, self.delegate = self, self
  self:setViewControllers({ self:page(self.first) }, "forward", false)
  self:showTitle()
end

function PagesController:page(index)
  local photo = self.photos[index]
  if photo then return PhotoController { photo = photo, index = index } end
end

function PagesController:showTitle()
  local page = self.viewControllers[1]
  self.title = ("%d of %d"):format(page.index, #self.photos)
end

function PagesController:viewControllerBefore(_, page) return self:page(page.index - 1) end
function PagesController:viewControllerAfter(_, page) return self:page(page.index + 1) end
function PagesController:didFinishAnimating() self:showTitle() end

return PagesController
