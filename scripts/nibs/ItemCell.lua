-- a nib with one cell: its label is an outlet of the cell
---@class ItemCell.ItemCell: UITableViewCell
---@field nameLabel any
---@overload fun(properties?: table): ItemCell.ItemCell
local ItemCell = class("ItemCell", UITableViewCell)

function ItemCell:awakeFromNib()
  ItemCell.super.awakeFromNib(self)
  self.wakings = (self.wakings or 0) + 1
  self.nameLabel.textColor = "red"
end

return function()
  local cell = ItemCell { frame = { 0, 0, 320, 60 } }
  cell.nameLabel = UILabel { frame = { 15, 10, 200, 40 }, text = "?" }
  cell.contentView:addSubview(cell.nameLabel)
  return { cell }
end
