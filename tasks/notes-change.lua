-- Adds words to the end of the note that is there.
local things = { "apples", "butter", "cheese", "dates", "eggs", "flour" }

return {
  plugin = "notes",
  goal = "Add the line \"{line}\" to the end of the note Groceries, and go back to the list.",
  steps = 20,

  parameters = function(random) return { line = things[random(#things)] } end,

  check = function(app, p)
    local list = app.table
    if not list or #list.visibleCells ~= 1 then return 0 end
    local cell = list.visibleCells[1]
    return cell.textLabel.text == "Groceries" and cell.detailTextLabel.text == 36 + 1 + #p.line .. " characters" and 1 or 0
  end,

  solution = function(app, p)
    app:tap { row = { 1, 1 } }
    app:tap { class = "UITextView" }
    app:type("\n" .. p.line)
    app:tap "Notes"
  end,
}
