-- All photos in one line. The one in the middle is the largest, and a scroll comes to rest with one in the middle.
---@class photos.LineLayout: UICollectionViewFlowLayout
---@overload fun(properties?: table): photos.LineLayout
local LineLayout = class("LineLayout", UICollectionViewFlowLayout)

local size, spacing = 200, 10
local largest, smallest, palest = 1.2, 0.85, 0.5

function LineLayout:prepare()
  local bounds, inset = self.collectionView.bounds, self.collectionView.adjustedContentInset
  local side, room = (bounds.width - size) / 2, (bounds.height - inset.top - inset.bottom - size) / 2
  self.scrollDirection, self.itemSize, self.minimumLineSpacing = "horizontal", { size, size }, spacing
  -- Between two months stand two insets: the first photo has room for coming to the middle, and so has the last.
  self.sectionInset = { room, spacing / 2, room, spacing / 2 }
  self.side = side - spacing / 2
  LineLayout.super.prepare(self)
end

function LineLayout:collectionViewContentSize()
  local content = LineLayout.super.collectionViewContentSize(self)
  return { content.width + 2 * self.side, content.height }
end

function LineLayout:shouldInvalidateLayoutForBoundsChange() return true end

--- Moves to the side, enlarges and fades by the distance from the middle.
function LineLayout:bend(attributes)
  local x = attributes.center.x + self.side
  attributes.center = { x, attributes.center.y }
  local distance = math.abs(x - self.collectionView.bounds.midX) / (size + spacing)
  local near = math.max(0, 1 - distance)
  local scale = smallest + (largest - smallest) * near
  attributes.transform = CGAffineTransform.identity:scaled(scale, scale)
  attributes.alpha = palest + (1 - palest) * near
  attributes.zIndex = -math.floor(distance + 0.5)
  return attributes
end

function LineLayout:layoutAttributesForElements(rect)
  local all = LineLayout.super.layoutAttributesForElements(self, rect:offset(-self.side, 0):inset(-size, 0))
  for _, attributes in ipairs(all) do self:bend(attributes) end
  return all
end

function LineLayout:layoutAttributesForItem(indexPath) return self:bend(LineLayout.super.layoutAttributesForItem(self, indexPath)) end

--- The offset with a photo in the middle.
function LineLayout:offset(attributes) return attributes.center.x - self.collectionView.bounds.width / 2 end

--- Of the photos near the proposed offset the one that is the nearest to the middle.
function LineLayout:targetContentOffsetForProposedContentOffset(proposed)
  local bounds = self.collectionView.bounds
  local best
  for _, attributes in ipairs(self:layoutAttributesForElements(CGRect { proposed.x, 0, bounds.width, bounds.height })) do
    local x = self:offset(attributes)
    if not best or math.abs(x - proposed.x) < math.abs(best - proposed.x) then best = x end
  end
  return { best or proposed.x, proposed.y }
end

--- When the view takes this layout, the photo that it showed before is in the middle.
function LineLayout:targetContentOffset(proposed)
  if not self.shown then return self:targetContentOffsetForProposedContentOffset(proposed) end
  local attributes = self:layoutAttributesForItem(self.shown)
  self.shown = nil
  return { self:offset(attributes), proposed.y }
end

return LineLayout
