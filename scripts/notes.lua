-- Writes a note: with the keyboard on the screen, in bold, and back to the list.
local app = launch "notes"
app:print "the list"
app:tap "Groceries"
app:settle()
app:tap { class = "UITextView" }
app:settle()
app:press "end"
app:type "\nHoney"
app:print "typed on the keyboard"
app:selectText "Honey"
app:tap "Bold"
app:print "in bold"
app:tap "Done"
app:settle()
app:print "the keyboard is gone"
