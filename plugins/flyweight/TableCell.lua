-- What a DZTableView shows a row in: a content view, an identifier to be found by, and how it answers a finger.
local DZTableViewCell = class("DZTableViewCell", UIView)

function DZTableViewCell:init(...)
  DZTableViewCell.super.init(self, ...)
  self.isSelected, self.isHighlighted = false, false
  self.backgroundColor = "white"
  self.contentView = UIView {}
  self:addSubview(self.contentView)
end

-- It is about to show another row.
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

-- To be overridden: it was selected, or a finger lies on it, or neither any more.
function DZTableViewCell:stateChanged() end

-- To be overridden: it shows row `row` of `rowCount`.
function DZTableViewCell:tint(gradientColor, row, rowCount) end

function DZTableViewCell:touchesBegan(touches, event)
  self:setHighlighted(true)
end

function DZTableViewCell:touchesMoved(touches, event) end

function DZTableViewCell:touchesEnded(touches, event)
  self:setHighlighted(false)
  -- a row that was deleted under the finger has none
  if self.row and self:pointInside(touches[1]:location(self)) then self.tableView:tapped(self) end
end

function DZTableViewCell:touchesCancelled(touches, event)
  self:setHighlighted(false)
end

return DZTableViewCell
