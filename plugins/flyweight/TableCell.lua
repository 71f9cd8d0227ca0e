-- A cell, in which a DZTableView shows a row. It has a content view, an identifier for reuse, and is highlighted under a finger.
local DZTableViewCell = class("DZTableViewCell", UIView)

function DZTableViewCell:init(...)
  DZTableViewCell.super.init(self, ...)
  self.isSelected, self.isHighlighted = false, false
  self.backgroundColor = "white"
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
  self:stateChanged()
end

function DZTableViewCell:setHighlighted(highlighted)
  if highlighted == self.isHighlighted then return end
  self.isHighlighted = highlighted
  self:stateChanged()
end

-- To be overridden. Called when the cell begins or ends to be selected or highlighted.
function DZTableViewCell:stateChanged() end

-- To be overridden. Called when the cell shows row `row` of `rowCount`.
function DZTableViewCell:tint(gradientColor, row, rowCount) end

function DZTableViewCell:touchesBegan(touches, event)
  self:setHighlighted(true)
end

function DZTableViewCell:touchesMoved(touches, event) end

function DZTableViewCell:touchesEnded(touches, event)
  self:setHighlighted(false)
  -- a cell whose row was deleted while the finger was on it has no row
  if self.row and self:pointInside(touches[1]:location(self)) then self.tableView:tapped(self) end
end

function DZTableViewCell:touchesCancelled(touches, event)
  self:setHighlighted(false)
end

return DZTableViewCell
