-- The plugin reminders: a question of the system, a notification with its buttons, the place, the badge, a quick action.
local server = Server { file = "plugins/reminders/server.lua" }
local app = launch("reminders", { network = server, date = "2026-03-31T08:30:00Z", timeZone = "Europe/Berlin" })
app:settle()
app:print "what the household shares"

local function add(title, when)
  app:tap { class = "UINavigationButton" }
  app:settle()
  app:type(title)
  app:tap(when)
  app:pressReturn()
end

add("Tea", "10 min")
app:settle { timers = false }
app:print "the system asks whether it may notify"
app:tap "Allow"
app:settle()
app:print "a reminder"

add("Milk", "Shop")
app:settle { timers = false }
app:print "and whether it may know the place"
app:tap "Allow While Using App"
app:setLocation(52.52, 13.405)
app:settle()
app:print "how far the shop is"

app:background()
app:advance(600)
app:tapNotification("Tea", "In 10 Minutes")
app:advance(600)
app:tapNotification "Tea"
app:settle()
app:print "late: in front again"
app:tap "Tea"
app:settle()
app:print "done"

app:background()
app:runBackgroundTask "tidy"
app:quickAction "New Reminder"
app:settle()
app:print "a new one from the icon's menu"
