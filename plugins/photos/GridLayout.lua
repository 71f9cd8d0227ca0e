-- The photos of each month in lines, under the month's title.
---@class photos.GridLayout: UICollectionViewFlowLayout
---@overload fun(properties?: table): photos.GridLayout
local GridLayout = class("GridLayout", UICollectionViewFlowLayout)

function GridLayout:init()
  self.itemSize = { 78, 78 }
  self.minimumLineSpacing, self.minimumInteritemSpacing = 2, 2
  self.sectionInset = { 0, 0, 16, 0 }
  self.headerReferenceSize = { 0, 40 }
  self.sectionHeadersPinToVisibleBounds = true
end

--- When the view takes this layout, the photo that it showed before is in the middle, as far as the content goes.
function GridLayout:targetContentOffset(proposed)
  if not self.shown then return proposed end
  local view, inset = self.collectionView, self.collectionView.adjustedContentInset
  local y = self:layoutAttributesForItem(self.shown).center.y - view.bounds.height / 2
  self.shown = nil
  local last = self.collectionViewContentSize.height + inset.bottom - view.bounds.height
  return { proposed.x, math.max(-inset.top, math.min(y, last)) }
end

return GridLayout
