-- A row: name, cost and count over its part of the gradient; the content slides right over two buttons.
local Palette = require "Palette"
local SwipeActions = require "SwipeActions"

local TypeCell = class("TypeCell", UITableViewCell)

local separatorHeight = 3
local countSide, margin = 35, 5
local costWidth = 80
local nameLeft = 10

local function label(content, size, alignment)
  local view = UILabel { textColor = "white", textAlignment = alignment, font = UIFont.systemFont(size) }
  content:addSubview(view)
  return view
end

local function strip(content)
  local view = UIView {}
  content:addSubview(view)
  return view
end

function TypeCell:init(...)
  TypeCell.super.init(self, ...)
  self.selectionStyle = "none" -- the cell draws its selected background itself
  self.slide = 0

  local content = self.contentView
  content.clipsToBounds = true
  self.lowerHalf = strip(content)
  self.upperLine = strip(content)
  self.lowerLine = strip(content)
  self.nameLabel = label(content, 28, "left")
  self.costLabel = label(content, 17, "right")
  self.countLabel = label(content, 17, "center")
  self.actions = SwipeActions.new(self)
end

function TypeCell:show(item)
  self.nameLabel.text = item.name
  self.costLabel.text = item.cost
  self.countLabel.text = tostring(item.count)
end

-- The row's part of the table's gradient; two halves stand for the run of colours inside the row.
function TypeCell:tint(row, rowCount)
  self.from, self.to = (row - 1) / rowCount, row / rowCount
  self:updateColors(self.isHighlighted or self.isSelected)
end

function TypeCell:updateColors(selected)
  if not self.from then return end
  local middle = (self.from + self.to) / 2
  self.contentView.backgroundColor = selected and Palette.selected or Palette.gradient(self.from)
  self.lowerHalf.backgroundColor = selected and Palette.selected or Palette.gradient(middle)
  self.upperLine.backgroundColor = Palette.gradient(self.from, 0.8)
  self.lowerLine.backgroundColor = Palette.gradient(self.to, 1.2)
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
  local width, height = self.bounds.width, self.bounds.height
  local countLeft = width - margin - countSide
  local costLeft = countLeft - costWidth

  self:slideTo(self.slide) -- UIKit has just put the content view back
  self.lowerHalf.frame = { 0, height / 2, width, height / 2 }
  self.upperLine.frame = { 0, 0, width, separatorHeight }
  self.lowerLine.frame = { 0, height - separatorHeight, width, separatorHeight }
  self.countLabel.frame = { countLeft, (height - countSide) / 2, countSide, countSide }
  self.costLabel.frame = { costLeft, (height - countSide) / 2, costWidth, countSide }
  self.nameLabel.frame = { nameLeft, separatorHeight, costLeft - nameLeft, height - 2 * separatorHeight }
  self.actions:layout(self.bounds)
end

function TypeCell:prepareForReuse()
  TypeCell.super.prepareForReuse(self)
  self.actions:close()
end

return TypeCell
