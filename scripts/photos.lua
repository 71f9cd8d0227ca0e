-- The plugin photos: a grid with pinned headers, a line to leaf through, one photo, and deleting.
local app = launch "photos"
app:print "the grid"

app:drag { from = { 160, 500 }, to = { 160, 300 }, duration = 0.4 }
app:settle()
app:print "the header stays at the top"

app:tap "Line"
app:advance(0.15)
app:print "on the way to the line"
app:settle()
app:print "the line"

app:fling { from = { 250, 300 }, velocity = { -700, 0 } }
app:settle()
app:print "the next photos"

app:tap "Grid"
app:settle()
app:tap { id = "Photo 9" }
app:settle()
app:print "one photo"
app:tap "Photos"
app:settle()

app:tap "Select"
app:tap { id = "Photo 8" }
app:tap { id = "Photo 10" }
app:tap { id = "Photo 11" }
app:settle()
app:print "three selected"
app:tap "Delete"
app:advance(0.15)
app:print "on their way out"
app:settle()
app:print "three fewer"
