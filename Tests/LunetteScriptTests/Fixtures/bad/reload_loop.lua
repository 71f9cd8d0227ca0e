-- expect: bad/reload_loop.lua:7: reloadData called while cellForRowAt runs: the table is asking for its rows and would have to start again for ever; call it after the callback, for example from after(0, function() ... end) (in cellForRowAt for row 1.1)

local app = launch {
  numberOfRowsInSection = function(self, tableView, section) return 3 end,
  cellForRowAt = function(self, tableView, indexPath)
    -- at once it only marks the table; the layout in the next frame asks for this row again
    tableView:reloadData()
    return UITableViewCell {}
  end,
}

app:settle()
