-- The gallery of layers: each screen once.
local app = launch "layers"
app:print "what there is"

local subjects = app.table:numberOfRows(1)
for row = 1, subjects do
  app.table:scrollToRow(IndexPath(1, row), "none", false)
  app:advanceFrames(1)
  app:tap { row = IndexPath(1, row) }
  app:advance(1.5)
  app:print(app.window.rootViewController.topViewController.title)
  app:settle()
  app.window.rootViewController:popViewController(true)
  app:settle()
end
