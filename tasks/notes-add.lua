-- Writes a new note and comes back to the list.
local titles = { "Call Ada", "Buy stamps", "Water plants", "Pay rent", "Book a train" }

return {
  plugin = "notes",
  goal = "Add a note that says \"{text}\", and go back to the list.",
  steps = 20,

  parameters = function(random) return { text = titles[random(#titles)] .. " " .. random(2, 99) } end,

  check = function(app, p)
    local list = app.table
    if not list or not app:exists { class = "UIButton", label = "Add" } then return 0 end
    for _, cell in ipairs(list.visibleCells) do
      if cell.textLabel.text == p.text and cell.detailTextLabel.text == #p.text .. " characters" then return 1 end
    end
    return 0
  end,

  solution = function(app, p)
    app:tap { label = "Add" }
    app:tap { class = "UITextView" }
    app:type(p.text)
    app:tap "Notes"
  end,
}
