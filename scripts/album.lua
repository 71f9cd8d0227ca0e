-- The plugin album: searching in the list, a photo from the results, its neighbours, zooming, and back to the search.
local app = launch "album"
app:print "the list"

app:tap { class = "UISearchBar" }
app:settle()
app:type "lag"
app:settle()
app:print "what was found"

app:tap "Cliffs"
app:advance(0.2)
app:print "on the way, the bar comes along"
app:settle()
app:print "the first of two photos"

app:swipe({ 300, 300 }, "left")
app:settle()
app:print "the second"

app:doubleTap { 160, 300 }
app:settle()
app:print "zoomed"

app:tap "Album"
app:settle()
app:print "the search goes on"

app:tap "Cancel"
app:settle()
app:print "the list again"
