-- A cell, in which a DZTableView shows a row. It has a content view, an identifier for reuse, and is highlighted under a finger; while it is
-- highlighted or selected, a gray view behind the content is shown.
---@class flyweight.DZTableViewCell: UIView
---@overload fun(properties?: table): flyweight.DZTableViewCell
local DZTableViewCell = class("DZTableViewCell", UIView)

function DZTableViewCell:init(...)
  DZTableViewCell.super.init(self, ...)
  self.isSelected, self.isHighlighted = false, false
  self.backgroundColor = "white"
  self.selectedBackgroundView = UIView { backgroundColor = "#6E6E6E", isHidden = true }
  self:addSubview(self.selectedBackgroundView)
  self.contentView = UIView {}
  self:addSubview(self.contentView)
end

-- Called before the cell shows another row.
function DZTableViewCell:prepareForReuse()
  self.row = nil
  self:setSelected(false)
  self:setHighlighted(false)
end

function DZTableViewCell:setSelected(selected)
  if selected == self.isSelected then return end
  self.isSelected = selected
  self:showState()
end

function DZTableViewCell:setHighlighted(highlighted)
  if highlighted == self.isHighlighted then return end
  self.isHighlighted = highlighted
  self:showState()
end

function DZTableViewCell:showState()
  self.selectedBackgroundView.isHidden = not (self.isSelected or self.isHighlighted)
  self:stateChanged()
end

-- To be overridden. Called when the cell begins or ends to be selected or highlighted.
function DZTableViewCell:stateChanged() end

-- To be overridden. Called when the cell shows row `row` of `rowCount`.
function DZTableViewCell:tint(gradientColor, row, rowCount) end

function DZTableViewCell:layoutSubviews()
  DZTableViewCell.super.layoutSubviews(self)
  self.selectedBackgroundView.frame = self.bounds
end

function DZTableViewCell:touchesBegan(touches, event)
  self:setHighlighted(true)
end

function DZTableViewCell:touchesMoved(touches, event) end

function DZTableViewCell:touchesEnded(touches, event)
  self:setHighlighted(false)
end

function DZTableViewCell:touchesCancelled(touches, event)
  self:setHighlighted(false)
end

return DZTableViewCell
