-- expect: reload_recursion.lua:7: in cellForRowAt for row 1.1: layoutIfNeeded was called while the table asks for its cells: a nested layout is ignored, so this ends, or is reported as a loop

local app = launch {
  numberOfRowsInSection = function(self, tableView, section) return 3 end,
  cellForRowAt = function(self, tableView, indexPath)
    tableView:reloadData()
    tableView:layoutIfNeeded()
    return UITableViewCell {}
  end,
}

app:settle()
