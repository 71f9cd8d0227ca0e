-- Turns the sounds off.
return {
  plugin = "settings",
  goal = "Turn the sounds off.",
  steps = 10,

  check = function() return UserDefaults.standard:bool "sounds" and 0 or 1 end,

  solution = function(app) app:tap { class = "UISwitch" } end,
}
