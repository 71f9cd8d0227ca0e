local PhotoView = require "photos.PhotoView"

-- A photo, with a tick at the lower right while it is selected.
---@class photos.PhotoCell: UICollectionViewCell
---@overload fun(properties?: table): photos.PhotoCell
local PhotoCell = class("PhotoCell", UICollectionViewCell)

local tickSize, margin = 22, 4

function PhotoCell:init()
  self.photoView = PhotoView { frame = self.bounds, autoresizingMask = { "flexibleWidth", "flexibleHeight" } }
  self.contentView:addSubview(self.photoView)
  self.tick = UILabel {
    text = "✓", textColor = "white", textAlignment = "center", font = UIFont.boldSystemFont(14), backgroundColor = "#0A60FF",
    isHidden = true,
  }
  self.tick.layer.cornerRadius = tickSize / 2
  self.tick.layer.masksToBounds = true
  self.contentView:addSubview(self.tick)
end

function PhotoCell:show(photo, canBeSelected)
  self.canBeSelected = canBeSelected
  self.accessibilityIdentifier = photo.name
  self.photoView:show(photo)
  self:showTick()
end

function PhotoCell:showTick()
  local isOn = self.isSelected and self.canBeSelected
  self.tick.isHidden = not isOn
  self.photoView.alpha = (isOn or self.isHighlighted) and 0.6 or 1
end

function PhotoCell:setSelected(selected)
  PhotoCell.super.setSelected(self, selected)
  self:showTick()
end

function PhotoCell:setHighlighted(highlighted)
  PhotoCell.super.setHighlighted(self, highlighted)
  self:showTick()
end

function PhotoCell:layoutSubviews()
  PhotoCell.super.layoutSubviews(self)
  local bounds = self.contentView.bounds
  self.tick.frame = { bounds.width - tickSize - margin, bounds.height - tickSize - margin, tickSize, tickSize }
end

return PhotoCell
