-- Looks at About and comes back.
return {
  plugin = "settings",
  goal = "Open About, and close it again.",
  steps = 10,

  check = function(app)
    local opened = false
    for _, call in ipairs(app:calls "didSelectRowAt") do
      if call[2] == IndexPath(4, 1) then opened = true end
    end
    return opened and not app.window.rootViewController.presentedViewController and 1 or 0
  end,

  solution = function(app)
    app:tap "About"
    app:tap "Done"
  end,
}
