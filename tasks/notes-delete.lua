-- Deletes the only note by a swipe.
return {
  plugin = "notes",
  goal = "Delete the note Groceries.",
  steps = 10,

  check = function(app)
    local list = app.table
    return list and app:exists { label = "Add" } and list:numberOfRows(1) == 0 and 1 or 0
  end,

  solution = function(app)
    app:swipe({ row = { 1, 1 } }, "left")
    app:tap { text = "Delete" }
  end,
}
