-- The plugin settings: controls in rows, pushed and modal screens, an alert, a sheet, a search.
local app = launch "settings"
app:print "at first"

app:tap { id = "sounds" }
app:drag { on = { id = "volume" }, by = { 60, 0 } }
app:settle()
app:print "sounds off, louder"

app:tap "Language"
app:settle()
app:tap { class = "UITextField" }
app:type "ger"
app:settle()
app:print "a search"
app:tap "German"
app:settle()
app:print "German it is"

app:tap "Breakfast"
app:settle()
app:tap "Cherry"
app:settle()
app:print "a wheel"
