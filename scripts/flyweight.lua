-- flyweight: the screen of timetypes on a table view that is written in Lua, and the small number of cells that it needs.
local app = launch "flyweight"
local list, tableView = app.delegate.list, app.delegate.tableView

local function report(title)
  app:print(title)
  print(("%d rows, %d cells ever made, %d times asked for a row"):format(tableView:numberOfRows(), list.cellsMade, #list.asked))
end

report "the list"

app:fling { from = { 160, 450 }, velocity = { 0, -1800 } }
app:advance(0.2)
report "flung: 0.2 s after the lift"
app:settle()
report "it has come to rest"

tableView:setContentOffset({ 0, 0 }, true)
app:settle()

local finger = app:touch(160, 120)
finger:move(160, 260, 0.5)
app:print "pulled past 44 pt: ready to create"
finger:lift()
app:settle()
app:type "Meditation"
app:pressReturn()
app:settle()
report "return: the new row is on top"

finger = app:touch(20, 187)
finger:move(115, 187, 0.3)
app:print "swiped right: delete is uncovered"
finger:lift()
app:advance(0.12)
app:print "lifted: the rows below move up"
app:settle()
report "the row is gone"
