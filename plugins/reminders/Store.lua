-- What is to be remembered, kept in a file: { id, title, due (seconds since 2001) or atShop, done }.
---@class reminders.Store
---@field items table[]
local Store = { items = {}, last = 0 }

local function file() return FileManager.default:urls("documentDirectory")[1]:appendingPathComponent "reminders.json" end

function Store:load()
  local data = Data { contentsOf = file() }
  local kept = data and JSONSerialization.jsonObject(data) or {}
  self.items, self.last = kept.items or {}, kept.last or 0
end

function Store:save()
  local items = JSONSerialization.array(self.items)
  Data.write(JSONSerialization.data { items = items, last = self.last }, file(), { "atomic" })
end

function Store:add(title, when)
  self.last = self.last + 1
  local item = { id = "reminder " .. self.last, title = title, due = when.due, atShop = when.atShop, done = false }
  table.insert(self.items, item)
  self:sort()
  self:save()
  return item
end

-- Open ones first, by their time; those without a time come after the others.
function Store:sort()
  table.sort(self.items, function(a, b)
    if a.done ~= b.done then return b.done end
    local first, second = a.due or math.huge, b.due or math.huge
    if first ~= second then return first < second end
    return tonumber(a.id:match "%d+") < tonumber(b.id:match "%d+")
  end)
end

function Store:named(id)
  for index, item in ipairs(self.items) do
    if item.id == id then return item, index end
  end
end

function Store:setDone(item, isDone)
  item.done = isDone
  self:sort()
  self:save()
end

function Store:remove(index)
  local item = table.remove(self.items, index)
  self:save()
  return item
end

-- Takes away what is done.
function Store:tidy()
  for index = #self.items, 1, -1 do
    if self.items[index].done then table.remove(self.items, index) end
  end
  self:save()
end

-- How many are open and late.
function Store:lateCount(now)
  local count = 0
  for _, item in ipairs(self.items) do
    if not item.done and item.due and item.due <= now then count = count + 1 end
  end
  return count
end

return Store
