-- Chooses a language from a long list, with or without the search above it.
local languages = { "Arabic", "Czech", "Danish", "Finnish", "German", "Hungarian", "Japanese", "Norwegian", "Polish", "Spanish", "Thai", "Ukrainian", "Vietnamese" }

return {
  plugin = "settings",
  goal = "Set the language to {language}.",
  steps = 30,

  parameters = function(random) return { language = languages[random(#languages)] } end,

  check = function(app, p) return UserDefaults.standard:string "language" == p.language and 1 or 0 end,

  solution = function(app, p)
    app:tap "Language"
    while not app:exists { text = p.language, hittable = true } do app:swipe({ 160, 400 }, "up") end
    app:tap(p.language)
  end,
}
