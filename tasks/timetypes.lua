-- Deletes a type of time by a swipe to the right.
local names = { "Reading", "Writing", "Running", "Cooking", "Sleeping", "Piano", "Email" }

return {
  plugin = "timetypes",
  goal = "Delete {name} by a swipe to the right.",
  steps = 10,

  parameters = function(random) return { name = names[random(#names)] } end,

  check = function(app, p)
    for _, item in ipairs(app.delegate.types.items) do
      if item.name == p.name then return 0 end
    end
    return 1
  end,

  solution = function(app, p)
    for row, item in ipairs(app.delegate.types.items) do
      if item.name == p.name then return app:swipe({ row = { 1, row } }, "right") end
    end
  end,
}
