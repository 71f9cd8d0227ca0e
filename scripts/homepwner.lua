-- An inventory in its newer form: a new item over the list, an item's details, a picture, the phone on its side.
local app = launch("homepwner", { device = "iPhone SE" })
app:settle()
app:print "five things under a bar"

app:tap "+"
app:advance(0.1)
app:print "a new item comes up from below"
app:settle()
app:tap { id = "name" }
app:replaceText "Copper kettle"
app:print "its name is typed"
app:tap "Done"
app:settle()
app:print "and it is in the list"

app:tap { row = IndexPath(1, 1) }
app:advance(0.15)
app:print "the first one's details come from the right"
app:settle()
app:print "with the way back in the bar"

app:tap { id = "camera" }
app:settle()
app:pickImage "kettle.png"
app:settle()
app:print "it has a picture now"

app:rotateDevice "landscapeLeft"
app:settle()
app:print "which has no room on a phone that lies on its side"
app:rotateDevice "portrait"
app:settle()

local finger = app:touch(4, 300)
finger:move(200, 300, 0.3)
app:print "a finger from the edge goes back"
finger:move(300, 300, 0.1)
finger:lift()
app:settle()

app:tap "Edit"
app:settle()
app:print "editing"

app:background()
app:relaunch()
app:settle()
app:print "launched again, with what the archive has kept"
