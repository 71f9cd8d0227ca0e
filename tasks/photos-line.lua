-- Shows the photos in a line.
return {
  plugin = "photos",
  goal = "Show the photos in a line.",
  steps = 10,

  check = function(app) return app:exists { class = "UIButton", text = "Grid" } and 1 or 0 end,

  solution = function(app) app:tap "Line" end,
}
