-- expect: reload_loop.lua:7: in cellForRowAt for row 1.1: reloadData was called from within cellForRowAt, in every layout: the table never comes to rest

local app = launch {
  numberOfRowsInSection = function(self, tableView, section) return 3 end,
  cellForRowAt = function(self, tableView, indexPath)
    -- at once it only marks the table; the layout in the next frame asks for this row again
    tableView:reloadData()
    return UITableViewCell {}
  end,
}

app:settle()
