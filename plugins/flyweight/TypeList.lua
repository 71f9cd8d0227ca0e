-- The table view's data source and tap handler: rows come from the model, and taps change the model.
local Palette = require "timetypes.Palette"
local Sawtooth = require "timetypes.Sawtooth"
local TypeCell = require "flyweight.TypeCell"

---@class flyweight.TypeList
---@field tableView flyweight.DZTableView
---@field types timetypes.Types
---@field cellsMade integer
---@field asked integer[]
---@field didScroll? function
---@field didLift? function
local TypeList = {}
TypeList.__index = TypeList

local rowHeight = 75

-- `cellsMade` is how many cells were made; `asked` lists the rows for which the table asked for a cell, in order.
function TypeList.new(tableView, types)
  local self = setmetatable({ tableView = tableView, types = types, cellsMade = 0, asked = {} }, TypeList)
  tableView.gradientColor = Palette.gradient
  tableView.dataSource, tableView.tapHandler, tableView.delegate = self, self, self
  tableView:setBottomView(Sawtooth.make(tableView.bounds.width))
  tableView:reloadData()
  return self
end

function TypeList:numberOfRows(tableView)
  return #self.types.items
end

function TypeList:heightForRow(tableView, row)
  return rowHeight
end

function TypeList:cellForRow(tableView, row)
  self.asked[#self.asked + 1] = row
  local cell = tableView:dequeueReusableCell("type")
  if not cell then
    cell = TypeCell { identifier = "type", owner = self }
    self.cellsMade = self.cellsMade + 1
  end
  cell:show(self.types.items[row])
  return cell
end

function TypeList:didTapAtRow(tableView, row)
  print("tapped", self.types.items[row].name)
end

function TypeList:scrollViewDidScroll(scrollView)
  if self.didScroll then self.didScroll() end
end

function TypeList:scrollViewWillEndDragging(scrollView, velocity, target)
  if self.didLift then self.didLift() end
end

function TypeList:insertOnTop(name)
  self.types:insertOnTop(name)
  self.tableView:insertRows { 1 }
end

function TypeList:delete(cell)
  local row = cell.row
  if not row then return end
  self.types:remove(row)
  self.tableView:deleteRow(row)
  cell.row = nil
end

function TypeList:edit(cell)
  local item = self.types.items[cell.row]
  cell.typeRow:edit(function(name)
    if name ~= "" then item.name = name end
    cell:show(item)
  end)
end

return TypeList
