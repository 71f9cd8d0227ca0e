-- Adds an item and names it.
local names = { "Red Lamp", "Old Chair", "Blue Kettle", "Big Radio", "Small Drum" }

return {
  plugin = "homepwner",
  goal = "Add an item with the name \"{name}\".",
  steps = 25,

  parameters = function(random) return { name = names[random(#names)] .. " " .. random(2, 99) } end,

  check = function(app, p)
    -- On an item's own screen there is no table.
    local list = app.table
    if app.window.rootViewController.presentedViewController or not list or list:numberOfRows(1) ~= 6 then return 0 end
    local cell = list:cellForRow(IndexPath(1, 6))
    return cell and cell.textLabel.text:sub(1, #p.name + 2) == p.name .. " (" and 1 or 0
  end,

  solution = function(app, p)
    app:tap { label = "Add" }
    app:tap { id = "name" }
    app:type(("\b"):rep(#app:find({ id = "name" }).text) .. p.name)
    app:tap "Done"
  end,
}
