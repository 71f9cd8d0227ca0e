-- Turns the wheels of a date picker. A swipe turns a wheel by five of its twelve rows.
return {
  plugin = "settings",
  goal = "Set the wake-up time to {time}.",
  steps = 30,

  parameters = function(random)
    local hour, minute
    repeat hour, minute = random(0, 11), 5 * random(0, 11) until hour ~= 7 or minute ~= 0
    return { seconds = (hour * 60 + minute) * 60, time = ("%d:%02d AM"):format(hour == 0 and 12 or hour, minute) }
  end,

  check = function(app, p) return UserDefaults.standard:integer "wakeUp" == p.seconds and 1 or 0 end,

  solution = function(app, p)
    local defaults = UserDefaults.standard
    local hours, minutes = { 58, 284 }, { 160, 284 }
    app:tap "Wake up"
    while defaults:integer "wakeUp" // 3600 ~= p.seconds // 3600 do app:swipe(hours, "down") end
    while defaults:integer "wakeUp" ~= p.seconds do app:swipe(minutes, "up") end
  end,
}
