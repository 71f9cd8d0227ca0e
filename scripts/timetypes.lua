-- All of timetypes: fling, bounce, pull down to create, swipe to delete, tap.
local app = launch "timetypes"
app:print "the list"

app:fling { from = { 160, 450 }, velocity = { 0, -1800 } }
app:advance(0.2)
app:print "flung: 0.2 s after the lift"
app:settle()
app:print "it has come to rest"

-- Runs until the content is farthest past the top, just before it turns back.
local function advanceToPeak()
  local last ---@type any
  repeat
    last = app.table.contentOffset.y
    app:advanceFrames(1)
  until app.table.contentOffset.y >= last
end

app:fling { from = { 160, 100 }, velocity = { 0, 3000 } }
advanceToPeak()
app:print "flung back: the bounce at the top"
app:settle()

local finger = app:touch(160, 120)
finger:move(160, 190, 0.3)
app:print "pulled down: the strip hinges open"
finger:move(160, 260, 0.3)
app:print "pulled past 44 pt: ready to create"
finger:lift()
app:settle()

app:type "Meditation"
app:print "lifted: a name is asked for"
app:pressReturn()
app:settle()
app:print "return: the new row is on top"

finger = app:touch(20, 187)
finger:move(115, 187, 0.3)
app:print "swiped right: delete is uncovered"
finger:lift()
app:settle()
app:print "lifted: the row is gone"

finger = app:touch(100, 262)
finger:hold(0.3)
app:print "a finger rests on a row"
finger:lift()
app:settle()
