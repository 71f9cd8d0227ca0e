-- An inventory: adding, deleting with a confirmation, reordering by the handle, and a swipe.
local app = launch "homepwner_classic"
app:print "five things"

app:tap "Add"
app:advance(0.15)
app:print "a sixth comes in from the top"
app:settle()

app:tap "Edit"
app:settle()
app:print "editing: a minus and a handle for each"

app:tap { row = IndexPath(1, 2), part = "minus" }
app:settle()
app:print "the second is to go: 删除 asks"

app:tap "删除"
app:advance(0.15)
app:print "it fades"
app:settle()

local finger = app:touch(301, 82)
finger:move(301, 160, 0.4)
app:print "the first hangs from the finger, the others make room"
finger:lift()
app:settle()
app:print "and stands where it was dropped"

app:tap "Done"
app:settle()
app:swipe({ row = IndexPath(1, 4) }, "left")
app:settle()
app:print "a swipe does without editing mode"
