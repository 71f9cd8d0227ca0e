-- Sorts the songs by how often they were played, after they were shuffled.
local function plays(app)
  local list = {}
  for row = 1, app.table:numberOfRows(1) do list[row] = tonumber(app.table:cellForRow(IndexPath(1, row)).detailTextLabel.text) end
  return list
end

local function isSorted(list)
  for place = 2, #list do
    if list[place - 1] < list[place] then return false end
  end
  return true
end

return {
  plugin = "shuffle",
  goal = "Sort the songs by how often they were played.",
  steps = 20,

  setup = function(app)
    repeat
      app:tap "Shuffle"
      app:settle()
    until not isSorted(plays(app))
  end,

  check = function(app) return isSorted(plays(app)) and 1 or 0 end,

  solution = function(app) app:tap "Most played" end,
}
