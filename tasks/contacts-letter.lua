-- Goes to a letter of the contacts.
local letters = { "F", "G", "H", "J", "K", "L", "M", "N", "P", "R", "S", "T", "V", "Z" }

return {
  plugin = "contacts",
  goal = "Go to the contacts with {letter}.",
  steps = 30,

  parameters = function(random) return { letter = letters[random(#letters)] } end,

  check = function(app, p)
    for _, path in ipairs(app.table.indexPathsForVisibleRows) do
      if app.delegate.sections[path.section].letter == p.letter then return 1 end
    end
    return 0
  end,

  solution = function(app, p)
    local function isThere()
      for _, path in ipairs(app.table.indexPathsForVisibleRows) do
        if app.delegate.sections[path.section].letter == p.letter then return true end
      end
    end
    while not isThere() do app:swipe({ 160, 400 }, "up") end
  end,
}
