-- A playlist is sorted by plays: half way through, every row is between its old place and its new one.
local app = launch "shuffle"
app:print "as it was"
app:tap "Most played"
app:advance(0.1)
app:print "on the way"
app:settle()
app:print "by plays"
app:tap "Rain on tin"
app:settle()
app:print "the tapped song is first"
