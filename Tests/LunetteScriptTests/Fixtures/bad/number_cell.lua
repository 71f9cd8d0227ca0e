-- expect: number_cell.lua:5: in cellForRowAt for row 1.1: UITableView (...) failed to obtain a cell from its dataSource (...): it returned the number 42, a UITableViewCell was expected

launch {
  numberOfRowsInSection = function(self, tableView, section) return 3 end,
  cellForRowAt = function(self, tableView, indexPath)
    return 42
  end,
}
