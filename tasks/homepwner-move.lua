-- Moves the first item down.
local function texts(app)
  local list = {}
  for row = 1, app.table:numberOfRows(1) do
    local cell = app.table:cellForRow(IndexPath(1, row))
    list[row] = cell and cell.textLabel.text
  end
  return list
end

local before

return {
  plugin = "homepwner",
  goal = "Move the {words} item, so that it is no longer in its place and all others keep their order.",
  steps = 15,

  parameters = function(random)
    local place = random(3)
    return { place = place, words = ({ "first", "second", "third" })[place] }
  end,

  setup = function(app) before = texts(app) end,

  check = function(app, p)
    local now = app.table and texts(app) or {}
    if #now ~= #before or now[p.place] == before[p.place] then return 0 end
    -- Without the item that was to be moved both lists are the same.
    local rest = {}
    for _, text in ipairs(now) do
      if text ~= before[p.place] then rest[#rest + 1] = text end
    end
    local old = {}
    for _, text in ipairs(before) do
      if text ~= before[p.place] then old[#old + 1] = text end
    end
    return table.concat(rest, "\n") == table.concat(old, "\n") and 1 or 0
  end,

  solution = function(app, p)
    app:tap "Edit"
    app:swipe({ row = { 1, p.place }, part = "reorder" }, "down")
  end,
}
