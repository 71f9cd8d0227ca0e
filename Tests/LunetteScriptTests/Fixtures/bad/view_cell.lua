-- expect: view_cell.lua:5: in cellForRowAt for row 1.1: UITableView (...) failed to obtain a cell from its dataSource (...): it returned a UILabel, a UITableViewCell was expected

launch {
  numberOfRowsInSection = function(self, tableView, section) return 3 end,
  cellForRowAt = function(self, tableView, indexPath)
    return UILabel { text = "nearly" }
  end,
}
