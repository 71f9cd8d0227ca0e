-- Chooses a theme.
local themes = { "Dark", "Auto" }

return {
  plugin = "settings",
  goal = "Choose the theme {theme}.",
  steps = 10,

  parameters = function(random) return { theme = themes[random(#themes)] } end,

  check = function(app, p)
    local numbers = { Light = 1, Dark = 2, Auto = 3 }
    return UserDefaults.standard:integer "theme" == numbers[p.theme] and 1 or 0
  end,

  solution = function(app, p) app:tap { text = p.theme } end,
}
