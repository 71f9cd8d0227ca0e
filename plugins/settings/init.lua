-- Settings, as most apps have them: switches, sliders, segments, pickers, text fields, a push, a modal screen, alerts, search.
-- All values are stored in UserDefaults, so the app has them again after a new launch.

local SettingsController = require "SettingsController"

local settings = { name = "Settings", description = "Controls in cells, a push, a modal screen, an alert, a sheet and a search" }

function settings:didFinishLaunching()
  UserDefaults.standard:register { sounds = true, volume = 0.5, theme = 1, language = "English", wakeUp = 7 * 3600, fruit = 1, name = "" }
  local window = UIWindow {}
  window.rootViewController = UINavigationController { rootViewController = SettingsController {} }
  window:makeKeyAndVisible()
end

lint.allow("low-contrast", "details, and what resets, have UIKit's own colours on white")

return settings
