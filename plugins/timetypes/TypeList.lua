-- The table's data source and delegate: rows come from the model, and gestures on rows change the model.
local Palette = require "timetypes.Palette"
local Sawtooth = require "timetypes.Sawtooth"
local TypeCell = require "timetypes.TypeCell"

---@class timetypes.TypeList
---@field tableView UITableView
---@field types timetypes.Types
---@field gradientColor fun(place: number, brightness?: number): string
---@field bottomView UIView
---@field didScroll? function
---@field didLift? function
local TypeList = {}
TypeList.__index = TypeList

local rowHeight = 75

function TypeList.new(tableView, types)
  local self = setmetatable({ tableView = tableView, types = types, gradientColor = Palette.gradient }, TypeList)
  tableView:register(TypeCell, "type")
  tableView.rowHeight = rowHeight
  tableView.separatorStyle = "none"
  tableView.alwaysBounceVertical = true
  tableView.contentInset = { 0, 0, Sawtooth.height, 0 }
  tableView.showsVerticalScrollIndicator, tableView.showsHorizontalScrollIndicator = false, false
  tableView.dataSource = self
  tableView.delegate = self

  self.bottomView = Sawtooth.make(tableView.bounds.width)
  tableView:addSubview(self.bottomView)
  self:placeBottomView()
  return self
end

function TypeList:placeBottomView()
  local size = self.tableView.contentSize
  self.bottomView.frame = { 0, size.height, self.tableView.bounds.width, Sawtooth.height }
end

function TypeList:numberOfRowsInSection(tableView, section)
  return #self.types.items
end

function TypeList:cellForRowAt(tableView, indexPath)
  local cell = tableView:dequeueReusableCell("type", indexPath)
  cell.owner = self
  cell:show(self.types.items[indexPath.row])
  cell:tint(self.gradientColor, indexPath.row, #self.types.items)
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

-- The name is edited in the row itself; an empty name leaves the old one.
function TypeList:edit(cell)
  local indexPath = self.tableView:indexPath(cell)
  if not indexPath then return end
  local item = self.types.items[indexPath.row]
  -- The keyboard covers the lower rows: while it is there, the list scrolls above it.
  local center = NotificationCenter.default
  local observer = center:addObserver(UIResponder.keyboardWillShowNotification, function(notice)
    local tableView = self.tableView
    local covered = tableView.frame.maxY - tableView.superview:convert(notice.userInfo.frameEnd, nil).y
    tableView.contentInset = { 0, 0, math.max(Sawtooth.height, covered), 0 }
    tableView:scrollToRow(indexPath, "none", true)
  end)
  cell.row:edit(function(name)
    center:removeObserver(observer)
    self.tableView.contentInset = { 0, 0, Sawtooth.height, 0 }
    if name ~= "" then item.name = name end
    cell:show(item)
  end)
end

-- Called after rows have moved: gives each row its new part of the gradient, and the sawtooth its new place.
function TypeList:rowsMoved()
  local cells = self.tableView.visibleCells ---@cast cells timetypes.TypeCell[]
  for _, cell in ipairs(cells) do
    cell:tint(self.gradientColor, self.tableView:indexPath(cell).row, #self.types.items)
  end
  UIView.animate { duration = 0.25, animations = function() self:placeBottomView() end }
end

return TypeList
