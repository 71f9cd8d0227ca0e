-- The plugin signup: a form of texts with checks, on a screen that a tap frees of the keyboard.
local app = launch "signup"
app:print "empty"

app:tap { id = "name" }
app:settle()
app:type "Ada Lovelace"
app:pressReturn()
app:type "ada at example"
app:pressReturn()
app:print "the address lacks its sign"

app:wait(0.4)
app:tap { id = "mail" }
app:clearText()
app:type "ada@example.com"
app:pressReturn()
app:type "analytical"
app:pressReturn()
app:settle()
app:type "analytical"
app:pressReturn()
app:settle()
app:scrollTo { id = "terms" }
app:tap { id = "terms" }
app:settle()
app:print "complete"
app:tap "Join"
app:settle()
app:print "welcome"
