-- The model: the list of types, each with a name, how often it happened and how long it took in all.
local names = {
  "Reading", "Writing", "Running", "Cooking", "Sleeping", "Piano", "Email", "Meetings", "Coding", "Review",
  "Walking", "Swimming", "Chess", "Drawing", "Shopping", "Cleaning", "Laundry", "Garden", "Guitar", "Yoga",
  "Cycling", "Commuting", "Phone", "Letters", "Taxes", "Budget", "Planning", "Research", "Lectures", "Homework",
  "Spanish", "Chinese", "History", "Physics", "Algebra", "Poetry", "Podcasts", "Radio", "News", "Movies",
  "Theatre", "Concerts", "Dancing", "Climbing", "Tennis", "Football", "Hiking", "Camping", "Fishing", "Sailing",
  "Baking", "Coffee", "Breakfast", "Lunch", "Dinner", "Friends", "Family", "Playing", "Repairs", "Painting",
  "Knitting", "Sewing", "Photos", "Travel", "Waiting", "Nothing",
}

---@class timetypes.Types
---@field items table[]
local Types = {}
Types.__index = Types

local function duration(minutes)
  return string.format("%dh %02dm", minutes // 60, minutes % 60)
end

function Types.new()
  local self = setmetatable({ items = {} }, Types)
  for i, name in ipairs(names) do
    -- 7 and 23, and 137 and 600, have no common factor, so that rows next to each other differ much
    self.items[i] = { name = name, count = i * 7 % 23 + 1, cost = duration(i * 137 % 600 + 5) }
  end
  return self
end

function Types:insertOnTop(name)
  table.insert(self.items, 1, { name = name, count = 0, cost = duration(0) })
end

function Types:remove(row)
  return table.remove(self.items, row)
end

return Types
