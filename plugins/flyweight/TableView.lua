-- A table view of one's own, on nothing but a scroll view: rows of one column, with cells that are used again.
--
-- dataSource: numberOfRows(tableView), heightForRow(tableView, row), cellForRow(tableView, row); rows count from 1
-- tapHandler: didTapAtRow(tableView, row), optional
-- gradientColor(place, brightness): the colours that run down all rows, place from 0 to 1
--
-- Invariant: `cells` holds exactly the rows from `first` to `last`.
local ReusePool = require "flyweight.ReusePool"
local RowHeights = require "flyweight.RowHeights"

---@class flyweight.DZTableView: UIScrollView
---@field cells table<integer, any>
---@field first integer
---@field last integer
---@field size? CGSize
---@field dataSource any
---@field tapHandler any
---@field gradientColor fun(place: number, brightness?: number): string
---@overload fun(properties?: table): flyweight.DZTableView
local DZTableView = class("DZTableView", UIScrollView)

-- content is at least that much taller than the view, so that it always bounces
local leastOverhang = 2
local bottomHeight = 10
local moveDuration = 0.25

function DZTableView:init(...)
  DZTableView.super.init(self, ...)
  self.pool = ReusePool.new()
  self.cells, self.first, self.last = {}, 1, 0
  self.heights = RowHeights.new(0)
  self.showsVerticalScrollIndicator, self.showsHorizontalScrollIndicator = false, false
  self:addGestureRecognizer(UITapGestureRecognizer { action = function(tap) self:tapped(tap) end })
end

-- A cell whose row has left the screen; nil if there is no such cell.
function DZTableView:dequeueReusableCell(identifier)
  return self.pool:take(identifier)
end

-- The cell that shows a row; nil for a row that isn't visible.
function DZTableView:cellForRow(row)
  return self.cells[row]
end

function DZTableView:numberOfRows()
  return self.heights.count
end

-- Puts a view below the last row.
function DZTableView:setBottomView(view)
  self.bottomView = view
  self:addSubview(view)
  self:placeEnd()
end

function DZTableView:reloadData()
  for row = self.first, self.last do self:recycle(row) end
  self.first, self.last = 1, 0
  self:readHeights()
  self:placeEnd()
  self:setNeedsLayout()
end

-- MARK: Layout

function DZTableView:layoutSubviews()
  DZTableView.super.layoutSubviews(self)
  if self.size ~= self.bounds.size then self:fit() end
  self:showRows(self:visibleRows())
end

-- Rows and content follow the size, which changes when the device is turned.
function DZTableView:fit()
  self.size = self.bounds.size
  for row = self.first, self.last do self.cells[row].frame = self:rectForRow(row) end
  self:placeEnd()
end

function DZTableView:visibleRows()
  local bounds = self.bounds
  return self.heights:rows(bounds.minY, bounds.maxY)
end

-- The cells of rows that have left go to the pool first, so that they can be used for the rows that enter.
function DZTableView:showRows(first, last)
  if first == self.first and last == self.last then return end
  for row = self.first, math.min(self.last, first - 1) do self:recycle(row) end
  for row = math.max(self.first, last + 1), self.last do self:recycle(row) end
  self.first, self.last = first, last
  for row = first, last do
    if not self.cells[row] then self:load(row, self:rectForRow(row)) end
  end
end

function DZTableView:rectForRow(row)
  return CGRect { 0, self.heights:top(row), self.bounds.width, self.heights:height(row) }
end

function DZTableView:load(row, frame)
  local cell = self.dataSource:cellForRow(self, row)
  self.cells[row] = cell
  cell.row, cell.tableView = row, self
  cell.frame = frame
  cell.alpha = 1
  self:tint(cell)
  self:insertSubview(cell, 1) -- behind the strips at both ends
end

function DZTableView:recycle(row)
  self:retire(self.cells[row])
  self.cells[row] = nil
end

function DZTableView:retire(cell)
  cell:removeFromSuperview()
  cell.layer:removeAllAnimations()
  self.pool:put(cell)
end

function DZTableView:tint(cell)
  cell:tint(self.gradientColor, cell.row, self.heights.count)
end

function DZTableView:readHeights()
  local source = self.dataSource
  self.heights = RowHeights.new(source:numberOfRows(self), function(row) return source:heightForRow(self, row) end)
end

function DZTableView:placeEnd()
  local total = self.heights:total()
  self.contentSize = { self.bounds.width, math.max(total, self.bounds.height + leastOverhang) + bottomHeight }
  if self.bottomView then self.bottomView.frame = { 0, total, self.bounds.width, bottomHeight } end
end

-- MARK: Rows are inserted and deleted. The data source has changed before

-- `rows` is an index set: places after the insertion, in ascending order.
function DZTableView:insertRows(rows)
  local isEmpty = self.last < self.first
  local entering = {}
  for _, row in ipairs(rows) do
    local moved = {}
    for old, cell in pairs(self.cells) do moved[old < row and old or old + 1] = cell end
    self.cells = moved
    if row < self.first then
      self.first, self.last = self.first + 1, self.last + 1
    elseif row <= self.last + 1 then
      self.last = self.last + 1
      entering[#entering + 1] = row
    end
  end
  self:readHeights()
  if isEmpty then
    self.first, self.last = 1, 0
    self:placeEnd()
    return self:setNeedsLayout()
  end
  for _, row in ipairs(entering) do
    local frame = self:rectForRow(row)
    self:load(row, frame:offset(0, -frame.height))
    self.cells[row].alpha = 0
  end
  self:moveRows()
end

function DZTableView:deleteRow(row)
  local leaving = self.cells[row]
  local moved = {}
  for old = self.first, self.last do
    if old ~= row then moved[old < row and old or old - 1] = self.cells[old] end
  end
  self.cells = moved
  local height = self.heights:height(row)
  self:readHeights()
  if row < self.first then self.first = self.first - 1 end
  if row <= self.last then self.last = self.last - 1 end
  -- rows that enter from below start from their places before the deletion
  local _, last = self:visibleRows()
  for entering = self.last + 1, last do
    self:load(entering, self:rectForRow(entering):offset(0, height))
    self.last = entering
  end
  if leaving then self:sendSubviewToBack(leaving) end
  self:moveRows(leaving)
end

-- Moves all cells to their places. `leaving` is the cell of a deleted row; it fades out.
function DZTableView:moveRows(leaving)
  UIView.animate {
    duration = moveDuration,
    animations = function()
      for row = self.first, self.last do
        local cell = self.cells[row]
        cell.row = row
        cell.frame = self:rectForRow(row)
        cell.alpha = 1
        self:tint(cell)
      end
      if leaving then leaving.alpha = 0 end
      self:placeEnd()
    end,
    completion = function()
      if leaving then self:retire(leaving) end
      self:setNeedsLayout()
    end,
  }
end

-- MARK: Taps

-- A tap selects the row in whose frame it lies.
function DZTableView:tapped(tap)
  local point = tap:location(self)
  local row = self.heights:row(point.y)
  if row <= self.heights.count and self:rectForRow(row):contains(point) then self:manuSelectedRowAt(row) end
end

-- Selects a row, and no other row, as a tap does.
function DZTableView:manuSelectedRowAt(row)
  for place = self.first, self.last do self.cells[place]:setSelected(place == row) end
  self.selectedRow = row
  local handler = self.tapHandler
  if handler then handler:didTapAtRow(self, row) end
end

return DZTableView
