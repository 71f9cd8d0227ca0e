-- Two controllers in one: each shows the place opposite to the other's, and both turn over.
local app = launch "tunnel"
app:print "here, and there"

app:drag { from = { 100, 100 }, to = { 180, 160 } }
app:settle()
app:print "the upper map dragged: the lower one follows to the other side of the earth"

app:tap "Flip"
app:advance(0.15)
app:print "both turn over"
app:settle()
app:print "what is on their backs"

app:tap "Flip"
app:settle()
app:print "and back"
