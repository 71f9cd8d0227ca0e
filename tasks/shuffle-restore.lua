-- Brings shuffled songs back into their first order: a tap moves a song to the top.
local first = { "Claire de lune", "Old river", "Rain on tin", "Lamplight", "Night train", "Harbour" }

local function inOrder(app)
  for row, title in ipairs(first) do
    if app.table:cellForRow(IndexPath(1, row)).textLabel.text ~= title then return false end
  end
  return true
end

return {
  plugin = "shuffle",
  goal = "Bring the songs into this order by taps, each of which moves a song to the top: " .. table.concat(first, ", ") .. ".",
  steps = 30,

  setup = function(app)
    repeat
      app:tap "Shuffle"
      app:settle()
    until not inOrder(app)
  end,

  check = function(app) return inOrder(app) and 1 or 0 end,

  solution = function(app)
    for place = #first, 1, -1 do
      if inOrder(app) then return end
      app:tap(first[place])
    end
  end,
}
