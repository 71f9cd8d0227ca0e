-- Finds a person in a long list, and selects the row.
local names = { "Edsger", "Frances", "Grace", "Hedy", "Karen", "Lise", "Margaret", "Niklaus", "Radia", "Sophie", "Tony", "Vint", "Zora" }

return {
  plugin = "contacts",
  goal = "Select {name} in the contacts.",
  steps = 30,

  parameters = function(random) return { name = names[random(#names)] } end,

  check = function(app, p)
    local path = app.table.indexPathForSelectedRow
    return path and app.delegate.sections[path.section].people[path.row] == p.name and 1 or 0
  end,

  solution = function(app, p)
    -- A row under a floating header or at the edge is scrolled on.
    while not app:exists { text = p.name, hittable = true } do app:swipe({ 160, 400 }, "up") end
    app:tap(p.name)
  end,
}
