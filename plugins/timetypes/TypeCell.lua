-- A cell of the table view. Its content slides to the right, which uncovers two buttons.
local Palette = require "timetypes.Palette"
local SwipeActions = require "timetypes.SwipeActions"
local TypeRow = require "timetypes.TypeRow"

---@class timetypes.TypeCell: UITableViewCell
---@overload fun(properties?: table): timetypes.TypeCell
local TypeCell = class("TypeCell", UITableViewCell)

function TypeCell:init(...)
  TypeCell.super.init(self, ...)
  self.selectedBackgroundView = UIView { backgroundColor = Palette.selected }
  self.slide = 0
  self.row = TypeRow.new(self.contentView)
  self.actions = SwipeActions.new(self)
end

function TypeCell:show(item)
  self.row:show(item)
end

-- Shows the row's part of the table's gradient.
function TypeCell:tint(gradientColor, row, rowCount)
  self.gradientColor = gradientColor
  self.from, self.to = (row - 1) / rowCount, row / rowCount
  self:updateColors(self.isHighlighted or self.isSelected)
end

function TypeCell:updateColors(selected)
  if self.gradientColor then self.row:tint(self.gradientColor, self.from, self.to, selected) end
end

function TypeCell:setHighlighted(highlighted, animated)
  TypeCell.super.setHighlighted(self, highlighted, animated)
  self:updateColors(highlighted or self.isSelected)
end

function TypeCell:setSelected(selected, animated)
  TypeCell.super.setSelected(self, selected, animated)
  self:updateColors(selected or self.isHighlighted)
end

function TypeCell:slideTo(x)
  self.slide = x
  self.contentView.frame = self.bounds:offset(x, 0)
end

function TypeCell:layoutSubviews()
  TypeCell.super.layoutSubviews(self)
  self:slideTo(self.slide) -- UIKit has just put the content view back
  self.row:layout(self.bounds.width, self.bounds.height)
  self.actions:layout(self.bounds)
end

function TypeCell:prepareForReuse()
  TypeCell.super.prepareForReuse(self)
  self.actions:close()
end

return TypeCell
