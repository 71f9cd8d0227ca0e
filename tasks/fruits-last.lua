-- Scrolls to the end of the list, and picks one of the last fruits.
local words = { "last", "last but one", "last but two" }

return {
  plugin = "fruits",
  goal = "Pick the {words} fruit of the list.",
  steps = 20,

  parameters = function(random)
    local place = random(#words)
    return { place = place, words = words[place] }
  end,

  check = function(app, p)
    local path = app.table.indexPathForSelectedRow
    return path and path.row == app.table:numberOfRows(1) + 1 - p.place and 1 or 0
  end,

  solution = function(app, p)
    local row = { row = { 1, app.table:numberOfRows(1) + 1 - p.place } }
    while not app:exists { text = "Plum" } do app:swipe({ 160, 400 }, "up") end
    app:tap(row)
  end,
}
