-- The table's data source and delegate: rows from the model, and what is done to them.
local Palette = require "Palette"
local TypeCell = require "TypeCell"

local TypeList = {}
TypeList.__index = TypeList

local rowHeight, sawtoothHeight = 75, 10

function TypeList.new(tableView, types)
  local self = setmetatable({ tableView = tableView, types = types }, TypeList)
  tableView:register(TypeCell, "type")
  tableView.rowHeight = rowHeight
  tableView.separatorStyle = "none"
  tableView.alwaysBounceVertical = true
  tableView.contentInset = { 0, 0, sawtoothHeight, 0 }
  tableView.dataSource = self
  tableView.delegate = self

  self.bottomView = UILabel {
    text = ("▾"):rep(24), textAlignment = "center", font = UIFont.systemFont(10), textColor = Palette.gradient(1),
  }
  tableView:addSubview(self.bottomView)
  self:placeBottomView()
  return self
end

function TypeList:placeBottomView()
  local size = self.tableView.contentSize
  self.bottomView.frame = { 0, size.height, self.tableView.bounds.width, sawtoothHeight }
end

function TypeList:numberOfRowsInSection(tableView, section)
  return #self.types.items
end

function TypeList:cellForRowAt(tableView, indexPath)
  local cell = tableView:dequeueReusableCell("type", indexPath)
  cell.owner = self
  cell:show(self.types.items[indexPath.row])
  cell:tint(indexPath.row, #self.types.items)
  return cell
end

function TypeList:didSelectRowAt(tableView, indexPath)
  print("tapped", self.types.items[indexPath.row].name)
end

function TypeList:scrollViewDidScroll(scrollView)
  if self.didScroll then self.didScroll() end
end

function TypeList:scrollViewWillEndDragging(scrollView, velocity, target)
  if self.didLift then self.didLift() end
end

function TypeList:insertOnTop(name)
  self.types:insertOnTop(name)
  self.tableView:insertRows({ IndexPath(1, 1) }, "top")
  self:rowsMoved()
end

function TypeList:delete(cell)
  local indexPath = self.tableView:indexPath(cell)
  if not indexPath then return end
  self.types:remove(indexPath.row)
  self.tableView:deleteRows({ indexPath }, "fade")
  self:rowsMoved()
end

function TypeList:edit(cell)
  local indexPath = self.tableView:indexPath(cell)
  if indexPath and self.didAskToEdit then self.didAskToEdit(cell, self.types.items[indexPath.row]) end
end

function TypeList:rename(item, name)
  item.name = name
  local row = self.types:row(item)
  local cell = row and self.tableView:cellForRow(IndexPath(1, row))
  if cell then cell:show(item) end
end

-- A row that moved has another part of the gradient, and the sawtooth another place.
function TypeList:rowsMoved()
  for _, cell in ipairs(self.tableView.visibleCells) do
    cell:tint(self.tableView:indexPath(cell).row, #self.types.items)
  end
  UIView.animate { duration = 0.25, animations = function() self:placeBottomView() end }
end

return TypeList
