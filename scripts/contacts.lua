-- Floating headers, footers and the index bar.
local app = launch "contacts"
app:print "the first letters"

app:drag { from = { 100, 400 }, to = { 100, 330 }, duration = 0.5, hold = 0.2 }
app:settle()
app:print "scrolled a little: A stays at the top"

app:drag { from = { 100, 400 }, to = { 100, 320 }, duration = 0.5, hold = 0.2 }
app:settle()
app:print "A leaves with the last of its rows, B comes"

app:tap { indexTitle = 19 }
app:settle()
app:print "S on the index bar"
