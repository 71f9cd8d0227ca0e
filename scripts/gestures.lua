-- Every simple gesture, and the picture that it leaves on the screen.
local app = launch "gestures"
local pad = app:find { id = "pad" }

app:tap { 100, 120 }
app:advance(0.1)
app:print "a tap leaves a picture"
app:settle()

app:swipe({ 200, 200 }, "left")
app:advance(0.2)
app:print "a swipe sends one away"
app:settle()

app:rotate(pad, { angle = math.pi / 3, duration = 0.5 })
app:advance(0.1)
app:print "two fingers turn one, which turns back"
app:settle()

local finger = app:touch(80, 250)
finger:move(110, 300, 0.2)
finger:move(190, 200, 0.2)
finger:lift()
app:advance(0.1)
app:print "a check mark is drawn"
app:settle()

app:tap { id = "quiet" }
print(table.concat(app.delegate.log, ", "))
