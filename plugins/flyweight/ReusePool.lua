-- Cells that show no row at present, by identifier. Cost of both calls: O(1).
---@class flyweight.ReusePool
---@field idle table<string, any[]>
local ReusePool = {}
ReusePool.__index = ReusePool

function ReusePool.new()
  return setmetatable({ idle = {} }, ReusePool)
end

function ReusePool:put(cell)
  local list = self.idle[cell.identifier]
  if not list then
    list = {}
    self.idle[cell.identifier] = list
  end
  list[#list + 1] = cell
end

-- Takes out the cell that was put in last, and prepares it for another row; nil when no cell is left.
function ReusePool:take(identifier)
  local list = self.idle[identifier]
  local cell = list and table.remove(list)
  if cell then cell:prepareForReuse() end
  return cell
end

function ReusePool:count(identifier)
  local list = self.idle[identifier]
  return list and #list or 0
end

return ReusePool
