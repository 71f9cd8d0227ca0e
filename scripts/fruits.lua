-- The smallest plugin, touched: a drag, a deceleration, a tap.
local app = launch "fruits"
app:print "twenty fruits, thirteen rows on the screen"

app:drag { from = { 160, 400 }, to = { 160, 250 }, duration = 0.25 }
app:print "lifted: it goes on by itself"

app:settle()
app:print "at rest"

app:tap(app.table.visibleCells[3])
app:print "a row was tapped"
