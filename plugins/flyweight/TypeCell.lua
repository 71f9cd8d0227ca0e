-- A cell of the list. It shows what a row of timetypes shows.
local DZTableViewCell = require "flyweight.TableCell"
local SwipeActions = require "timetypes.SwipeActions"
local TypeRow = require "timetypes.TypeRow"

---@class flyweight.TypeCell: flyweight.DZTableViewCell
---@field super flyweight.DZTableViewCell
---@overload fun(properties?: table): flyweight.TypeCell
local TypeCell = class("TypeCell", DZTableViewCell)

function TypeCell:init(...)
  TypeCell.super.init(self, ...)
  self.slide = 0
  self.typeRow = TypeRow.new(self.contentView)
  self.actions = SwipeActions.new(self)
end

function TypeCell:show(item)
  self.typeRow:show(item)
end

function TypeCell:tint(gradientColor, row, rowCount)
  self.gradientColor = gradientColor
  self.from, self.to = (row - 1) / rowCount, row / rowCount
  self:stateChanged()
end

function TypeCell:stateChanged()
  if self.gradientColor then
    self.typeRow:tint(self.gradientColor, self.from, self.to, self.isSelected or self.isHighlighted)
  end
end

function TypeCell:slideTo(x)
  self.slide = x
  self.contentView.frame = self.bounds:offset(x, 0)
end

function TypeCell:layoutSubviews()
  TypeCell.super.layoutSubviews(self)
  self:slideTo(self.slide)
  self.typeRow:layout(self.bounds.width, self.bounds.height)
  self.actions:layout(self.bounds)
end

function TypeCell:prepareForReuse()
  TypeCell.super.prepareForReuse(self)
  self.actions:close()
end

return TypeCell
