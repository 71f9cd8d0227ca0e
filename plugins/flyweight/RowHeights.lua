-- The places of rows. Rows are counted from 1; heights are in points.
---@class flyweight.RowHeights
---@field count integer
---@field tops number[] Where each row begins, and where the last ends.
local RowHeights = {}
RowHeights.__index = RowHeights

-- `height(row)` is asked once for each row.
function RowHeights.new(count, height)
  local tops = { 0 } ---@type number[]
  for row = 1, count do tops[row + 1] = tops[row] + height(row) end
  return setmetatable({ count = count, tops = tops }, RowHeights)
end

function RowHeights:top(row)
  return self.tops[row]
end

function RowHeights:height(row)
  return self.tops[row + 1] - self.tops[row]
end

function RowHeights:total()
  return self.tops[self.count + 1]
end

-- The last row that begins at or above `y`; the first row if `y` lies above all rows. Cost: O(log n).
function RowHeights:row(y)
  local low, high = 1, math.max(1, self.count)
  while low < high do
    local middle = (low + high + 1) // 2
    if self.tops[middle] <= y then low = middle else high = middle - 1 end
  end
  return low
end

-- The first and the last row that lie at least partly between `top` and `bottom`; the last is less than the first if no row does.
function RowHeights:rows(top, bottom)
  if self.count == 0 or bottom <= 0 or top >= self:total() then return 1, 0 end
  local last = self:row(bottom)
  if self.tops[last] >= bottom then last = last - 1 end
  return self:row(top), last
end

return RowHeights
