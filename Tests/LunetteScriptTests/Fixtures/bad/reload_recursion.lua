-- expect: bad/reload_recursion.lua:6: reloadData called while cellForRowAt runs: the table is asking for its rows and would have to start again for ever; call it after the callback, for example from after(0, function() ... end) (in cellForRowAt for row 1.1)

local app = launch {
  numberOfRowsInSection = function(self, tableView, section) return 3 end,
  cellForRowAt = function(self, tableView, indexPath)
    tableView:reloadData()
    tableView:layoutIfNeeded()
    return UITableViewCell {}
  end,
}

app:settle()
