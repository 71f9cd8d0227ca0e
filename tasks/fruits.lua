-- Picks a fruit that is on the screen.
local fruits = {
  "Apple", "Apricot", "Banana", "Blackberry", "Blueberry", "Cherry", "Cranberry", "Date", "Elderberry", "Fig", "Grape", "Kiwi",
}

return {
  plugin = "fruits",
  goal = "Pick {fruit}.",
  steps = 10,

  parameters = function(random) return { fruit = fruits[random(#fruits)] } end,

  check = function(app, p)
    local path = app.table.indexPathForSelectedRow
    local cell = path and app.table:cellForRow(path)
    return cell and cell.textLabel.text == p.fruit and 1 or 0
  end,

  solution = function(app, p) app:tap(p.fruit) end,
}
