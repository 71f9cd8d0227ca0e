-- Selects some photos.
return {
  plugin = "photos",
  goal = "Select {count} photos.",
  steps = 20,

  parameters = function(random) return { count = random(2, 6) } end,

  check = function(app, p)
    local selected = app.collectionView and app.collectionView.indexPathsForSelectedItems or {}
    return #selected == p.count and app:exists "Done" and 1 or 0
  end,

  solution = function(app, p)
    app:tap "Select"
    for item = 1, p.count do app:tap { item = { 1, item } } end
  end,
}
