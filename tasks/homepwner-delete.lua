-- Deletes an item by its place.
local words = { "first", "second", "third", "fourth", "fifth" }

local function texts(app)
  local list = {}
  for row = 1, app.table:numberOfRows(1) do list[row] = app.table:cellForRow(IndexPath(1, row)).textLabel.text end
  return list
end

local before

return {
  plugin = "homepwner",
  goal = "Delete the {words} item.",
  steps = 15,

  parameters = function(random)
    local place = random(#words)
    return { place = place, words = words[place] }
  end,

  setup = function(app) before = texts(app) end,

  check = function(app, p)
    local now = app.table and texts(app) or before
    if #now ~= #before - 1 then return 0 end
    for row, text in ipairs(now) do
      if text ~= before[row < p.place and row or row + 1] then return 0 end
    end
    return 1
  end,

  solution = function(app, p)
    app:swipe({ row = { 1, p.place } }, "left")
    app:tap { row = { 1, p.place }, part = "delete" }
  end,
}
